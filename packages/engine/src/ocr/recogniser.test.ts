import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { rasterise } from '@lavra/specimens/rasterise';
import { drawTextPage } from '@lavra/specimens/text-page';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Raster } from '../pages/raster.ts';
import type { ReadWord, Recogniser } from './recogniser.ts';
import { createTesseractJs } from './tesseract-js/tesseract-js.ts';
import { createTesseractLibrary, versionOfLibrary } from './tesseract-library/tesseract-library.ts';
import { createTesseractNative } from './tesseract-native/tesseract-native.ts';

const timeoutMs = 150_000;

const native = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'tesseract'))
  .find((path) => existsSync(path));
// As in the engine's child processes.
vi.stubEnv('OMP_THREAD_LIMIT', '1');
const hasLibrary = (await versionOfLibrary()) !== undefined;
if (native === undefined || !hasLibrary)
  console.warn('No tesseract program or library on this machine: its cases are skipped.');

const implementations = [
  {
    name: 'Tesseract in WebAssembly',
    create: () => createTesseractJs({ timeoutMs: timeoutMs }),
    isHere: true,
  },
  {
    name: 'the tesseract program',
    create: () => createTesseractNative({ path: native ?? '', timeoutMs: timeoutMs }),
    isHere: native !== undefined,
  },
  {
    name: 'the tesseract library',
    create: () => fromLibrary({ timeoutMs }),
    isHere: hasLibrary,
  },
];

async function fromLibrary(options: { timeoutMs: number }): Promise<Recogniser> {
  const recogniser = await createTesseractLibrary(options);
  if (recogniser === undefined) throw new Error('no library');
  return recogniser;
}

async function toRaster(png: Uint8Array): Promise<Raster> {
  const { data, info } = await sharp(png)
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const blank: Raster = { width: 400, height: 200, data: new Uint8Array(80_000).fill(255) };

describe.each(implementations)('$name', ({ create, isHere }) => {
  let recogniser: Recogniser;
  beforeAll(async () => {
    recogniser = await create();
  });
  afterAll(() => recogniser.close());

  const page = async (paragraphs = 2) => {
    const { pdf, truth } = await drawTextPage({ seed: 21, paragraphs });
    return { raster: await toRaster(await rasterise(pdf, { dpi: 200 })), truth };
  };

  it.runIf(isHere)('reads Portuguese with its accents, each word in its box', async () => {
    const { raster, truth } = await page();
    const words = await recogniser.read(raster, 'page');
    expect(words.map(({ text }) => text).join(' ')).toContain(truth.title);
    for (const word of words) {
      expect(word.conf).toBeGreaterThanOrEqual(0);
      expect(word.conf).toBeLessThanOrEqual(100);
      expect(word.left).toBeGreaterThanOrEqual(0);
      expect(word.right).toBeLessThanOrEqual(raster.width);
      expect(word.right).toBeGreaterThan(word.left);
      expect(word.lineTop).toBeLessThanOrEqual(word.top);
      expect(word.lineBottom).toBeGreaterThanOrEqual(word.bottom);
    }
  });

  it.runIf(isHere)('reads the same pixels in the same way', async () => {
    const { raster } = await page(1);
    expect(await recogniser.read(raster, 'page')).toEqual(await recogniser.read(raster, 'page'));
  });

  it.runIf(isHere)('reads a page alike whatever it read before', async () => {
    const { raster } = await page(1);
    const other = await page(3);
    const first = await recogniser.read(raster, 'page');
    await recogniser.readLines([(await page(1)).raster]);
    await recogniser.read(other.raster, 'page');
    expect(await recogniser.read(raster, 'page')).toEqual(first);
  });

  it.runIf(isHere)('reads single lines, one answer for each picture, also for a blank one', async () => {
    const { raster } = await page();
    const [first] = (await recogniser.read(raster, 'page')).filter(({ text }) => text.length > 6);
    if (first === undefined) throw new Error('no word to cut out');
    const [top, height] = [first.lineTop - 6, first.lineBottom - first.lineTop + 12];
    const line = {
      width: raster.width,
      height,
      data: raster.data.slice(top * raster.width, (top + height) * raster.width),
    };
    const [cut, empty] = await recogniser.readLines([line, blank]);
    expect(cut?.map(({ text }) => text)).toContain(first.text);
    expect(empty?.filter(({ conf }) => conf > 30)).toEqual([]);
  });

  it.runIf(isHere)('finds no word on blank paper', async () => {
    expect(await recogniser.read(blank, 'page')).toEqual([]);
    expect(await recogniser.readLines([])).toEqual([]);
  });
});

describe.each([
  { name: 'WebAssembly', create: () => createTesseractJs({ timeoutMs: 1 }), isHere: true },
  {
    name: 'the program',
    create: () => createTesseractNative({ path: native ?? '', timeoutMs: 1 }),
    isHere: native !== undefined,
  },
  { name: 'the library', create: () => fromLibrary({ timeoutMs: 1 }), isHere: hasLibrary },
])('reading by $name beyond its time', ({ create, isHere }) => {
  it.runIf(isHere)('is refused with recognition_timeout, and does not stop the next', async () => {
    const { pdf } = await drawTextPage({ seed: 1, paragraphs: 6 });
    const raster = await toRaster(await rasterise(pdf));
    const recogniser = await create();
    try {
      await expect(recogniser.read(raster, 'page')).rejects.toMatchObject({ code: 'recognition_timeout' });
      await expect(recogniser.read(raster, 'page')).rejects.toMatchObject({ code: 'recognition_timeout' });
    } finally {
      await recogniser.close();
    }
  });
});

describe('the library', () => {
  it.runIf(hasLibrary && native !== undefined)('reads what the program reads', async () => {
    const { pdf } = await drawTextPage({ seed: 22, paragraphs: 3 });
    const raster = await toRaster(await rasterise(pdf, { dpi: 200 }));
    const library = await fromLibrary({ timeoutMs });
    const program = createTesseractNative({ path: native ?? '', timeoutMs });
    // The program rounds its confidences.
    const rounded = (words: readonly ReadWord[]) =>
      words.map((word) => ({ ...word, conf: Math.round(word.conf) }));
    const [read, told] = [await library.read(raster, 'page'), await program.read(raster, 'page')];
    await library.close();
    expect(rounded(read)).toEqual(rounded(told));
    expect(new Set(read.map(({ line }) => line)).size).toBeGreaterThan(10);
  });
});
