import { darkerThan, fourBlack, inFours, isDark, type Raster } from '../raster.ts';

/** Boxes of connected ink, four numbers each: left, top, right, bottom (inclusive). */
export type ComponentBoxes = Int32Array;

/** Ink of a flattened page is darker than this. */
export const usualInk = 140;

/** A growable array of unboxed numbers. */
class Numbers {
  values = new Int32Array(1 << 14);
  length = 0;

  push(value: number): void {
    if (this.length === this.values.length) {
      const larger = new Int32Array(this.values.length * 2);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length] = value;
    this.length += 1;
  }
}

/** Finds connected ink darker than a level of 128 or more (eight neighbours) by runs and union-find, one pass over the pixels. */
export function findComponents(raster: Raster, inkLevel = usualInk): ComponentBoxes {
  return boxesOf(findRuns(raster, inkLevel), raster.height);
}

/** The same at several levels, from dark to pale; dark ink is searched only within pale ink. */
export function findComponentsAt(raster: Raster, inkLevels: readonly number[]): ComponentBoxes[] {
  const found: ComponentBoxes[] = [];
  let runs: Runs | undefined;
  for (const level of inkLevels.toReversed()) {
    runs = runs === undefined ? findRuns(raster, level) : darkerRuns(runs, raster, level);
    found.unshift(boxesOf(runs, raster.height));
  }
  return found;
}

interface Runs {
  readonly lefts: Int32Array;
  readonly rights: Int32Array;
  /** Index of the first run of each row, and one more at the end. */
  readonly firstOfRow: Int32Array;
}

function findRuns({ width, height, data }: Raster, inkLevel: number): Runs {
  const [lefts, rights] = [new Numbers(), new Numbers()];
  const firstOfRow = new Int32Array(height + 1);
  const fours = inFours(data);
  const level = darkerThan(inkLevel);
  for (let y = 0; y < height; y += 1) {
    firstOfRow[y] = lefts.length;
    const start = y * width;
    const end = start + width;
    for (let at = start; at < end; at += 1) {
      // Most of a page is paper, or ink on its negative: both are skipped four pixels at a time.
      if ((at & 3) === 0) while (at + 4 <= end && !isDark(fours[at >> 2] ?? fourBlack, level)) at += 4;
      if (at >= end || (data[at] ?? 255) >= inkLevel) continue;
      lefts.push(at - start);
      for (at += 1; at < end && (data[at] ?? 255) < inkLevel; at += 1)
        if ((at & 3) === 0 && at + 4 <= end && fours[at >> 2] === fourBlack) at += 3;
      rights.push(at - 1 - start);
    }
  }
  firstOfRow[height] = lefts.length;
  return { lefts: lefts.values, rights: rights.values, firstOfRow };
}

/** The runs of darker ink within runs of pale ink. */
function darkerRuns(pale: Runs, { width, height, data }: Raster, inkLevel: number): Runs {
  const [lefts, rights] = [new Numbers(), new Numbers()];
  const firstOfRow = new Int32Array(height + 1);
  const fours = inFours(data);
  for (let y = 0; y < height; y += 1) {
    firstOfRow[y] = lefts.length;
    const start = y * width;
    const lastRun = pale.firstOfRow[y + 1] ?? 0;
    for (let run = pale.firstOfRow[y] ?? 0; run < lastRun; run += 1) {
      const end = start + (pale.rights[run] ?? 0) + 1;
      for (let at = start + (pale.lefts[run] ?? 0); at < end; at += 1) {
        if ((data[at] ?? 255) >= inkLevel) continue;
        lefts.push(at - start);
        for (at += 1; at < end && (data[at] ?? 255) < inkLevel; at += 1)
          if ((at & 3) === 0 && at + 4 <= end && fours[at >> 2] === fourBlack) at += 3;
        rights.push(at - 1 - start);
      }
    }
  }
  firstOfRow[height] = lefts.length;
  return { lefts: lefts.values, rights: rights.values, firstOfRow };
}

function connectRuns({ lefts, rights, firstOfRow }: Runs, height: number): Int32Array {
  const parents = new Int32Array(firstOfRow[height] ?? 0);
  for (let index = 0; index < parents.length; index += 1) parents[index] = index;
  for (let y = 1; y < height; y += 1) {
    let above = firstOfRow[y - 1] ?? 0;
    const endAbove = firstOfRow[y] ?? 0;
    for (let run = endAbove; run < (firstOfRow[y + 1] ?? 0); run += 1) {
      const left = (lefts[run] ?? 0) - 1;
      const right = (rights[run] ?? 0) + 1;
      while (above < endAbove && (rights[above] ?? 0) < left) above += 1;
      for (let touching = above; touching < endAbove && (lefts[touching] ?? 0) <= right; touching += 1) {
        const [a, b] = [rootOf(parents, run), rootOf(parents, touching)];
        if (a !== b) parents[Math.max(a, b)] = Math.min(a, b);
      }
    }
  }
  return parents;
}

function rootOf(parents: Int32Array, run: number): number {
  let root = run;
  for (let parent = parents[root] ?? root; parent !== root; parent = parents[root] ?? root) {
    parents[root] = parents[parent] ?? parent;
    root = parent;
  }
  return root;
}

function boxesOf(runs: Runs, height: number): ComponentBoxes {
  const { lefts, rights, firstOfRow } = runs;
  const parents = connectRuns(runs, height);
  const indexOfRoot = new Int32Array(parents.length).fill(-1);
  const boxes = new Numbers();
  let row = 0;
  for (let run = 0; run < parents.length; run += 1) {
    while (run >= (firstOfRow[row + 1] ?? 0)) row += 1;
    const root = rootOf(parents, run);
    const [left, right] = [lefts[run] ?? 0, rights[run] ?? 0];
    const at = indexOfRoot[root] ?? -1;
    if (at < 0) {
      indexOfRoot[root] = boxes.length;
      for (const edge of [left, row, right, row]) boxes.push(edge);
      continue;
    }
    boxes.values[at] = Math.min(boxes.values[at] ?? 0, left);
    boxes.values[at + 2] = Math.max(boxes.values[at + 2] ?? 0, right);
    // Runs come row by row, so the last one is the lowest.
    boxes.values[at + 3] = row;
  }
  return boxes.values.slice(0, boxes.length);
}
