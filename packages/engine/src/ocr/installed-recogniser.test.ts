import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { rasterise } from '@lavra/specimens/rasterise';
import { drawTextPage } from '@lavra/specimens/text-page';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readsPortuguese } from './tesseract-native/tesseract-native.ts';

const hasProgram = await readsPortuguese('tesseract');
if (!hasProgram) console.warn('No tesseract program with Portuguese on this machine: its case is skipped.');

const program = fileURLToPath(new URL('testing/read-without-library.mjs', import.meta.url));

describe('where the library cannot be called', () => {
  let folder: string;
  let page: string[];
  let printed: Set<string>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lavra-recogniser-'));
    const { pdf, truth } = await drawTextPage({ seed: 5, paragraphs: 1 });
    printed = new Set(truth.text.split(/\s+/));
    const { data, info } = await sharp(await rasterise(pdf, { dpi: 200 }))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const path = join(folder, 'page.raw');
    await writeFile(path, data);
    page = [path, String(info.width), String(info.height)];
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** The recogniser that read the page, and the share of its printed words that were read. */
  async function readPage(env: Readonly<Record<string, string>> = {}) {
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program, ...page], {
      env: { ...process.env, OMP_THREAD_LIMIT: '1', ...env },
    });
    const { recogniser, words } = JSON.parse(stdout) as { recogniser: string; words: string[] };
    const read = new Set(words);
    return { recogniser, share: [...printed].filter((word) => read.has(word)).length / printed.size };
  }

  it.skipIf(!hasProgram)('the program reads', async () => {
    const { recogniser, share } = await readPage();
    expect(recogniser).toMatch(/^tesseract \S+ \(tesseract\)$/);
    expect(share).toBeGreaterThan(0.9);
  });

  it('WebAssembly reads where there is no program either', async () => {
    const { recogniser, share } = await readPage({ PATH: '' });
    expect(recogniser).toBe('tesseract in WebAssembly');
    expect(share).toBeGreaterThan(0.9);
  });
});
