import type { Box } from '@lavra/contract/model/result';
import { degrade } from '@lavra/specimens/degrade';
import { drawTextPage } from '@lavra/specimens/text-page';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { layFlat } from '../pages/prepare/sheet-of-paper.ts';
import type { Raster } from '../pages/raster.ts';
import { readUpright } from './read-upright.ts';
import type { ReadWord, Recogniser } from './recogniser.ts';
import { createTesseractJs } from './tesseract-js/tesseract-js.ts';

const recogniser = createTesseractJs({ timeoutMs: 150_000 });
afterAll(() => recogniser.close());

const page = drawTextPage({ seed: 31, paragraphs: 1, dpi: 150 });

async function spoilt(options: { rotate?: number; quarterTurns?: 0 | 1 | 2 | 3 }): Promise<Raster> {
  const { png } = await page;
  const picture = sharp(await degrade(png, { seed: 1, ...options })).greyscale();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const read = async (picture: Raster) => readUpright(picture, await layFlat(picture), recogniser);

describe('a page that lies', () => {
  it.each([
    [1, 270],
    [2, 180],
    [3, 90],
  ] as const)('%i quarter turns round is turned %i degrees back and read', async (quarterTurns, turn) => {
    const reading = await read(await spoilt({ quarterTurns }));
    expect(reading.turn).toBe(turn);
    const { truth } = await page;
    const words = new Set(reading.words.map(({ text }) => text));
    const missed = truth.title.split(' ').filter((word) => !words.has(word));
    expect(missed).toEqual([]);
  });

  it.each([-6, 1.5, 8])(
    '%d degrees askew is levelled, its boxes left where the words stand',
    async (rotate) => {
      const reading = await read(await spoilt({ rotate }));
      expect(reading.turn).toBe(0);
      const { truth } = await page;
      const [first = ''] = truth.title.split(' ');
      const title = reading.words.filter(({ text }) => truth.title.split(' ').includes(text));
      expect(title.some(({ text }) => text === first)).toBe(true);
      const levels = title.map(({ level }) => level?.[1] ?? Number.NaN);
      const tops = title.map(({ box }) => box[1]);
      const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
      expect(spread(levels)).toBeLessThan(0.006);
      expect(spread(tops)).toBeGreaterThan(spread(levels));
    },
  );

  it('has its blanks to be filled in only where they are asked for', async () => {
    const picture = await spoilt({});
    const last = (await page).truth.title.split(' ').at(-1);
    const word = (await read(picture)).words.find(({ text }) => text === last);
    if (word === undefined) throw new Error('not read');
    const [left, top, width, height] = word.box;
    const from = Math.round((left + width + 0.4 * height) * picture.width);
    const foot = Math.round((top + height) * picture.height);
    const data = new Uint8Array(picture.data);
    for (const row of [foot, foot + 1])
      data.fill(40, row * picture.width + from, row * picture.width + from + 120);
    const ruled = { ...picture, data };
    const paper = await layFlat(ruled);
    const blanksIn = async (readsBlanks: boolean) =>
      (await readUpright(ruled, paper, recogniser, { readsBlanks })).words.flatMap(
        ({ blanks }) => blanks?.behind ?? [],
      );
    expect(await blanksIn(true)).toEqual([expect.stringMatching(/^_{3,}$/)]);
    expect(await blanksIn(false)).toEqual([]);
  });

  it('light on dark is read like dark on light', async () => {
    const picture = await spoilt({});
    const reading = await read({ ...picture, data: picture.data.map((value) => 255 - value) });
    const words = new Set(reading.words.map(({ text }) => text));
    const { truth } = await page;
    expect(truth.title.split(' ').filter((word) => !words.has(word))).toEqual([]);
  });

  it('upside down, whose lines say nothing by themselves, is read as a whole the other way round', async () => {
    const { png } = await drawTextPage({ seed: 32, paragraphs: 6, dpi: 150 });
    const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
    const picture = { width: info.width, height: info.height, data };
    const at = {
      left: 100,
      right: 400,
      top: 100,
      bottom: 130,
      lineTop: 100,
      lineBottom: 130,
      block: 1,
      line: 1,
    };
    const readings = [
      { ...at, text: 'VHNOZVd', conf: 30 },
      { ...at, text: 'PAZONHA', conf: 90 },
    ];
    let pages = 0;
    const dots: Recogniser = {
      read: () => Promise.resolve(readings.slice(pages, (pages += 1))),
      readLines: (lines) => Promise.resolve(lines.map(() => [])),
      close: () => Promise.resolve(),
    };
    const reading = await readUpright(picture, await layFlat(picture), dots);
    expect(reading).toMatchObject({ turn: 180, words: [{ text: 'PAZONHA' }] });
  });

  it('photographed, whose glyphs do not say which way is up, is read once: the way some of its lines read', async () => {
    const { png } = await drawTextPage({ seed: 32, paragraphs: 6, dpi: 150 });
    const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    // One half upright, the other upside down.
    const reversed = data.toReversed();
    for (let y = 0; y < height; y += 1)
      data.set(reversed.subarray(y * width, y * width + (width >> 1)), y * width);
    const picture = { width, height, data: new Uint8Array(data) };
    const onDesk = { raster: { ...picture }, toPicture: (box: Box) => box };
    const at = { left: 9, right: 400, top: 9, bottom: 30, lineTop: 9, lineBottom: 30, block: 1, line: 1 };
    const words = [{ ...at, text: 'PAZONHAPAZONHA', conf: 90 }];
    let [lines, pages] = [0, 0];
    const upsideDown: Recogniser = {
      read: () => Promise.resolve((pages += 1) === 1 ? [...words, ...words] : []),
      readLines: (crops) => Promise.resolve(crops.map(() => ((lines += 1) > 3 ? words : []))),
      close: () => Promise.resolve(),
    };
    expect(await readUpright(picture, onDesk, upsideDown)).toMatchObject({ turn: 180 });
    expect(pages).toBe(1);
  });

  it('scanned, whose glyphs say that it is upside down, is read once: the way some of its lines read', async () => {
    const { png } = await drawTextPage({ seed: 32, paragraphs: 6, dpi: 150 });
    const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
    const picture = { width: info.width, height: info.height, data: new Uint8Array(data.toReversed()) };
    const at = { left: 9, right: 400, top: 9, bottom: 30, lineTop: 9, lineBottom: 30, block: 1, line: 1 };
    const words = [{ ...at, text: 'PAZONHAPAZONHA', conf: 90 }];
    let [lines, pages] = [0, 0];
    const mirrored: Recogniser = {
      read: () => Promise.resolve((pages += 1) === 1 ? [...words, ...words] : []),
      readLines: (crops) => Promise.resolve(crops.map(() => ((lines += 1) > 3 ? words : []))),
      close: () => Promise.resolve(),
    };
    expect(await readUpright(picture, await layFlat(picture), mirrored)).toMatchObject({ turn: 0 });
    expect(pages).toBe(1);
  });

  it('that reads well after its second looks is not read by its lines', async () => {
    const { png } = await page;
    const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
    const picture = { width: info.width, height: info.height, data };
    const words = Array.from({ length: 30 }, (_unused, index): ReadWord => {
      const [left, top] = [100 + 200 * (index % 5), 100 + 60 * Math.floor(index / 5)];
      const edges = { left, right: left + 150, top, bottom: top + 30 };
      // Long words that are sure say that the page stands upright.
      const [text, conf] = index < 8 ? ['TOTAL', 90] : ['1234,56', 60];
      return { ...edges, text, conf, lineTop: top, lineBottom: top + 30, block: 1, line: index };
    });
    const cares: unknown[] = [];
    const slow: Recogniser = {
      read: () => Promise.resolve(words),
      readLines: (lines, care) => {
        cares.push(care);
        return Promise.resolve(lines.map(() => words.slice(-1).map((word) => ({ ...word, conf: 95 }))));
      },
      close: () => Promise.resolve(),
    };
    const reading = await readUpright(picture, await layFlat(picture), slow);
    // Once quickly: the lines that were passed over. Instead of the page, all of its lines would be read so as well.
    expect(cares.filter((care) => care === 'quick')).toHaveLength(1);
    expect(reading.words.some(({ text, conf }) => text === '1234,56' && conf === 95)).toBe(true);
  });

  it('blank is no text', async () => {
    const blank = { width: 800, height: 600, data: new Uint8Array(480_000).fill(250) };
    expect(await read(blank)).toMatchObject({ turn: 0, words: [] });
  });
});
