import { expect, it } from 'vitest';
import type { Raster } from '../raster.ts';
import { withLightParts } from './dark-parts.ts';

const [width, height] = [900, 1100] as const;

/** White paper with a card on it, or a card alone, whose brightness `shade` tells from left to right, with `letters` on it and, dark, below them. */
function pageWith(shade: (x: number) => number, letters: number, isAlone = false): Raster {
  const page = { width, height, data: new Uint8Array(width * height).fill(250) };
  const fill = (left: number, top: number, right: number, bottom: number, of: (x: number) => number) => {
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) page.data[y * width + x] = of(x);
  };
  if (isAlone) fill(0, 0, width, height, shade);
  else fill(100, 80, 800, 480, shade);
  for (let row = 0; row < letters / 20; row += 1)
    for (let at = 0; at < 20; at += 1) {
      const [left, tall] = [140 + 26 * at, at % 3 === 0 ? 26 : 18];
      fill(left, 180 + 60 * row - tall, left + 14, 180 + 60 * row, () => 245);
      fill(left, 680 + 60 * row - tall, left + 14, 680 + 60 * row, () => 20);
    }
  return page;
}

it('light print on a dark card beside white paper becomes dark print on white', async () => {
  const page = pageWith(() => 70, 80);
  const light = await withLightParts(page);
  const at = (x: number, y: number) => light.data[y * width + x] ?? 0;
  expect(at(400, 440)).toBeGreaterThan(240);
  expect(at(145, 170)).toBeLessThan(40);
  expect([at(145, 670), at(850, 900)]).toEqual([20, 250]);
});

it('a dark picture without print, and one whose shade fades, are left as they are', async () => {
  const picture = pageWith(() => 70, 0);
  expect((await withLightParts(picture)) === picture).toBe(true);
  const shade = pageWith((x) => 70 + (160 * x) / width, 80, true);
  expect((await withLightParts(shade)) === shade).toBe(true);
});

it('the coloured part of a card may be three times as long as high, between a white head and a foot', async () => {
  const page = pageWith(() => 90, 40);
  // The head of the card, white as the paper.
  page.data.fill(250, 80 * width, 130 * width);
  page.data.fill(250, 375 * width, 480 * width);
  const light = await withLightParts(page);
  expect(light.data[350 * width + 700]).toBeGreaterThan(240);
});

it('a card whose colour fades is reversed as far as its edge', async () => {
  const page = pageWith((x) => 70 + Math.max(0, x - 350) * 0.27, 80);
  const at = (picture: Raster, x: number, y: number) => picture.data[y * width + x] ?? 0;
  expect(at(page, 770, 440)).toBeGreaterThan(180);
  const light = await withLightParts(page);
  expect(at(light, 300, 440)).toBeGreaterThan(240);
  expect(at(light, 770, 440)).toBeLessThan(130);
  expect(at(light, 850, 440)).toBe(250);
});
