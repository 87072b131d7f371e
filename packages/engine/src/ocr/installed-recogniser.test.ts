import { rasterise } from '@lavra/specimens/rasterise';
import { drawTextPage } from '@lavra/specimens/text-page';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Raster } from '../pages/raster.ts';
import { createInstalledRecogniser, describeRecogniser } from './installed-recogniser.ts';
import { readsPortuguese } from './tesseract-native/tesseract-native.ts';

// As on a system that its binaries were not built for: an optional dependency is left out by the installation.
vi.mock('koffi', () => {
  throw new Error('not installed');
});

const hasProgram = await readsPortuguese('tesseract');
if (!hasProgram) console.warn('No tesseract program with Portuguese on this machine: its case is skipped.');

async function toRaster(png: Uint8Array): Promise<Raster> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

describe('where the library cannot be called', () => {
  let page: Raster;
  let words: Set<string>;
  beforeAll(async () => {
    const { pdf, truth } = await drawTextPage({ seed: 5, paragraphs: 1 });
    page = await toRaster(await rasterise(pdf, { dpi: 200 }));
    words = new Set(truth.text.split(/\s+/));
  });
  // As the engine's children have it.
  beforeEach(() => vi.stubEnv('OMP_THREAD_LIMIT', '1'));
  afterEach(() => vi.unstubAllEnvs());

  async function shareRead(): Promise<number> {
    const recogniser = createInstalledRecogniser({ path: undefined, timeoutMs: 150_000 });
    try {
      const read = new Set((await recogniser.read(page, 'page')).map(({ text }) => text));
      return [...words].filter((word) => read.has(word)).length / words.size;
    } finally {
      await recogniser.close();
    }
  }

  it.skipIf(!hasProgram)('the program reads', async () => {
    expect(await describeRecogniser(undefined)).toMatch(/^tesseract \S+ \(tesseract\)$/);
    expect(await shareRead()).toBeGreaterThan(0.9);
  });

  it('WebAssembly reads where there is no program either', async () => {
    vi.stubEnv('PATH', '');
    expect(await describeRecogniser(undefined)).toBe('tesseract in WebAssembly');
    expect(await shareRead()).toBeGreaterThan(0.9);
  });
});
