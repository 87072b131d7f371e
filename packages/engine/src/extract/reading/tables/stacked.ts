import { centreOf, edgesOf, middleOf, rowsOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { readValue } from '../values/values.ts';
import type { ReadTable } from './form-table.ts';
import { fieldsOfCells } from './fields-of-cells.ts';
import { betweenStrokes } from './between-strokes.ts';
import { stackedHeadings, type Line, type StackedHeading } from './stacked-headings.ts';
import { runsApart } from '../sheet/runs.ts';
import { gutter } from './table.ts';
import { type TableSpec, textKinds } from './table-spec.ts';
import { distanceTo } from './under-headings.ts';

/** Widest space between words of one cell, and between two rows of such a table, in glyphs. */
const [widestInCell, mostBetween] = [1.5, 4] as const;
/** Widest space between words of one text, in glyphs. */
const widestInText = 0.7;
/** Share of a row's numbers that must be of their columns' kinds, and least numbers of a record. */
const [leastOfKind, leastNumbers] = [0.6, 3] as const;
/** What a row of sums below the records begins with. */
export const ofSums = /^(?:SUB)?TOTA(?:L|IS)$/;
/** A value of a kind explains at least this share of its cell. */
const leastShape = 0.6;

/** The words of a row by cell; two numbers side by side are never of one cell. */
function runsOfRow(row: readonly Token[], glyph: number): Token[][] {
  return runsApart(row, widestInCell * glyph).flatMap((run) => {
    const parts: Token[][] = [];
    for (const token of run) {
      const last = parts.at(-1)?.at(-1);
      const isNumber = ({ text }: Token): boolean => /^[\d.,]*\d[.,]\d{2,}%?$|^\d{4,}$/.test(text);
      const isApart = last === undefined || (isNumber(last) && isNumber(token));
      if (isApart) parts.push([token]);
      else parts.at(-1)?.push(token);
    }
    return parts;
  });
}

type Heading<C extends string> = StackedHeading<C>;
type Cells<C extends string> = Map<Heading<C>, Token[]>;

export function cellsOfRow<C extends string>(
  row: readonly Token[],
  headings: readonly Heading<C>[],
  glyph: number,
): Cells<C> {
  const cells: Cells<C> = new Map();
  for (const run of runsOfRow(row, glyph)) {
    const [near] = headings.toSorted((a, b) => distanceTo(run, a) - distanceTo(run, b));
    if (near !== undefined) cells.set(near, [...(cells.get(near) ?? []), ...run]);
  }
  return cells;
}

/** The columns of headings, parted where the rows that hold their numbers have the least ink. */
export function columnsOf<C extends string>(
  headings: readonly Heading<C>[],
  mains: readonly (readonly Token[])[],
): Heading<C>[] {
  const inked = [...headings.flatMap(({ tokens }) => tokens), ...mains.flat()];
  const edges = headings.slice(1).map((heading, index) => {
    const before = headings[index];
    return before ? gutter(inked, centreOf(before), centreOf(heading)) : heading.left;
  });
  return headings.map((heading, index) => ({
    ...heading,
    left: edges[index - 1] ?? 0,
    right: edges[index] ?? Infinity,
  }));
}

/** The words of a record by column. */
export const cellsIn = <C extends string>(
  tokens: readonly Token[],
  columns: readonly Heading<C>[],
): (readonly [Heading<C>, Token[]])[] =>
  columns.map((column) => [
    column,
    tokens.filter((token) => centreOf(token) >= column.left && centreOf(token) < column.right),
  ]);

/** The rows of print below headings, grouped into records: each begins, or has its middle, where the columns with one row have their numbers. */
function recordsOf<C extends string>(
  sheet: Sheet,
  headings: readonly Heading<C>[],
  isOfKind: (id: C, tokens: readonly Token[]) => boolean | undefined,
  ends: ReadonlySet<Token>,
): { readonly records: readonly (readonly Token[])[]; readonly columns: readonly Heading<C>[] } {
  const { glyph } = sheet;
  const bottom = Math.max(...headings.map((heading) => heading.bottom));
  const single = headings.filter(({ ids }) => ids.length === 1);
  const rows = sheet.rows.filter((row) => middleOf(edgesOf(row)) > bottom);
  const body: { readonly row: readonly Token[]; readonly isMain: boolean }[] = [];
  let edge = bottom;
  for (const row of rows) {
    const { top } = edgesOf(row);
    if (top - edge > mostBetween * glyph || row.some((token) => ends.has(token))) break;
    const cells = cellsOfRow(row, headings, glyph);
    const told = [...cells].flatMap(([heading, tokens]) => {
      const [id] = heading.ids;
      const isOwn = single.includes(heading) && id !== undefined ? isOfKind(id, tokens) : undefined;
      return isOwn === undefined ? [] : [isOwn];
    });
    const held = told.filter(Boolean).length;
    const isMain = held >= leastNumbers && held >= leastOfKind * told.length;
    if (!isMain && body.length > 0 && ofSums.test(row[0]?.folded ?? '')) break;
    body.push({ row, isMain });
    edge = edgesOf(row).bottom;
  }
  const mains = body.filter(({ isMain }) => isMain);
  const columns = columnsOf(
    headings,
    mains.map(({ row }) => row),
  );
  const isLed = (row: readonly Token[]): boolean =>
    cellsIn(row, columns).some(([{ lines = [] }, tokens]) => lines.length > 1 && tokens.length > 0);
  // Cells of one row may be set at the middle of those of two rows.
  const isCentred = mains.filter(({ row }) => isLed(row)).length < mains.length / 2;
  const middles = mains.map(({ row }) => middleOf(edgesOf(row)));
  const records = mains.map((): Token[] => []);
  for (const { row } of body) {
    const middle = middleOf(edgesOf(row));
    const at = isCentred
      ? middles.reduce(
          (best, each, index) =>
            Math.abs(each - middle) < Math.abs((middles[best] ?? 0) - middle) ? index : best,
          0,
        )
      : middles.findLastIndex((each) => each <= middle + 0.3 * glyph);
    records[at]?.push(...row);
  }
  return { records, columns };
}

type KindTest<C extends string> = (id: C, tokens: readonly Token[]) => boolean | undefined;

/** A row of a cell in two, where its first word is a code with figures, a text stands behind it, and its heading names both ("Ref. / Produto"). */
function behindCode<C extends string>(
  [first, second]: Line<C>,
  row: Token[],
  isOfKind: KindTest<C>,
): Token[][] {
  const [code, ...text] = row;
  if (first === undefined || second === undefined || code === undefined || text.length === 0) return [row];
  const isText = isOfKind(second, text) === undefined;
  return isText && isOfKind(first, [code]) === true && /\d/.test(code.text) ? [[code], text] : [row];
}

/** The words of one row of a cell by the columns that a row of its heading names; as one where they are parted otherwise. */
function partedLine<C extends string>(
  line: Line<C>,
  row: Token[],
  isOfKind: KindTest<C>,
): (readonly [C, Token[]])[] {
  const stroked = line.length > 1 ? betweenStrokes(row) : [row];
  const parts = line.length === 2 && stroked.length !== 2 ? behindCode(line, row, isOfKind) : stroked;
  if (parts.length !== line.length) return [];
  return parts.flatMap((part, at): (readonly [C, Token[]])[] => {
    const id = line[at];
    return id === undefined || part.length === 0 ? [] : [[id, part]];
  });
}

/** The rows of a cell by the columns that its heading names: in their order, or by their kinds where a row was lost. */
export function partedCell<C extends string>(
  { ids, lines = ids.map((id) => [id]) }: Pick<Heading<C>, 'ids' | 'lines'>,
  tokens: readonly Token[],
  glyph: number,
  isOfKind: KindTest<C>,
): (readonly [C, Token[]])[] {
  const [first] = ids;
  if (first === undefined || tokens.length === 0) return [];
  const rows = rowsOf([...tokens], glyph);
  const inLines = (own: readonly Token[][], from: number): (readonly [C, Token[]])[] =>
    own.flatMap((row, at) => partedLine(lines[from + at] ?? [], row, isOfKind));
  // A text may take further lines: those of what stands below it are the last.
  const isText = lines[0]?.length === 1 && lines[0][0] === first && isOfKind(first, tokens) === undefined;
  if (lines.length > 1 && isText && rows.length >= lines.length) {
    const end = rows.length - lines.length + 1;
    return [[first, rows.slice(0, end).flat()], ...inLines(rows.slice(end), 1)];
  }
  if (ids.length === 1) {
    // Below a number that is whole stands what no heading names ("30049069" over "PMC 5,81").
    const [own = []] = rows;
    const isWhole = isOfKind(first, rows.flat()) === false && isOfKind(first, own) === true;
    return [[first, isWhole ? own : rows.flat()]];
  }
  if (rows.length === lines.length) return inLines(rows, 0);
  const left = [...ids];
  return rows.flatMap((row): (readonly [C, Token[]])[] => {
    const at = left.findIndex((id) => isOfKind(id, row) !== false);
    const [id] = at < 0 ? [] : left.splice(0, at + 1).slice(-1);
    return id === undefined ? [] : [[id, row]];
  });
}

/** Words of texts that cross the edge between two columns: captions with their values, which are in no column ("Alíq. ICMS 12,00%"). */
function textsAcross<C extends string>(
  tokens: readonly Token[],
  columns: readonly Heading<C>[],
  glyph: number,
): Token[] {
  const edges = columns.slice(1).map(({ left }) => left);
  return rowsOf([...tokens], glyph)
    .flatMap((row) => runsApart(row, widestInText * glyph))
    .filter((run) => {
      const [first, last] = [run[0], run.at(-1)];
      if (first === undefined || last === undefined || run.length < 2) return false;
      const isCaption = /^\p{L}{2,}[.:]?$/u.test(first.text) && /\d/.test(last.text);
      return isCaption && edges.some((edge) => centreOf(first) < edge && centreOf(last) >= edge);
    })
    .flat();
}

/** Words of a text that goes on past its column's edge are its own where the next column cannot have them. */
function withWholeTexts<C extends string>(
  cells: readonly (readonly [Heading<C>, Token[]])[],
  isOfKind: (id: C, tokens: readonly Token[]) => boolean | undefined,
  glyph: number,
): (readonly [Heading<C>, Token[]])[] {
  const isText = ({ ids: [id] }: Heading<C>): boolean => id !== undefined && isOfKind(id, []) === undefined;
  const past = new Map<Heading<C>, Token[]>();
  for (const [at, [heading, own]] of cells.entries()) {
    const [next, words = []] = cells[at + 1] ?? [];
    const [id] = next?.ids ?? [];
    if (next === undefined || id === undefined || isText(next) || !isText(heading)) continue;
    const isBehind = (token: Token): boolean =>
      own.some(
        (before) =>
          Math.abs(middleOf(before) - middleOf(token)) < 0.5 * glyph &&
          token.left > before.left &&
          token.left - before.right < widestInText * glyph,
      );
    past.set(
      heading,
      words.filter((token) => /\p{L}/u.test(token.text) && !isOfKind(id, [token]) && isBehind(token)),
    );
  }
  const moved = new Set([...past.values()].flat());
  return cells.map(([heading, own]) => [
    heading,
    [...own.filter((token) => !moved.has(token)), ...(past.get(heading) ?? [])],
  ]);
}

/** Makes the test whether words are of a column's kind; undefined for texts, which all are. */
export const kindTest = <Id extends string, C extends string>(
  spec: Pick<TableSpec<Id, C>, 'columns'>,
  glyph: number,
): ((id: C, tokens: readonly Token[]) => boolean | undefined) => {
  const columns = new Map(spec.columns.map((column) => [column.id, column]));
  return (id, tokens) => {
    const { kind = 'text', holds } = columns.get(id) ?? {};
    if (textKinds.has(kind)) return undefined;
    const reading = readValue(tokens, kind, glyph);
    return reading !== undefined && reading.shapeFit > leastShape && holds?.test(reading.value) !== false;
  };
};

/**
 * Reads a table with two columns below each other in one place ("NCM" over "CFOP"): its records have a row of print for each; undefined when
 * there is none. Or a table each of whose headings names one column, in as many rows as it takes: their words in one row may be others' headings.
 */
export function readStacked<Id extends string, C extends string>(
  sheet: Sheet,
  spec: TableSpec<Id, C>,
  ends: readonly Token[],
  names: 'several' | 'one' = 'several',
): ReadTable<C> | undefined {
  const headings = stackedHeadings(sheet, spec, names);
  if (headings === undefined) return undefined;
  const { glyph } = sheet;
  const isOfKind = kindTest(spec, glyph);
  const { records, columns: parted } = recordsOf(sheet, headings, isOfKind, new Set(ends));
  const used = new Set(headings.flatMap(({ tokens }) => tokens));
  const rows = records.map((tokens) => {
    for (const token of tokens) used.add(token);
    const across = names === 'one' ? [] : textsAcross(tokens, parted, glyph);
    const inCells = tokens.filter((token) => !across.includes(token));
    const cells = withWholeTexts(cellsIn(inCells, parted), isOfKind, glyph).flatMap(([heading, own]) =>
      partedCell(heading, own, glyph, isOfKind),
    );
    return fieldsOfCells(spec, new Map(cells), glyph, 1, across);
  });
  return rows.length === 0 ? undefined : { rows, totals: {}, used };
}
