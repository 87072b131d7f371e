import { median } from '../../../pages/median.ts';
import { edgesOf, rowsOf, type Token } from '../sheet/sheet.ts';
import { runsApart } from '../sheet/runs.ts';
import { fold } from '../sheet/text.ts';
import type { Cell, CellRow, CellTable, Family } from './cell-rows.ts';

/** Widest space between words of one label or value, and between a label and the value below it, in glyphs. */
const [betweenWords, belowLabel] = [0.9, 1.6] as const;
/** How far left of its label a value may begin, in glyphs. */
const beforeLabel = 0.6;
/** Fewest rows of labels and fewest labels of a record; a table has one row of headings. */
const [fewestRows, fewestLabels] = [2, 4] as const;

/** Of so many labels one may be misread; its box is then without a value. */
const withOneMisread = 4;

interface Heading<F extends string> {
  readonly family: F | undefined;
  readonly left: number;
  readonly right: number;
}

const hasFigure = ({ text }: Token): boolean => /\d/.test(text);

/** The labels of a row that holds nothing else. */
function headingsOf<F extends string>(
  row: readonly Token[],
  families: readonly Family<F>[],
  glyph: number,
): Heading<F>[] | undefined {
  const found = runsApart(row, betweenWords * glyph).map((run) => {
    const said = fold(run.map(({ text }) => text).join(' '));
    const family = families.find(({ heading }) => heading.test(said))?.family;
    return { ...edgesOf(run), family };
  });
  const unknown = found.filter(({ family }) => family === undefined).length;
  const isRow = unknown === 0 || (unknown === 1 && found.length >= withOneMisread && !row.some(hasFigure));
  return found.length > 0 && isRow ? found : undefined;
}

/** A row of labels with the rows of values below it. */
interface Boxes<F extends string> {
  readonly headings: readonly Heading<F>[];
  readonly cells: readonly Cell<F>[];
  readonly rows: readonly (readonly Token[])[];
}

function boxesAt<F extends string>(
  rows: readonly (readonly Token[])[],
  at: number,
  families: readonly Family<F>[],
  glyph: number,
): Boxes<F> | undefined {
  const [head, ...rest] = rows.slice(at);
  const headings = head && headingsOf(head, families, glyph);
  if (head === undefined || headings === undefined) return undefined;
  let { bottom } = edgesOf(head);
  const under: (readonly Token[])[] = [];
  for (const row of rest) {
    const { top, bottom: end } = edgesOf(row);
    if (top - bottom > belowLabel * glyph || headingsOf(row, families, glyph) !== undefined) break;
    under.push(row);
    bottom = end;
  }
  const columnOf = (token: Token): number =>
    headings.findLastIndex(({ left }) => left - beforeLabel * glyph <= token.left);
  const isOutside = under.flat().some((token) => columnOf(token) < 0);
  if (under.length === 0 || isOutside) return undefined;
  const cells = headings.flatMap(({ family }, column): Cell<F>[] => {
    const lines = under
      .map((row) => row.filter((token) => columnOf(token) === column))
      .filter((line) => line.length > 0);
    const edge = (headings[column + 1]?.left ?? Infinity) - glyph;
    return family === undefined ? [] : [{ family, edge, lines }];
  });
  return { headings, cells, rows: [head, ...under] };
}

/** Reads records of boxes, each with its label over its value in rows that differ; a record begins with the row of the label `first` and has the label `key`. */
export function readBoxedRecords<F extends string>(
  tokens: readonly Token[],
  families: readonly Family<F>[],
  { first, key }: { readonly first: F; readonly key: F },
): CellTable<F> {
  const used = new Set<Token>();
  const found: CellRow<F>[] = [];
  if (tokens.length === 0) return { rows: found, used };
  const glyph = median(tokens.map(({ top, bottom }) => bottom - top));
  const rows = rowsOf(tokens, glyph);
  let record: Boxes<F>[] = [];
  const close = (): void => {
    const cells = record.flatMap((boxes) => boxes.cells);
    const isRecord =
      record.length >= fewestRows &&
      cells.length >= fewestLabels &&
      cells.some(({ family }) => family === key);
    if (isRecord) {
      found.push({ cells });
      for (const token of record.flatMap((boxes) => boxes.rows).flat()) used.add(token);
    }
    record = [];
  };
  for (let at = 0; at < rows.length;) {
    const boxes = boxesAt(rows, at, families, glyph);
    const isFirst = boxes?.headings.some(({ family }) => family === first) === true;
    if (isFirst || boxes === undefined) close();
    if (boxes !== undefined && (isFirst || record.length > 0)) record.push(boxes);
    at += boxes?.rows.length ?? 1;
  }
  close();
  return { rows: found, used };
}
