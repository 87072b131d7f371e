import sharp from 'sharp';

import { rasterise } from './rasterise.ts';

/** The first page of a PDF as a small WebP of this width in pixels. */
export async function drawThumbnail(pdf: Uint8Array, width: number): Promise<Uint8Array> {
  return sharp(await rasterise(pdf, { dpi: 72 }))
    .resize({ width })
    .webp({ quality: 60 })
    .toBuffer();
}
