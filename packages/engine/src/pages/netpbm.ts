import type { Raster } from './raster.ts';

/** Grey pixels as a PGM file, which Tesseract and the code reader take without decompression. */
export function toPgm({ width, height, data }: Raster): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), data]);
}
