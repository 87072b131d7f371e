import { expect, it } from 'vitest';
import { findGlyphs } from './glyphs.ts';

/** A page with rectangles of ink; `[left, top, width, height]`. */
function pageWith(marks: readonly (readonly [number, number, number, number])[]) {
  const page = { width: 900, height: 300, data: new Uint8Array(270_000).fill(255) };
  for (const [left, top, width, height] of marks)
    for (let y = top; y < top + height; y += 1)
      page.data.fill(0, y * page.width + left, y * page.width + left + width);
  return page;
}

const row = (count: number, top: number, size: readonly [number, number], step: number) =>
  Array.from({ length: count }, (_unused, at) => [20 + step * at, top, ...size] as const);

it('leaders and rules of signs say nothing of the height of a page’s characters', () => {
  const letters = [...row(16, 40, [12, 20], 16), ...row(14, 90, [12, 20], 17)];
  const leaders = [...row(40, 56, [5, 5], 20), ...row(50, 150, [13, 5], 16)];
  expect(findGlyphs(pageWith([...letters, ...leaders])).medianHeight).toBe(20);
});

it('small print at uneven distances is print', () => {
  const small = Array.from({ length: 30 }, (_unused, at) => [20 + 20 * at + (at % 3) * 6, 90, 7, 9] as const);
  expect(findGlyphs(pageWith([...row(16, 40, [12, 20], 16), ...small])).medianHeight).toBe(9);
});
