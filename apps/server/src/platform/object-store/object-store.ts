import type { Readable } from 'node:stream';

export interface StoredObject {
  readonly sizeBytes: number;
  /** Opaque; changes when the bytes do. */
  readonly etag: string;
}

/** Bytes `start` to `end`, both included; to the last byte when `end` is absent. */
export interface ByteRange {
  readonly start: number;
  readonly end?: number;
}

export interface PutOptions {
  readonly contentType?: string;
  /** More bytes than these are refused with `file_too_large`, and nothing is kept. */
  readonly maxBytes?: number;
}

export interface SignedUrlRequest {
  readonly key: string;
  readonly method: 'GET' | 'PUT';
  readonly expiresInMs: number;
  /** Name under which a browser saves a GET. */
  readonly filename?: string;
  readonly contentType?: string;
}

export interface PartUrlRequest {
  readonly key: string;
  readonly uploadId: string;
  /** From 1. */
  readonly partNumber: number;
  readonly expiresInMs: number;
}

export interface CompletedPart {
  readonly partNumber: number;
  readonly etag: string;
}

/**
 * Files by key. Keys are ours (`companies/{id}/jobs/{id}/document`): segments of letters, digits, `.`, `_`, `-`;
 * a customer's file name never is one. What is put is on stable storage when the promise ends, and never seen half.
 */
export interface ObjectStore {
  readonly kind: 'disk' | 's3';
  put(key: string, body: Readable | Uint8Array, options?: PutOptions): Promise<StoredObject>;
  /** Undefined when there is no such object. */
  get(key: string, range?: ByteRange): Promise<Readable | undefined>;
  stat(key: string): Promise<StoredObject | undefined>;
  /** Nothing happens when it is not there. */
  delete(key: string): Promise<void>;
  /** Deletes everything under `prefix/`; answers how many. */
  deletePrefix(prefix: string): Promise<number>;
  /** A link that works without a token until it expires. */
  signedUrl(request: SignedUrlRequest): Promise<string>;

  /** Every part but the last must have `partSizeBytes`. */
  createMultipart(key: string, options: { partSizeBytes: number }): Promise<{ uploadId: string }>;
  signedPartUrl(request: PartUrlRequest): Promise<string>;
  /** Throws `parts_mismatch` when parts or their ETags are not those received, `upload_not_found` when there is none. */
  completeMultipart(key: string, uploadId: string, parts: readonly CompletedPart[]): Promise<StoredObject>;
  abortMultipart(key: string, uploadId: string): Promise<void>;
}

const keyPattern = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[A-Za-z0-9._-]+(?:\/[A-Za-z0-9._-]+)*$/;

/** Throws for a key that could leave the store or is not of our own making. */
export function assertKey(key: string): void {
  if (key.length > 512 || !keyPattern.test(key))
    throw new Error(`Not an object key: ${JSON.stringify(key.slice(0, 80))}`);
}
