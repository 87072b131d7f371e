import type { Raster } from '../raster.ts';
import { DarkRuns } from './vector/dark-runs.ts';

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

/** Finds connected ink darker than a level (eight neighbours) by runs and union-find. */
export function findComponents(raster: Raster, inkLevel = usualInk): ComponentBoxes {
  return findComponentsAt(raster, [inkLevel])[0] ?? new Int32Array();
}

/** The same at several levels. */
export const findComponentsAt = (raster: Raster, inkLevels: readonly number[]): ComponentBoxes[] =>
  findRuns(raster, inkLevels).map((runs) => boxesOf(runs, raster.height));

interface Runs {
  readonly lefts: Int32Array;
  readonly rights: Int32Array;
  /** Index of the first run of each row, and one more at the end. */
  readonly firstOfRow: Int32Array;
}

/** The runs at each level. */
function findRuns(raster: Raster, inkLevels: readonly number[]): Runs[] {
  const { height } = raster;
  const dark = new DarkRuns(raster);
  const growing = inkLevels.map((inkLevel) => ({
    inkLevel: Math.ceil(inkLevel),
    lefts: new Numbers(),
    rights: new Numbers(),
    firstOfRow: new Int32Array(height + 1),
  }));
  for (let y = 0; y < height; y += 1) {
    dark.take(y);
    for (const { inkLevel, lefts, rights, firstOfRow } of growing) {
      firstOfRow[y] = lefts.length;
      addRuns(dark, dark.find(inkLevel), { lefts, rights });
    }
  }
  return growing.map(({ lefts, rights, firstOfRow }) => {
    firstOfRow[height] = lefts.length;
    return { lefts: lefts.values, rights: rights.values, firstOfRow };
  });
}

function addRuns(
  { edges }: DarkRuns,
  count: number,
  { lefts, rights }: Record<'lefts' | 'rights', Numbers>,
): void {
  for (let edge = 0; edge < count; edge += 2) {
    lefts.push(edges[edge] ?? 0);
    rights.push((edges[edge + 1] ?? 0) - 1);
  }
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
      boxes.push(left);
      boxes.push(row);
      boxes.push(right);
      boxes.push(row);
      continue;
    }
    boxes.values[at] = Math.min(boxes.values[at] ?? 0, left);
    boxes.values[at + 2] = Math.max(boxes.values[at + 2] ?? 0, right);
    // Runs come row by row, so the last one is the lowest.
    boxes.values[at + 3] = row;
  }
  return boxes.values.slice(0, boxes.length);
}
