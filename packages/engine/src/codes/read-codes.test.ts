import { buildAccessKey } from '@lavra/brazil/access-key';
import { encodeBarcode, type BarcodeFormat } from '@lavra/specimens/barcode';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { layFlat } from '../pages/prepare/sheet-of-paper.ts';
import type { Raster } from '../pages/raster.ts';
import { readCodes, readCodesOfSheet } from './read-codes.ts';

const key = buildAccessKey({
  uf: 'SP',
  yearMonth: '2025-03',
  issuer: '11222333000181',
  model: '55',
  series: '1',
  number: '4711',
  code: '87654321',
});

/** A symbol on white paper, `modulePx` pixels a module, bars 30 modules tall. */
async function draw(text: string, format: BarcodeFormat, modulePx = 3): Promise<Raster> {
  const { width, height, isDark } = await encodeBarcode(text, format);
  const [tall, margin] = [(height === 1 ? 30 : height) * modulePx, 20 * modulePx];
  const raster = { width: width * modulePx + 2 * margin, height: tall + 2 * margin };
  const data = new Uint8Array(raster.width * raster.height).fill(255);
  for (let y = 0; y < tall; y += 1) {
    for (let x = 0; x < width * modulePx; x += 1) {
      const row = height === 1 ? 0 : Math.floor(y / modulePx);
      if (isDark(Math.floor(x / modulePx), row)) data[(y + margin) * raster.width + x + margin] = 0;
    }
  }
  return { ...raster, data };
}

async function turned({ width, height, data }: Raster, degrees: number): Promise<Raster> {
  const picture = sharp(data, { raw: { width, height, channels: 1 } }).rotate(degrees, {
    background: '#fff',
  });
  const turn = await picture.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { width: turn.info.width, height: turn.info.height, data: turn.data };
}

const url = `https://www.sefaz.example/qrcode?p=${key}|2|1|1|ABCDEF`;

/** What a scanner of few dots sees of a symbol. */
async function coarse({ width, height, data }: Raster, share: number): Promise<Raster> {
  const picture = sharp(data, { raw: { width, height, channels: 1 } })
    .resize(Math.round(width * share), null)
    .blur(0.5);
  const seen = await picture.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { width: seen.info.width, height: seen.info.height, data: seen.data };
}

const symbols = [
  ['the bars of a fiscal key', key, 'Code128'],
  ['the bars of a payment slip', '00195388400000000230000006789127345678900057'.slice(0, 44), 'ITF'],
  ['the square of a receipt', url, 'QRCode'],
] as const;

describe('codes on a page', () => {
  // The narrowest bars of an invoice are 0.29 mm wide: 1.75 pixels at 150 dots an inch.
  it.each(symbols)('%s are read at 150 dpi, level and tilted', async (_name, text, format) => {
    const raster = await draw(text, format, 6);
    for (const degrees of [0, 2, 4, 94]) {
      const [code] = await readCodes(await coarse(await turned(raster, degrees), 1.75 / 6));
      expect(code).toMatchObject({ format, text });
    }
  });

  it.each(symbols)('%s are read whichever way they lie, in their box', async (_name, text, format) => {
    const raster = await draw(text, format);
    for (const degrees of [0, 90, 180, 3]) {
      const [code, ...others] = await readCodes(await turned(raster, degrees));
      expect(others).toEqual([]);
      expect(code).toMatchObject({ format, text });
      const [x, y, width, height] = code?.box ?? [0, 0, 0, 0];
      expect(Math.min(x, y, width, height)).toBeGreaterThan(0);
      expect(Math.max(x + width, y + height)).toBeLessThan(1);
    }
  });

  it('are read from a photographed sheet whose bars have run together', async () => {
    const { width, height, data } = await draw(key, 'Code128', 3);
    const bars = await sharp(data, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer();
    const sheet = await sharp({ create: { width: 1300, height: 900, channels: 3, background: '#fff' } })
      .composite([{ input: bars, left: 150, top: 200 }])
      .extend({ top: 120, bottom: 120, left: 120, right: 120, background: '#555' })
      .png()
      .toBuffer();
    const far = sharp(sheet).resize({ width: 847 }).blur(0.8).greyscale().toColourspace('b-w');
    const seen = await far.raw().toBuffer({ resolveWithObject: true });
    const picture = { width: seen.info.width, height: seen.info.height, data: seen.data };
    expect(await readCodes(picture)).toEqual([]);
    expect(await readCodesOfSheet(picture, await layFlat(picture))).toMatchObject([
      { format: 'Code128', text: key, turn: 0 },
    ]);
  });

  it('that hold bytes come as base64', async () => {
    const [code] = await readCodes(await draw('\u0001\u0002\u0003 bytes \u00ff', 'QRCode'));
    expect(code?.text.length).toBeGreaterThan(0);
  });

  it('are not seen where there are none', async () => {
    const ruled = new Uint8Array(400 * 300).map((_value, at) => (Math.floor(at / 400) % 12 < 2 ? 0 : 255));
    expect(await readCodes({ width: 400, height: 300, data: ruled })).toEqual([]);
  });
});
