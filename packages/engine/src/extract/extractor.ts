import type { Result } from '@lavra/contract/model/result';
import type { Page } from '../pages/page.ts';

/** What an extractor gets to see: upright pages with their words and codes, or the text of a fiscal XML. */
export interface ExtractInput {
  readonly service: string;
  readonly pages: readonly Page[];
  readonly xml?: string;
  readonly metadata?: unknown;
  /** Pages of the second files, where the job has them. */
  readonly selfie?: readonly Page[];
  readonly extra?: readonly Page[];
}

export type Documents = Result['Document'];

/** `not-mine`: the pages show no document of this kind; the generic reading then says what stands on them. */
export type Extraction =
  | { readonly kind: 'extracted'; readonly documents: Documents }
  | { readonly kind: 'not-mine' };

/** Reads documents of the services it names. */
export interface Extractor {
  readonly services: readonly string[];
  extract(input: ExtractInput): Extraction;
}
