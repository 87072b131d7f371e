import { expect, it } from 'vitest';
import { circledLetters } from './circled-letters.ts';

const glyph = 27;
const boxes = (...edges: readonly (readonly [number, number, number, number])[]) =>
  Int32Array.from(edges.flat());

it('a letter alone in the middle of a circle is one, with specks of a pattern beside it', () => {
  const circle = [100, 100, 299, 299] as const;
  const letter = [165, 150, 234, 249] as const;
  const found = circledLetters(boxes(circle, letter, [120, 200, 125, 205]), glyph);
  expect(found).toMatchObject([{ left: 165, top: 150, right: 235, bottom: 250 }]);
});

it('no letter is in a frame of text, off the middle of a ring, or beside another', () => {
  const frame = [100, 100, 500, 200] as const;
  const ring = [100, 100, 299, 299] as const;
  expect(circledLetters(boxes(frame, [265, 120, 330, 180]), glyph)).toEqual([]);
  expect(circledLetters(boxes(ring, [105, 105, 174, 204]), glyph)).toEqual([]);
  expect(circledLetters(boxes(ring, [140, 150, 195, 249], [200, 150, 255, 249]), glyph)).toEqual([]);
});
