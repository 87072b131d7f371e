import { belowInCell, besideInCell } from './cell-of-label.ts';
import { hasColumnBefore } from './column-before.ts';
import { numberOfTitle } from './numbered-titles.ts';
import type { Label } from './labels.ts';
import { edgesOf, middleOf, rowsOf, type Sheet, type Token } from '../sheet/sheet.ts';

/** Whether both are in one row of print. */
export const inRow = (
  token: Pick<Token, 'top' | 'bottom'>,
  label: Pick<Label, 'top' | 'bottom'>,
  glyph: number,
): boolean =>
  Math.min(token.bottom, label.bottom) - Math.max(token.top, label.top) >
  0.4 * Math.min(glyph, token.bottom - token.top);

/** The words to the right of a label up to the next label of its row. */
export function besideOf(
  label: Label,
  all: readonly Token[],
  labels: readonly Label[],
  glyph: number,
): Token[] {
  const tokens = besideInCell(label, all, labels);
  const last = label.tokens.at(-1) ?? label;
  // The value beside a label of several rows is at its middle.
  const isStacked = last.top > label.top + 0.5 * glyph;
  const isMid = (token: Token): boolean =>
    isStacked && Math.abs(middleOf(token) - middleOf(label)) < 0.5 * glyph && token.left >= label.right;
  const end = Math.min(
    Infinity,
    ...labels
      .filter(
        (other) =>
          other !== label &&
          other.left > label.left &&
          (inRow(other, last, glyph) ||
            (isStacked && other.left >= label.right && inRow(other, label, glyph))),
      )
      .map((other) => other.left),
  );
  const besideRow = (row: Pick<Token, 'top' | 'bottom' | 'right'>): Token[] =>
    tokens
      .filter((token) => isMid(token) || (inRow(token, row, glyph) && token.left >= row.right - 0.4 * glyph))
      .filter((token) => token.left < end)
      .toSorted((a, b) => a.left - b.left);
  // A last word of low letters hides how high its row is beside a value that stands a little higher ("feito em").
  const found = besideRow({ ...last, top: topOfRow(label, last) });
  // Labels set to the right edge of their column may have their values at their first rows, and those that end with a remark or a colon.
  const first = isStacked ? flushRow(label, glyph) : undefined;
  // Commas and tails of letters reach down from the upper of two rows to the label between them.
  const around = aroundMiddle(label, tokens, end, glyph);
  if (found.every((token) => around.includes(token)) && around.length > 0) return around;
  return found.length > 0 || first === undefined ? found : besideRow(first);
}

/** The top of the tallest word in the row of a label's last word. */
const topOfRow = ({ tokens }: Label, last: Pick<Token, 'top' | 'bottom'>): number =>
  Math.min(...tokens.filter(({ bottom }) => bottom > last.top).map(({ top }) => top), last.top);

/** How far above and below the middle of a label the two rows of its value are, in glyphs, and how far behind it they begin at most. */
const [leastOff, mostOff, behindLabel] = [0.4, 1.2, 30] as const;

/** A value of two rows beside a label that stands at the middle of both, as in the cells of a spreadsheet. */
function aroundMiddle(label: Label, tokens: readonly Token[], end: number, glyph: number): Token[] {
  const rowAt = (side: 1 | -1): Token[] =>
    tokens
      .filter((token) => {
        const off = side * (middleOf(token) - middleOf(label));
        return (
          token.left >= label.right && token.left < end && off > leastOff * glyph && off < mostOff * glyph
        );
      })
      .toSorted((a, b) => a.left - b.left);
  const [upper, lower] = [rowAt(-1), rowAt(1)];
  const [over, under] = [upper[0], lower[0]];
  if (over === undefined || under === undefined) return [];
  const isOne =
    Math.abs(over.left - under.left) < 0.6 * glyph && over.left - label.right < behindLabel * glyph;
  return isOne ? [...upper, ...lower] : [];
}

/** The first row of a label of several rows that are set to one right edge and to no left one, or that end with a remark or a colon. */
function flushRow(
  { tokens, top, right }: Label,
  glyph: number,
): Pick<Token, 'top' | 'bottom' | 'right'> | undefined {
  const upper = edgesOf(tokens.filter((token) => token.top < top + 0.5 * glyph));
  const under = tokens.filter((token) => token.top > top + 0.5 * glyph);
  const lower = edgesOf(under);
  const isFlush =
    Math.abs(upper.right - lower.right) < 0.6 * glyph && Math.abs(upper.left - lower.left) > glyph;
  const isRemark = /^\(.*\)$/.test(under.map(({ text }) => text).join(' '));
  const isClosed = under.at(-1)?.text.endsWith(':') === true;
  return isFlush || isRemark || isClosed ? { ...upper, right } : undefined;
}

/** The left edge of the label behind another one in its row; undefined behind the last. */
export function nextInRow(label: Label, labels: readonly Label[], glyph: number): number | undefined {
  const behind = labels.filter((other) => other.left > label.right && inRow(other, label, glyph));
  return behind.length === 0 ? undefined : Math.min(...behind.map(({ left }) => left));
}

/** Most that a label in the box beside is higher, in glyphs. */
const lineAbove = 1.3;

/** A value nearer than this behind its label, in glyphs, is of one text with it. */
const rightBehind = 1.5;

/** Words nearer than this below a label, in glyphs, are right below it. */
const rightUnder = 1.6;

/** By how much the right edges of a label and of a value set below it may differ, in glyphs. */
const endsWith = 0.5;

/** The top of a label or, where that stands higher, of the value right behind it. */
const topWithValue = (label: Label, tokens: readonly Token[], glyph: number): number =>
  Math.min(
    label.top,
    ...tokens
      .filter(
        (token) =>
          inRow(token, label, glyph) &&
          token.left >= label.right &&
          token.left - label.right < rightBehind * glyph,
      )
      .map(({ top }) => top),
  );

/** The rows of the box below a label, which extends to the next label on its right and to the next label below. */
export function belowOf(
  label: Label,
  all: readonly Token[],
  labels: readonly Label[],
  glyph: number,
): Token[][] {
  const tokens = belowInCell(label, all, glyph);
  const left = label.left - 1.2 * glyph;
  // A box beside this one may have its label up to a line higher.
  const isLevel = (other: Label): boolean =>
    inRow(other, label, glyph) || (other.top < label.top && label.top - other.top < lineAbove * glyph);
  const right = Math.min(
    Infinity,
    ...labels
      .filter((other) => other !== label && other.left > label.right && isLevel(other))
      .map((other) => other.left - 0.3 * glyph),
  );
  // A label after the value in the row below this one ("RUI LIMA CPF") ends the box below that row; so does a value of the next column that
  // is the word of a label.
  const near = tokens.filter((token) => token.left > left && token.left < right);
  const isBehind = (other: Label): boolean => {
    const isNext = !near.some(
      (token) => middleOf(token) > label.bottom && middleOf(token) < other.top - 0.2 * glyph,
    );
    const isUnder = (token: Token): boolean => token.left < label.right && token.right > label.left;
    return (
      isNext &&
      near.some(
        (token) =>
          inRow(token, other, glyph) &&
          (Math.abs(other.left - token.right) < 2.5 * glyph || (isUnder(token) && other.left > token.right)),
      )
    );
  };
  let bottom = Infinity;
  const under = labels
    .filter(
      (other) =>
        other.top > label.bottom - 0.4 * glyph &&
        other.left < Math.min(right, label.right + 30 * glyph) &&
        other.right > left,
    )
    .toSorted((one, other) => one.top - other.top);
  for (const other of under) {
    if (other.top >= bottom) break;
    bottom = Math.min(bottom, isBehind(other) ? other.bottom : topWithValue(other, tokens, glyph));
  }
  // A label of another column further right ends no box to its left: words right below this label go on up to it.
  const isLeftOfOthers = (token: Token): boolean =>
    token.top - label.bottom < rightUnder * glyph &&
    !labels.some(
      (other) =>
        other !== label &&
        other.top > label.bottom - 0.4 * glyph &&
        topWithValue(other, tokens, glyph) < middleOf(token) &&
        other.left < token.right + glyph &&
        other.right > left,
    );
  const lower = tokens.filter(
    (token) =>
      middleOf(token) > label.bottom - 0.2 * glyph && (middleOf(token) < bottom || isLeftOfOthers(token)),
  );
  const across = wordsAcross(lower, right, glyph);
  const inBox = lower.filter((token) => token.left < right || across.has(token));
  // A value centred in a wide box may begin left of its label, if nothing else is above it there.
  const others = tokens.filter((token) => token.left < label.left && inRow(token, label, glyph));
  const isOpen = (token: Token): boolean =>
    ![...labels.filter((other) => other !== label && inRow(other, label, glyph)), ...others].some(
      (other) => other.left < label.left && other.right > token.left - glyph,
    );
  // An amount that ends where its short label does begins far to the left of it ("348,00" under "IR").
  const isSetRight = (token: Token): boolean =>
    Math.abs(token.right - label.right) < endsWith * glyph && isOpen(token);
  const rows = rowsOf(inBox, glyph).flatMap((row) => {
    let from = row.findIndex((token) => (token.left + token.right) / 2 > left || isSetRight(token));
    if (from < 0) return [];
    for (; from > 0; from -= 1) {
      const [before, first] = [row[from - 1], row[from]];
      if (before === undefined || first === undefined || !isOpen(before)) break;
      if (first.left - before.right > wordSpaceBefore(row, from, glyph)) break;
    }
    return [row.slice(from)];
  });
  const first = rows[0];
  const over = bottomOfHeadings(label, labels, glyph);
  if (first === undefined || edgesOf(first).top - over > mostUnder * glyph) return [];
  return rows;
}

/** The bottom of the row of headings that a label is in: where others take two rows, the values are below these. */
const bottomOfHeadings = (label: Label, labels: readonly Label[], glyph: number): number =>
  Math.max(
    label.bottom,
    ...labels
      .filter(
        ({ top, bottom }) => Math.abs(top - label.top) < sameRow * glyph && bottom - top < twoRows * glyph,
      )
      .map(({ bottom }) => bottom),
  );
/** How far the tops of headings in one row differ at most, and how high one of two rows is, in glyphs. */
const [sameRow, twoRows] = [0.4, 3.2] as const;

/**
 * The words right below a label behind one that lies across the right edge of its box, in one text with it: the edge is of a value in the label's
 * row, not of a column.
 */
function wordsAcross(tokens: readonly Token[], edge: number, glyph: number): ReadonlySet<Token> {
  const [row = []] = edge === Infinity ? [] : rowsOf(tokens, glyph);
  const spaceAt = (at: number): number => (row[at]?.left ?? 0) - (row[at - 1]?.right ?? 0);
  const isBroken = (at: number): boolean => spaceAt(at) > wordSpaceBefore(row, at, glyph);
  const at = row.findIndex((token) => token.left < edge - glyph && token.right > edge + glyph);
  if (at < 1 || isBroken(at)) return new Set();
  const end = row.findIndex((_, index) => index > at && isBroken(index));
  return new Set(row.slice(at + 1, end < 0 ? row.length : end));
}

interface Labelled {
  readonly label: Label;
  readonly below: readonly (readonly Token[])[];
}

/** Least boxes of a row that show how its values are aligned. */
const leastSet = 2;
/** Widest space between a label and the value below it, in glyphs. */
const mostUnder = 2.6;

/** Whether a value stands in one drawn cell with its label, and no other label does. */
function isAloneInCell<P extends Labelled>({ label, below: [row = []] }: P, places: readonly P[]): boolean {
  const cell = label.tokens[0]?.cell;
  const isIn = (tokens: readonly Token[]): boolean => tokens.every((token) => token.cell === cell);
  if (cell === undefined || row.length === 0 || !isIn(label.tokens) || !isIn(row)) return false;
  return !places.some(
    (other) => other.label !== label && other.label.tokens.some((token) => token.cell === cell),
  );
}

/**
 * When the other values of a row begin right below their labels, a value that begins far to the right of its label belongs to a box whose
 * label was not read. Lines of such a box may stand between a label and its own value, which begins right below it as those of its row do.
 */
export function withoutStrangers<P extends Labelled>(places: readonly P[], glyph: number): P[] {
  const startOf = ({ below }: Labelled): number | undefined => below[0]?.[0]?.left;
  const endOf = ({ below }: Labelled): number => below[0]?.at(-1)?.right ?? Infinity;
  // A column of boxes may have its values at their right edge.
  const isSetRight = (place: P): boolean =>
    places.some(
      (other) =>
        Math.abs(other.label.top - place.label.top) > glyph &&
        Math.abs(endOf(other) - endOf(place)) < 0.5 * glyph &&
        Math.abs(other.label.left - place.label.left) < glyph,
    );
  return places.map((place) => {
    const start = startOf(place);
    if (isAloneInCell(place, places)) return place;
    if (start === undefined || start - place.label.right < 3 * glyph || isSetRight(place)) return place;
    const row = places.filter(
      (other) =>
        other !== place &&
        Math.abs(other.label.top - place.label.top) < 0.8 * glyph &&
        startOf(other) !== undefined,
    );
    const isSet = (other: P): boolean => Math.abs((startOf(other) ?? 0) - other.label.left) < 1.5 * glyph;
    const set = row.filter(isSet).length;
    if (set < leastSet || set <= 0.7 * row.length) return place;
    const own = place.below.findIndex(
      ([first]) =>
        first !== undefined &&
        Math.abs(first.left - place.label.left) < 1.5 * glyph &&
        first.top - place.label.bottom < mostUnder * glyph,
    );
    return { ...place, below: own < 0 ? [] : place.below.slice(own) };
  });
}

/** Share of the letters of a row that one label has, or several have, where it is one of headings. */
const [leastOfLabel, leastOfLabels] = [0.8, 0.6] as const;
/** Letters of a word that happens to be a label are not yet a heading. */
const leastHeading = 8;

function isOfLabels(row: readonly Token[], labels: readonly Label[]): boolean {
  const inRowOf = labels.filter((label) => label.tokens.some((token) => row.includes(token)));
  const ofLabels = new Set(inRowOf.flatMap((label) => label.tokens));
  const least = inRowOf.length > 1 ? leastOfLabels : leastOfLabel;
  const lettersOf = (tokens: readonly Token[]): number =>
    tokens.reduce((sum, { folded }) => sum + folded.length, 0);
  const own = lettersOf(row.filter((token) => ofLabels.has(token)));
  return own >= leastHeading && own >= least * lettersOf(row);
}

/** Least labels of a row that begins with one, where each has its value behind it. */
const leastLed = 3;

/** Whether a row is one of labels with their values, from its first word on ("Motorista Rui Lima CPF 529.982.247-25 Placa QAB4E27"), and no text. */
function isLed(row: readonly Token[], labels: readonly Label[]): boolean {
  const own = labels.filter(({ tokens: [word] }) => word !== undefined && row.includes(word));
  return own.length >= leastLed && own.some(({ tokens: [word] }) => word === row[0]);
}

/** Whether a row begins with a line of signs, which ends a text, alone or before the next title. */
const isRuled = ([first]: readonly Token[]): boolean => /^([-=_*~#])\1+$/.test(first?.text ?? '');

/** Space that parts columns, in glyphs, how far below a title its text is compared with the column behind it, and least words of a line of text. */
const [ofColumns, nearText, leastOfLine] = [4, 8, 4] as const;

/**
 * The left edge of the column behind a title's text: that of the words in the title's row, or of a label behind a line of the text, which no word
 * below the title crosses.
 */
function columnBehind(
  label: Label,
  inLabelRow: readonly Token[],
  { tokens, rows, glyph }: Sheet,
  labels: readonly Label[],
): number {
  const isText = ({ top, bottom }: Pick<Token, 'top' | 'bottom'>): boolean =>
    (top + bottom) / 2 > label.bottom && top - label.bottom < nearText * glyph;
  const ofLabels = new Set(labels.map(({ tokens: [first] }) => first));
  const behindLines = rows
    .filter((row) => isText(edgesOf(row)) && Math.abs((row[0]?.left ?? 0) - label.left) < 2 * glyph)
    .flatMap((row) => {
      const at = row.findIndex(
        (token, index) => token.left - (row[index - 1]?.right ?? token.left) > ofColumns * glyph,
      );
      const token = row[at];
      return at >= leastOfLine && ofLabels.has(token) && token !== undefined ? [token] : [];
    });
  const behindTitle = inLabelRow.filter(({ left }) => left - label.right > ofColumns * glyph);
  const edge = Math.min(Infinity, ...[...behindLines, ...behindTitle].map(({ left }) => left)) - 0.3 * glyph;
  return tokens.some((token) => isText(token) && token.left < edge && token.right > edge) ? Infinity : edge;
}

/** Whether a row is that of values whose labels are captions below them, and were moved to right above them. */
const isOfCaptions = ([first]: readonly Token[], moved: readonly Label[], glyph: number): boolean =>
  first !== undefined &&
  moved.some(
    ({ left, bottom }) =>
      Math.abs(left - first.left) < 1.2 * glyph && Math.abs(first.top - bottom) < 0.3 * glyph,
  );

/**
 * Running text below a title, up to other boxes; a title alone in its row applies to the whole width. `moved` are labels below their values, moved
 * to above them, `own` the labels where they are printed.
 */
export function paragraphOf(
  label: Label,
  sheet: Sheet,
  labels: readonly Label[],
  { moved = [], own = labels }: { readonly moved?: readonly Label[]; readonly own?: readonly Label[] } = {},
): Token[] {
  const { tokens, glyph } = sheet;
  const number = numberOfTitle(label, sheet);
  const inLabelRow = tokens.filter(
    (token) => token !== number && !label.tokens.includes(token) && inRow(token, label, glyph),
  );
  const left = number?.left ?? label.left;
  // A caption that was moved to above its text is in no row.
  const isAlone = inLabelRow.length === 0 && !moved.includes(label) && !hasColumnBefore(label, tokens, glyph);
  const right = Math.min(
    Infinity,
    ...labels
      .filter((other) => other !== label && other.left > label.right && inRow(other, label, glyph))
      .map((other) => other.left - 0.3 * glyph),
  );
  const edge = Math.min(right, columnBehind(label, inLabelRow, sheet, labels));
  const under = tokens.filter(
    (token) =>
      middleOf(token) > label.bottom && token.left < edge && (isAlone || token.left > left - 2 * glyph),
  );
  const others = moved.filter((each) => each !== label);
  const found: Token[] = [];
  let bottom = label.bottom + 1.5 * glyph;
  for (const row of rowsOf(belowInCell(label, under, glyph), glyph)) {
    const edges = edgesOf(row);
    if (
      edges.top - bottom > 1.7 * glyph ||
      isOfLabels(row, own) ||
      isOfCaptions(row, others, glyph) ||
      (found.length > 0 && isLed(row, own)) ||
      isRuled(row)
    )
      break;
    found.push(...row);
    bottom = edges.bottom;
  }
  return found;
}

/** Widest space before a word of a row that is of one text with the word before: monospaced type has a whole letter there, as between its other words. */
function wordSpaceBefore(row: readonly Token[], at: number, glyph: number): number {
  const token = row[at];
  if (token === undefined) return 0;
  const size = Math.max(glyph, token.bottom - token.top);
  const others = [at - 1, at + 1].flatMap((index) => {
    const [before, next] = [row[index - 1], row[index]];
    const space = before === undefined || next === undefined ? Infinity : next.left - before.right;
    return space < widestSpace * size ? [1.3 * space] : [];
  });
  return Math.max(0.8 * size, ...others);
}
/** Widest space between two words of one text, in heights of their type. */
const widestSpace = 1.5;

/** Words close together in a row, from the one nearest to the label's left edge. */
export function runAt(row: readonly Token[], left: number, glyph: number): Token[] {
  let start = row.findIndex((token) => token.right > left - 0.5 * glyph);
  if (start < 0) return [];
  // A value centred in its box begins left of its label.
  while (
    start > 0 &&
    (row[start]?.left ?? 0) - (row[start - 1]?.right ?? 0) < wordSpaceBefore(row, start, glyph)
  )
    start -= 1;
  const run: Token[] = [];
  for (const token of row.slice(start)) {
    const last = run.at(-1);
    if (last && token.left - last.right > 3 * glyph) break;
    run.push(token);
  }
  return run;
}
