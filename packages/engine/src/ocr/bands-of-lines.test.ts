import { describe, expect, it } from 'vitest';
import { bandsOfLines } from './bands-of-lines.ts';
import type { ReadWord } from './recogniser.ts';

const word = (text: string, left: number, [top, bottom]: readonly [number, number]): ReadWord => ({
  text,
  conf: 90,
  left,
  right: left + 10 * text.length,
  top,
  bottom,
  lineTop: 80,
  lineBottom: 140,
  block: 1,
  line: 4,
});

describe('the band of a line', () => {
  it('is where most of its words stand, whatever reaches out of it', () => {
    const read = [
      word('Comarca', 10, [100, 120]),
      word('de', 90, [101, 120]),
      word('Bento', 500, [80, 140]),
      word('Lajes', 120, [100, 121]),
    ];
    const bandOf = bandsOfLines(read);
    expect(read.map(bandOf)).toEqual(read.map(() => ({ top: 100, bottom: 121 })));
  });

  it('is not moved by text in the margin that runs up the page', () => {
    const line = word('12345678', 10, [300, 320]);
    const margin = { ...word('000123', 700, [20, 200]), right: 715 };
    const bandOf = bandsOfLines([line, margin]);
    expect(bandOf(line)).toEqual({ top: 300, bottom: 320 });
    expect(bandOf(margin)).toEqual({ top: margin.lineTop, bottom: margin.lineBottom });
  });
});
