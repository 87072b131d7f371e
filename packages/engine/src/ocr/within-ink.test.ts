import { expect, it } from 'vitest';
import type { Raster } from '../pages/raster.ts';
import type { ReadWord } from './recogniser.ts';
import { withinInk } from './within-ink.ts';

const [width, height, glyph] = [300, 100, 16] as const;

/** A page with these rectangles of ink: left, top, right, bottom. */
function pageOf(...marks: readonly (readonly [number, number, number, number])[]): Raster {
  const data = new Uint8Array(width * height).fill(255);
  for (const [left, top, right, bottom] of marks)
    for (let y = top; y < bottom; y += 1) data.fill(0, y * width + left, y * width + right);
  return { width, height, data };
}

const word = (text: string, left: number, right: number, [top, bottom]: [number, number]): ReadWord => ({
  text,
  conf: 96,
  left,
  top,
  right,
  bottom,
  lineTop: 20,
  lineBottom: 60,
  block: 1,
  line: 1,
});

it('a word as high as its line, which its ink is not, is in the rows of its ink, and so is the line', () => {
  const page = pageOf([20, 32, 80, 48], [100, 32, 160, 48], [100, 27, 130, 29], [100, 56, 160, 60]);
  const words = [word('UNID.', 100, 160, [20, 60]), word('PREÇO', 20, 80, [32, 48])];
  expect(withinInk(page, glyph, words)).toEqual([
    { ...words[0], top: 27, bottom: 48, lineTop: 27, lineBottom: 48 },
    { ...words[1], lineTop: 27, lineBottom: 48 },
  ]);
});

it('a word that is as high as its ink, or that runs up the page, stays as it was read', () => {
  const words = [word('1.250', 20, 80, [20, 60]), word('VIA DO CLIENTE', 100, 112, [20, 60])];
  expect(withinInk(pageOf([20, 22, 80, 58], [100, 20, 112, 30]), glyph, words)).toEqual(words);
});
