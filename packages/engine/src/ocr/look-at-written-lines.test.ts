import { expect, it } from 'vitest';
import type { Raster } from '../pages/raster.ts';
import { isCheque, lookAtWrittenLines } from './look-at-written-lines.ts';
import type { ReadWord } from './recogniser.ts';

const glyph = 20;

const word = (text: string, conf: number, left: number, right: number): ReadWord => ({
  text,
  conf,
  left,
  right,
  top: 165,
  bottom: 198,
  lineTop: 165,
  lineBottom: 198,
  block: 0,
  line: 3,
});

/** A line to write on with ink on it from 100 on. */
function pageWith(right: number): Raster {
  const raster = { width: 500, height: 300, data: new Uint8Array(150_000).fill(255) };
  for (let y = 200; y < 203; y += 1) raster.data.fill(0, y * 500 + 50, y * 500 + 450);
  for (let y = 160; y < 195; y += 1) raster.data.fill(0, y * 500 + 100, y * 500 + right);
  return raster;
}

const textsOf = (words: readonly ReadWord[]): string[] => words.map(({ text }) => text);

it('a cheque is known by the small print around its lines', () => {
  const print = ['Pague', 'cheque', 'quantia', 'ordem'].map((text) => word(text, 96, 0, 10));
  expect(isCheque(print)).toBe(true);
  expect(isCheque(print.slice(0, 2))).toBe(false);
});

it('a line is what its own reading says where that is worth more, and words of amounts are', () => {
  const before = [word('oifocen', 80, 100, 200), word('fos', 82, 210, 300)];
  const look = lookAtWrittenLines(pageWith(300), glyph, before);
  expect(look.crops).toHaveLength(1);
  const again = [{ ...word('oitocentos', 70, 90, 290), top: 20, bottom: 60 }];
  expect(textsOf(look.improve(before, [again]))).toEqual(['oitocentos']);
  expect(
    textsOf(look.improve(before, [[{ ...word('oifocer fos', 60, 90, 290), top: 20, bottom: 60 }]])),
  ).toEqual(['oifocen', 'fos']);
});

it('a day is read beside itself, and is what two of three readings say', () => {
  const look = lookAtWrittenLines(pageWith(130), glyph, []);
  const read = (text: string): string[] =>
    textsOf(look.improve([], [[{ ...word(text, 60, 14, 100), top: 20, bottom: 60 }]]));
  expect(read('222828')).toEqual(['28']);
  expect(read('777')).toEqual(['7']);
  expect(read('494949')).toEqual([]);
  expect(read('123456')).toEqual([]);
});
