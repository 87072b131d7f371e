import { findLabels } from '../labels/labels.ts';
import { edgesOf, inkOf, middleOf, textOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { fold } from '../sheet/text.ts';
import { readWhole, type Reading } from '../values/values.ts';
import { figuresOf, type ValueKind } from '../values/kinds.ts';
import { runsApart } from '../sheet/runs.ts';

/** A box of a standardised form: its printed label with its number, its field, and the shape of its value. */
export interface NumberedBox<Id extends string> {
  readonly label: string;
  /** Shorter wordings of the label, without its number. */
  readonly also?: readonly string[];
  readonly id: Id;
  /** Matches the whole printed value; absent for a box whose value can be any words. */
  readonly shape?: RegExp;
}

/** A form fixed by a standard. */
export interface NumberedModel<Id extends string> {
  /** Words above this model and above no other. */
  readonly title: string;
  /** Titles of its blocks, which are no values. */
  readonly blocks?: readonly string[];
  /** Its rows of boxes, in the order in which they are printed. */
  readonly rows: readonly (readonly NumberedBox<Id>[])[];
}

export interface NumberedValue<Id extends string> {
  readonly id: Id;
  readonly reading: Reading;
  /** 0 to 1: how much of the label was read. */
  readonly fit: number;
}

/** The values of a form, and what its title tells of its boxes. */
export interface NumberedValues<Id extends string> {
  readonly values: readonly NumberedValue<Id>[];
  /** Whether the standard gives the field's box another number than this one, or this number to the box of another field. */
  isOtherBox(id: Id, number: string | undefined): boolean;
}

/** Least labels of a form that tell whether its boxes are numbered, and greatest share of those with a number where they are not. */
const [leastTelling, mostByChance] = [6, 0.2] as const;

/** Whether a form's labels are printed without the standard's numbers, or with them in brackets: then their order is not the standard's either. */
function isWithoutNumbers(labels: readonly { readonly text: string }[]): boolean {
  const numbered = labels.filter(({ text }) => /^[^\w(]*[\dIlO]{1,2} ?[-–—.)]? ?\p{L}{2}/u.test(text));
  return labels.length >= leastTelling && numbered.length < mostByChance * labels.length;
}

/** The number before a label. */
export const numberOf = (label: string): string | undefined => /^\d+/.exec(label)?.[0];

/** Words close together, with the text above them up to the next cell of the row. */
interface Cell {
  readonly tokens: readonly Token[];
  readonly text: string;
  readonly over: string;
}

/** Most characters before a label: its number and remnants of a frame. */
const mostBefore = 6;
/** Least fit of a label when nothing else identifies its box. */
const leastFit = 0.45;
/** Gain of a value that has its box's shape but no letter of its label: the worth of its place among the others. */
const ofPlace = 0.05;
const ofPlaceAndLength = 0.08;
/** Fit that any two texts may have by chance: the shorter the label, the greater. */
const chanceOf = (label: string): number => 0.3 + 1 / label.length;
/** Cost when cells of one row are assigned to boxes of several rows, or the reverse. */
const ofTornRow = 0.12;
/** Kinds that are recognised by format and order alone, and their gain for it. */
const tellingKinds = new Set<ValueKind>(['date', 'money', 'cns_digits', 'cnpj']);
const ofTelling = 0.5;
/** Shape fit of a value whose digits were read as letters. */
const ofRepaired = 0.75;
/** Fit from which words are a label, whatever their length and confidence. */
const surelyLabel = 0.75;
const surelyRead = 75;
/** Least boxes with labels read that tell the model. */
const leastOfModel = 5;
/** Length of the longest words that only join others ("do", "na"). */
const longestJoin = 3;
/** Words with less confidence than this are as often remnants of a label. */
const leastSure = 50;

/** Costs of two rows of the comparison; no label and no cell is longer. */
const longestText = 512;
const costs = [new Uint16Array(longestText + 1), new Uint16Array(longestText + 1)] as const;

/** 0 to 1: how well a label matches near the beginning of a text; each letter replaced, lost or added costs one letter. */
function fitOf(label: string, whole: string): number {
  const text = whole.slice(0, longestText);
  let [row, next] = costs;
  for (let at = 0; at <= text.length; at += 1) row[at] = Math.max(0, at - mostBefore);
  for (let letter = 1; letter <= label.length; letter += 1) {
    const own = label.charCodeAt(letter - 1);
    let beside = letter;
    next[0] = letter;
    for (let at = 1; at <= text.length; at += 1) {
      const replaced = (row[at - 1] ?? 0) + (own === text.charCodeAt(at - 1) ? 0 : 1);
      beside = Math.min(replaced, (row[at] ?? 0) + 1, beside + 1);
      next[at] = beside;
    }
    [row, next] = [next, row];
  }
  let least = row[0] ?? 0;
  for (let at = 1; at <= text.length; at += 1) least = Math.min(least, row[at] ?? 0);
  return Math.max(0, 1 - least / label.length);
}

function cellsOf({ rows, tokens, glyph }: Sheet): Cell[] {
  return rows.flatMap((row) => {
    const runs = runsApart(row, (last) => 1.5 * Math.max(glyph, last.bottom - last.top));
    return runs.map((run, index): Cell => {
      const edges = edgesOf(run);
      const end = (runs[index + 1]?.[0]?.left ?? Infinity) - 0.5 * glyph;
      const over = tokens.filter(
        (token) =>
          !run.includes(token) &&
          middleOf(token) < edges.top + 0.3 * glyph &&
          // Values are set larger than their labels, and lower in their boxes.
          edges.top - token.bottom < 1.3 * Math.max(glyph, edges.bottom - edges.top) &&
          token.left > edges.left - 1.5 * glyph &&
          token.left < end,
      );
      return { tokens: run, text: textOf(run, glyph), over: fold(textOf(over, glyph, '')) };
    });
  });
}

const lengthOf = ({ tokens }: Cell): number => tokens.reduce((sum, { text }) => sum + text.length, 0);

interface Match {
  /** Absent for words that have their box's shape but are no value of it, as a day that does not exist: misread, they still stand for it. */
  readonly reading: Reading | undefined;
  readonly fit: number;
  readonly gain: number;
  /** Only its place right behind another box of its row tells it. */
  readonly isBehind?: true;
}

const isRead = (tokens: readonly Token[]): boolean => tokens.every(({ conf }) => conf > surelyRead);

/** A number with its misread letters turned back into digits; its first character may be a letter. */
function asFigures(text: string): string {
  const isMostly = text.replace(/\D/g, '').length > 0.6 * text.length;
  return isMostly ? text.slice(0, 1).replace('O', '0') + figuresOf(text.slice(1)) : text;
}

/** Gain of a cell whose label is printed with the number of its box, and cost of another number in exact text. */
const ofNumber = 0.12;

function numberGain({ over, tokens }: Cell, label: string): number {
  const printed = /^\d{1,2}(?=[A-Z]{2})/.exec(over)?.[0];
  const number = numberOf(label);
  if (printed === undefined || number === undefined) return 0;
  if (Number(printed) === Number(number)) return ofNumber;
  return tokens.every(({ conf }) => conf === 100) ? -ofNumber : 0;
}

/** How well the words of a cell fit a box as its value; undefined when they cannot be its value. */
function matchOf<Id extends string>(
  cell: Cell,
  { label, also = [], shape }: NumberedBox<Id>,
  kind: ValueKind,
): Match | undefined {
  const printed = cell.text.replace(/[\s:;,.]+$/, '');
  const isOwn = shape === undefined || (shape.test(printed) && !/^O\d/.test(printed));
  const text = isOwn ? printed : asFigures(printed);
  if (!isOwn && !shape.test(text)) return undefined;
  const whole = readWhole(text, kind, cell.tokens);
  const holds = whole !== undefined && whole.checks.every(({ ok }) => ok);
  const reading = !holds || isOwn ? (holds ? whole : undefined) : { ...whole, printed, shapeFit: ofRepaired };
  const [{ spelt, fit } = { spelt: '', fit: 0 }] = [label.replace(/^\d+ - /, ''), ...also]
    .map((each) => ({ spelt: fold(each), fit: fitOf(fold(each), cell.over) }))
    .toSorted((a, b) => b.fit - a.fit);
  const chanceFit = chanceOf(spelt);
  const byNumber = numberGain(cell, label);
  if (shape === undefined) {
    if (fit >= leastFit) return { reading, fit, gain: fit - leastFit + byNumber };
    return isRead(cell.tokens) && /\p{L}{3}/u.test(printed)
      ? { reading, fit, gain: ofPlace, isBehind: true }
      : undefined;
  }
  if (tellingKinds.has(kind)) return { reading, fit, gain: fit - leastFit + ofTelling + byNumber };
  // A shape that also matches one more character is weaker evidence.
  const isLoose = shape.test(`${printed}${printed.at(-1)}`);
  const least = isLoose ? ofPlace : ofPlaceAndLength;
  if (fit > chanceFit)
    return { reading, fit, gain: least + (fit - chanceFit) * ((1 - least) / (1 - chanceFit)) + byNumber };
  // Words in the place of a name may be anything that was badly read.
  return /\d/.test(printed) || !printed.includes(' ') || isRead(cell.tokens)
    ? { reading, fit, gain: least }
    : undefined;
}

/**
 * Reads a form whose boxes and their order are fixed by a standard, however little of its small labels was read: its cells are aligned
 * with the model's boxes, both in printed order, so that most letters of labels and most shapes of values agree. The model whose title
 * was read is used, or else the one that fits best.
 */
export function readNumbered<Id extends string>(
  sheet: Sheet,
  models: readonly NumberedModel<Id>[],
  kindOf: (id: Id) => ValueKind,
): NumberedValues<Id> {
  const boxes = models.flatMap(({ rows }) => rows.flat());
  // Models of one standard share most of their labels.
  const labels = new Set(
    [
      ...boxes.flatMap(({ label, also = [] }) => [label.replace(/^\d+ - /, ''), ...also]),
      ...models.flatMap(({ blocks = [] }) => blocks),
    ].map(fold),
  );
  const words = new Set(boxes.flatMap(({ label }) => label.split(' ').map(fold)));
  // Any two texts share some letters: text much longer or shorter than a label, or read surely, is no badly read label.
  const isLabel = ({ text, tokens }: Cell): boolean => {
    const folded = fold(text);
    const isSure = isRead(tokens);
    const long = tokens.filter((token) => token.folded.length > longestJoin);
    if (long.length > 0 && long.every((token) => words.has(token.folded))) return true;
    return [...labels].some((label) => {
      const isAsLong = folded.length > 0.6 * label.length && folded.length < 1.2 * label.length + mostBefore;
      const least = isAsLong && !isSure ? leastFit : surelyLabel;
      // Each letter that the text is shorter costs one, so most texts need no comparison.
      const mostFit = 1 - Math.max(0, label.length - folded.length) / label.length;
      return label.length > 5 && mostFit >= least && fitOf(label, folded) >= least;
    });
  };
  // The label of another guide's number ends with that guide's title ("Nº da Guia de Solicitação de Internação").
  const titles = findLabels(
    sheet,
    models.map(({ title }) => ({ id: title, spellings: [fold(title)] })),
  ).filter(
    ({ tokens: [first] }) =>
      first !== undefined &&
      !sheet.tokens.some(
        (token) =>
          /\p{L}|\d-?$/u.test(token.text) &&
          Math.abs(middleOf(token) - middleOf(first)) < 0.5 * sheet.glyph &&
          token.right <= first.left &&
          first.left - token.right < sheet.glyph,
      ),
  );
  const ofTitles = new Set(titles.flatMap(({ tokens }) => tokens));
  const all = cellsOf(sheet);
  const ofLabels = new Set(all.filter(isLabel));
  if (isWithoutNumbers([...ofLabels])) return { values: [], isOtherBox: () => false };
  const cells = all.filter(
    (cell) =>
      !cell.tokens.some((token) => ofTitles.has(token)) &&
      (/\d/.test(cell.text) || inkOf(cell.tokens) > leastSure * lengthOf(cell)) &&
      !ofLabels.has(cell),
  );
  const titled = models.filter(({ title }) => titles[0]?.id === title);
  const [best] = (titled.length > 0 ? titled : models)
    .map((model) => ({ model, ...aligned(cells, model, kindOf, sheet.glyph) }))
    .toSorted((a, b) => b.gain - a.gain);
  if (best === undefined) return { values: [], isOtherBox: () => false };
  const isSure = best.values.filter(({ fit }) => fit >= surelyLabel).length >= leastOfModel;
  return {
    values: best.values,
    isOtherBox: (id, number) => {
      const every = best.model.rows.flat();
      const own = every.filter((box) => box.id === id);
      if (!isSure || number === undefined) return isSure && own.length > 0;
      // A model without the field has another one in the box of this number.
      return own.length > 0
        ? own.every(({ label }) => numberOf(label) !== number)
        : every.some(({ label }) => numberOf(label) === number);
    },
  };
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
      const isNext = (pair: Pair): boolean =>
        match.isBehind !== true ||
        (pair.box === index - 1 && pair.cell === at - 1 && !isTorn(pair, at, box.line));
      let [before, most]: [Pair | undefined, number] = [undefined, -Infinity];
      for (const pair of pairs) {
        if (pair.box >= index || !isNext(pair)) continue;
        const gain = gainAfter(pair);
        if (gain > most) [before, most] = [pair, gain];
      }
      if (before === undefined && match.isBehind === true) return [];
      const gain = match.gain + (before === undefined ? 0 : most);
      return [{ match, gain, before, cell: at, box: index }];
    });
    pairs.push(...own);
  });
  const values: NumberedValue<Id>[] = [];
  const [best] = pairs.toSorted((a, b) => b.gain - a.gain);
  for (let pair = best; pair !== undefined; pair = pair.before) {
    const box = boxes[pair.box];
    const { reading, fit } = pair.match;
    if (box !== undefined && reading !== undefined) values.unshift({ id: box.id, reading, fit });
  }
  return { gain: best?.gain ?? 0, values };
}
