import { describe, expect, it } from 'vitest';
import type { TextLine } from '../pages/prepare/text-lines.ts';
import type { ReadWord } from './recogniser.ts';
import { mended, tornStretchOf } from './torn-lines.ts';

/** A line of glyphs ten pixels high. */
const line: TextLine = { left: 100, top: 100, right: 500, bottom: 117, row: 1, glyphs: 30 };

function word(text: string, conf: number, left: number, right: number): ReadWord {
  return { text, conf, left, right, top: 100, bottom: 117, lineTop: 100, lineBottom: 117, block: 1, line: 1 };
}

const words = [word('cadastro', 96, 104, 240), word('dispensam', 95, 246, 380), word('a', 93, 388, 396)];
const last = word('apresentação', 94, 404, 496);

const isTorn = (of: TextLine, read: readonly ReadWord[]): boolean => tornStretchOf(of, read) !== undefined;

describe('a torn line', () => {
  it('has glyphs where nothing was read, or nothing believed', () => {
    expect(isTorn(line, words)).toBe(true);
    expect(isTorn(line, [...words, { ...last, conf: 20 }])).toBe(true);
    expect(isTorn(line, [last, ...words.slice(1)])).toBe(true);
  });

  it('is read again from the believed word before the stretch to the one after it', () => {
    const stretch = { left: 246, right: 496, top: 100, bottom: 117 };
    expect(tornStretchOf(line, [...words.slice(0, 2), last])).toBeUndefined();
    expect(tornStretchOf(line, [...words.slice(0, 1), last])).toEqual({ ...stretch, left: 104 });
    expect(tornStretchOf(line, words)).toEqual({ ...stretch, left: 388, right: 500 });
  });

  it('is no line whose words cover it, nor a single word', () => {
    expect(isTorn(line, [last, ...words])).toBe(false);
    expect(isTorn({ ...line, glyphs: 3 }, words)).toBe(false);
  });
});

describe('another reading of a line', () => {
  const textOf = (all: readonly ReadWord[]) => all.map(({ text, conf, line: at }) => [text, conf, at]);
  const other = { ...word('Nome', 95, 104, 160), line: 2 };

  it('takes its place, but for the surer of the words that both have', () => {
    const again = [
      word('cadastrc', 80, 105, 241),
      word('não', 97, 246, 300),
      word('dispensam', 97, 306, 380),
    ];
    expect(textOf(mended([...words, other], words, again))).toEqual([
      ['cadastro', 96, 1],
      ['não', 97, 1],
      ['dispensam', 97, 1],
      ['Nome', 95, 2],
    ]);
  });

  it('is taken for a key in one piece, however sure its pieces were', () => {
    const figures = '35240112345678000195550010000012341000012B45';
    const pieces = [word('3524011234567800019555', 1, 104, 300), word('1234:', 90, 380, 440)];
    const whole = [word(`${figures}]`, 3, 104, 440)];
    expect(textOf(mended(pieces, pieces, whole))).toEqual([[figures, 10, 2]]);
  });

  it('is left when it is worth less', () => {
    const again = [word('cadastro', 96, 104, 240), word('dispe', 80, 246, 300)];
    expect(mended([...words, other], words, again)).toEqual([...words, other]);
  });
});
