import type { Raster } from '../raster.ts';

/** Connected pixels of a picture. */
export interface Region {
  readonly width: number;
  readonly height: number;
  readonly count: number;
  /** First and last pixel of the region in each row and column; first after last when there is none. */
  readonly lefts: Int32Array;
  readonly rights: Int32Array;
  readonly tops: Int32Array;
  readonly bottoms: Int32Array;
}

/** Runs of pixels at least as light as a level, in a union-find forest: each leads to the first run of its region. */
export class LightRuns {
  readonly #lefts: Int32Array;
  readonly #rights: Int32Array;
  readonly #rows: Int32Array;
  readonly #parents: Int32Array;
  #count = 0;

  constructor({ width, height }: Raster) {
    const most = height * Math.ceil(width / 2);
    this.#lefts = new Int32Array(most);
    this.#rights = new Int32Array(most);
    this.#rows = new Int32Array(most);
    this.#parents = new Int32Array(most);
  }

  /** Finds the runs at a level; those of an earlier level are discarded. */
  find({ width, height, data }: Raster, level: number): void {
    this.#count = 0;
    let above = 0;
    for (let y = 0; y < height; y += 1) {
      const first = this.#count;
      const start = y * width;
      for (let x = 0; x < width; x += 1) {
        if ((data[start + x] ?? 0) < level) continue;
        const left = x;
        while (x + 1 < width && (data[start + x + 1] ?? 0) >= level) x += 1;
        this.#add({ left, right: x, row: y, above, first });
      }
      above = first;
    }
  }

  #add({ left, right, row, above, first }: LightRun): void {
    const run = this.#count;
    this.#count += 1;
    this.#lefts[run] = left;
    this.#rights[run] = right;
    this.#rows[run] = row;
    this.#parents[run] = run;
    for (let other = above; other < first && (this.#lefts[other] ?? 0) <= right; other += 1) {
      if ((this.#rights[other] ?? 0) < left) continue;
      const [a, b] = [this.#rootOf(run), this.#rootOf(other)];
      this.#parents[Math.max(a, b)] = Math.min(a, b);
    }
  }

  #rootOf(run: number): number {
    let root = run;
    for (let parent = this.#parents[root] ?? root; parent !== root; parent = this.#parents[root] ?? root) {
      this.#parents[root] = this.#parents[parent] ?? parent;
      root = parent;
    }
    return root;
  }

  /** The largest region. */
  largest({ width, height }: Raster): Region {
    const counts = new Int32Array(this.#count);
    let best = 0;
    for (let run = 0; run < this.#count; run += 1) {
      const root = this.#rootOf(run);
      counts[root] = (counts[root] ?? 0) + (this.#rights[run] ?? 0) - (this.#lefts[run] ?? 0) + 1;
    }
    for (let root = 1; root < this.#count; root += 1)
      if ((counts[root] ?? 0) > (counts[best] ?? 0)) best = root;
    const mask: Region = {
      width,
      height,
      count: counts[best] ?? 0,
      lefts: new Int32Array(height).fill(width),
      rights: new Int32Array(height).fill(-1),
      tops: new Int32Array(width).fill(height),
      bottoms: new Int32Array(width).fill(-1),
    };
    for (let run = best; run < this.#count; run += 1) {
      if (this.#rootOf(run) !== best) continue;
      const row = this.#rows[run] ?? 0;
      const left = this.#lefts[run] ?? 0;
      const right = this.#rights[run] ?? 0;
      mask.lefts[row] = Math.min(mask.lefts[row] ?? 0, left);
      mask.rights[row] = right;
      for (let x = left; x <= right; x += 1) {
        if (mask.bottoms[x] === -1) mask.tops[x] = row;
        mask.bottoms[x] = row;
      }
    }
    return mask;
  }
}

/** Its first and last pixel, and the runs of the row above: from the first of them to the first of its own row. */
interface LightRun {
  readonly left: number;
  readonly right: number;
  readonly row: number;
  readonly above: number;
  readonly first: number;
}
