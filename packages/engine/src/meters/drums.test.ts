import { expect, it } from 'vitest';
import type { Recogniser } from '../ocr/recogniser.ts';
import type { Raster } from '../pages/raster.ts';
import { readDrums } from './drums.ts';

/** Dark bars on a light plate, of which every one is recognised as a one. */
function barsApart(pitch: number): Raster {
  const [width, height] = [1000, 600];
  const data = new Uint8Array(width * height).fill(220);
  for (let bar = 0; bar < 5; bar += 1)
    for (let y = 250; y < 310; y += 1)
      data.fill(20, y * width + 200 + bar * pitch, y * width + 220 + bar * pitch);
  return { width, height, data };
}
const recogniser = {
  readLines: (strips: readonly Raster[]) =>
    Promise.resolve(strips.map(() => [{ text: '11111', conf: 90, box: [0, 0, 1, 1] }])),
} as unknown as Recogniser;
const read = async (pitch: number): Promise<string | undefined> =>
  (await readDrums(barsApart(pitch), recogniser))?.figures.map(({ digit }) => digit).join('');

it('dark digits on light drums stand apart in windows of their own', async () => {
  expect(await read(80)).toBe('11111');
});

it('a number printed on the plate is no register', async () => {
  expect(await read(30)).toBeUndefined();
});

/** Light bars on six drums, of which the last is of the grey of a red one. */
async function decimalsOf(grounds: readonly number[]): Promise<number | undefined> {
  const [width, height] = [1000, 600];
  const data = new Uint8Array(width * height).fill(190);
  for (let y = 190; y < 370; y += 1) data.fill(20, y * width + 180, y * width + 700);
  for (const [drum, ground] of grounds.entries())
    for (let y = 230; y < 330; y += 1) {
      data.fill(ground, y * width + 200 + drum * 80, y * width + 262 + drum * 80);
      if (y >= 250 && y < 310) data.fill(215, y * width + 220 + drum * 80, y * width + 240 + drum * 80);
    }
  const readsOnes = {
    readLines: (strips: readonly Raster[]) =>
      Promise.resolve(strips.map(() => [{ text: '1'.repeat(grounds.length), conf: 90, box: [0, 0, 1, 1] }])),
  } as unknown as Recogniser;
  return (await readDrums({ width, height, data }, readsOnes))?.decimals;
}

it('the last drum counts tenths where it has another colour, not where a light lies on it', async () => {
  expect(await decimalsOf([36, 36, 38, 36, 37, 78])).toBe(1);
  expect(await decimalsOf([36, 36, 38, 36, 37, 37])).toBeUndefined();
  expect(await decimalsOf([36, 36, 38, 55, 72, 78])).toBeUndefined();
});
