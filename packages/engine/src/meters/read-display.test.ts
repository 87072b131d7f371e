import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createTesseractJs } from '../ocr/tesseract-js/tesseract-js.ts';
import { sharp } from '../pages/picture/sharp-loaders.ts';
import type { Raster, Turn } from '../pages/raster.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { readDisplay } from './read-display.ts';

const folder = fileURLToPath(new URL('../../../../../shared/samples/drawn/energymeter/', import.meta.url));

async function toRaster(file: Buffer): Promise<Raster> {
  const { data, info } = await sharp(file)
    .autoOrient()
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

// Photographs of meters lie beside the project and are no part of it.
describe.skipIf(!existsSync(folder))('figures of photographed meters', () => {
  const recogniser = createTesseractJs({ timeoutMs: 60_000 });
  afterAll(() => recogniser.close());

  it.each([
    ['A1', 'segments', undefined],
    ['A2', 'drums', 4],
    ['A3', 'dials', undefined],
  ])(
    '%s: %s',
    async (layout, kind, whole) => {
      const truth = JSON.parse(await readFile(`${folder}${layout}/1/truth.json`, 'utf8')) as {
        turn: number;
        fields: { Reading: { value: string } };
      };
      const photo = await toRaster(await readFile(`${folder}${layout}/1/photo.jpg`));
      const display = await readDisplay(photo, ((360 - truth.turn) % 360) as Turn, recogniser);
      const reading = display?.figures.map(({ digit }) => digit).join('');
      expect(display?.kind).toBe(kind);
      // The last drum stands between two figures.
      expect(reading?.slice(0, whole)).toBe(truth.fields.Reading.value.slice(0, whole));
      expect(display?.figures.slice(whole ?? reading?.length).every(({ conf }) => conf < 60)).toBe(true);
    },
    60_000,
  );

  it('a wall shows none', async () => {
    const blank: Raster = { width: 900, height: 1200, data: new Uint8Array(900 * 1200).fill(240) };
    expect(await readDisplay(blank, 0, recogniser)).toBeUndefined();
  });
});
