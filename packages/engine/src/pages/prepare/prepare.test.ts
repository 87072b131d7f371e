import { describe, expect, it } from 'vitest';
import { prepare } from './prepare.ts';

/** A grey stroke of small print on white paper. */
const thinStroke = 180;

async function strokeOnPageWith(ink: number, isPhotograph = false): Promise<number | undefined> {
  const flat = { width: 40, height: 40, data: new Uint8Array(1600).fill(255) };
  flat.data.fill(thinStroke, 20 * 40 + 10, 20 * 40 + 30);
  const { raster } = await prepare(flat, { turn: 0, skewDegrees: 0, glyphHeight: 0, ink, isPhotograph });
  return raster.data[20 * 40 + 20];
}

describe('grey strokes', () => {
  it('are ink on a photograph, where all thin strokes are blurred', async () => {
    expect(await strokeOnPageWith(100)).toBeLessThan(170);
  });

  it('are darker on a photograph whose large print is black', async () => {
    expect(await strokeOnPageWith(20, true)).toBeLessThan(190);
  });

  it('are the pattern of the paper on a page whose print is black', async () => {
    expect(await strokeOnPageWith(20)).toBeGreaterThan(200);
  });
});

it.each([
  ['is enlarged until it reads best', 60, 250],
  ['is enlarged no more than it must be where it is blurred', 104, 175],
])('small print %s', async (_what, ink, width) => {
  const flat = { width: 100, height: 100, data: new Uint8Array(10_000).fill(255) };
  const { raster } = await prepare(flat, { turn: 0, skewDegrees: 0, glyphHeight: 8, ink });
  expect(raster.width).toBe(width);
});
