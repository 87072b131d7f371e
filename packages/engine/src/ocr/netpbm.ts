import type { Raster } from '../pages/raster.ts';

/** Grey pixels as a PGM file: what Tesseract reads without decompressing anything. */
export function toPgm({ width, height, data }: Raster): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), data]);
}
