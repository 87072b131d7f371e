import type { Box, Result } from '@lavra/contract/model/result';

/** Files of a job, as the wire names them, in the order of its documents. */
export const jobFiles = ['document', 'selfie', 'extra_document'] as const;
export type JobFile = (typeof jobFiles)[number];

/** A job to recognise; each of its files is a path readable by this machine. */
export interface RecogniseInput {
  readonly service: string;
  readonly files: { readonly document: string } & Partial<Readonly<Record<JobFile, string>>>;
  readonly metadata?: unknown;
}

/** Why a document cannot be read: a closed list; the contract's errors have a sentence for each. */
export const refusals = [
  'file_empty',
  'file_type_unsupported',
  'file_corrupted',
  'file_encrypted',
  'file_too_large',
  'too_many_pages',
  'page_too_large',
  'document_too_complex',
  'recognition_timeout',
  'recognition_crashed',
] as const;
export type Refusal = (typeof refusals)[number];

export interface Refused {
  readonly kind: 'refused';
  readonly code: Refusal;
  readonly detail?: string;
  /** True when the machine was at fault (out of time): the same file may succeed later. */
  readonly retryable?: boolean;
}

export type RecogniseOutcome = { readonly kind: 'recognised'; readonly result: Result } | Refused;

/** A page to render as a picture, `widthPx` wide after turning it `orientation` degrees clockwise. */
export interface RenderInput {
  readonly path: string;
  /** 1-based. */
  readonly page: number;
  readonly widthPx: number;
  readonly orientation: 0 | 90 | 180 | 270;
}

export type RenderOutcome =
  | { readonly kind: 'rendered'; readonly bytes: Uint8Array; readonly mediaType: 'image/webp' }
  | Refused;

/** A part of a page to be read on its own. */
export interface ReadRegionInput {
  readonly path: string;
  /** 1-based. */
  readonly page: number;
  /** On the page turned `orientation` degrees clockwise. */
  readonly box: Box;
  readonly orientation: 0 | 90 | 180 | 270;
}

/** Empty text without a confidence where nothing was read. */
export type ReadRegionOutcome =
  | { readonly kind: 'read'; readonly text: string; readonly conf?: number }
  | Refused;

export type CountOutcome = { readonly kind: 'counted'; readonly pages: number } | Refused;
