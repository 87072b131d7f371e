import { extractDocument } from '../extract/extract.ts';
import { createTesseractJs } from '../ocr/tesseract-js/tesseract-js.ts';
import { createTesseractNative } from '../ocr/tesseract-native/tesseract-native.ts';
import type { Settings } from '../pipeline/protocol.ts';
import { createReader } from '../pipeline/reader.ts';
import type { Reader } from '../pipeline/reader.ts';

/** One picture may take this long; the pool's page limit is wider, so that a slow picture ends with its reason. */
const READ_TIMEOUT_MS = 50_000;

/** The reader with every real part, as the children run it. */
export function createFullReader({ limits, nativeTesseract }: Settings): Reader {
  const recogniser =
    nativeTesseract === undefined
      ? createTesseractJs({ timeoutMs: READ_TIMEOUT_MS })
      : createTesseractNative({ path: nativeTesseract, timeoutMs: READ_TIMEOUT_MS });
  return createReader({ limits, recogniser, extract: extractDocument });
}
