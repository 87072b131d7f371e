import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createTesseractJs } from '../ocr/tesseract-js/tesseract-js.ts';
import { sharp } from '../pages/picture/sharp-loaders.ts';
import type { Raster, Turn } from '../pages/raster.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { readDisplay } from './read-display.ts';
import { readLightSegments, readSegments } from './segments.ts';

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

/** Figures of seven leaning segments on dark glass in a light case, with a point before the last two. */
function drawnDisplay(figures: string, { glass, ink } = { glass: 42, ink: 12 }): Raster {
  const [width, height] = [1000, 560];
  const data = new Uint8Array(width * height).fill(190);
  const fill = (left: number, top: number, wide: number, high: number, value: number, lean = 0): void => {
    for (let y = top; y < top + high; y += 1) {
      const shift = Math.round(lean * (330 - y));
      data.fill(value, y * width + left + shift, y * width + left + wide + shift);
    }
  };
  fill(150, 140, 700, 190, glass);
  const lit: Readonly<Record<string, string>> = {
    0: '1111110',
    1: '0110000',
    2: '1101101',
    4: '0110011',
    5: '1011011',
    6: '1011111',
    7: '1110000',
  };
  [...figures].forEach((figure, index) => {
    const left = 260 + index * 110;
    const segments = [
      [left + 16, 165, 42, 15],
      [left + 58, 172, 15, 64],
      [left + 58, 239, 15, 63],
      [left + 16, 294, 42, 15],
      [left, 239, 15, 63],
      [left, 172, 15, 64],
      [left + 16, 230, 42, 15],
    ] as const;
    segments.forEach(([x, y, wide, high], at) => {
      if (lit[figure]?.[at] === '1') fill(x, y, wide, high, ink, 0.1);
    });
  });
  fill(563, 293, 16, 16, ink, 0.1);
  return { width, height, data };
}

it.each(['24701', '56021'])('reads %s behind dark glass, with its point', (figures) => {
  const display = readSegments(drawnDisplay(figures));
  expect(display?.figures.map(({ digit }) => digit).join('')).toBe(figures);
  expect(display?.decimals).toBe(2);
  expect(display?.figures.every(({ box }) => box[0] > 0.25 && box[1] > 0.28)).toBe(true);
});

it('reads light digits on a blue or black ground', () => {
  const display = readLightSegments(drawnDisplay('16076', { glass: 90, ink: 245 }));
  expect(display?.figures.map(({ digit }) => digit).join('')).toBe('16076');
});

it('the code beside a register is none of its digits, and one that touches them loses none', () => {
  const [width, height] = [1000, 560];
  const data = new Uint8Array(width * height).fill(190);
  const fill = (left: number, top: number, wide: number, high: number): void => {
    for (let y = top; y < top + high; y += 1) data.fill(20, y * width + left, y * width + left + wide);
  };
  const lit: Readonly<Record<string, string>> = {
    0: '1111110',
    1: '0110000',
    2: '1101101',
    3: '1111001',
    5: '1011011',
    7: '1110000',
  };
  const draw = (figure: string, left: number, top: number, scale: number): void => {
    const segments = [
      [16, 0, 42, 15],
      [58, 7, 15, 64],
      [58, 74, 15, 63],
      [16, 129, 42, 15],
      [0, 74, 15, 63],
      [0, 7, 15, 64],
      [16, 65, 42, 15],
    ] as const;
    segments.forEach((segment, at) => {
      if (lit[figure]?.[at] !== '1') return;
      const [x, y, wide, high] = segment.map((part) => Math.round(part * scale));
      fill(left + (x ?? 0), top + (y ?? 0), wide ?? 0, high ?? 0);
    });
  };
  [...'20573'].forEach((figure, index) => draw(figure, 300 + 110 * index, 200, 1));
  [...'03'].forEach((figure, index) => draw(figure, 200 + 55 * index, 150, 0.5));
  const display = readSegments({ width, height, data });
  expect(display?.figures.map(({ digit }) => digit).join('')).toBe('20573');
  expect(display?.code?.map(({ digit }) => digit).join('')).toBe('03');
  // Of three figures it ends over the second digit.
  for (let y = 150; y < 226; y += 1) data.fill(190, y * width + 190, y * width + 300);
  [...'103'].forEach((figure, index) => draw(figure, [290, 345, 400][index] ?? 0, 90, 0.5));
  expect(
    readSegments({ width, height, data })
      ?.code?.map(({ digit }) => digit)
      .join(''),
  ).toBe('103');
  // A label printed against the first digit.
  fill(270, 330, 33, 70);
  expect(
    readSegments({ width, height, data })
      ?.figures.map(({ digit }) => digit)
      .join(''),
  ).toBe('20573');
});
