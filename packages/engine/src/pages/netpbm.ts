import type { Raster } from './raster.ts';

/** Grey pixels as a PGM file: what Tesseract and the reader of codes take without decompressing anything. */
export function toPgm({ width, height, data }: Raster): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), data]);
}
