import { describe, expect, it } from 'vitest';
import type { Raster } from '../pages/raster.ts';
import { lookAtDarkBands } from './look-at-dark-bands.ts';
import type { ReadWord } from './recogniser.ts';

const glyph = 20;

/** A page with a dark band across it, and light letters at its left edge. */
function banded({ top = 280, bottom = 316, letters = 8, grey = 0 } = {}): Raster {
  const page: Raster = { width: 900, height: 600, data: new Uint8Array(900 * 600).fill(255) };
  const fill = (level: number, left: number, right: number, from: number, to: number): void => {
    for (let y = from; y < to; y += 1) page.data.fill(level, y * page.width + left, y * page.width + right);
  };
  fill(grey, 60, 800, top, bottom);
  for (let index = 0; index < letters; index += 1) {
    const left = 80 + 17 * index;
    fill(255, left, left + 12, top + 8, top + 8 + glyph);
  }
  return page;
}

const word = (text: string, conf: number, [left, top, right, bottom]: readonly number[]): ReadWord => ({
  text,
  conf,
  left: left ?? 0,
  top: top ?? 0,
  right: right ?? 0,
  bottom: bottom ?? 0,
  lineTop: top ?? 0,
  lineBottom: bottom ?? 0,
  block: 1,
  line: 1,
});

describe('titles on dark bands', () => {
  it.each([
    ['black', 0],
    ['grey', 90],
  ])('are read as dark on light where the page did not show them: %s', (_name, grey) => {
    const label = word('NOME', 90, [80, 330, 160, 350]);
    const look = lookAtDarkBands(banded({ grey }), glyph, [label]);
    expect(look.crops).toHaveLength(1);
    const [crop] = look.crops;
    // Paper around the letters is as white as the margin.
    expect(crop?.data[20 * (crop.width ?? 0) + 14]).toBe(255);
    const words = look.improve([label], [[word('REMETENTE', 91, [14, 20, 140, 40])]]);
    expect(words.map(({ text }) => text).toSorted()).toEqual(['NOME', 'REMETENTE']);
    const title = words.find(({ text }) => text === 'REMETENTE');
    expect(title?.top).toBeGreaterThan(278);
    expect(title?.bottom).toBeLessThan(322);
    expect(title?.line).not.toBe(label.line);
  });

  it('are read in the narrow cells of a row, too, and not in a dark box elsewhere', () => {
    const page = banded();
    const draw = (left: number, top: number): void => {
      for (let y = top; y < top + 36; y += 1)
        page.data.fill(0, y * page.width + left, y * page.width + left + 80);
      for (const at of [30, 47])
        for (let y = top + 8; y < top + 8 + glyph; y += 1)
          page.data.fill(255, y * page.width + left + at, y * page.width + left + at + 12);
    };
    draw(806, 280);
    const wide = lookAtDarkBands(page, glyph, []).crops.length;
    draw(806, 400);
    expect([wide, lookAtDarkBands(page, glyph, []).crops.length]).toEqual([2, 2]);
  });

  it('are read on tags of which a form has several of one height', () => {
    const cropsOf = (tops: readonly number[], inBoxes = false, isSloping = false): number => {
      const page = banded({ letters: 0, top: 20, bottom: 24 });
      for (const top of tops) {
        if (inBoxes)
          for (const y of [top, top + 2, top + 70]) {
            const [from, to] = isSloping ? [100 + 140 * (y % 4), 420 + 140 * (y % 4)] : [100, 700];
            page.data.fill(0, y * page.width + from, y * page.width + to);
            page.data.fill(0, (y + 1) * page.width + from, (y + 1) * page.width + to);
          }
        for (let y = top; y < top + 32; y += 1) {
          const row = y * page.width;
          page.data.fill(0, row + 100, row + 190);
          if (y < top + 6 || y >= top + 26) continue;
          for (const at of [112, 130, 148]) page.data.fill(255, row + at, row + at + 12);
        }
      }
      return lookAtDarkBands(page, glyph, []).crops.length;
    };
    expect([cropsOf([100, 300]), cropsOf([100, 300, 500])]).toEqual([0, 3]);
    expect(cropsOf([100, 300, 500], true)).toBe(3);
    expect(cropsOf([100, 300, 500], true, true)).toBe(3);
  });

  it('are read on tags close below another box, and whose letters reach their edges', () => {
    const page = banded({ letters: 0, top: 20, bottom: 24 });
    const fill = (level: number, left: number, right: number, from: number, to: number): void => {
      for (let y = from; y < to; y += 1) page.data.fill(level, y * page.width + left, y * page.width + right);
    };
    for (const top of [100, 300, 500]) {
      fill(0, 300, 700, top - 20, top - 18);
      fill(0, 100, 350, top, top + 2);
      fill(0, 100, 240, top, top + 32);
      for (const at of [112, 130, 148, 166, 184, 202]) fill(255, at, at + 12, top + 6, top + 26);
      // A tail leaves no unbroken row of ink below.
      fill(255, 166, 178, top + 26, top + 32);
    }
    const { crops } = lookAtDarkBands(page, glyph, []);
    expect(crops).toHaveLength(3);
    for (const { width } of crops) expect(width).toBeGreaterThan(120);
  });

  it('are read without the paper that a rule across their upper edge left', () => {
    const page = banded({ top: 280, bottom: 316 });
    for (let y = 280; y < 283; y += 1) page.data.fill(255, y * page.width + 300, y * page.width + 700);
    const [crop] = lookAtDarkBands(page, glyph, []).crops;
    expect(crop?.width).toBeLessThan(220);
  });

  it('are cut out of the page with its rules, where these took the upper edge of a band', () => {
    const ruled = banded();
    const page = { ...ruled, data: Uint8Array.from(ruled.data) };
    page.data.fill(255, 280 * page.width, 287 * page.width);
    const heightOf = (whole: Raster | undefined): number | undefined =>
      lookAtDarkBands(page, glyph, [], whole).crops[0]?.height;
    expect(heightOf(ruled)).toBeGreaterThan(heightOf(undefined) ?? 99);
  });

  it('are read in bands that the erased rules of tables cut into many cells', () => {
    const page = banded({ letters: 0, top: 0, bottom: 0 });
    const fill = (level: number, left: number, right: number, from: number, to: number): void => {
      for (let y = from; y < to; y += 1) page.data.fill(level, y * page.width + left, y * page.width + right);
    };
    for (let top = 10; top < 560; top += 80) {
      fill(0, 40, 784, top, top + 36);
      for (const at of [287, 388, 489, 590, 691]) fill(255, at, at + 2, top, top + 36);
      for (const at of [60, 77, 94, 111]) fill(255, at, at + 12, top + 8, top + 8 + glyph);
    }
    expect(lookAtDarkBands(page, glyph, []).crops).toHaveLength(7);
  });

  it('stay as they were read with the page', () => {
    const read = word('REMETENTE', 88, [80, 288, 215, 308]);
    expect(lookAtDarkBands(banded(), glyph, [read]).crops).toEqual([]);
  });

  it('are read again where the page shows a part of them', () => {
    const part = word('REMET', 88, [80, 288, 165, 308]);
    expect(lookAtDarkBands(banded(), glyph, [part]).crops).toHaveLength(1);
  });

  it('take the place of what was guessed there, and are dropped where they are no better', () => {
    const guess = word('PE', 20, [80, 288, 120, 308]);
    const look = lookAtDarkBands(banded(), glyph, [guess]);
    expect(
      look.improve([guess], [[word('REMETENTE', 91, [14, 20, 140, 40])]]).map(({ text }) => text),
    ).toEqual(['REMETENTE']);
    expect(look.improve([guess], [[word('NE', 30, [14, 20, 140, 40])]])).toEqual([guess]);
  });

  it.each([
    ['a rule', { top: 280, bottom: 286, letters: 0 }],
    ['a picture', { top: 100, bottom: 400 }],
    ['an empty band', { letters: 0 }],
  ])('are not looked for in %s', (_name, drawn) => {
    expect(lookAtDarkBands(banded(drawn), glyph, []).crops).toEqual([]);
  });

  it('are not looked for between two rules', () => {
    const page = banded({ top: 280, bottom: 283, letters: 0 });
    for (let y = 310; y < 313; y += 1) page.data.fill(0, y * page.width + 60, y * page.width + 800);
    expect(lookAtDarkBands(page, glyph, []).crops).toEqual([]);
  });
});
