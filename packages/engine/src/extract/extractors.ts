import type { ReadService } from '@lavra/contract/fields/fields';
import type { FileContent, Documents } from './extractor.ts';
import { typificationExtractor } from './idtypification/extractor.ts';
import { invoiceExtractor } from './nfe/extractor.ts';
import { ocrExtractor } from './ocr/extractor.ts';

/** An extractor whose fields have been held against the contract, beside those of other services. */
interface AnyExtractor {
  readonly services: readonly ReadService[];
  extract(
    file: FileContent,
  ): { readonly kind: 'extracted'; readonly documents: Readonly<Documents> } | { readonly kind: 'not-mine' };
}

/** Every reader of a kind of document; a service that none names is read generically. */
export const extractors: readonly AnyExtractor[] = [
  invoiceExtractor, // nfe, danfe
  ocrExtractor, // ocr
  typificationExtractor, // idtypification
];
