import { describe, expect, it } from 'vitest';
import type { Raster } from '../raster.ts';
import { eraseRules } from './erase-rules.ts';

const glyph = 20;

function paper(width: number, height: number): Raster {
  return { width, height, data: new Uint8Array(width * height).fill(255) };
}

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function ink({ width, data }: Raster, { left, top, width: wide, height: tall }: Rectangle, grey = 0): void {
  for (let y = top; y < top + tall; y += 1) data.fill(grey, y * width + left, y * width + left + wide);
}

const inkOf = ({ data }: Raster) => data.filter((value) => value < 128).length;

describe('rules of boxes and tables', () => {
  it.each([
    ['a level rule', { left: 10, top: 100, width: 280, height: 3 }],
    ['an upright rule', { left: 150, top: 10, width: 3, height: 180 }],
    ['the side of a box around one figure', { left: 150, top: 10, width: 3, height: 50 }],
  ])('%s goes', (_name, rule) => {
    const page = paper(300, 200);
    ink(page, rule);
    eraseRules(page, glyph);
    expect(inkOf(page)).toBe(0);
  });

  it.each([
    ['a letter', { left: 100, top: 100, width: 3, height: glyph }],
    ['the stem of a large letter', { left: 100, top: 20, width: 14, height: 110 }],
    ['a dash', { left: 100, top: 100, width: 2 * glyph, height: 3 }],
    ['a dark picture', { left: 20, top: 20, width: 200, height: 120 }],
  ])('%s stays', (_name, stroke) => {
    const page = paper(300, 200);
    ink(page, stroke);
    const before = inkOf(page);
    eraseRules(page, glyph);
    expect(inkOf(page)).toBe(before);
  });

  it('a rule that is not quite level goes as well', () => {
    const page = paper(600, 60);
    for (let x = 0; x < 600; x += 1)
      ink(page, { left: x, top: 20 + Math.round(x / 100), width: 1, height: 3 });
    eraseRules(page, glyph);
    expect(inkOf(page)).toBe(0);
  });

  it('letters that touch a rule keep their ink, and no bar of the rule', () => {
    const page = paper(300, 200);
    ink(page, { left: 10, top: 100, width: 280, height: 3 });
    ink(page, { left: 60, top: 80, width: 12, height: 20 });
    eraseRules(page, glyph);
    expect(inkOf(page)).toBe(12 * 20);
  });

  it('letters printed over a paler rule keep their feet', () => {
    const page = paper(300, 200);
    ink(page, { left: 10, top: 97, width: 280, height: 3 }, 110);
    ink(page, { left: 60, top: 80, width: 12, height: 20 });
    ink(page, { left: 90, top: 98, width: 12, height: 2 });
    eraseRules(page, glyph);
    expect(inkOf(page)).toBe(12 * 20 + 12 * 2);
  });

  it('of a page many of whose rules are as thick as strokes none goes, for their pieces are worse', () => {
    const page = paper(600, 400);
    ink(page, { left: 10, top: 20, width: 580, height: 3 });
    for (let top = 60; top < 360; top += 50) ink(page, { left: 10, top, width: 580, height: 13 });
    const before = inkOf(page);
    eraseRules(page, glyph);
    expect(inkOf(page)).toBe(before);
  });

  it('tells where the rules of a box were', () => {
    const page = paper(300, 200);
    ink(page, { left: 10, top: 40, width: 280, height: 3 });
    ink(page, { left: 10, top: 140, width: 280, height: 3 });
    ink(page, { left: 150, top: 40, width: 3, height: 103 });
    const near = (value: number) => Math.round(value / 10) * 10;
    const rules = eraseRules(page, glyph).map((rule) => Object.values(rule).map(near).join(' '));
    // Left, right, top, bottom; a level rule is in two pieces where the upright one was erased before.
    expect(new Set(rules)).toEqual(
      new Set(['150 150 40 140', '10 150 40 40', '150 290 40 40', '10 150 140 140', '150 290 140 140']),
    );
  });

  it('on a page without glyphs nothing is known of, so all stays', () => {
    const page = paper(300, 200);
    ink(page, { left: 10, top: 100, width: 280, height: 3 });
    eraseRules(page, 0);
    expect(inkOf(page)).toBe(280 * 3);
  });
});
