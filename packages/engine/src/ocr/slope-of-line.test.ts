import { describe, expect, it } from 'vitest';
import type { Raster } from '../pages/raster.ts';
import { dropOf } from './slope-of-line.ts';

/** Upright strokes of two heights in a row that falls by so many pixels to its right end, with the heads of a row below it. */
function rowFallingBy(drop: number, [width, height]: readonly [number, number] = [900, 48]): Raster {
  const data = new Uint8Array(width * height).fill(255);
  for (let left = 4; left < width - 8; left += 9) {
    const fall = Math.round(drop * (left / width - 0.5));
    for (const [top, bottom] of [
      [left % 2 === 0 ? 12 : 18, 32],
      [46, 60],
    ] as const)
      for (let y = Math.max(0, top + fall); y < Math.min(height, bottom + fall); y += 1)
        data.fill(40, y * width + left, y * width + left + 3);
  }
  return { width, height, data };
}

describe('the slope of a line', () => {
  it.each([0, 6, -9, 14])('is %i pixels', (drop) => {
    expect(Math.abs(dropOf(rowFallingBy(drop), 28) - drop)).toBeLessThanOrEqual(1);
  });

  it('is not told by a few letters', () => {
    expect(dropOf(rowFallingBy(10, [200, 48]), 28)).toBe(0);
  });
});
