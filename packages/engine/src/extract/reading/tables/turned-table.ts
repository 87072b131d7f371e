import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../../evidence/field.ts';
import { runsApart } from '../sheet/runs.ts';
import { centreOf, edgesOf, printedOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { fold } from '../sheet/text.ts';
import { readWhole } from '../values/values.ts';
import { summed } from './form-table.ts';
import { type TableSpec, textKinds } from './table-spec.ts';

/** Least rows and columns of a turned table, widest step between two rows, and space between two texts, in glyphs. */
const [leastRows, leastColumns, rowsApart, betweenTexts] = [2, 2, 5, 1.5] as const;
/** How far the right edges or middles of a figure and of the name over it differ at most, in glyphs. */
const [ofEdges, ofMiddles] = [1, 2] as const;
/** Sure by its row's label and its column's name, as a cell of a table is by its heading. */
const placed = 0.96;

const isFigure = ({ text }: Token): boolean => /^\d[\d.,]*%?$/.test(text);
/** The unit behind a figure. */
const isUnit = ({ text }: Token): boolean => /^(?:%|kg|quilos|t)$/i.test(text);
/** What stands over the sums of the rows, behind the names. */
const ofSums = /^(?:Somas?|Total|Totais|Total geral|Ao todo|Tudo)$/i;

/** A row of print that begins with the heading of a column. */
interface Turned<C extends string> {
  readonly id: C;
  readonly label: readonly Token[];
  /** Its figures, each with its unit. */
  readonly cells: readonly (readonly Token[])[];
}

interface Rows<C extends string> {
  readonly rows: readonly Partial<Record<C, Field>>[];
  readonly totals: Partial<Record<C, Field>>;
  readonly used: ReadonlySet<Token>;
}

/** The columns of figures that a heading may be of, by the folded heading. */
function columnsByHeading<C extends string>({ columns }: TableSpec<string, C>): Map<string, C[]> {
  const found = new Map<string, C[]>();
  for (const { id, kind, labels } of columns)
    if (!textKinds.has(kind))
      for (const label of labels) found.set(fold(label), [...(found.get(fold(label)) ?? []), id]);
  return found;
}

/** The figures of a row, each with the unit behind it; undefined where other words are among them. */
function figuresIn(words: readonly Token[]): (readonly Token[])[] | undefined {
  const cells: Token[][] = [];
  for (const token of words) {
    const last = cells.at(-1);
    if (isFigure(token)) cells.push([token]);
    else if (isUnit(token) && last?.length === 1) last.push(token);
    else return undefined;
  }
  return cells;
}

/** What the figures of a turned table are of. */
interface Names {
  readonly names: readonly (readonly Token[])[];
  /** The word over the sums of the rows. */
  readonly sums: readonly Token[] | undefined;
}

/** The names in a row of print over figures, behind the heading of the headings, which is left of all figures. */
function namesIn(over: readonly Token[], first: Token | undefined, glyph: number): Names | undefined {
  const all = runsApart(over, betweenTexts * glyph);
  const [head] = all;
  const isHead = head !== undefined && first !== undefined && edgesOf(head).right < first.left - glyph;
  const runs = isHead && !isOver(head, [first], glyph) ? all.slice(1) : all;
  const last = runs.at(-1);
  const sums = last !== undefined && ofSums.test(printedOf(last)) ? last : undefined;
  const names = sums === undefined ? runs : runs.slice(0, -1);
  const areNames = names.every((run) => /^\p{L}[^\d]*$/u.test(printedOf(run)));
  return areNames && names.length >= leastColumns ? { names, sums } : undefined;
}

/** Whether a name stands over a figure, with their right edges or their middles. */
function isOver(name: readonly Token[], cell: readonly Token[], glyph: number): boolean {
  const [over, under] = [edgesOf(name), edgesOf(cell)];
  return (
    Math.abs(over.right - under.right) < ofEdges * glyph ||
    Math.abs(centreOf(over) - centreOf(under)) < ofMiddles * glyph
  );
}

/** Whether a row has a figure under each name, and under the word for the sums at most one. */
function areUnder(cells: readonly (readonly Token[])[], { names, sums }: Names, glyph: number): boolean {
  const all = sums === undefined ? names : [...names, sums];
  return (
    (cells.length === names.length || cells.length === all.length) &&
    cells.every((cell, at) => isOver(all[at] ?? [], cell, glyph))
  );
}

/** The right edges of rows that begin with a heading and at least two figures, with other words behind them. */
function endsOfFigures({ rows, glyph }: Sheet, headings: ReadonlyMap<string, unknown>): number[] {
  const ends = rows.flatMap((row) => {
    const from = row.findIndex(isFigure);
    if (from < 1 || !headings.has(fold(printedOf(row.slice(0, from))))) return [];
    const end = row.findIndex((token, at) => at > from && !isFigure(token) && !isUnit(token));
    const figures = row.slice(from, end < 0 ? undefined : end);
    return figures.filter(isFigure).length < leastColumns ? [] : [edgesOf(figures).right + glyph];
  });
  return [...new Set(ends)];
}

/** The turned table of a sheet, by itself in its rows or with other texts at its right, before which its figures end. */
export function readTurned<C extends string>(sheet: Sheet, spec: TableSpec<string, C>): Rows<C> | undefined {
  const whole = turnedIn(sheet, spec);
  if (whole !== undefined) return whole;
  for (const end of endsOfFigures(sheet, columnsByHeading(spec))) {
    const rows = sheet.rows
      .map((row) => row.filter(({ left }) => left < end))
      .filter((row) => row.length > 0);
    const narrowed = turnedIn({ ...sheet, rows }, spec);
    if (narrowed !== undefined) return narrowed;
  }
  return undefined;
}

/**
 * A table turned by a quarter: the headings of its columns stand at the left, each before the figures of all its rows, and what these are of is
 * named in the row over them ("Umidade | Impureza" over "Apurado % | 15,1 | 1,8"), with their sums behind them.
 */
function turnedIn<C extends string>({ rows, glyph }: Sheet, spec: TableSpec<string, C>): Rows<C> | undefined {
  const [name] = spec.columns.filter(({ kind }) => textKinds.has(kind));
  const byHeading = columnsByHeading(spec);
  const headedBy = (row: readonly Token[], taken: readonly Turned<C>[]): Turned<C> | undefined => {
    const from = row.findIndex(isFigure);
    const [label, cells] = from < 1 ? [[], undefined] : [row.slice(0, from), figuresIn(row.slice(from))];
    const id = byHeading
      .get(fold(printedOf(label)))
      ?.find((each) => !taken.some((other) => other.id === each));
    return id === undefined || cells === undefined ? undefined : { id, label, cells };
  };
  for (const [at, over] of rows.entries()) {
    const under = headedBy(rows[at + 1] ?? [], []);
    const named = under && namesIn(over, under.cells[0]?.[0], glyph);
    if (named === undefined || name === undefined) continue;
    const found: Turned<C>[] = [];
    let { bottom } = edgesOf(over);
    for (const row of rows.slice(at + 1)) {
      const turned = headedBy(row, found);
      const isNext = edgesOf(row).top - bottom < rowsApart * glyph;
      if (turned === undefined || !isNext || !areUnder(turned.cells, named, glyph)) break;
      found.push(turned);
      ({ bottom } = edgesOf(row));
    }
    if (found.length < leastRows) continue;
    const used = new Set([...over, ...found.flatMap(({ label, cells }) => [...label, ...cells.flat()])]);
    const cellsAt = (column: number) =>
      Object.fromEntries(
        found.flatMap(({ id, cells }) => {
          const token = cells[column]?.[0];
          const kind = spec.columns.find((each) => each.id === id)?.kind ?? 'decimal';
          const reading = token && readWhole(token.text, kind, [token]);
          return reading ? [[id, fieldOf({ ...reading, anchorFit: 1, placed })] as const] : [];
        }),
      ) as Partial<Record<C, Field>>;
    const read = named.names.map((run, column) => {
      const called = readWhole(printedOf(run), name.kind, run);
      const calling = called ? { [name.id]: fieldOf({ ...called, anchorFit: 1, placed }) } : {};
      return { ...calling, ...cellsAt(column) } as Partial<Record<C, Field>>;
    });
    return { ...summed(read, cellsAt(named.names.length)), used };
  }
  return undefined;
}
