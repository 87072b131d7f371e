import { inflateRawSync } from 'node:zlib';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  allGarbage,
  crowdedPdf,
  encryptedPdf,
  hugePng,
  loopingTiff,
  randomPdf,
  svgNamedPng,
  truncatedPdf,
  zipBomb,
} from './garbage.ts';

describe('hostile files', () => {
  it('stay small, so that tests can carry them', async () => {
    const files = await allGarbage();
    expect(files.filter(({ bytes }) => bytes.length > 1024 * 1024).map(({ name }) => name)).toEqual([]);
    expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
  });

  it('hold a PDF cut before its end', async () => {
    const text = Buffer.from((await truncatedPdf()).bytes).toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text).not.toContain('%%EOF');
  });

  it('hold a picture whose header promises 900 megapixels', async () => {
    const { bytes } = hugePng();
    expect(await sharp(bytes, { limitInputPixels: false }).metadata()).toMatchObject({
      width: 30_000,
      height: 30_000,
    });
    await expect(sharp(bytes).raw().toBuffer()).rejects.toThrow(/pixel limit/);
  });

  it('hold a TIFF whose directory is its own successor', () => {
    const bytes = Buffer.from(loopingTiff().bytes);
    const first = bytes.readUInt32LE(4);
    const entries = bytes.readUInt16LE(first);
    expect(bytes.readUInt32LE(first + 2 + entries * 12)).toBe(first);
  });

  it('hold an archive that swells two hundred times over, and one that lies about it', () => {
    const sizeBytes = 5 * 1024 * 1024;
    for (const isLying of [false, true]) {
      const bytes = Buffer.from(zipBomb({ sizeBytes, isLying }).bytes);
      const [packed, promised] = [bytes.readUInt32LE(18), bytes.readUInt32LE(22)];
      const start = 30 + bytes.readUInt16LE(26);
      expect(inflateRawSync(bytes.subarray(start, start + packed))).toHaveLength(sizeBytes);
      expect(promised).toBe(isLying ? 1 : sizeBytes);
      expect(bytes.length).toBeLessThan(sizeBytes / 200);
    }
  });

  it('hold PDFs that are whole but encrypted, or crowded', async () => {
    await expect(PDFDocument.load(encryptedPdf().bytes)).rejects.toThrow(/encrypted/);
    expect((await PDFDocument.load(crowdedPdf(1000).bytes)).getPageCount()).toBe(1);
  });

  it('hold bytes that are not what their name says', () => {
    expect(Buffer.from(randomPdf().bytes).subarray(0, 5).toString('latin1')).not.toBe('%PDF-');
    expect(randomPdf(3).bytes).toEqual(randomPdf(3).bytes);
    expect(Buffer.from(svgNamedPng().bytes).toString()).toContain('<svg');
  });
});
