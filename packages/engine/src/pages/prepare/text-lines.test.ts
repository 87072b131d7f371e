import { describe, expect, it } from 'vitest';
import type { Raster } from '../raster.ts';
import { findTextLines, withoutRoom } from './text-lines.ts';

const glyph = 20;

/** Paper with rectangles of ink on it; `[left, top, width, height, grey]`. */
function drawn(marks: readonly (readonly [number, number, number, number, number?])[]): Raster {
  const raster = { width: 600, height: 300, data: new Uint8Array(180_000).fill(255) };
  for (const [left, top, width, height, grey = 0] of marks)
    for (let y = top; y < top + height; y += 1)
      raster.data.fill(grey, y * raster.width + left, y * raster.width + left + width);
  return raster;
}

/** A number of letters in one line. */
const letters = (count: number, left: number, top: number, height = glyph, grey = 0) =>
  Array.from({ length: count }, (_unused, index) => [left + index * 16, top, 12, height, grey] as const);

describe('lines of text', () => {
  it('are told from frames, portraits and patterns', () => {
    const page = drawn([
      // A frame, a portrait and the lines of a pattern.
      [40, 40, 400, 2],
      [40, 100, 400, 2],
      [40, 40, 2, 62],
      [460, 60, 90, 120],
      [40, 200, 300, 3, 150],
      ...letters(8, 60, 60),
    ]);
    expect(findTextLines(page, glyph)).toMatchObject([{ glyphs: 8, row: 1 }]);
  });

  it('of large print are found whole where some of their characters are taller than others', () => {
    const tall = letters(6, 40, 56, 3 * glyph);
    const page = drawn([...tall, ...letters(18, 140, 62, 2.6 * glyph)]);
    expect(findTextLines(page, glyph)).toMatchObject([{ glyphs: 24 }]);
    // A few such marks by themselves are no text.
    expect(findTextLines(drawn(tall), glyph)).toEqual([]);
  });

  it('go on behind a dash as far as their letters do, however many glyphs the page has', () => {
    const dash = [50, 68, 12, 3] as const;
    const page = drawn([[20, 60, 12, glyph], dash, ...letters(30, 80, 60), ...letters(35, 20, 140)]);
    expect(findTextLines(page, glyph)).toMatchObject([{ glyphs: 31 }, { glyphs: 35 }]);
  });

  it('reach over the point or comma behind a word, and hold it where they end', () => {
    const twoWords = [...letters(6, 40, 60), ...letters(4, 165, 60)];
    const point = [138, 76, 5, 4] as const;
    expect(findTextLines(drawn(twoWords), glyph)).toMatchObject([{ glyphs: 6 }, { glyphs: 4 }]);
    expect(findTextLines(drawn([...twoWords, point]), glyph)).toMatchObject([{ glyphs: 10 }]);
    // Neither a speck above the foot nor one far behind the word is a point of its line.
    expect(findTextLines(drawn([...twoWords, [138, 62, 5, 4]]), glyph)).toHaveLength(2);
    expect(findTextLines(drawn([...twoWords, [146, 76, 5, 4]]), glyph)).toHaveLength(2);
    const rightOf = (page: Raster): number => findTextLines(page, glyph)[0]?.right ?? 0;
    expect(rightOf(drawn([...letters(6, 40, 60), point]))).toBe(5 + 143);
  });

  it('of small letters reach over a dash as far as their tallest letter tells', () => {
    const small = letters(5, 56, 66, 14);
    const page = (dashAt: number) =>
      drawn([[40, 60, 12, glyph], ...small, [dashAt, 70, 12, 3], ...letters(6, dashAt + 30, 60)]);
    expect(findTextLines(page(156), glyph)).toMatchObject([{ glyphs: 12 }]);
    expect(findTextLines(page(166), glyph)).toHaveLength(2);
  });

  it('of a brand are letters taller than all other text, with none of it among them', () => {
    const brand = Array.from({ length: 5 }, (_unused, at) => [40 + at * 50, 40, 36, 3 * glyph] as const);
    expect(findTextLines(drawn([...brand, ...letters(8, 40, 180)]), glyph)).toMatchObject([
      { glyphs: 5 },
      { glyphs: 8 },
    ]);
    expect(findTextLines(drawn([...brand, [77, 60, 12, glyph]]), glyph)).toMatchObject([{ glyphs: 1 }]);
    const uneven = brand.map(
      ([left, top, width, height], at) => [left, top, width, height + 10 * at] as const,
    );
    expect(findTextLines(drawn(uneven), glyph)).toEqual([]);
  });

  it('of large print are one line where only some of its characters are tall', () => {
    const heights = [60, 54, 60, 42, 60, 54, 42, 60];
    const uneven = heights.map((height, at) => [40 + at * 46, 100 - height, 36, height] as const);
    expect(findTextLines(drawn([...uneven, ...letters(8, 40, 180)]), glyph)).toMatchObject([
      { glyphs: 8 },
      { glyphs: 8 },
    ]);
    // The dot over a letter is of the line.
    const dotted = [...uneven, [185, 38, 10, 10] as const];
    expect(findTextLines(drawn(dotted), glyph).filter(({ glyphs }) => glyphs > 1)).toMatchObject([
      { glyphs: 8 },
    ]);
  });

  it('of large figures are lines although zeros have dots, and points or dashes part them', () => {
    const height = 64;
    const figures = Array.from({ length: 6 }, (_unused, at) => [40 + at * 60, 40, 36, height] as const);
    const hollow = figures.map(
      ([left, top, width]) => [left + 8, top + 10, width - 16, height - 20, 255] as const,
    );
    const dots = figures.map(([left]) => [left + 13, 65, 9, 12] as const);
    const point = [80, 40 + height - 11, 11, 11] as const;
    const dash = [138, 66, 20, 10] as const;
    expect(findTextLines(drawn([...figures, ...hollow, ...dots, point, dash]), glyph)).toMatchObject([
      { glyphs: 6 },
    ]);
  });

  it('of a brand have capitals and small letters, however far they stand above small print', () => {
    const height = 100;
    const brand = Array.from({ length: 6 }, (_unused, at) => {
      const own = at === 0 ? height : 72;
      return [20 + at * 80, 40 + height - own, 60, own] as const;
    });
    expect(findTextLines(drawn([...brand, ...letters(9, 40, 200)]), glyph)).toMatchObject([
      { glyphs: 6 },
      { glyphs: 9 },
    ]);
  });

  it('beside each other are two where the gap is wider than a word', () => {
    const page = drawn([...letters(5, 40, 60), ...letters(5, 240, 62)]);
    expect(findTextLines(page, glyph)).toMatchObject([
      { glyphs: 5, row: 1 },
      { glyphs: 5, row: 1 },
    ]);
  });

  it('go on behind a dash, but not over one that ends them', () => {
    const page = drawn([...letters(5, 40, 60), [130, 69, 12, 3], ...letters(5, 154, 60), [250, 69, 12, 3]]);
    const [line, ...others] = findTextLines(page, glyph);
    expect(others).toEqual([]);
    expect(line).toMatchObject({ glyphs: 10 });
    expect(line?.right).toBeLessThan(245);
  });

  it('of one or two letters end behind the dash that is their sign', () => {
    const [line] = findTextLines(drawn([...letters(1, 40, 60), [56, 69, 9, 4]]), glyph);
    expect(line).toMatchObject({ glyphs: 1 });
    expect(line?.right).toBeGreaterThan(65);
  });

  it('have no room for accents and tails where a letter is to be read by itself', () => {
    const [line] = findTextLines(drawn(letters(1, 40, 60)), glyph);
    const { top, bottom } = withoutRoom(line ?? { left: 0, top: 0, right: 0, bottom: 0, row: 0, glyphs: 0 });
    expect([top, bottom]).toEqual([58, 81]);
  });

  it('are one where a thin figure of theirs is dark in part only', () => {
    const page = drawn([
      ...letters(2, 40, 60),
      ...letters(3, 72, 60, glyph, 160),
      // The upper half of a pale digit, which alone would be higher than the line.
      [108, 60, 4, 11],
    ]);
    expect(findTextLines(page, glyph)).toMatchObject([{ glyphs: 5 }]);
  });

  it('printed pale are found, and one that begins black goes on pale', () => {
    const page = drawn([
      ...letters(6, 40, 60, 14, 190),
      ...letters(4, 40, 120),
      ...letters(4, 104, 120, glyph, 190),
    ]);
    const lines = findTextLines(page, glyph);
    expect(lines).toHaveLength(2);
    const [, second] = lines;
    expect(second?.right).toBeGreaterThan(104 + 3 * 16);
  });
});
