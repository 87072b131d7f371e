import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { degrade, degradations } from './degrade.ts';
import { drawIdentityCard } from './identity-card.ts';
import { rasterise } from './rasterise.ts';
import { drawTextPage } from './text-page.ts';

const size = async (picture: Uint8Array): Promise<number[]> => {
  const { width, height } = await sharp(picture).metadata();
  return [width, height];
};
const mean = async (picture: Uint8Array): Promise<number> => {
  const { channels } = await sharp(picture).greyscale().stats();
  return channels[0]?.mean ?? 0;
};

describe('a page of prose', () => {
  it('is an A4 picture at the resolution asked, with ink on it', async () => {
    const { png, truth } = await drawTextPage({ seed: 1, dpi: 100 });
    // PDFium rounds to whole points, so a side is up to one point short.
    expect(await size(png)).toEqual([826, 1168]);
    const ink = 255 - (await mean(png));
    expect(ink).toBeGreaterThan(8);
    expect(truth.lines.length).toBeGreaterThan(20);
  });

  it('is the same for the same seed, in Portuguese and in English', async () => {
    const [first, again] = [
      await drawTextPage({ seed: 1, dpi: 72 }),
      await drawTextPage({ seed: 1, dpi: 72 }),
    ];
    expect(Buffer.from(first.pdf).equals(Buffer.from(again.pdf))).toBe(true);
    expect(first.truth.text).toMatch(/cláusulas|obriga-se|prazo/);
    const english = await drawTextPage({ seed: 1, language: 'en', dpi: 72 });
    expect(english.truth.text).toMatch(/agreement/i);
  });

  it('refuses more paragraphs than a page holds', async () => {
    await expect(drawTextPage({ seed: 1, paragraphs: 40 })).rejects.toThrow(RangeError);
  });
});

describe('an identity card', () => {
  it('is a picture of the card alone, of either kind', async () => {
    const [rg, cnh] = [await drawIdentityCard({ seed: 1 }), await drawIdentityCard({ seed: 1, kind: 'cnh' })];
    expect(await size(rg.png)).toEqual([1204, 800]);
    expect(cnh.truth).toHaveProperty('Category');
    expect(255 - (await mean(rg.png))).toBeGreaterThan(3);
  });
});

describe('a spoilt picture', () => {
  const page = drawTextPage({ seed: 2, dpi: 60 });

  it.each(Object.entries(degradations))('has the same bytes for the same seed: %s', async (_name, way) => {
    const { png } = await page;
    const [first, again] = [await degrade(png, { ...way, seed: 4 }), await degrade(png, { ...way, seed: 4 })];
    expect(Buffer.from(first).equals(Buffer.from(again))).toBe(true);
  });

  it('differs from the clean one in the way asked', async () => {
    const { png } = await page;
    const [width = 0, height = 0] = await size(png);
    expect(await size(await degrade(png, { seed: 1, quarterTurns: 1 }))).toEqual([height, width]);
    const [half] = await size(await degrade(png, { seed: 1, scale: 0.5 }));
    expect(half).toBe(Math.round(width / 2));
    const [skewed = 0] = await size(await degrade(png, { seed: 1, rotate: 3 }));
    expect(skewed).toBeGreaterThan(width);
    expect(await mean(await degrade(png, { seed: 1, shadow: 0.6 }))).toBeLessThan((await mean(png)) - 40);
    expect((await sharp(await degrade(png, { seed: 1, jpegQuality: 50 })).metadata()).format).toBe('jpeg');
  });

  it('is noisy in another way for another seed', async () => {
    const { png } = await page;
    const [first, other] = [
      await degrade(png, { seed: 1, noise: 20 }),
      await degrade(png, { seed: 2, noise: 20 }),
    ];
    expect(Buffer.from(first).equals(Buffer.from(other))).toBe(false);
  });
});

describe('a page of a PDF', () => {
  it('that does not exist cannot be rendered', async () => {
    const { pdf } = await drawTextPage({ seed: 1, dpi: 72 });
    await expect(rasterise(pdf, { page: 7 })).rejects.toThrow(/page/i);
  });
});
