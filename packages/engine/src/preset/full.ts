import { extractDocuments } from '../extract/extract.ts';
import { createInstalledRecogniser } from '../ocr/installed-recogniser.ts';
import type { Settings } from '../pipeline/protocol.ts';
import { createReader, type Reader } from '../pipeline/reader.ts';

/** The reader with every real part, as the children run it. */
export function createFullReader({ limits, readTimeoutMs, nativeTesseract }: Settings): Reader {
  const recogniser = createInstalledRecogniser({ path: nativeTesseract, timeoutMs: readTimeoutMs });
  return createReader({ limits, recogniser, extract: extractDocuments });
}
