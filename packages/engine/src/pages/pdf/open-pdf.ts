import type { SourceDocument, SourcePage } from '../document.ts';
import type { Limits } from '../limits.ts';
import { ocrPixels } from '../picture/open-picture.ts';
import { sharp } from '../picture/sharp-loaders.ts';
import { RefusedError } from '../refused-error.ts';
import { readCharacters } from './characters.ts';
import { judgePictures } from './judge-pictures.ts';
import { judgeTextLayer } from './judge-text-layer.ts';
import { loadPdfium, type Pdfium } from './pdfium.ts';
import { renderColour, renderGrey } from './render.ts';
import { readRules } from './rules.ts';
import { groupIntoWords } from './words.ts';

const pointsPerInch = 72;
/** Below 300 dpi long barcodes are no longer read. */
const rasterDpi = 300;
/** `FPDF_ERR_*` of `fpdfview.h`. */
const errorPassword = 4;
const errorSecurity = 5;
/** PDFium turns sizes into integers; a page smaller than this has no pixel. */
const leastPoints = 1;
/** Most pixels of a page picture, width times height. */
const renderPixels = 16_000_000;

/** Memory that PDFium may need for a document: decoded pictures, fonts and the rendered page. */
const memoryBytes = 208 * 1024 * 1024;
const memoryPerByte = 4;

/** Opens a PDF. Throws `file_encrypted`, `file_corrupted`, `too_many_pages`, `document_too_complex`. */
export async function openPdf(bytes: Uint8Array, limits: Limits): Promise<SourceDocument> {
  const pdfium = await loadPdfium();
  pdfium.limitMemory(memoryBytes + memoryPerByte * bytes.length);
  const memory = pdfium.malloc(bytes.length);
  pdfium.memory().set(bytes, memory);
  const document = pdfium.FPDF_LoadMemDocument(memory, bytes.length, 0);
  const close = () => {
    if (document !== 0) pdfium.FPDF_CloseDocument(document);
    pdfium.free(memory);
  };
  try {
    if (document === 0) throw refusalFor(pdfium.FPDF_GetLastError());
    const pageCount = pdfium.FPDF_GetPageCount(document);
    if (pageCount === 0) throw new RefusedError('file_corrupted', 'PDF without a page');
    if (pageCount > limits.pages)
      throw new RefusedError('too_many_pages', `${pageCount}, more than ${limits.pages}`);
    return { pageCount, page: async (number) => openPage(pdfium, { document, limits, number }), close };
  } catch (error) {
    close();
    throw error;
  }
}

function refusalFor(code: number): RefusedError {
  const isLocked = code === errorPassword || code === errorSecurity;
  return new RefusedError(isLocked ? 'file_encrypted' : 'file_corrupted', `PDFium error ${code}`);
}

interface PageAt {
  readonly document: number;
  readonly limits: Limits;
  readonly number: number;
}

function openPage(pdfium: Pdfium, { document, limits, number }: PageAt): SourcePage {
  const withPage = <T>(use: (page: number) => T): T => {
    const page = pdfium.FPDF_LoadPage(document, number - 1);
    if (page === 0) throw new RefusedError('file_corrupted', `Page ${number} cannot be opened`);
    try {
      return use(page);
    } finally {
      pdfium.FPDF_ClosePage(page);
    }
  };
  return withPage((page) => {
    const width = pdfium.FPDF_GetPageWidth(page);
    const height = pdfium.FPDF_GetPageHeight(page);
    if (!(width >= leastPoints && height >= leastPoints)) {
      throw new RefusedError('file_corrupted', `Page ${number} measures ${width} x ${height} points`);
    }
    judgePictures(pdfium, page, limits);
    const characters = readCharacters(pdfium, page);
    const layer = groupIntoWords(characters.printed, width, height);
    const trust = judgeTextLayer(pdfium, page, { characters, layer, width, height });
    return {
      number,
      width,
      height,
      textLayer: trust === 'garbage' ? undefined : layer,
      needsOcr: trust !== 'complete',
      rules: trust === 'complete' ? readRules(pdfium, page, { width, height }) : [],
      raster: async () =>
        withPage((again) =>
          renderGrey(pdfium, again, sizeAt({ width, height }, rasterDpi / pointsPerInch, ocrPixels)),
        ),
      render: async (widthPx, turn) => {
        const uprightWidth = turn === 90 || turn === 270 ? height : width;
        const size = sizeAt({ width, height }, widthPx / uprightWidth, renderPixels);
        const pixels = withPage((again) => renderColour(pdfium, again, size));
        return sharp(pixels, { raw: { ...size, channels: 4 } })
          .removeAlpha()
          .rotate(turn)
          .webp({ quality: 80 })
          .toBuffer();
      },
    };
  });
}

/** Pixel size of a page at a scale, reduced where it would be too large: a PDF page may measure kilometres. */
function sizeAt(points: { width: number; height: number }, scale: number, mostPixels: number) {
  const clamped = Math.min(scale, Math.sqrt(mostPixels / (points.width * points.height)));
  return {
    width: Math.max(1, Math.floor(points.width * clamped)),
    height: Math.max(1, Math.floor(points.height * clamped)),
  };
}
