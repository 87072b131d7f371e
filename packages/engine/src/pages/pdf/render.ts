import type { Raster } from '../raster.ts';
import type { Pdfium } from './pdfium.ts';

/** `FPDFBitmap_*` formats and `FPDF_*` render flags of `fpdfview.h`. */
const greyBitmap = 1;
const bgrxBitmap = 3;
const withAnnotations = 0x01;
const reverseByteOrder = 0x10;
const white = 0xffffffff;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Grey pixels of a page. */
export function renderGrey(pdfium: Pdfium, page: number, size: Size): Raster {
  return {
    ...size,
    data: renderPixels(pdfium, page, {
      size,
      format: greyBitmap,
      bytesPerPixel: 1,
      flags: withAnnotations,
    }),
  };
}

/** RGBX pixels of a page, four bytes each. */
export function renderColour(pdfium: Pdfium, page: number, size: Size): Uint8Array {
  return renderPixels(pdfium, page, {
    size,
    format: bgrxBitmap,
    bytesPerPixel: 4,
    flags: withAnnotations | reverseByteOrder,
  });
}

interface Target {
  readonly size: Size;
  readonly format: number;
  readonly bytesPerPixel: number;
  readonly flags: number;
}

function renderPixels(
  pdfium: Pdfium,
  page: number,
  { size, format, bytesPerPixel, flags }: Target,
): Uint8Array {
  const { width, height } = size;
  const byteCount = width * height * bytesPerPixel;
  const memory = pdfium.malloc(byteCount);
  if (memory === 0) throw new Error(`No memory for ${width} x ${height} pixels`);
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, format, memory, width * bytesPerPixel);
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, flags);
    return pdfium.memory().slice(memory, memory + byteCount);
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
    pdfium.free(memory);
  }
}
