import { expect, it } from 'vitest';
import { findTextLines } from '../pages/prepare/text-lines.ts';
import type { Raster } from '../pages/raster.ts';
import { withLightLines } from './light-lines.ts';

const glyph = 20;

type Mark = readonly [left: number, top: number, width: number, height: number, grey: number];

function drawn(marks: readonly Mark[]): Raster {
  const raster = { width: 600, height: 300, data: new Uint8Array(180_000).fill(255) };
  for (const [left, top, width, height, grey] of marks)
    for (let y = top; y < top + height; y += 1)
      raster.data.fill(grey, y * raster.width + left, y * raster.width + left + width);
  return raster;
}

/** Light figures in a box; the last `hollow` ones enclose some of it, as zeros do. */
const figures = (count: number, hollow: number, box: number): Mark[] =>
  Array.from({ length: count }, (_unused, at): Mark[] => [
    [60 + at * 34, 60, 28, 36, 255],
    ...(at < count - hollow ? [] : [[67 + at * 34, 68, 14, 20, box] as const]),
  ]).flat();

const linesOn = (page: Raster) =>
  withLightLines(page, glyph, { lines: findTextLines(page, glyph), without: [] });

it('light figures are one line, without lines of what zeros among them enclose', () => {
  const { dark, light } = linesOn(drawn([[40, 30, 420, 100, 0], ...figures(10, 3, 0)]));
  expect(light.map(({ line }) => line.glyphs)).toEqual([10]);
  expect(dark).toEqual([]);
});

it('dark figures in a white box of a dark part stay as they are', () => {
  const letters = Array.from({ length: 6 }, (_unused, at): Mark => [80 + at * 22, 60, 16, 20, 0]);
  const { dark, light } = linesOn(drawn([[20, 20, 500, 120, 0], [60, 48, 200, 44, 255], ...letters]));
  expect(dark).toMatchObject([{ glyphs: 6 }]);
  expect(light).toEqual([]);
});

it('a single light figure counts in the row of a longer line, in a box of a pale colour too', () => {
  const box: Mark = [20, 30, 560, 100, 125];
  const single: Mark = [520, 60, 28, 36, 255];
  const { light } = linesOn(drawn([box, ...figures(6, 0, 125), single]));
  expect(light.map(({ line }) => line.glyphs)).toEqual([6, 1]);
  expect(linesOn(drawn([box, single])).light).toEqual([]);
});
