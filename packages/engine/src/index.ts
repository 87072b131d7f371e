import type { Result } from '@lavra/contract/model/result';

/** Where the bytes of a job lie; each is a path readable by this machine. */
export interface RecogniseInput {
  readonly service: string;
  readonly files: { readonly document: string; readonly selfie?: string; readonly extra?: string };
  readonly metadata?: unknown;
}

/** Why a document cannot be read; a closed list, each with a sentence in the contract's errors. */
export type Refusal =
  | 'file_empty'
  | 'file_type_unsupported'
  | 'file_corrupted'
  | 'file_encrypted'
  | 'file_too_large'
  | 'too_many_pages'
  | 'page_too_large'
  | 'recognition_timeout'
  | 'recognition_crashed';

export type RecogniseOutcome =
  | { readonly kind: 'recognised'; readonly result: Result }
  | { readonly kind: 'refused'; readonly code: Refusal; readonly detail?: string };
