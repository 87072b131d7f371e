import type { Service } from '@lavra/contract/services/all';
import type { ServiceData } from '@lavra/contract/services/fields';
import type { Result } from '@lavra/contract/model/result';
import type { Page } from '../pages/page.ts';

/** One file of a job as an extractor sees it: its upright pages with their words and codes, or the text of a fiscal XML. */
export interface FileContent {
  readonly pages: readonly Page[];
  readonly xml?: string;
  /** What the caller said about the document, where the service asks. */
  readonly metadata?: unknown;
}

export type Documents = Result['Document'];

/** What the fields of a document are called is the contract's; `Page` is the page that it begins on. */
export interface ReadDocument<S extends Service> {
  readonly Page: number;
  readonly Data: ServiceData<S>;
}

/**
 * `partial`: some fields were found, beside which the generic reading stands. `not-mine`: the pages show no document of this kind; the generic reading then
 * says what stands on them.
 */
export type Extraction<S extends Service> =
  | { readonly kind: 'extracted'; readonly documents: readonly ReadDocument<S>[] }
  | { readonly kind: 'partial'; readonly document: ReadDocument<S> }
  | { readonly kind: 'not-mine' };

/** Reads documents of the services it names, one file at a time: which file it is, is no concern of it. */
export interface Extractor<S extends Service> {
  readonly services: readonly S[];
  /** What it reads are values in boxes: how sure they are is weighed by how their page was read. */
  readonly isForm?: true;
  extract(file: FileContent): Extraction<S>;
}
