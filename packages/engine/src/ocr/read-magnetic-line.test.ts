import { describe, expect, it } from 'vitest';
import type { Raster } from '../pages/raster.ts';
import { readMagneticLine } from './read-magnetic-line.ts';

const line = '<00188209<0180000915>100083897272:';
/** Positions of the long gaps in ISO 1004-2. */
const gaps: Readonly<Record<string, string>> = {
  '0': '001100',
  '1': '100010',
  '2': '011000',
  '3': '101000',
  '5': '000110',
  '7': '110000',
  '8': '010010',
  '9': '010100',
  '<': '100001',
  '>': '010001',
  ':': '000101',
};

/** Bars as seen by a scanner at 370 dpi, stretched and cut by the options. */
function drawn(text: string, { stretch = 0, cut = 0 } = {}): Raster {
  const raster = { width: 1800, height: 200, data: new Uint8Array(360_000).fill(255) };
  const mm = 14.6 * (1 + stretch);
  [...text].forEach((character, index) => {
    let place = 60 + index * 3.175 * mm;
    for (const gap of ['', ...(gaps[character] ?? '')]) {
      place += gap === '' ? 0 : (gap === '1' ? 0.5 : 0.3) * mm;
      for (let x = Math.floor(place) - 2; x <= place + 3; x += 1) {
        const ink = Math.max(0, 1 - Math.abs(x - place) / 2);
        for (let y = 100 + cut; y < 140; y += 1)
          raster.data.fill(255 - 235 * ink, y * raster.width + x, y * raster.width + x + 1);
      }
    }
  });
  return raster;
}

describe('the magnetic line of a cheque', () => {
  it.each([{}, { stretch: 0.015 }, { cut: 8 }])('is read by the gaps between its bars: %j', (how) => {
    expect(readMagneticLine(drawn(line, how), 30)).toMatchObject({ text: line, top: 100 + (how.cut ?? 0) });
  });

  it('is not read where one of its figures is none', () => {
    const raster = drawn(line);
    const place = Math.round(60 + 4 * 3.175 * 14.6);
    for (let y = 100; y < 140; y += 1)
      raster.data.fill(255, y * raster.width + place - 4, y * raster.width + place + 40);
    expect(readMagneticLine(raster, 30)).toBeUndefined();
  });

  it('is no row of bars that stand evenly', () => {
    const raster = { width: 1800, height: 200, data: new Uint8Array(360_000).fill(255) };
    for (let x = 60; x < 1640; x += 5)
      for (let y = 100; y < 140; y += 1) raster.data.fill(20, y * 1800 + x, y * 1800 + x + 2);
    expect(readMagneticLine(raster, 30)).toBeUndefined();
  });
});
