import { expect, it } from 'vitest';
import type { Raster } from '../pages/raster.ts';
import type { ReadWord } from './recogniser.ts';
import { withoutRulePieces } from './rule-pieces.ts';

const [width, height] = [200, 80] as const;

/** A page with four figures 24 pixels high from y = 20 on, and a bar before them. */
function pageWith(bar: { readonly top: number; readonly bottom: number }): Raster {
  const data = new Uint8Array(width * height).fill(255);
  const fill = (left: number, top: number, right: number, bottom: number, value: number) => {
    for (let y = top; y < bottom; y += 1) data.fill(value, y * width + left, y * width + right);
  };
  fill(20, bar.top, 26, bar.bottom, 110);
  for (let index = 0; index < 4; index += 1) fill(36 + 20 * index, 20, 50 + 20 * index, 44, 10);
  return { width, height, data };
}

const wordOf = (text: string, { top, bottom }: { top: number; bottom: number }): ReadWord => ({
  text,
  conf: 86,
  left: 20,
  top: Math.min(20, top),
  right: 110,
  bottom: Math.max(44, bottom),
  lineTop: 15,
  lineBottom: 60,
  block: 0,
  line: 0,
});

it('a piece of a rule before figures goes below or above them, and a one does not', () => {
  const read = (text: string, bar: { readonly top: number; readonly bottom: number }) =>
    withoutRulePieces(pageWith(bar), [wordOf(text, bar)])[0];
  expect(read('13907', { top: 30, bottom: 56 })).toMatchObject({
    text: '3907',
    left: 36,
    top: 20,
    bottom: 44,
  });
  expect(read('13907', { top: 8, bottom: 38 })).toMatchObject({ text: '3907' });
  expect(read('13907', { top: 20, bottom: 44 })).toMatchObject({ text: '13907', left: 20 });
  expect(read('Irma', { top: 30, bottom: 56 })).toMatchObject({ text: 'Irma' });
});
