import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/**
 * Folder of the Portuguese data (`por.traineddata.gz`), integer best LSTM. It reads English as well: adding `eng` gained
 * nothing where it was measured.
 */
export function languageDataFolder(): string {
  const resolve = createRequire(import.meta.url).resolve;
  return dirname(resolve('@tesseract.js-data/por/4.0.0_best_int/por.traineddata.gz'));
}

export const language = 'por';
