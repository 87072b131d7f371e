import { extractDocuments } from '../extract/extract.ts';
import { createTesseractJs } from '../ocr/tesseract-js/tesseract-js.ts';
import { createTesseractNative } from '../ocr/tesseract-native/tesseract-native.ts';
import type { Settings } from '../pipeline/protocol.ts';
import { createReader } from '../pipeline/reader.ts';
import type { Reader } from '../pipeline/reader.ts';

/** The reader with every real part, as the children run it. */
export function createFullReader({ limits, readTimeoutMs, nativeTesseract }: Settings): Reader {
  const recogniser =
    nativeTesseract === undefined
      ? createTesseractJs({ timeoutMs: readTimeoutMs })
      : createTesseractNative({ path: nativeTesseract, timeoutMs: readTimeoutMs });
  return createReader({ limits, recogniser, extract: extractDocuments });
}
