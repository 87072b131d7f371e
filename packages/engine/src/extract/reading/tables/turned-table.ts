import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../../evidence/field.ts';
import { runsApart } from '../sheet/runs.ts';
import { centreOf, edgesOf, printedOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { fold } from '../sheet/text.ts';
import { readWhole } from '../values/values.ts';
import { type TableSpec, textKinds } from './table-spec.ts';

/** Least rows and columns of a turned table, widest step between two rows, and space between two texts, in glyphs. */
const [leastRows, leastColumns, rowsApart, betweenTexts] = [2, 2, 5, 1.5] as const;
/** How far the right edges or middles of a figure and of the name over it differ at most, in glyphs. */
const [ofEdges, ofMiddles] = [1, 2] as const;
/** Sure by its row's label and its column's name, as a cell of a table is by its heading. */
const placed = 0.96;

const isFigure = ({ text }: Token): boolean => /^\d[\d.,]*%?$/.test(text);

/** A row of print that begins with the heading of a column. */
interface Turned<C extends string> {
  readonly id: C;
  readonly label: readonly Token[];
  readonly cells: readonly Token[];
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

/** The names of the rows in the row of print over the figures, one over each; undefined where they are not. */
function namesOver(over: readonly Token[], cells: readonly Token[], glyph: number): Token[][] | undefined {
  const runs = runsApart(over, betweenTexts * glyph);
  const isOver = (run: readonly Token[], cell: Token | undefined): boolean => {
    const edges = edgesOf(run);
    return (
      cell !== undefined &&
      (Math.abs(edges.right - cell.right) < ofEdges * glyph ||
        Math.abs(centreOf(edges) - centreOf(cell)) < ofMiddles * glyph)
    );
  };
  const areNames = runs.every((run, at) => /^\p{L}[^\d]*$/u.test(printedOf(run)) && isOver(run, cells[at]));
  return runs.length === cells.length && areNames ? runs : undefined;
}

/**
 * A table turned by a quarter: the headings of its columns stand at the left, each before the figures of all its rows, and what these are of is
 * named in the row over them ("Umidade | Impureza" over "Apurado % | 15,1 | 1,8").
 */
export function readTurned<C extends string>(
  { rows, glyph }: Sheet,
  spec: TableSpec<string, C>,
): Rows<C> | undefined {
  const [name] = spec.columns.filter(({ kind }) => textKinds.has(kind));
  const byHeading = columnsByHeading(spec);
  const headedBy = (row: readonly Token[], taken: readonly Turned<C>[]): Turned<C> | undefined => {
    const from = row.findIndex(isFigure);
    const [label, cells] = from < 1 ? [[], []] : [row.slice(0, from), row.slice(from)];
    const id = byHeading
      .get(fold(printedOf(label)))
      ?.find((each) => !taken.some((other) => other.id === each));
    return id === undefined || cells.length < leastColumns || !cells.every(isFigure)
      ? undefined
      : { id, label, cells };
  };
  for (const [at, over] of rows.entries()) {
    const found: Turned<C>[] = [];
    let { bottom } = edgesOf(over);
    for (const row of rows.slice(at + 1)) {
      const turned = headedBy(row, found);
      const isNext = edgesOf(row).top - bottom < rowsApart * glyph;
      const isAlike = turned?.cells.length === (found[0] ?? turned)?.cells.length;
      if (turned === undefined || !isNext || !isAlike) break;
      found.push(turned);
      ({ bottom } = edgesOf(row));
    }
    const names = found.length < leastRows ? undefined : namesOver(over, found[0]?.cells ?? [], glyph);
    if (names === undefined || name === undefined) continue;
    const read = names.map((run, column) => {
      const cells: Partial<Record<C, Field>> = {};
      const called = readWhole(printedOf(run), name.kind, run);
      if (called) cells[name.id] = fieldOf({ ...called, anchorFit: 1, placed });
      for (const { id, cells: figures } of found) {
        const token = figures[column];
        const kind = spec.columns.find((each) => each.id === id)?.kind ?? 'decimal';
        const reading = token && readWhole(token.text, kind, [token]);
        if (reading) cells[id] = fieldOf({ ...reading, anchorFit: 1, placed });
      }
      return cells;
    });
    return {
      rows: read,
      totals: {},
      used: new Set([...over, ...found.flatMap(({ label, cells }) => [...label, ...cells])]),
    };
  }
  return undefined;
}
