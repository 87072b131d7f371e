import { findLabels } from '../labels/labels.ts';
import { edgesOf, inkOf, middleOf, textOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { fold } from '../sheet/text.ts';
import { readWhole, type Reading } from '../values/values.ts';
import { figuresOf, type ValueKind } from '../values/kinds.ts';

/** A box of a form that a norm draws: its printed label with its number, its field, and what its value looks like. */
export interface NumberedBox<Id extends string> {
  readonly label: string;
  readonly id: Id;
  /** Holds the whole value as it is printed; a box whose value can be any words has none. */
  readonly shape?: RegExp;
}

/** A form as its norm draws it. */
export interface NumberedModel<Id extends string> {
  /** Words that stand over it and over no other model. */
  readonly title: string;
  /** Its rows of boxes, in the order in which they are printed. */
  readonly rows: readonly (readonly NumberedBox<Id>[])[];
}

export interface NumberedValue<Id extends string> {
  readonly id: Id;
  readonly reading: Reading;
  /** 0 to 1: how much of the label was read. */
  readonly fit: number;
}

/** Words that stand together, with what is printed over them as far as the next such words of the row. */
interface Cell {
  readonly tokens: readonly Token[];
  readonly text: string;
  readonly over: string;
}

/** A label's number and what is left of a frame before it. */
const mostBefore = 6;
/** Letters of a label that must have been read where nothing else tells what a box is. */
const leastFit = 0.45;
/** A value of the box' own shape needs no letter of its label: what its place among the others is worth. */
const ofPlace = 0.05;
const ofPlaceAndLength = 0.08;
/** Letters of any two texts agree as far as this. */
const chanceFit = 0.3;
/** Cells of one row in boxes of several, or the other way round, speak against it. */
const ofTornRow = 0.12;
/** Days and amounts are told by their form and their order alone. */
const tellingKinds = new Set<ValueKind>(['date', 'money', 'cns_digits', 'cnpj']);
const ofTelling = 0.5;
/** Of a value whose letters were taken for figures. */
const ofRepaired = 0.75;
/** So much of a label makes it one, whatever stands beside it. */
const surelyLabel = 0.75;
const surelyRead = 75;
/** Words that join others ("do", "na"). */
const longestJoin = 3;
/** Words that were read less surely than this are as often what is left of a label. */
const leastSure = 50;

/** 0 to 1: how well a label stands near the beginning of a text; each letter replaced, lost or added costs one of it. */
function fitOf(label: string, text: string): number {
  let row = Array.from({ length: text.length + 1 }, (_, at) => Math.max(0, at - mostBefore));
  for (let letter = 1; letter <= label.length; letter += 1) {
    const next = [letter];
    for (let at = 1; at <= text.length; at += 1) {
      const replaced = (row[at - 1] ?? 0) + (label[letter - 1] === text[at - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return Math.max(0, 1 - Math.min(...row) / label.length);
}

function cellsOf({ rows, tokens, glyph }: Sheet): Cell[] {
  return rows.flatMap((row) => {
    const runs: Token[][] = [];
    for (const token of row) {
      const last = runs.at(-1)?.at(-1);
      if (last && token.left - last.right < 1.5 * glyph) runs.at(-1)?.push(token);
      else runs.push([token]);
    }
    return runs.map((run, index): Cell => {
      const edges = edgesOf(run);
      const end = (runs[index + 1]?.[0]?.left ?? Infinity) - 0.5 * glyph;
      const over = tokens.filter(
        (token) =>
          !run.includes(token) &&
          middleOf(token) < edges.top + 0.3 * glyph &&
          edges.top - token.bottom < 1.3 * glyph &&
          token.left > edges.left - 1.5 * glyph &&
          token.left < end,
      );
      return { tokens: run, text: textOf(run, glyph), over: fold(textOf(over, glyph, '')) };
    });
  });
}

const lengthOf = ({ tokens }: Cell): number => tokens.reduce((sum, { text }) => sum + text.length, 0);

interface Match {
  readonly reading: Reading;
  readonly fit: number;
  readonly gain: number;
}

const isRead = (tokens: readonly Token[]): boolean => tokens.every(({ conf }) => conf > surelyRead);

/** A row of figures with the letters in it as the figures that they look like; its first may be a letter. */
function asFigures(text: string): string {
  const isMostly = text.replace(/\D/g, '').length > 0.6 * text.length;
  return isMostly ? text.slice(0, 1) + figuresOf(text.slice(1)) : text;
}

/** How well the words of a cell are the value of a box; undefined where they cannot be. */
function matchOf<Id extends string>(
  cell: Cell,
  { label, shape }: NumberedBox<Id>,
  kind: ValueKind,
): Match | undefined {
  const printed = cell.text.replace(/[\s:;,.]+$/, '');
  const isOwn = shape === undefined || shape.test(printed);
  const text = isOwn ? printed : asFigures(printed);
  if (!isOwn && !shape.test(text)) return undefined;
  const whole = readWhole(text, kind, cell.tokens);
  if (whole === undefined || whole.checks.some(({ ok }) => !ok)) return undefined;
  const reading = isOwn ? whole : { ...whole, printed, shapeFit: ofRepaired };
  const fit = fitOf(fold(label.replace(/^\d+ - /, '')), cell.over);
  if (shape === undefined) return fit < leastFit ? undefined : { reading, fit, gain: fit - leastFit };
  if (tellingKinds.has(kind)) return { reading, fit, gain: fit - leastFit + ofTelling };
  // A shape that would hold one letter more as well tells less.
  const isLoose = shape.test(`${printed}${printed.at(-1)}`);
  const least = isLoose ? ofPlace : ofPlaceAndLength;
  if (fit > chanceFit)
    return { reading, fit, gain: least + (fit - chanceFit) * ((1 - least) / (1 - chanceFit)) };
  // Words in the place of a name may be anything that was read badly.
  return /\d/.test(printed) || !printed.includes(' ') || isRead(cell.tokens)
    ? { reading, fit, gain: least }
    : undefined;
}

/**
 * Reads a form of which a norm says what is printed in what order, however little of its small labels was read: its cells and the
 * boxes of the model are put beside each other so that most letters of labels and most shapes of values agree, none before another
 * that comes first. The model whose title was read is taken, or else the one that fits best.
 */
export function readNumbered<Id extends string>(
  sheet: Sheet,
  models: readonly NumberedModel<Id>[],
  kindOf: (id: Id) => ValueKind,
): NumberedValue<Id>[] {
  const boxes = models.flatMap(({ rows }) => rows.flat());
  const labels = boxes.map(({ label }) => fold(label.replace(/^\d+ - /, '')));
  const words = new Set(boxes.flatMap(({ label }) => label.split(' ').map(fold)));
  // Letters of any words agree here and there: what is much longer or shorter than a label, or was read surely, is none read badly.
  const isLabel = ({ text, tokens }: Cell): boolean => {
    const folded = fold(text);
    const isSure = isRead(tokens);
    const long = tokens.filter((token) => token.folded.length > longestJoin);
    if (long.length > 0 && long.every((token) => words.has(token.folded))) return true;
    return labels.some((label) => {
      const fit = label.length > 5 ? fitOf(label, folded) : 0;
      const isAsLong = folded.length > 0.6 * label.length && folded.length < 1.2 * label.length + mostBefore;
      return fit >= (isAsLong && !isSure ? leastFit : surelyLabel);
    });
  };
  const titles = findLabels(
    sheet,
    models.map(({ title }) => ({ id: title, spellings: [fold(title)] })),
  );
  const ofTitles = new Set(titles.flatMap(({ tokens }) => tokens));
  const cells = cellsOf(sheet).filter(
    (cell) =>
      !cell.tokens.some((token) => ofTitles.has(token)) &&
      (/\d/.test(cell.text) || inkOf(cell.tokens) > leastSure * lengthOf(cell)) &&
      !isLabel(cell),
  );
  const titled = models.filter(({ title }) => titles.some(({ id }) => id === title));
  const read = (titled.length === 1 ? titled : models).map((model) =>
    aligned(cells, model, kindOf, sheet.glyph),
  );
  return read.toSorted((a, b) => b.gain - a.gain)[0]?.values ?? [];
}

interface Pair {
  readonly match: Match;
  /** Gain of this pair with the best ones before it. */
  readonly gain: number;
  readonly before: Pair | undefined;
  readonly cell: number;
  readonly box: number;
}

function aligned<Id extends string>(
  cells: readonly Cell[],
  { rows }: NumberedModel<Id>,
  kindOf: (id: Id) => ValueKind,
  glyph: number,
): { gain: number; values: NumberedValue<Id>[] } {
  const boxes = rows.flatMap((row, line) => row.map((box) => ({ ...box, line })));
  const heights = cells.map(({ tokens }) => middleOf(edgesOf(tokens)));
  const isTorn = (a: Pair, cell: number, line: number | undefined): boolean => {
    const isLevel = Math.abs((heights[a.cell] ?? 0) - (heights[cell] ?? 0)) < glyph;
    return isLevel !== (boxes[a.box]?.line === line);
  };
  const pairs: Pair[] = [];
  cells.forEach((cell, at) => {
    const own = boxes.flatMap((box, index): Pair[] => {
      const match = matchOf(cell, box, kindOf(box.id));
      if (match === undefined) return [];
      const gainAfter = (pair: Pair): number => pair.gain - (isTorn(pair, at, box.line) ? ofTornRow : 0);
      const before = pairs
        .filter((pair) => pair.box < index)
        .toSorted((a, b) => gainAfter(b) - gainAfter(a))[0];
      const gain = match.gain + (before === undefined ? 0 : gainAfter(before));
      return [{ match, gain, before, cell: at, box: index }];
    });
    pairs.push(...own);
  });
  const values: NumberedValue<Id>[] = [];
  const [best] = pairs.toSorted((a, b) => b.gain - a.gain);
  for (let pair = best; pair !== undefined; pair = pair.before) {
    const id = boxes[pair.box]?.id;
    if (id !== undefined) values.unshift({ id, reading: pair.match.reading, fit: pair.match.fit });
  }
  return { gain: best?.gain ?? 0, values };
}
