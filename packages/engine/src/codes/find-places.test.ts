import { drawDanfe } from '@lavra/specimens/danfe';
import { rasterise } from '@lavra/specimens/rasterise';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Raster } from '../pages/raster.ts';
import { findCodePlaces, withSurroundings } from './find-places.ts';
import { readCodes } from './read-codes.ts';

async function drawInvoice(turn: number): Promise<Raster> {
  const { pdf } = await drawDanfe({ seed: 4, items: 8 });
  const page = sharp(await rasterise(pdf, { dpi: 200 }))
    .greyscale()
    .toColourspace('b-w')
    .rotate(turn, { background: '#fff' });
  const { data, info } = await page.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

it.each([0, 90, 4])('holds the bars of an invoice and little of its print, turned by %i°', async (turn) => {
  const page = await drawInvoice(turn);
  const [code] = await readCodes(page);
  const places = findCodePlaces(page);
  const [x = 0, y = 0, width = 0, height = 0] = code?.box ?? [];
  const [across, down] = [(x + width / 2) * page.width, (y + height / 2) * page.height];
  const within = places.filter(
    ({ left, top, right, bottom }) => left < across && across < right && top < down && down < bottom,
  );
  expect(within).toHaveLength(1);
  const area = places.reduce((sum, { left, top, right, bottom }) => sum + (right - left) * (bottom - top), 0);
  expect(area).toBeLessThan(0.05 * page.width * page.height);
});

it('is looked at with what is around it, and once where two places come near each other', () => {
  const page = { width: 1000, height: 400, data: new Uint8Array() };
  const [bars, further, apart] = [
    { left: 100, top: 20, right: 300, bottom: 80 },
    { left: 360, top: 20, right: 420, bottom: 80 },
    { left: 800, top: 300, right: 850, bottom: 350 },
  ];
  expect(withSurroundings([bars, further, apart], page)).toEqual([
    { left: 30, top: 0, right: 468, bottom: 150 },
    { left: 752, top: 252, right: 898, bottom: 398 },
  ]);
});
