import { expect, it } from 'vitest';
import type { Raster } from '../raster.ts';
import { findRuledLines, writingOn } from './ruled-lines.ts';

const glyph = 20;
const margin = 10;

function ink({ width, data }: Raster, left: number, top: number, right: number, bottom: number): void {
  for (let y = top; y < bottom; y += 1) data.fill(0, y * width + left, y * width + right);
}

/** A line of 400 pixels to write on. */
function page(): Raster {
  const raster = { width: 500, height: 300, data: new Uint8Array(150_000).fill(255) };
  ink(raster, 50, 200, 450, 203);
  return raster;
}

it('a line to write on is found, and no stroke of a pen', () => {
  const raster = page();
  ink(raster, 100, 150, 150, 153);
  ink(raster, 200, 100, 203, 190);
  expect(findRuledLines(raster, glyph)).toEqual([expect.objectContaining({ left: 50, right: 450 })]);
});

it('what is written on it is cut out without the line, and without what belongs to the line above', () => {
  const raster = page();
  ink(raster, 100, 150, 110, 210);
  ink(raster, 300, 117, 310, 130);
  const [line] = findRuledLines(raster, glyph);
  const written = line && writingOn(raster, line, glyph, margin);
  expect(written?.ink).toEqual({
    left: 100 - (written?.place.left ?? 0) + margin,
    right: 110 - (written?.place.left ?? 0) + margin,
  });
  expect(written?.picture.data.filter((value) => value < 128).length).toBe(600);
});

it('nothing is written on an empty line, or where boxes stand on it', () => {
  const [line] = findRuledLines(page(), glyph);
  expect(line && writingOn(page(), line, glyph, margin)).toBeUndefined();
  const boxes = page();
  for (const left of [60, 200, 440]) ink(boxes, left, 100, left + 3, 203);
  ink(boxes, 100, 160, 110, 190);
  const [bottom] = findRuledLines(boxes, glyph);
  expect(bottom && writingOn(boxes, bottom, glyph, margin)).toBeUndefined();
});
