import { describe, expect, it } from 'vitest';
import type { Raster } from '../raster.ts';
import { analyse } from './analyse.ts';
import { isCard } from './is-card.ts';

const [width, height] = [600, 400] as const;

/** Rows of marks as tall as letters, in one grey. */
function printed(grey: number, specks = 255): Raster {
  const data = new Uint8Array(width * height).fill(255);
  for (let top = 40; top < height - 40; top += 30)
    for (let left = 40; left < width - 40; left += 14) {
      for (let y = top; y < top + 12; y += 1) data.fill(grey, y * width + left, y * width + left + 8);
      if (left % 5 === 0)
        for (let y = top; y < top + 5; y += 1) data.fill(specks, y * width + left, y * width + left + 2);
    }
  return { width, height, data };
}

describe('the glyphs of a page', () => {
  it('are found in print so pale that no ink is dark', async () => {
    const { glyphs, ink } = await analyse(printed(180));
    expect(glyphs.count).toBeGreaterThan(300);
    expect(glyphs.medianHeight).toBe(12);
    expect(ink).toBe(180);
  });

  it('are found in pale print of which some specks are darker', async () => {
    const { glyphs } = await analyse(printed(160, 120));
    expect(glyphs.medianHeight).toBe(12);
  });

  it('are found in pale print of which a few specks are black', async () => {
    const page = printed(180);
    for (let y = 20; y < 26; y += 1) page.data.fill(20, y * width + 20, y * width + 26);
    const { glyphs } = await analyse(page);
    expect(glyphs.count).toBeGreaterThan(300);
  });

  it('are those of black print as they are', async () => {
    const { glyphs, ink } = await analyse(printed(20));
    expect(glyphs.medianHeight).toBe(12);
    expect(ink).toBe(20);
  });

  it('of a telephone are those of pale print, which makes a slip no card', async () => {
    const clear = printed(160, 120);
    let seed = 1;
    const data = clear.data.map((value) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.min(255, Math.max(0, value - 8 + ((seed >> 16) % 9)));
    });
    const grainy = await analyse({ ...clear, data });
    expect(grainy.isPale).toBe(true);
    expect(isCard(grainy)).toBe(false);
    const scanned = await analyse(clear);
    expect(scanned.isPale).toBeUndefined();
    expect(isCard(scanned)).toBe(true);
  });
});
