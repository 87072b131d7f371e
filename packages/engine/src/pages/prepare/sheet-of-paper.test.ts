import { describe, expect, it } from 'vitest';
import type { Raster } from '../raster.ts';
import { projectionOnto, type Quad } from './perspective.ts';
import { layFlat } from './sheet-of-paper.ts';

const size = { width: 600, height: 800 };

/** A light sheet with a dark square in its middle, seen from one side, on a desk of this brightness. */
function photograph(quad: Quad, desk: number): Raster {
  const data = new Uint8Array(size.width * size.height).fill(desk);
  const onPicture = projectionOnto(quad, 400, 500);
  for (let y = 0; y < 500; y += 0.5) {
    for (let x = 0; x < 400; x += 0.5) {
      const [px, py] = onPicture(x, y);
      const isMark = Math.abs(x - 200) < 20 && Math.abs(y - 250) < 20;
      data[Math.round(py) * size.width + Math.round(px)] = isMark ? 30 : 220;
    }
  }
  return { ...size, data };
}

const seen: Quad = [
  [90, 80],
  [520, 110],
  [550, 740],
  [60, 700],
];

describe('paper on a desk', () => {
  it('is laid flat, and what stands on it leads back to the picture', async () => {
    const { raster, toPicture } = await layFlat(photograph(seen, 90));
    const edges = [0.02, 0.5, 0.98];
    const corners = edges
      .flatMap((x) => edges.map((y) => [x, y] as const))
      .filter(([x, y]) => x !== y || x !== 0.5);
    const at = ([x, y]: readonly [number, number]) =>
      raster.data[Math.round(y * raster.height) * raster.width + Math.round(x * raster.width)] ?? 0;
    expect(Math.min(...corners.map(at))).toBeGreaterThan(180);
    expect(at([0.5, 0.5])).toBeLessThan(60);
    const [x, y, width, height] = toPicture([0, 0, 1, 1]);
    expect(x * size.width).toBeCloseTo(60, -1);
    expect(y * size.height).toBeCloseTo(80, -1);
    expect((x + width) * size.width).toBeCloseTo(550, -1);
    expect((y + height) * size.height).toBeCloseTo(740, -1);
  });

  /** Changes the brightness of a rectangle of the picture by a function. */
  function painted(
    picture: Raster,
    [left, top, right, bottom]: readonly number[],
    paint: (value: number) => number,
  ) {
    const data = picture.data.slice();
    for (let y = top ?? 0; y < (bottom ?? 0); y += 1)
      for (let x = left ?? 0; x < (right ?? 0); x += 1) {
        const at = y * picture.width + x;
        data[at] = paint(data[at] ?? 0);
      }
    return { ...picture, data };
  }

  async function boxOf(picture: Raster): Promise<number[]> {
    const { toPicture } = await layFlat(picture);
    const [x, y, width, height] = toPicture([0, 0, 1, 1]);
    return [x * size.width, y * size.height, (x + width) * size.width, (y + height) * size.height];
  }

  it('ends where it ends, though something as light lies beside half of a side', async () => {
    const lit = painted(photograph(seen, 90), [320, 0, 600, 100], () => 222);
    const [left, top, right, bottom] = await boxOf(lit);
    expect(left).toBeCloseTo(60, -1);
    expect(top).toBeCloseTo(80, -1);
    expect(right).toBeCloseTo(550, -1);
    expect(bottom).toBeCloseTo(740, -1);
  });

  it('is whole where a shadow lies over a part of it and a light thing beside the rest', async () => {
    const beside = painted(photograph(seen, 90), [0, 0, 600, 112], (value) => (value === 90 ? 190 : value));
    const shaded = painted(beside, [0, 500, 600, 800], (value) => (value > 90 ? 170 : value));
    const [, , , bottom] = await boxOf(shaded);
    expect(bottom).toBeCloseTo(740, -1);
  });

  /** The sheet with a part of it, above a place of the flat one, in another shade. */
  function withHead(quad: Quad, desk: number, { height, shade }: { height: number; shade: number }): Raster {
    const picture = photograph(quad, desk);
    const onPicture = projectionOnto(quad, 400, 500);
    for (let y = 0; y < height; y += 0.5)
      for (let x = 0; x < 400; x += 0.5) {
        const [px, py] = onPicture(x, y);
        picture.data[Math.round(py) * size.width + Math.round(px)] = shade;
      }
    return picture;
  }

  it.each([
    ['darker than the desk', 90, 60],
    ['lighter than the desk, but far darker than the rest', 60, 95],
  ])('is whole where a half of it is %s', async (_name, desk, shade) => {
    const [left, top, right, bottom] = await boxOf(withHead(seen, desk, { height: 240, shade }));
    expect(left).toBeCloseTo(60, -1);
    expect(top).toBeCloseTo(80, -1);
    expect(right).toBeCloseTo(550, -1);
    expect(bottom).toBeCloseTo(740, -1);
  });

  it('is whole where one edge of its darker part is faint and the other clear, whatever is printed near its end', async () => {
    const head = withHead(seen, 60, { height: 240, shade: 95 });
    const faint = painted(head, [420, 0, 600, 800], (value) => (value === 60 ? 91 : value));
    const printed = [0, 1, 2, 3, 4].reduce((picture, at) => {
      const top = at % 2 === 0 ? 112 : 122;
      return painted(picture, [120 + 75 * at, top, 180 + 75 * at, top + 12], () => 215);
    }, faint);
    const [left, top, right, bottom] = await boxOf(printed);
    expect(left).toBeCloseTo(60, -1);
    expect(top).toBeCloseTo(80, -1);
    expect(right).toBeCloseTo(550, -1);
    expect(bottom).toBeCloseTo(740, -1);
  });

  it('ends at its light part where its edges do not go on', async () => {
    const beside = painted(withHead(seen, 90, { height: 200, shade: 90 }), [150, 0, 450, 200], () => 50);
    const [, top] = await boxOf(beside);
    expect(top).toBeGreaterThan(250);
  });

  it.each([
    ['a page without a desk', 220],
    ['a desk as light as the paper', 215],
  ])('is not looked for where there is %s', async (_name, desk) => {
    const picture = photograph(seen, desk);
    expect((await layFlat(picture)).raster).toBe(picture);
  });
});
