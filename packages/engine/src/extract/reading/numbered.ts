import { edgesOf, inkOf, middleOf, textOf, type Sheet, type Token } from './sheet.ts';
import { fold } from './text.ts';
import { readValue, type Reading, type ValueKind } from './values.ts';

/** A box of a form that a norm draws: its printed label with its number, its field, and what its value looks like. */
export interface NumberedBox<Id extends string> {
  readonly label: string;
  readonly id: Id;
  /** Holds the whole value as it is printed; a box whose value can be any words has none. */
  readonly shape?: RegExp;
}

/** Boxes of a model in the order in which they are printed. */
export type NumberedModel<Id extends string> = readonly NumberedBox<Id>[];

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
/** A value of the box' own shape needs so many only: its place among the others tells the rest. */
const leastFitOfShape = 0.15;
const ofShape = 0.4;
/** Days and amounts are told by their form and their order alone. */
const tellingKinds = new Set<ValueKind>(['date', 'money', 'cns', 'cnpj']);
const ofTelling = 0.5;
/** Words that were read less surely than this are as often what is left of a label. */
const leastSure = 50;

/** 0 to 1: share of a label's letters that stand at the beginning of a text, one after another. */
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

/** How well the words of a cell are the value of a box; undefined where they cannot be. */
function matchOf<Id extends string>(
  cell: Cell,
  { label, shape }: NumberedBox<Id>,
  kind: ValueKind,
  glyph: number,
): Match | undefined {
  if (shape !== undefined && !shape.test(cell.text)) return undefined;
  const reading = readValue(cell.tokens, kind, glyph);
  if (reading === undefined || reading.shapeFit < 0.65 || reading.checks.some(({ ok }) => !ok))
    return undefined;
  const fit = fitOf(fold(label.replace(/^\d+ - /, '')), cell.over);
  const isTelling = tellingKinds.has(kind);
  if (fit < (shape === undefined ? leastFit : isTelling ? 0 : leastFitOfShape)) return undefined;
  return { reading, fit, gain: fit - leastFit + (shape === undefined ? 0 : isTelling ? ofTelling : ofShape) };
}

/**
 * Reads a form of which a norm says what is printed in what order, however little of its small labels was read: its cells and the
 * boxes of the model are put beside each other so that most letters of labels and most shapes of values agree, none before another
 * that comes first. The model that fits best is taken.
 */
export function readNumbered<Id extends string>(
  sheet: Sheet,
  models: readonly NumberedModel<Id>[],
  kindOf: (id: Id) => ValueKind,
): NumberedValue<Id>[] {
  const labels = models.flat().map(({ label }) => fold(label.replace(/^\d+ - /, '')));
  const isLabel = ({ text }: Cell): boolean => {
    const folded = fold(text);
    return labels.some((label) => label.length > 5 && fitOf(label, folded) >= leastFit);
  };
  const cells = cellsOf(sheet).filter(
    (cell) => (/\d/.test(cell.text) || inkOf(cell.tokens) > leastSure * lengthOf(cell)) && !isLabel(cell),
  );
  const read = models.map((boxes) => aligned(cells, boxes, kindOf, sheet.glyph));
  return read.toSorted((a, b) => b.gain - a.gain)[0]?.values ?? [];
}

function aligned<Id extends string>(
  cells: readonly Cell[],
  boxes: NumberedModel<Id>,
  kindOf: (id: Id) => ValueKind,
  glyph: number,
): { gain: number; values: NumberedValue<Id>[] } {
  const matches = cells.map((cell) => boxes.map((box) => matchOf(cell, box, kindOf(box.id), glyph)));
  // Best gain of the first so many cells and boxes.
  const best = [Array.from({ length: boxes.length + 1 }, () => 0)];
  const at = (cell: number, box: number): number => best[cell]?.[box] ?? 0;
  const withPair = (cell: number, box: number): number =>
    at(cell - 1, box - 1) + (matches[cell - 1]?.[box - 1]?.gain ?? -Infinity);
  for (let cell = 1; cell <= cells.length; cell += 1) {
    const row = [0];
    best.push(row);
    for (let box = 1; box <= boxes.length; box += 1)
      row.push(Math.max(at(cell - 1, box), row[box - 1] ?? 0, withPair(cell, box)));
  }
  const values: NumberedValue<Id>[] = [];
  for (let [cell, box] = [cells.length, boxes.length]; cell > 0 && box > 0;) {
    const [match, of] = [matches[cell - 1]?.[box - 1], boxes[box - 1]];
    if (at(cell, box) === at(cell - 1, box)) cell -= 1;
    else if (at(cell, box) === at(cell, box - 1)) box -= 1;
    else {
      if (match && of) values.unshift({ id: of.id, reading: match.reading, fit: match.fit });
      cell -= 1;
      box -= 1;
    }
  }
  return { gain: at(cells.length, boxes.length), values };
}
