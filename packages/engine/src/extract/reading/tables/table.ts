import type { Band, LabelSpec } from '../labels/labels.ts';
import { centreOf, meanMiddle, middleOf, rowsOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { unknownHeadings } from './heading-columns.ts';
import { partedHeadings } from './parted-headings.ts';
import { findHeadings, namesOf, namesOfTable, type CellTest, type NamedHeading } from './named-headings.ts';

export interface Column<Id extends string = string> {
  readonly id: Id;
  readonly fit: number;
  readonly left: number;
  readonly right: number;
  /** The middle of its heading, or of its words where it has none. */
  readonly centre: number;
}

/** The words of one row of print by column; a record may take several such rows. */
export interface TableLine<Id extends string = string> {
  readonly top: number;
  readonly cells: ReadonlyMap<Id, readonly Token[]>;
  /** The words below each heading that names no column. */
  readonly strange?: readonly (readonly Token[])[];
}

export interface Table<Id extends string = string> {
  readonly columns: readonly Column<Id>[];
  readonly lines: readonly TableLine<Id>[];
  /** The places below headings that name no column: of a picture, in which these may be misread. */
  readonly strange?: readonly Pick<Column, 'left' | 'right' | 'centre'>[];
}

type Ink = Pick<Token, 'left' | 'right'>;

/** Edges of one column differ by less than this, in thousandths of the page, and so many of them are no chance. */
const [sameEdge, leastAtEdge] = [2, 3] as const;

/** How many words begin at an edge. */
const startsAt = (tokens: readonly Ink[], edge: number): number =>
  tokens.filter(({ left }) => Math.abs(left - edge) <= sameEdge).length;

/** How many words behind an edge end at one place, as amounts of a column do. */
const endsBehind = (tokens: readonly Ink[], edge: number, to: number): number => {
  const behind = tokens.filter(({ left }) => left >= edge && left <= to);
  return Math.max(
    0,
    ...behind.map(({ right }) => behind.filter((other) => Math.abs(other.right - right) <= sameEdge).length),
  );
};

/**
 * The boundary between two headings, however the columns are aligned: the middle of the widest place with the least ink. Spaces of a few texts
 * may meet in a wider place, behind which their words begin anywhere: then it is the place at which they begin together.
 */
export function gutter(tokens: readonly Ink[], from: number, to: number): number {
  const start = Math.floor(from);
  const ink = Array.from({ length: Math.max(1, Math.ceil(to) - start) }, () => 0);
  for (const token of tokens) {
    const first = Math.max(0, Math.floor(token.left) - start);
    const last = Math.min(ink.length - 1, Math.ceil(token.right) - start);
    for (let x = first; x <= last; x++) ink[x] = (ink[x] ?? 0) + 1;
  }
  const least = Math.min(...ink);
  const places: { readonly left: number; readonly right: number }[] = [];
  let run = 0;
  ink.forEach((count, x) => {
    run = count === least ? run + 1 : 0;
    if (run > 0 && ink[x + 1] !== least) places.push({ left: start + x - run + 1, right: start + x + 1 });
  });
  const [widest = { left: start, right: start }, ...others] = places.toSorted(
    (a, b) => b.right - b.left - (a.right - a.left),
  );
  const own = Math.max(startsAt(tokens, widest.right), endsBehind(tokens, widest.right, to));
  // Before the texts of the column itself, which begin behind the middle of its heading, nothing parts.
  const hasTextsBefore = (place: Ink): boolean =>
    tokens.filter(({ right }) => right > from && right <= place.right).length >= leastAtEdge;
  const aligned = others
    .filter(hasTextsBefore)
    .map((place) => ({ ...place, starts: startsAt(tokens, place.right) }))
    .toSorted((a, b) => b.starts - a.starts)[0];
  const isRiver = aligned !== undefined && aligned.starts >= Math.max(leastAtEdge, 2 * own);
  const { left, right } = isRiver ? aligned : widest;
  return (left + right) / 2;
}

const within = (token: Token, band: Band): boolean =>
  middleOf(token) >= band.top && middleOf(token) < band.bottom;

/** Headings of columns that none of the names is of. */
const strangeHeadings = <Id extends string>(
  sheet: Sheet,
  headings: readonly NamedHeading<Id>[],
): NamedHeading<Id>[] => {
  const tokens = headings.flatMap((heading) => heading.tokens);
  // All words in cells beside those of known headings are headings already.
  const isCelled = headings.every(({ cell }) => cell !== undefined);
  if (isCelled) return [];
  return unknownHeadings(sheet, headings, new Set(tokens)).map((edges) => ({
    ...edges,
    names: [],
    tokens: [],
  }));
};

/** The places of headings, parted by the ink of their columns. */
function placesOf(headings: readonly NamedHeading<string>[], inked: readonly Ink[]): Column[] {
  const edges = headings.slice(1).map((heading, index) => {
    const before = headings[index];
    if (before?.cell && heading.cell) return (before.cell.right + heading.cell.left) / 2;
    return before ? gutter(inked, centreOf(before), centreOf(heading)) : heading.left;
  });
  return headings.map((heading, index) => ({
    id: String(index),
    fit: 1,
    left: edges[index - 1] ?? heading.cell?.left ?? 0,
    right: edges[index] ?? heading.cell?.right ?? 1000,
    centre: centreOf(heading),
  }));
}

/**
 * Reads a table by its headings: columns are separated at the place with the least ink between two headings, and named by all headings
 * together and by their cells. Undefined when fewer than `least` headings are found.
 */
export function readTable<Id extends string>(
  sheet: Sheet,
  columns: readonly LabelSpec<Id>[],
  band: Band,
  least = 4,
  isOfKind: CellTest<Id> = () => undefined,
): Table<Id> | undefined {
  const known = findHeadings(sheet, columns, band);
  if (new Set(known.flatMap(({ names }) => names[0]?.id ?? [])).size < least) return undefined;
  const bottom = Math.max(...known.flatMap(({ tokens }) => tokens.map((token) => token.bottom)));
  const body = sheet.tokens.filter((token) => middleOf(token) > bottom && within(token, band));
  const parted = partedHeadings(known, body, sheet.glyph, (tokens) => namesOf(tokens, columns));
  const headings = [...parted, ...strangeHeadings(sheet, parted)].toSorted((a, b) => a.left - b.left);
  const headingTokens = new Set(headings.flatMap((heading) => heading.tokens));
  const strange = headings.filter(({ tokens }) => tokens.length === 0);
  const places = placesOf(headings, [...body, ...headingTokens, ...strange]);
  const lines = linesOf(body, places, sheet.glyph);
  const cellsBelow = places.map(({ id }) => lines.map(({ cells }) => cells.get(id) ?? []));
  const names = namesOfTable(headings, cellsBelow, isOfKind);
  const found = places.flatMap((place, index): Column<Id>[] => {
    const name = names[index];
    return name === undefined ? [] : [{ ...place, ...name }];
  });
  const read = { columns: found, lines: linesOf(body, found, sheet.glyph) };
  if (sheet.tokens.every(({ conf }) => conf === 100)) return read;
  const nameless = places.filter((_, index) => names[index] === undefined);
  const under = nameless.map(({ id }) => lines.map(({ cells }) => cells.get(id) ?? []));
  return {
    ...read,
    lines: read.lines.map((line, at) => ({ ...line, strange: under.map((cells) => cells[at] ?? []) })),
    strange: nameless,
  };
}

/** The words of a table by row and column. */
export function linesOf<Id extends string>(
  body: readonly Token[],
  columns: readonly Column<Id>[],
  glyph: number,
): TableLine<Id>[] {
  // A text layer has no bent rows, and small print between two of its rows may be close to either.
  const isExact = body.every(({ conf }) => conf === 100);
  return (isExact ? rowsOf : tableRowsOf)(body, glyph).map((row) => ({
    top: Math.min(...row.map((token) => token.top)),
    cells: new Map(
      columns.map((column) => [
        column.id,
        row.filter((token) => centreOf(token) >= column.left && centreOf(token) < column.right),
      ]),
    ),
  }));
}

/** Rows of a table on bent paper are not straight: a word belongs to the row whose last few words are at its height. */
const remembered = 3;
/** Greatest distance, in glyphs, of a word from its row: a rule, or a letter of the row below, makes a box taller than its word. */
const sameRow = 0.62;

/** Groups the words of a table into rows, following each from left to right. */
export function tableRowsOf(tokens: readonly Token[], glyph: number): Token[][] {
  const rows: Token[][] = [];
  for (const token of tokens.toSorted((a, b) => a.left - b.left)) {
    const best = rows
      .map((row) => ({ row, apart: apartFrom(row, token) }))
      .filter(({ apart }) => apart <= sameRow * glyph)
      .toSorted((a, b) => a.apart - b.apart)[0];
    if (best) best.row.push(token);
    else rows.push([token]);
  }
  return joined(
    rows.toSorted((a, b) => meanMiddle(a) - meanMiddle(b)),
    glyph,
  );
}

/** Least distance between rows of a table, in glyphs. */
const leastApart = 0.5;

/** Reunites rows at one height, which were split where a word was read twice or overlaps the next. */
function joined(rows: readonly Token[][], glyph: number): Token[][] {
  const whole: Token[][] = [];
  for (const row of rows) {
    const last = whole.at(-1);
    const isPart =
      last !== undefined &&
      Math.abs(meanMiddle(nearTo(last, row)) - meanMiddle(nearTo(row, last))) < leastApart * glyph;
    if (isPart) {
      last.push(...row);
      last.sort((a, b) => a.left - b.left);
    } else whole.push(row);
  }
  return whole;
}

/** The words of a row that stand where those of another do, and one more on either side: further off a bent row lies higher or lower. */
function nearTo(row: readonly Token[], other: readonly Token[]): readonly Token[] {
  const [left, right] = [other[0]?.left ?? 0, other.at(-1)?.right ?? 0];
  const first = row.findIndex((token) => token.right >= left);
  const last = row.findLastIndex((token) => token.left <= right);
  return row.slice(Math.max(0, (first < 0 ? row.length : first) - 1), last + 2);
}

function apartFrom(row: readonly Token[], token: Token): number {
  const before = row.at(-1);
  // Two words of a row are side by side, not one above the other.
  if (before && before.right > token.left + (token.right - token.left) / 2) return Infinity;
  return Math.abs(meanMiddle(row.slice(-remembered)) - middleOf(token));
}
