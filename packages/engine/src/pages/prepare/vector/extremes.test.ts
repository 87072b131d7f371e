import { expect, it } from 'vitest';
import type { Raster } from '../../raster.ts';
import { extremesAround } from './extremes.ts';

/** Pixels that look random, the same each time. */
function noise(width: number, height: number): Raster {
  let state = 7;
  const data = Uint8Array.from({ length: width * height }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state >> 16;
  });
  return { width, height, data };
}

function slowly({ width, height, data }: Raster, reach: number, choose: (...of: number[]) => number): Raster {
  const result = data.map((_value, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const around: number[] = [];
    for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row += 1)
      for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column += 1)
        around.push(data[row * width + column] ?? 0);
    return choose(...around);
  });
  return { width, height, data: result };
}

it.each([
  [1, 1],
  [5, 40],
  [37, 23],
  [64, 48],
])('the darkest and the lightest around each pixel of a picture of %i by %i are found', (width, height) => {
  const picture = noise(width, height);
  const before = picture.data.slice();
  expect(extremesAround(picture, 4, 'darkest')).toEqual(slowly(picture, 4, Math.min));
  expect(extremesAround(picture, 4, 'lightest')).toEqual(slowly(picture, 4, Math.max));
  expect(picture.data).toEqual(before);
});
