import { lowered, setBelow } from './half-columns.ts';
import { runsApart } from './runs.ts';
import { isLargerThan } from './size-of-type.ts';
import type { Rows } from './side-column.ts';
import { edgesOf, rowsOf, type Sheet, type Token } from './sheet.ts';

/** Most columns of labels with their values: a table has more. */
const mostColumns = 3;
/** Most words of the title of a column, and what it consists of. */
const [mostWords, wordOfTitle] = [5, /^[\p{L}()/-]+$/u] as const;
/** Space between texts of a row, before a column and between a label and its value, in glyphs. */
const [betweenTexts, beforeColumn] = [1.5, 1] as const;
/** How far left of its title a column may begin, behind a mark before the title, and how far its rows may begin from its edge, in glyphs. */
const [beforeTitle, fromEdge] = [2, 0.8] as const;
/** Least rows of a column below its title, and least rows and share of these that are a label with its value behind it. */
const [leastRows, leastPairs, ofPairs] = [3, 3, 0.5] as const;

/** The titles of columns in a row: two or more short texts without figures. */
function titlesIn(row: readonly Token[], glyph: number): readonly (readonly Token[])[] {
  const runs = runsApart(row, betweenTexts * glyph);
  const areTitles = runs.every(
    (run) => run.length <= mostWords && run.every(({ text }) => wordOfTitle.test(text)),
  );
  return runs.length > 1 && runs.length <= mostColumns && areTitles ? runs : [];
}

/** Where the columns begin below their titles: where texts of the rows begin at or a little before these. */
const edgesBelow = (titles: readonly (readonly Token[])[], rows: Rows, glyph: number): number[] =>
  titles.map((title) => {
    const { left } = edgesOf(title);
    const starts = rows.flatMap((row) =>
      runsApart(row, betweenTexts * glyph).map((run) => edgesOf(run).left),
    );
    return Math.min(left, ...starts.filter((start) => start < left && left - start < beforeTitle * glyph));
  });

/** Whether a row has words across the space before a column. */
const isAcross = (row: readonly Token[], edges: readonly number[], glyph: number): boolean =>
  edges
    .slice(1)
    .some((edge) =>
      row.some(({ left, right }) => left < edge - 0.3 * glyph && right > edge - beforeColumn * glyph),
    );

/** Whether most rows of a column are a label at its edge with a value behind it. */
function isOfPairs(rows: Rows, glyph: number): boolean {
  const { left } = edgesOf(rows.flat());
  const pairs = rows.filter((row) => {
    const runs = runsApart(row, betweenTexts * glyph);
    // In a table the cells of a column begin with figures and strokes too.
    const isLabel = runs[0]?.every(({ text }) => wordOfTitle.test(text)) === true;
    return runs.length === 2 && isLabel && Math.abs((row[0]?.left ?? 0) - left) < fromEdge * glyph;
  });
  return pairs.length >= leastPairs && pairs.length >= ofPairs * rows.length;
}

/** How far right of its title's edge a row of a column begins at most, in glyphs, and least share of the rows that do: words of another row may stand over a column by chance. */
const [underTitle, ofColumn] = [4, 0.5] as const;

/** How much larger than its caption a value is, and least rows of captions, and share of all, that tell a grid. */
const [overCaption, leastCaptions, ofCaptions] = [1.12, 3, 0.4] as const;

/** Whether rows are those of a grid: nearly every other one is in smaller type than the values right below it. */
function isGrid(rows: Rows): boolean {
  const captions = rows.filter((row, at) => {
    const next = rows[at + 1];
    return next !== undefined && isLargerThan(next, row, overCaption);
  });
  return captions.length >= Math.max(leastCaptions, ofCaptions * rows.length);
}

/** The columns below titles in a row, each with its title, and the row behind them; undefined where the row has none. */
function columnsAt(sheet: Sheet, at: number): { readonly columns: Rows[]; readonly to: number } | undefined {
  const { rows, glyph } = sheet;
  const titles = titlesIn(rows[at] ?? [], glyph);
  if (titles.length === 0) return undefined;
  const edges = edgesBelow(titles, rows.slice(at + 1, at + 1 + leastRows), glyph);
  const end = rows.findIndex((row, index) => index > at && isAcross(row, edges, glyph));
  const to = end < 0 ? rows.length : end;
  if (isGrid(rows.slice(at, to))) return undefined;
  const tokens = rows.slice(at, to).flat();
  const columnOf = ({ left }: Token): number =>
    Math.max(
      0,
      edges.findLastIndex((edge) => left > edge - 0.3 * glyph),
    );
  const columns = edges.map((_, index) =>
    rowsOf(
      tokens.filter((token) => columnOf(token) === index),
      glyph,
    ),
  );
  const bodies = columns.map((column) => column.slice(1));
  // Three texts in a row of one are the cells of a table.
  const isTable = bodies.some((body) => body.some((row) => runsApart(row, betweenTexts * glyph).length > 2));
  const begins = (column: Rows, at: number): boolean =>
    column.filter((row) => (row[0]?.left ?? 0) - (edges[at] ?? 0) < underTitle * glyph).length >=
    ofColumn * column.length;
  const areColumns =
    !isTable &&
    bodies.every(begins) &&
    bodies.every((body) => body.length >= leastRows) &&
    bodies.some((body) => isOfPairs(body, glyph));
  return areColumns ? { columns, to } : undefined;
}

/**
 * Columns side by side, each below its title, set below each other: of a label with its value behind it the words further right are no part. Of
 * such columns one at least has labels with their values behind them: in a grid the values are below.
 */
export function withTitledColumnsBelow(sheet: Sheet): Sheet {
  const { rows, glyph } = sheet;
  for (const at of rows.keys()) {
    const found = columnsAt(sheet, at);
    if (found === undefined) continue;
    const { columns, to } = found;
    const below = setBelow(columns, glyph);
    const end = edgesOf(rows.slice(at, to).flat()).bottom;
    const rest = lowered(rows.slice(to), Math.max(0, below.bottom - end));
    const inOrder = [...rows.slice(0, at), ...below.rows, ...rest];
    return { ...sheet, rows: inOrder, tokens: inOrder.flat() };
  }
  return sheet;
}
