import { bestSpec, findLabels, type Band, type LabelSpec } from '../labels/labels.ts';
import { centreOf, meanMiddle, middleOf, rowsOf, type Sheet, type Token } from '../sheet/sheet.ts';

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
}

export interface Table<Id extends string = string> {
  readonly columns: readonly Column<Id>[];
  readonly lines: readonly TableLine<Id>[];
}

interface Heading<Id extends string> {
  readonly id: Id;
  readonly fit: number;
  readonly tokens: readonly Token[];
  readonly left: number;
  readonly right: number;
}

const within = (token: Token, band: Band): boolean =>
  middleOf(token) >= band.top && middleOf(token) < band.bottom;

function uniqueById<Id extends string>(headings: readonly Heading<Id>[]): Heading<Id>[] {
  const best = new Map<Id, Heading<Id>>();
  for (const heading of headings) {
    const known = best.get(heading.id);
    if (!known || heading.fit > known.fit) best.set(heading.id, heading);
  }
  return [...best.values()].toSorted((a, b) => a.left - b.left);
}

/** Headings printed in one row. */
function flatHeadings<Id extends string>(
  sheet: Sheet,
  columns: readonly LabelSpec<Id>[],
  row: readonly Token[],
): Heading<Id>[] {
  const middles = row.map(middleOf);
  const band = { top: Math.min(...middles), bottom: Math.max(...middles) + 0.01 };
  return uniqueById(findLabels(sheet, columns, band));
}

/** Headings printed in up to three rows, one word above the other ("VALOR" above "UNIT."). */
function stackedHeadings<Id extends string>(
  sheet: Sheet,
  columns: readonly LabelSpec<Id>[],
  rows: readonly (readonly Token[])[],
): Heading<Id>[] {
  const stacks: { tokens: Token[]; left: number; right: number }[] = [];
  for (const row of rows) {
    const words: { tokens: Token[]; left: number; right: number }[] = [];
    for (const token of row) {
      const last = words.at(-1);
      if (last && token.left - last.right < 0.75 * sheet.glyph) {
        last.tokens.push(token);
        last.right = token.right;
      } else words.push({ tokens: [token], left: token.left, right: token.right });
    }
    for (const word of words) {
      const stack = stacks.find(
        (each) => Math.min(each.right, word.right) - Math.max(each.left, word.left) > 0,
      );
      if (stack) {
        stack.tokens.push(...word.tokens);
        stack.left = Math.min(stack.left, word.left);
        stack.right = Math.max(stack.right, word.right);
      } else stacks.push({ ...word });
    }
  }
  const headings = stacks.flatMap((stack): Heading<Id>[] => {
    const best = bestSpec(stack.tokens, columns);
    return best ? [{ ...best, ...stack }] : [];
  });
  return uniqueById(headings);
}

function findHeadings<Id extends string>(
  sheet: Sheet,
  columns: readonly LabelSpec<Id>[],
  band: Band,
): Heading<Id>[] {
  const rows = sheet.rows
    .map((row) => row.filter((token) => within(token, band)))
    .filter((row) => row.length > 0);
  let best: Heading<Id>[] = [];
  rows.forEach((row, index) => {
    const flat = flatHeadings(sheet, columns, row);
    const top = Math.min(...row.map((token) => token.top));
    const near = rows
      .slice(index, index + 3)
      .filter((each) => middleOf(each[0] ?? row[0] ?? { top, bottom: top }) - top < 4 * sheet.glyph);
    const options = [
      flat,
      ...near.map((_, size) => stackedHeadings(sheet, columns, near.slice(0, size + 1))),
    ];
    for (const option of options) if (option.length > best.length) best = option;
  });
  return best;
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

/** Reads a table by its headings: columns are separated at the place with the least ink between two headings. Undefined when fewer than `least` headings are found. */
export function readTable<Id extends string>(
  sheet: Sheet,
  columns: readonly LabelSpec<Id>[],
  band: Band,
  least = 4,
): Table<Id> | undefined {
  const headings = findHeadings(sheet, columns, band);
  if (headings.length < least) return undefined;
  const headingTokens = new Set(headings.flatMap((heading) => heading.tokens));
  const bottom = Math.max(...[...headingTokens].map((token) => token.bottom));
  const body = sheet.tokens.filter((token) => middleOf(token) > bottom && within(token, band));
  const inked = [...body, ...headingTokens];
  const edges = headings.slice(1).map((heading, index) => {
    const before = headings[index];
    return before ? gutter(inked, centreOf(before), centreOf(heading)) : heading.left;
  });
  const found = headings.map((heading, index) => ({
    id: heading.id,
    fit: heading.fit,
    left: edges[index - 1] ?? 0,
    right: edges[index] ?? 1000,
    centre: centreOf(heading),
  }));
  return { columns: found, lines: linesOf(body, found, sheet.glyph) };
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
