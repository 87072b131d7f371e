import { describe, expect, it } from 'vitest';
import type { Prepared } from '../pages/prepare/prepare.ts';
import type { Raster } from '../pages/raster.ts';
import { findBlanks } from './blanks.ts';
import type { ReadWord } from './recogniser.ts';

const [width, height] = [600, 100];
/** The foot of the letters, which are 20 pixels high. */
const foot = 60;

interface Stroke {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const rule = (left: number, right: number): Stroke => ({ left, right, top: foot + 3, bottom: foot + 5 });

function sheetOf(strokes: readonly Stroke[]) {
  const flat: Raster = { width, height, data: new Uint8Array(width * height).fill(250) };
  for (const { left, right, top, bottom } of strokes)
    for (let y = top; y < bottom; y += 1) flat.data.fill(60, y * width + left, y * width + right);
  const prepared = {
    raster: flat,
    toPage: (left: number, top: number) => [left / width, top / height, 0, 0],
  } as unknown as Prepared;
  return { flat, turn: 0 as const, prepared };
}

function word(text: string, left: number, right: number, line = 1): ReadWord {
  const edges = { left, right, top: foot - 20, bottom: foot, lineTop: foot - 20, lineBottom: foot };
  return { text, conf: 95, ...edges, block: 1, line };
}

const label = word('Rubricas:', 20, 120);
const blanksOf = (strokes: readonly Stroke[], words: readonly ReadWord[] = [label]) =>
  [...findBlanks(sheetOf(strokes), words)].map(([{ text }, blanks]) => ({ text, ...blanks }));

describe('a blank to be filled in', () => {
  it('is as many underscores as its rule is wide', () => {
    expect(blanksOf([rule(128, 206)])).toEqual([{ text: 'Rubricas:', behind: '_____' }]);
    expect(blanksOf([])).toEqual([]);
  });

  it('is not looked for behind a word without height', () => {
    expect(blanksOf([rule(128, 206)], [{ ...label, top: foot }])).toEqual([]);
  });

  it('has several parts, and strokes between those of a date', () => {
    const parts = [rule(130, 180), rule(200, 250), rule(270, 350)];
    expect(blanksOf(parts)).toEqual([{ text: 'Rubricas:', behind: '___ ___ _____' }]);
    const strokes = [185, 255].flatMap((from) =>
      Array.from({ length: 10 }, (_unused, index) => {
        const [left, top] = [from + index, foot - 2 * (index + 1)];
        return { left, right: left + 3, top, bottom: top + 2 };
      }),
    );
    expect(blanksOf([...parts, ...strokes])).toEqual([{ text: 'Rubricas:', behind: '___/___/_____' }]);
  });

  it('belongs to the next word where that is of another line, and nearer', () => {
    const next = word('Página', 310, 380, 2);
    expect(blanksOf([rule(168, 306)], [label, next])).toEqual([{ text: 'Página', before: '_________' }]);
    expect(blanksOf([rule(168, 306)], [label, { ...next, line: 1 }])[0]).toMatchObject({ text: 'Rubricas:' });
  });

  it('is no line under text, no edge of a cell, and nothing with letters on it', () => {
    expect(blanksOf([rule(20, 206)])).toEqual([]);
    expect(blanksOf([rule(128, 206), { left: 205, right: 207, top: 20, bottom: foot + 5 }])).toEqual([]);
    const letters = Array.from({ length: 6 }, (_unused, index) => 132 + 12 * index);
    expect(
      blanksOf([
        rule(128, 206),
        ...letters.map((left) => ({ left, right: left + 8, top: foot - 15, bottom: foot })),
      ]),
    ).toEqual([]);
  });
});
