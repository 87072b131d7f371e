import { median, percentileOf } from '../median.ts';
import type { Raster } from '../raster.ts';
import { FlattenedRows } from './vector/flatten-rows.ts';

/** Blocks along the longer side of the page; a block must be wider than a stroke and narrower than a shadow. */
const blocks = 48;
/** Share of a block's pixels that are at most as light as its paper. */
const paperPercentile = 0.9;
/** Least brightness assumed for paper: below it there is nothing to read. */
const darkestPaper = 48;
/** Nor does the middle block of a page in shadow fall below this. */
const darkPage = 64;

/**
 * Removes shadows and tinted paper: every pixel is divided by the paper's brightness around it, so that paper becomes 255. Tinted boxes of
 * evenly lit pages keep some of their tint, or the patterns behind small print would stand out; a telephone's pages are `isInShadow`.
 */
export function flatten(raster: Raster, { isInShadow = false } = {}): Raster {
  const { width, height, data } = raster;
  const size = Math.max(8, Math.ceil(Math.max(width, height) / blocks));
  const columns = Math.ceil(width / size);
  const rows = Math.ceil(height / size);
  const paper = smooth(brighten(measurePaper(raster, size), { columns, rows, isInShadow }), columns, rows);
  const flat = new Uint8Array(data.length);
  const flattened = new FlattenedRows(width, columns, size);
  for (let y = 0; y < height; y += 1) {
    const darkest = fillPaperOfRow(flattened.papers, paper, { columns, rows, size, y });
    const row = data.subarray(y * width, (y + 1) * width);
    flat.set(darkest === 255 ? row : flattened.flatten(row), y * width);
  }
  return { width, height, data: flat };
}

/** Brightness of the paper in each block. */
function measurePaper({ width, height, data }: Raster, size: number): Float32Array {
  const columns = Math.ceil(width / size);
  const rows = Math.ceil(height / size);
  const paper = new Float32Array(columns * rows);
  const counts = new Uint32Array(256);
  for (let block = 0; block < paper.length; block += 1) {
    counts.fill(0);
    let samples = 0;
    const left = (block % columns) * size;
    const top = Math.floor(block / columns) * size;
    for (let y = top; y < Math.min(top + size, height); y += 2) {
      for (let at = y * width + left; at < y * width + Math.min(left + size, width); at += 2) {
        const value = data[at] ?? 0;
        counts[value] = (counts[value] ?? 0) + 1;
        samples += 1;
      }
    }
    paper[block] = percentileOf(counts, paperPercentile, samples);
  }
  return paper;
}

/**
 * Gives blocks full of print the paper of their neighbours, the lightest around each. In shadow the darkest of these follows (together a
 * morphological closing), so that its edge stays where it is; not on a page that is dark as a whole, whose light parts are print.
 */
function brighten(
  paper: Float32Array,
  { columns, rows, isInShadow }: { columns: number; rows: number; isInShadow: boolean },
): Float32Array {
  const lightest = around(paper, columns, rows, (values) => Math.max(...values));
  const isClosed = isInShadow && median([...paper]) >= darkPage;
  return isClosed ? around(lightest, columns, rows, (values) => Math.min(...values)) : lightest;
}

function smooth(paper: Float32Array, columns: number, rows: number): Float32Array {
  return around(
    paper,
    columns,
    rows,
    (values) => values.reduce((sum, value) => sum + value, 0) / values.length,
  );
}

function around(
  paper: Float32Array,
  columns: number,
  rows: number,
  combine: (values: number[]) => number,
): Float32Array {
  return paper.map((_value, block) => {
    const [column, row] = [block % columns, Math.floor(block / columns)];
    const values: number[] = [];
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
        values.push(paper[y * columns + x] ?? 0);
      }
    }
    return combine(values);
  });
}

interface RowOfBlocks {
  readonly columns: number;
  readonly rows: number;
  readonly size: number;
  readonly y: number;
}

/** Paper brightness of a row at the blocks' centres, interpolated between the blocks above and below; the last is repeated. Returns the darkest. */
function fillPaperOfRow(
  line: Float32Array,
  paper: Float32Array,
  { columns, rows, size, y }: RowOfBlocks,
): number {
  const position = Math.min(rows - 1, Math.max(0, y / size - 0.5));
  const above = Math.floor(position);
  const below = Math.min(rows - 1, above + 1);
  const share = position - above;
  let darkest = 255;
  for (let column = 0; column < columns; column += 1) {
    const upper = paper[above * columns + column] ?? 255;
    const lower = paper[below * columns + column] ?? 255;
    const between = Math.max(darkestPaper, upper + (lower - upper) * share);
    line[column] = between;
    if (between < darkest) darkest = between;
  }
  line[columns] = line[columns - 1] ?? 255;
  return darkest;
}
