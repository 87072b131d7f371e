import { expect, it } from 'vitest';
import type { Raster } from '../raster.ts';
import { eraseCombs } from './erase-combs.ts';

const glyph = 20;
const pitch = 30;

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function ink({ width, data }: Raster, { left, top, width: wide, height: tall }: Rectangle, grey = 0): void {
  for (let y = top; y < top + tall; y += 1) data.fill(grey, y * width + left, y * width + left + wide);
}

const inkOf = ({ data }: Raster) => data.filter((value) => value < 200).length;

interface Comb {
  readonly cells: number;
  /** Height of the characters in the cells; none at 0. */
  readonly character: number;
  readonly grey?: number;
  /** Index of a tooth that a character touches. */
  readonly touched?: number;
}

/** A page with a comb: its teeth are 36 pixels high. */
function pageWith({ cells, character, grey = 150, touched }: Comb): { page: Raster; characters: number } {
  const page: Raster = { width: 600, height: 120, data: new Uint8Array(600 * 120).fill(255) };
  for (let cell = 0; cell < cells; cell += 1) {
    const left = 60 + cell * pitch + (cell === touched ? -10 : 0);
    ink(page, { left, top: 48, width: 12, height: character });
  }
  const characters = inkOf(page);
  for (let tooth = 0; tooth <= cells; tooth += 1)
    ink(page, { left: 50 + tooth * pitch, top: 40, width: 3, height: 36 }, grey);
  return { page, characters };
}

it('the teeth between characters go, and the characters stay', () => {
  const { page, characters } = pageWith({ cells: 8, character: 24 });
  eraseCombs(page, glyph);
  expect(inkOf(page)).toBe(characters);
});

it('of a tooth that a character touches, what is above and below it goes', () => {
  const { page } = pageWith({ cells: 8, character: 8, touched: 3 });
  eraseCombs(page, glyph);
  const touched = 50 + 3 * pitch + 1;
  const column = Array.from({ length: 36 }, (_, row) => page.data[(40 + row) * page.width + touched]);
  expect(column.filter((value) => value !== 255)).toHaveLength(8);
});

it.each([
  ['stems of letters as tall as those between them', { cells: 8, character: 36 }],
  ['strokes with nothing between them', { cells: 8, character: 0 }],
  ['two strokes of a text', { cells: 1, character: 24 }],
])('%s stay', (_name, comb) => {
  const { page } = pageWith(comb);
  const before = inkOf(page);
  eraseCombs(page, glyph);
  expect(inkOf(page)).toBe(before);
});

it('strokes at odd distances are no comb', () => {
  const { page } = pageWith({ cells: 1, character: 24 });
  for (const left of [123, 171, 196, 260]) ink(page, { left, top: 40, width: 3, height: 36 });
  const before = inkOf(page);
  eraseCombs(page, glyph);
  expect(inkOf(page)).toBe(before);
});
