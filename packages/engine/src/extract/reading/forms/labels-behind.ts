import type { Testable } from '../labels/captions-below.ts';
import type { Label } from '../labels/labels.ts';
import { linesBefore } from '../labels/lines-before.ts';
import { shifted } from '../sheet/runs.ts';
import { edgesOf, rowsOf, type Sheet, type Token } from '../sheet/sheet.ts';

type Run = readonly Token[];

/** Widest space between two words of a value, and least space before its label and behind that, in glyphs. */
const [inValue, beforeLabel, behindLabel] = [1.2, 0.5, 1.5] as const;
/** How far the edges of a column differ, and how far apart its rows are at most, in glyphs. */
const [ofEdge, pitch] = [0.8, 4.5] as const;
/** Least labels of a column, and least of them behind a value of a format of their own. */
const [leastLabels, leastSure] = [3, 2] as const;
/** Least sure values of a column for each that is in another notation than its label asks for. */
const leastSureEach = 3;
/** Share of such labels of which fewer have another value of their kind behind them: a text beside the column may have a number. */
const mostFollowed = 0.5;
/** Most words of a text before a value that may be a label of it, and most of the rows of a column that have one. */
const [mostWords, mostLed] = [4, 0.5] as const;

/** The sign before an entry of a program's menu, which may stand beside any row of its page. */
const ofMenu = /^[▸►▶▷›»⌂>]/u;

/** The unit of a value, behind the label that says it. */
const unit = /^\(?(?:R\$|%|kg|m³|m3)\)?$/i;

/** A label with the value right before it. */
interface Behind {
  readonly label: Label;
  /** The words of the label, with the unit behind them. */
  readonly words: Run;
  readonly value: Run;
  /** Whether the value is of the format that the label asks for; undefined where it asks for none. */
  readonly isSure: boolean | undefined;
  /** The text before the value, and that behind the label. */
  readonly before: Run;
  readonly after: Run;
  readonly isValue: (run: Run) => boolean;
}

/** The words of a text that end before a place of a row, from left to right. */
function textBefore(row: Run, end: number, glyph: number): Run {
  let from = end;
  while (from > 0) {
    const [word, next] = [row[from - 1], row[from]];
    if (word === undefined || (from < end && (next?.left ?? 0) - word.right > inValue * glyph)) break;
    from -= 1;
  }
  return row.slice(from, end);
}

function behindOf(
  { label, isValue, hasFormat }: Testable,
  sheet: Sheet,
  ofLabels: ReadonlySet<Token>,
): Behind | undefined {
  const { rows, glyph } = sheet;
  const [first, last] = [label.tokens[0], label.tokens.at(-1)];
  const row = rows.find((each) => label.tokens.every((token) => each.includes(token)));
  if (row === undefined || first === undefined || last === undefined || last.text.endsWith(':'))
    return undefined;
  const at = row.indexOf(first);
  const ofLabel = row.indexOf(last) + 1;
  const end = unit.test(row[ofLabel]?.text ?? '') ? ofLabel + 1 : ofLabel;
  const inRow = textBefore(row, at, glyph);
  const isOfOther = inRow.length === 0 || inRow.some((token) => ofLabels.has(token));
  const value = isOfOther ? linesBefore(label, row, sheet, (line, to) => textBefore(line, to, glyph)) : inRow;
  const edge = value.length === 0 ? Infinity : edgesOf(value).right;
  const next = (row[end]?.left ?? Infinity) - (row[end - 1]?.right ?? 0);
  if (first.left - edge < beforeLabel * glyph || next < behindLabel * glyph || edge === Infinity)
    return undefined;
  if (value.some((token) => ofLabels.has(token))) return undefined;
  const before = isOfOther ? [] : textBefore(row, at - value.length, glyph);
  let to = end;
  while (
    to < row.length &&
    (to === end || (row[to]?.left ?? 0) - (row[to - 1]?.right ?? 0) <= inValue * glyph)
  )
    to += 1;
  const isSure = hasFormat ? isValue(value) : undefined;
  return { label, words: row.slice(at, end), value, isSure, before, after: row.slice(end, to), isValue };
}

/** Labels below each other that are set to one edge, each with the value before it. */
function columnsOf(found: readonly Behind[], glyph: number): Behind[][] {
  const columns: Behind[][] = [];
  const isNear = (one: number, other: number): boolean => Math.abs(one - other) < ofEdge * glyph;
  const areSet = (one: Pick<Token, 'left' | 'right'>, other: Pick<Token, 'left' | 'right'>): boolean =>
    isNear(one.left, other.left) || isNear(one.right, other.right);
  for (const each of found.toSorted((a, b) => a.label.top - b.label.top)) {
    const column = columns.find((others) => {
      const last = others.at(-1);
      return (
        last !== undefined &&
        each.label.top - last.label.bottom < pitch * glyph &&
        areSet(each.label, last.label) &&
        areSet(edgesOf(each.value), edgesOf(last.value))
      );
    });
    if (column === undefined) columns.push([each]);
    else column.push(each);
  }
  return columns;
}

/** The columns of labels whose values are before them, told by values of a format of their own. */
function columnsBehind(testable: readonly Testable[], sheet: Sheet): Behind[][] {
  const ofLabels = new Set(testable.flatMap(({ label }) => label.tokens));
  const found = testable.flatMap((each) => behindOf(each, sheet, ofLabels) ?? []);
  const ends = new Set(found.map(({ words }) => words.at(-1)));
  const begins = new Set(found.map(({ value }) => value[0]));
  return columnsOf(found, sheet.glyph).filter((column) => {
    const sure = column.filter(({ isSure }) => isSure === true);
    const followed = column.filter(
      ({ after, isValue }) => after.length > 0 && !begins.has(after[0]) && isValue(after),
    );
    // What stands before most of the values is their label, on a page that has words of its own for it.
    const led = column.filter(
      ({ before }) =>
        before.length > 0 &&
        before.length <= mostWords &&
        !ofMenu.test(before[0]?.text ?? '') &&
        !ends.has(before.at(-1)) &&
        before.some(({ text }) => /\p{L}{2}/u.test(text)),
    );
    return (
      column.length >= leastLabels &&
      sure.length >= leastSure &&
      leastSureEach * column.filter(({ isSure }) => isSure === false).length <= sure.length &&
      followed.length < mostFollowed * sure.length &&
      led.length <= mostLed * column.length
    );
  });
}

/** A page with the words that were moved to before their values as labels. */
interface Arranged {
  readonly sheet: Sheet;
  readonly before: ReadonlySet<Token>;
}

/** A page whose columns of labels behind their values have each label before its value, where a form usually has it; other pages are as they are. */
export function withLabelsBefore(sheet: Sheet, testable: readonly Testable[]): Arranged {
  const before = new Set<Token>();
  const places = new Map<Token, Token>();
  for (const column of columnsBehind(testable, sheet)) {
    const { left, right } = edgesOf(column.flatMap(({ words, value }) => [...words, ...value]));
    const widthOf = (run: Run): number => edgesOf(run).right - edgesOf(run).left;
    const widest = Math.max(...column.map(({ words }) => widthOf(words)));
    const start = left + widest + beforeLabel * sheet.glyph;
    const fits = column.every(({ value }) => start + widthOf(value) <= right);
    for (const { label, words, value } of column) {
      const edges = edgesOf(value);
      const moved = [
        ...shifted(words, left - label.left),
        ...shifted(value, fits ? start - edges.left : right - edges.right),
      ];
      for (const [at, token] of [...words, ...value].entries()) places.set(token, moved[at] ?? token);
      for (const token of moved.slice(0, words.length)) before.add(token);
    }
  }
  if (places.size === 0) return { sheet, before };
  const tokens = sheet.tokens.map((token) => places.get(token) ?? token);
  return { sheet: { ...sheet, tokens, rows: rowsOf(tokens, sheet.glyph) }, before };
}
