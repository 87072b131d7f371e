import type { Extractor } from './extractor.ts';
import { typificationExtractor } from './idtypification/extractor.ts';
import { invoiceExtractor } from './nfe/extractor.ts';
import { ocrExtractor } from './ocr/extractor.ts';

/** Every reader of a kind of document; a service that none names is read generically. */
export const extractors: readonly Extractor[] = [
  invoiceExtractor, // nfe, danfe
  ocrExtractor, // ocr
  typificationExtractor, // idtypification
];
