import { expect, it } from 'vitest';
import type { Raster } from '../raster.ts';
import { flatten } from './flatten.ts';

const size = 480;

/** Paper that grows dark over a tenth of the page, as at the edge of the shadow of a hand. */
function shadowed(): Raster {
  const data = new Uint8Array(size * size);
  for (let at = 0; at < data.length; at += 1)
    data[at] = 220 - 90 / (1 + Math.exp(-((at % size) - size / 2) / 12));
  return { width: size, height: size, data };
}

it('paper is white at the edge of a shadow as it is beside it', () => {
  expect(flatten(shadowed(), { isInShadow: true }).data.toSorted()[0]).toBeGreaterThan(225);
});

it('a block of print narrower than two of the measure stays dark', () => {
  const page = shadowed();
  for (let y = 100; y < 112; y += 1) page.data.fill(40, y * size + 60, y * size + 72);
  expect(flatten(page, { isInShadow: true }).data[105 * size + 66]).toBeLessThan(70);
});
