import { cutOnPaper, type Raster } from '../raster.ts';
import { eraseLongRules, longRuns, type Lanes } from './erase-rules.ts';
import type { Edges } from './text-lines.ts';

/** A rule between columns passes at least three rows of small type, in glyph heights; no stroke of a letter is as long. */
const shortest = 9;
/** A rule between rows passes several columns, in glyph heights; feet of letters that touch each other are a shorter line. */
const shortestLevel = 15;
/** Rules that are blurred and sharpened with the page are thicker than its strokes, in glyph heights. */
const thickest = 0.7;
/** Text of small type touches much of a rule: share of its length that must be thin. */
const leastThin = 0.4;
/** Least rules side by side of a table: boxes of a form have fewer that are as long. */
const leastRules = 6;
/** Rules at least this far apart, in glyph heights, are two. */
const leastApart = 1;

/**
 * Erases the rules of tables from a telephone's page, in place: between columns of small type they are read as letters and join the
 * amounts beside them. Other rules of such a page stay, for they run into letters and would leave pieces.
 */
export function eraseTableRules(page: Raster, glyphHeight: number): void {
  if (glyphHeight === 0) return;
  const rules = { glyphHeight, thickest, leastThin };
  for (const table of findTables(page, glyphHeight)) {
    const [upright, level] = [cutOnPaper(page, table, 0), cutOnPaper(page, table, 0)];
    const { width, height } = upright;
    // Each direction by itself: where the others are erased already, rules are in pieces.
    eraseLongRules(
      { data: upright.data, count: width, length: height, across: 1, along: width },
      { ...rules, shortest },
    );
    eraseLongRules(
      { data: level.data, count: height, length: width, across: width, along: 1 },
      { ...rules, shortest: shortestLevel },
    );
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const at = y * width + x;
        page.data[(table.top + y) * page.width + table.left + x] = Math.max(
          upright.data[at] ?? 255,
          level.data[at] ?? 255,
        );
      }
  }
}

/** Parts of a page with several long rules side by side. */
function findTables({ width, height, data }: Raster, glyphHeight: number): Edges[] {
  const lanes: Lanes = { data, count: width, length: height, across: 1, along: width };
  const runs = longRuns(lanes, shortest * glyphHeight).toSorted((a, b) => a.lane - b.lane);
  const step = Math.max(1, Math.round(glyphHeight));
  const room = Math.ceil(thickest * glyphHeight);
  const tables: Edges[] = [];
  for (let y = 0; y < height; y += step) {
    const crossed = runs.filter(({ from, to }) => from <= y && y < to).map(({ lane }) => lane);
    const count = crossed.filter(
      (lane, index) => index === 0 || lane - (crossed[index - 1] ?? 0) >= leastApart * glyphHeight,
    ).length;
    if (count < leastRules) continue;
    const row: Edges = {
      left: Math.max(0, (crossed[0] ?? 0) - room),
      right: Math.min(width, (crossed.at(-1) ?? 0) + 1 + room),
      top: Math.max(0, y - step - room),
      bottom: Math.min(height, y + step + room),
    };
    const last = tables.at(-1);
    if (last === undefined || last.bottom < row.top) tables.push(row);
    else tables[tables.length - 1] = joined(last, row);
  }
  return tables;
}

const joined = (above: Edges, below: Edges): Edges => ({
  left: Math.min(above.left, below.left),
  right: Math.max(above.right, below.right),
  top: above.top,
  bottom: below.bottom,
});
