import { describe, expect, it } from 'vitest';
import type { Raster } from '../raster.ts';
import { LightRuns } from './light-runs.ts';

const rasterOf = (rows: readonly string[]): Raster => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  data: Uint8Array.from(rows.join(''), (pixel) => (pixel === '#' ? 200 : 10)),
});

describe('the largest light region', () => {
  it('goes round corners, and not over them', () => {
    const picture = rasterOf(['##.###', '#..#.#', '##.###', '.##..#', '....#.']);
    const runs = new LightRuns(picture);
    runs.find(picture, 100);
    const { count, lefts, rights, tops, bottoms } = runs.largest(picture);
    expect(count).toBe(9);
    expect([...lefts]).toEqual([3, 3, 3, 5, 6]);
    expect([...rights]).toEqual([5, 5, 5, 5, -1]);
    expect([...tops]).toEqual([5, 5, 5, 0, 0, 0]);
    expect([...bottoms]).toEqual([-1, -1, -1, 2, 2, 3]);
  });

  it('is none where nothing is light', () => {
    const picture = rasterOf(['...', '...']);
    const runs = new LightRuns(picture);
    runs.find(picture, 100);
    expect(runs.largest(picture).count).toBe(0);
  });
});
