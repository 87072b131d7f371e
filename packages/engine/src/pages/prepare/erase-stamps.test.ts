import { describe, expect, it } from 'vitest';
import type { Raster } from '../raster.ts';
import { withoutStamps } from './erase-stamps.ts';

const [width, height, glyphHeight] = [600, 300, 10];

/** Paper with a slanted frame in grey, and rows of small strokes of print, over it or beside it. */
function page({ hasPrint, grey }: { hasPrint: boolean; grey: number }): Raster {
  const data = new Uint8Array(width * height).fill(255);
  const put = (x: number, y: number, value: number) => {
    const at = Math.round(y) * width + Math.round(x);
    data[at] = Math.min(data[at] ?? 255, value);
  };
  const stroke = (fromX: number, fromY: number, toX: number, toY: number) => {
    for (let step = 0; step <= 1; step += 1 / 600)
      for (let dx = -2; dx <= 2; dx += 1)
        for (let dy = -2; dy <= 2; dy += 1)
          put(fromX + step * (toX - fromX) + dx, fromY + step * (toY - fromY) + dy, grey);
  };
  for (const [fromX, fromY, toX, toY] of [
    [150, 120, 400, 85],
    [400, 85, 415, 170],
    [415, 170, 165, 205],
    [165, 205, 150, 120],
  ] as const)
    stroke(fromX, fromY, toX, toY);
  if (hasPrint)
    for (let y = 60; y < 260; y += 16)
      for (let x = 100; x < 520; x += 9)
        for (let down = 0; down < glyphHeight; down += 1)
          for (const dx of [0, 1, 2]) put(x + dx, y + down, 40);
  return { width, height, data };
}

const shareOf = ({ data }: Raster, isOf: (value: number) => boolean): number =>
  data.filter((value) => isOf(value)).length;

describe('a stamp over print', () => {
  const isGrey = (value: number): boolean => value > 90 && value < 200;
  const isPrint = (value: number): boolean => value < 90;

  it('goes, and the print on it stays', () => {
    const stamped = page({ hasPrint: true, grey: 140 });
    const clean = withoutStamps(stamped, glyphHeight);
    expect(shareOf(clean, isGrey)).toBeLessThan(0.1 * shareOf(stamped, isGrey));
    expect(shareOf(clean, isPrint)).toBeGreaterThan(0.9 * shareOf(stamped, isPrint));
  });

  it('stays where no print is under it, and where it is as dark as print', () => {
    for (const each of [page({ hasPrint: false, grey: 140 }), page({ hasPrint: true, grey: 50 })])
      expect(withoutStamps(each, glyphHeight)).toBe(each);
  });
});
