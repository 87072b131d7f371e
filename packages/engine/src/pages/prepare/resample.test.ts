import { describe, expect, it } from 'vitest';
import { sharp } from '../picture/sharp-loaders.ts';
import type { Raster } from '../raster.ts';
import { enlarge, rotate } from './resample.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A white page with a black square. */
function withSquare(size: number, left: number, top: number, side: number): Raster {
  const data = new Uint8Array(size * size).fill(255);
  for (let y = top; y < top + side; y += 1) data.fill(0, y * size + left, y * size + left + side);
  return { width: size, height: size, data };
}

/** The centre of all ink relative to the page's centre, and the amount of ink. */
function inkOf({ width, height, data }: Raster): { x: number; y: number; ink: number } {
  let [x, y, ink] = [0, 0, 0];
  data.forEach((value, at) => {
    ink += 255 - value;
    x += (255 - value) * (at % width);
    y += (255 - value) * Math.floor(at / width);
  });
  return { x: x / ink - (width - 1) / 2, y: y / ink - (height - 1) / 2, ink: ink / 255 };
}

const same = Uint8Array.from({ length: 256 }, (_unused, value) => value);

async function byLibrary({ width, height, data }: Raster, size: Size): Promise<Uint8Array> {
  const image = sharp(data, { raw: { width, height, channels: 1 } }).resize({ ...size, fit: 'fill' });
  return new Uint8Array(await image.toColourspace('b-w').raw().toBuffer());
}

describe('an enlarged page', () => {
  it('is as the library makes it', async () => {
    const [page, size] = [withSquare(100, 71, 20, 9), { width: 179, height: 181 }];
    const library = await byLibrary(page, size);
    const differences = enlarge(page, size).data.map((value, at) => Math.abs(value - (library[at] ?? 0)));
    expect(Math.max(...differences)).toBeLessThan(16);
  });

  it.each([
    [90, 61, 1.02],
    [33, 47, 1.76],
    [16, 5, 3],
  ])('is so to the last bit when it is blurred: %d x %d, times %d', async (width, height, scale) => {
    // White stripes between pixels of all values, which overshoot and reach every side.
    const data = Uint8Array.from({ length: width * height }, (_unused, at) =>
      at % width < width / 3 || at % 7 > 1 ? (at * at * 31 + 17 * at) % 256 : 255,
    );
    const page = { width, height, data: data.fill(255, 2 * width, 3 * width) };
    const size = { width: Math.round(scale * width), height: Math.round(scale * height) };
    expect(enlarge(page, size, { isBlurred: true }).data).toEqual(await byLibrary(page, size));
  });
});

describe('a turned page', () => {
  it.each([3, -8, 0.2])('has its ink where it belongs: %d degrees', (degrees) => {
    const radians = (degrees * Math.PI) / 180;
    const [away, down] = [130 + 10 - 100, 40 + 10 - 100];
    const { x, y, ink } = inkOf(rotate(withSquare(200, 130, 40, 20), degrees, { white: 250, table: same }));
    expect(x).toBeCloseTo(away * Math.cos(radians) - down * Math.sin(radians), 0);
    expect(y).toBeCloseTo(away * Math.sin(radians) + down * Math.cos(radians), 0);
    expect(ink).toBeCloseTo(400, 0);
  });

  it('is paper where the page is as light as paper, and in the corners beyond it', () => {
    const page = { width: 50, height: 50, data: new Uint8Array(2500).fill(230) };
    expect(rotate(page, 5, { white: 230, table: same }).data.every((value) => value === 255)).toBe(true);
  });
});
