import type { Limits } from '../limits.ts';
import { RefusedError } from '../refused-error.ts';
import type { Pdfium } from './pdfium.ts';

/** `FPDF_PAGEOBJ_*` of `fpdf_edit.h`. */
const imageObject = 3;
const formObject = 5;

/** Most objects examined, including those inside forms; a page has some ten thousand. */
const mostObjects = 200_000;
/** Depth to which PDFium itself draws nested forms. */
const deepest = 40;

/** Throws `page_too_large` for a picture of too many pixels, `document_too_complex` for too many objects, before anything is drawn. */
export function judgePictures(pdfium: Pdfium, page: number, limits: Limits): void {
  const memory = pdfium.malloc(8);
  let left = mostObjects;
  const judge = (object: number, depth: number): void => {
    left -= 1;
    if (left < 0 || depth > deepest)
      throw new RefusedError('document_too_complex', 'Forms in forms, or objects without end');
    const type = pdfium.FPDFPageObj_GetType(object);
    if (type === formObject) {
      const count = pdfium.FPDFFormObj_CountObjects(object);
      for (let index = 0; index < count; index += 1)
        judge(pdfium.FPDFFormObj_GetObject(object, index), depth + 1);
    }
    if (type !== imageObject) return;
    if (!pdfium.FPDFImageObj_GetImagePixelSize(object, memory, memory + 4)) return;
    const view = new DataView(pdfium.memory().buffer, memory, 8);
    const [width, height] = [view.getUint32(0, true), view.getUint32(4, true)];
    if (width * height > limits.pagePixels)
      throw new RefusedError('page_too_large', `A picture of ${width} x ${height} pixels`);
  };
  try {
    const count = pdfium.FPDFPage_CountObjects(page);
    for (let index = 0; index < count; index += 1) judge(pdfium.FPDFPage_GetObject(page, index), 0);
  } finally {
    pdfium.free(memory);
  }
}
