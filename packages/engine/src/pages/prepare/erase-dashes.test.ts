import { describe, expect, it } from 'vitest';
import type { Raster } from '../raster.ts';
import { eraseDashes } from './erase-dashes.ts';

const glyph = 20;

function paper(width: number, height: number): Raster {
  return { width, height, data: new Uint8Array(width * height).fill(255) };
}

function ink({ width, data }: Raster, left: number, top: number, wide: number, tall: number, grey = 0): void {
  for (let y = top; y < top + tall; y += 1) data.fill(grey, y * width + left, y * width + left + wide);
}

const inkOf = ({ data }: Raster) => data.filter((value) => value < 230).length;

/** Dashes of some columns, each beginning at `topOf`. */
function columns(page: Raster, lefts: readonly number[], topOf: (column: number, dash: number) => number) {
  for (const [column, left] of lefts.entries())
    for (let dash = 0; dash < 10; dash += 1) ink(page, left, topOf(column, dash), 2, 16, 160);
}

describe('dashed lines', () => {
  it('between rows go, and between columns where they are in step', () => {
    const page = paper(600, 400);
    for (let left = 20; left < 560; left += 28) ink(page, left, 30, 18, 2, 160);
    columns(page, [100, 200, 300], (_column, dash) => 60 + 30 * dash);
    eraseDashes(page, glyph, false);
    expect(inkOf(page)).toBe(0);
  });

  it('leave the letters that they pass', () => {
    const page = paper(600, 100);
    ink(page, 200, 10, 12, 18);
    const before = inkOf(page);
    for (let left = 20; left < 560; left += 28) ink(page, left, 40, 18, 2);
    eraseDashes(page, glyph, false);
    expect(inkOf(page)).toBe(before);
  });

  it.each([
    ['strokes of two columns', [100, 200], (_column: number, dash: number) => 60 + 30 * dash],
    [
      'strokes that are not in step',
      [100, 200, 300],
      (column: number, dash: number) => 60 + 30 * dash + 8 * column,
    ],
    [
      'strokes at uneven distances',
      [100, 200, 300],
      (_column: number, dash: number) => 20 + 34 * dash + ([0, 12, 3][dash % 3] ?? 0),
    ],
  ])('are not: %s', (_name, lefts, topOf) => {
    const page = paper(600, 420);
    columns(page, lefts, topOf);
    const before = inkOf(page);
    eraseDashes(page, glyph, false);
    expect(inkOf(page)).toBe(before);
  });

  it('are not: a few hyphens, or words of different widths in a row', () => {
    const page = paper(600, 100);
    for (let left = 20; left < 180; left += 28) ink(page, left, 30, 12, 2);
    for (let word = 0, left = 20; word < 10; left += 14 + 9 * (word % 4), word += 1)
      ink(page, left, 60, 8 + 9 * (word % 4), 2);
    const before = inkOf(page);
    eraseDashes(page, glyph, false);
    expect(inkOf(page)).toBe(before);
  });

  it.each([
    ['go where strokes are blurred', true, 0],
    ['stay where strokes are sharp', false, 20 * 18 * 6],
  ])('as thick as strokes %s', (_name, isBlurred, left) => {
    const page = paper(600, 100);
    for (let at = 20; at < 20 + 20 * 28; at += 28) ink(page, at, 30, 18, 6);
    eraseDashes(page, glyph, isBlurred);
    expect(inkOf(page)).toBe(left);
  });
});
