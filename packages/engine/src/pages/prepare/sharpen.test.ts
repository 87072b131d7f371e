import { expect, it } from 'vitest';
import type { Raster } from '../raster.ts';
import { sharpen } from './sharpen.ts';

const width = 60;
const page = (grey: (x: number, y: number) => number): Raster => ({
  width,
  height: width,
  data: Uint8Array.from({ length: width * width }, (_unused, at) => grey(at % width, Math.floor(at / width))),
});
const middle = 30 * width + 30;

it('a blurred stroke is darker, and the paper beside it stays white', async () => {
  const blurred = page((x) => 255 - 120 * Math.exp(-((x - 30) ** 2) / 2));
  const { data } = await sharpen(blurred);
  expect(data[middle]).toBeLessThan(blurred.data[middle] ?? 0);
  expect(data[30 * width + 50]).toBe(255);
});

it('grain of single pixels is less than it was', async () => {
  const grainy = page((x, y) => ((x + y) % 2 === 0 ? 200 : 240));
  const { data } = await sharpen(grainy);
  expect(Math.abs((data[middle] ?? 0) - (data[middle + 1] ?? 0))).toBeLessThan(40);
});
