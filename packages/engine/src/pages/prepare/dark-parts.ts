import { percentileOf } from '../median.ts';
import { cutOnPaper, negativeOf, type Raster } from '../raster.ts';
import { analyse } from './analyse.ts';
import { LightRuns, type Region } from './light-runs.ts';

/** Cells along the longer side of the page in which its dark parts are searched. */
const cells = 360;
/** A dark part is at most this bright, as a share of the paper, which this share of a page's cells are at most as light as. */
const [darkest, paperShare] = [0.62, 0.9] as const;
/** Its least and greatest share of the page, least share of it that is dark beside its letters, and least sides as shares of the page's shorter one. */
const [leastArea, mostArea, leastFilled, leastSide] = [0.03, 0.85, 0.55, 0.06] as const;
/** A card whose colour fades goes on where it is lighter: where less than this share of a part's edge is sharp, it is searched for at these levels, shares of the paper, up to the first at which so much is. */
const wholeEdge = 0.95;
const lighterLevels = [0.66, 0.7, 0.74, 0.78, 0.82, 0.86, 0.9] as const;
/** A card is at most so many times as long as high; bands of titles are read by looks of their own. */
const longestCard = 3;
const mostParts = 4;
/** Where its edge is looked for, in cells within and beyond it; by how much the paper is lighter there, as a share of it; and along how much of the edge. */
const [besideEdge, sharpEdge, leastSharp] = [2, 0.2, 0.7] as const;
/** It has light print when its negative has this many pairs of neighbouring glyphs, and this many times as many as itself: a portrait has none. */
const [leastPairs, clearlyMore] = [12, 2] as const;

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * A page whose dark parts with light print are dark on light as the rest of it: the coloured front of a card beside its white back. A page that is dark as a whole is left as it is.
 */
export async function withLightParts(page: Raster): Promise<Raster> {
  const size = Math.max(2, Math.ceil(Math.max(page.width, page.height) / cells));
  const small = meansOf(page, size);
  let result = page;
  for (const region of darkRegions(small)) {
    const edges = boxOf(region, size, page);
    const negative = negativeIn(page, region, { size, edges });
    const [asIs, reversed] = [await analyse(cutOnPaper(page, edges, 0)), await analyse(negative)];
    if (reversed.pairs < leastPairs || reversed.pairs <= clearlyMore * asIs.pairs) continue;
    if (result === page) result = { ...page, data: page.data.slice() };
    paste(result, negative, edges);
  }
  return result;
}

/** The mean brightness of each cell of a page. */
function meansOf({ width, height, data }: Raster, size: number): Raster {
  const [columns, rows] = [Math.ceil(width / size), Math.ceil(height / size)];
  const means = new Uint8Array(columns * rows);
  const sums = new Uint32Array(columns);
  for (let row = 0; row < rows; row += 1) {
    sums.fill(0);
    const [top, end] = [row * size, Math.min((row + 1) * size, height)];
    for (let y = top; y < end; y += 1)
      for (let column = 0, at = y * width; column < columns; column += 1) {
        let sum = 0;
        for (const last = Math.min(at + size, (y + 1) * width); at < last; at += 1) sum += data[at] ?? 0;
        sums[column] = (sums[column] ?? 0) + sum;
      }
    for (let column = 0; column < columns; column += 1) {
      const wide = Math.min(size, width - column * size);
      means[row * columns + column] = (sums[column] ?? 0) / (wide * (end - top));
    }
  }
  return { width: columns, height: rows, data: means };
}

/** The largest dark regions that are filled like a card or a band. */
function darkRegions(small: Raster): Region[] {
  const counts = new Uint32Array(256);
  for (const value of small.data) counts[value] = (counts[value] ?? 0) + 1;
  const paper = percentileOf(counts, paperShare, small.data.length);
  const left = negativeOf(small);
  const runs = new LightRuns(left);
  const largestAt = (share: number): Region => {
    runs.find(left, Math.max(1, 255 - share * paper));
    return runs.largest(left);
  };
  const sharpnessOf = (region: Region): number => sharpness(small, region, sharpEdge * paper);
  const found: Region[] = [];
  for (let tried = 0; tried < 2 * mostParts && found.length < mostParts; tried += 1) {
    const dark = largestAt(darkest);
    if (extentOf(dark).cells.length < leastArea * small.data.length) break;
    const region = wholeOf(dark, largestAt, sharpnessOf);
    const { cells: inside, width, height } = extentOf(region);
    const least = leastSide * Math.min(small.width, small.height);
    const isPart =
      inside.length <= mostArea * small.data.length &&
      region.count >= leastFilled * inside.length &&
      Math.min(width, height) >= least &&
      Math.max(width, height) <= longestCard * Math.min(width, height) &&
      sharpnessOf(region) >= leastSharp;
    if (isPart) found.push(region);
    for (const cell of inside) left.data[cell] = 0;
  }
  return found;
}

/** A region with what is lighter of its card, where that ends with an edge; the region itself where it does not, as the shade of a picture. */
function wholeOf(
  region: Region,
  largestAt: (share: number) => Region,
  sharpnessOf: (region: Region) => number,
): Region {
  if (sharpnessOf(region) >= wholeEdge) return region;
  const row = region.lefts.findIndex((left, y) => left <= (region.rights[y] ?? -1));
  for (const share of lighterLevels) {
    const lighter = largestAt(share);
    const isOfIt = isInside(lighter, region.lefts[row] ?? 0, row);
    if (isOfIt && sharpnessOf(lighter) >= wholeEdge) return lighter;
  }
  return region;
}

/** At which share of a region's edge paper begins: the shade of a picture or of a card's colour fades. */
function sharpness({ width, height, data }: Raster, region: Region, contrast: number): number {
  let [sharp, all] = [0, 0];
  const compare = (x: number, y: number, across: number, down: number): void => {
    const [outX, outY] = [x - besideEdge * across, y - besideEdge * down];
    if (outX < 0 || outY < 0 || outX >= width || outY >= height) return;
    const inside = data[(y + besideEdge * down) * width + x + besideEdge * across] ?? 0;
    all += 1;
    if ((data[outY * width + outX] ?? 0) - inside >= contrast) sharp += 1;
  };
  for (const [y, left] of region.lefts.entries()) {
    const right = region.rights[y] ?? -1;
    if (left > right) continue;
    compare(left, y, 1, 0);
    compare(right, y, -1, 0);
  }
  for (const [x, top] of region.tops.entries()) {
    const bottom = region.bottoms[x] ?? -1;
    if (top > bottom) continue;
    compare(x, top, 0, 1);
    compare(x, bottom, 0, -1);
  }
  return sharp / Math.max(1, all);
}

const isInside = ({ lefts, rights, tops, bottoms }: Region, x: number, y: number, by = 0): boolean =>
  x >= (lefts[y] ?? Infinity) + by &&
  x <= (rights[y] ?? -1) - by &&
  y >= (tops[x] ?? Infinity) + by &&
  y <= (bottoms[x] ?? -1) - by;

function extentOf(region: Region): {
  readonly cells: number[];
  readonly width: number;
  readonly height: number;
} {
  const inside: number[] = [];
  for (let y = 0; y < region.height; y += 1)
    for (let x = region.lefts[y] ?? 0; x <= (region.rights[y] ?? -1); x += 1)
      if (isInside(region, x, y)) inside.push(y * region.width + x);
  return {
    cells: inside,
    width: region.tops.filter((top, x) => top <= (region.bottoms[x] ?? -1)).length,
    height: region.lefts.filter((left, y) => left <= (region.rights[y] ?? -1)).length,
  };
}

function boxOf(region: Region, size: number, { width, height }: Raster): Edges {
  const columns = [...region.tops.keys()].filter((x) => (region.tops[x] ?? 0) <= (region.bottoms[x] ?? -1));
  const rows = [...region.lefts.keys()].filter((y) => (region.lefts[y] ?? 0) <= (region.rights[y] ?? -1));
  return {
    left: Math.max(0, ((columns[0] ?? 0) - 1) * size),
    top: Math.max(0, ((rows[0] ?? 0) - 1) * size),
    right: Math.min(width, ((columns.at(-1) ?? 0) + 2) * size),
    bottom: Math.min(height, ((rows.at(-1) ?? 0) + 2) * size),
  };
}

/** The page around a region, within which it is dark on white; its edge, where it fades into the paper, is white. */
function negativeIn(
  page: Raster,
  region: Region,
  { size, edges }: { readonly size: number; readonly edges: Edges },
): Raster {
  const cut = cutOnPaper(page, edges, 0);
  const cellAt = (x: number, y: number): readonly [number, number] => [
    Math.floor((x + edges.left) / size),
    Math.floor((y + edges.top) / size),
  ];
  const counts = new Uint32Array(256);
  let count = 0;
  for (let y = 0; y < cut.height; y += 1)
    for (let x = 0; x < cut.width; x += 1) {
      if (!isInside(region, ...cellAt(x, y), 1)) continue;
      const value = cut.data[y * cut.width + x] ?? 255;
      counts[value] = (counts[value] ?? 0) + 1;
      count += 1;
    }
  // Letters cover less than half of a part.
  const background = percentileOf(counts, 0.5, count);
  for (let y = 0; y < cut.height; y += 1)
    for (let x = 0; x < cut.width; x += 1) {
      const cell = cellAt(x, y);
      const at = y * cut.width + x;
      const value = cut.data[at] ?? 255;
      if (isInside(region, ...cell, 1))
        cut.data[at] = Math.min(255, ((255 - value) * 255) / Math.max(1, 255 - background));
      else if (isBeside(region, ...cell)) cut.data[at] = 255;
    }
  return cut;
}

/** Whether a cell is of a region's edge, or touches it. */
const isBeside = (region: Region, x: number, y: number): boolean =>
  [-1, 0, 1].some((down) => [-1, 0, 1].some((across) => isInside(region, x + across, y + down)));

function paste(page: Raster, part: Raster, { left, top }: Edges): void {
  for (let y = 0; y < part.height; y += 1)
    page.data.set(part.data.subarray(y * part.width, (y + 1) * part.width), (top + y) * page.width + left);
}
