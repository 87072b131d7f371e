import type { Service } from '@lavra/contract/services/all';
import type { ServiceData } from '@lavra/contract/services/fields';
import type { Result } from '@lavra/contract/model/result';
import type { Page } from '../pages/page.ts';

/** One file of a job as an extractor sees it: its upright pages with their words and codes, or the text of a fiscal XML. */
export interface FileContent {
  readonly pages: readonly Page[];
  readonly xml?: string;
  /** What the caller stated about the document, for services that ask. */
  readonly metadata?: unknown;
}

export type Documents = Result['Document'];

/** A document's fields, named by the contract; `Page` is the page on which it begins. */
export interface ReadDocument<S extends Service> {
  readonly Page: number;
  readonly Data: ServiceData<S>;
}

/**
 * `isUnfamiliar`: so few fields were found that the layout is one whose labels are not all known. `partial`: only some fields were found, and the generic reading is added to them. `not-mine`: the pages show no document of this kind,
 * and get the generic reading.
 */
export type Extraction<S extends Service> =
  | {
      readonly kind: 'extracted';
      readonly documents: readonly ReadDocument<S>[];
      readonly isUnfamiliar?: boolean;
    }
  | { readonly kind: 'partial'; readonly document: ReadDocument<S> }
  | { readonly kind: 'not-mine' };

/** Reads documents of its services, one file at a time, whichever of the job's files it is. */
export interface Extractor<S extends Service> {
  readonly services: readonly S[];
  /** It reads values from boxes; their confidence is weighed by their pages (`weighedByPages`). */
  readonly isForm?: true;
  extract(file: FileContent): Extraction<S>;
}
