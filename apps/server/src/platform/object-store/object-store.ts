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
  /** Nobody knows the key until the promise has ended: of a machine that stops before, half of it may be left there. */
  readonly isUntold?: boolean;
}

export interface PresignedUrlRequest {
  readonly key: string;
  readonly expiresInMs: number;
  /** Name under which a browser saves it. */
  readonly filename?: string;
  readonly contentType?: string;
}

export interface PartPlace {
  readonly key: string;
  readonly uploadId: string;
  /** From 1. */
  readonly partNumber: number;
}

export interface PartOptions {
  /** Bytes that are coming, where the sender said so. */
  readonly sizeBytes?: number | undefined;
  /** More bytes than these are refused with `file_too_large`. */
  readonly maxBytes?: number;
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
  /** Throws when files cannot be put now. */
  check(): Promise<void>;
  put(key: string, body: AsyncIterable<Uint8Array> | Uint8Array, options?: PutOptions): Promise<StoredObject>;
  /** Undefined when there is no such object. */
  get(key: string, range?: ByteRange): Promise<Readable | undefined>;
  stat(key: string): Promise<StoredObject | undefined>;
  /** Nothing happens when it is not there. */
  delete(key: string): Promise<void>;
  /** Deletes everything under `prefix/`; answers how many. */
  deletePrefix(prefix: string): Promise<number>;
  /** Deletes what puts left behind that died on the way and were not written to since a moment; answers how many. */
  deleteAbandoned(untouchedSince: Date): Promise<number>;
  /** A link that reads it without a token until it expires. */
  presignedUrl(request: PresignedUrlRequest): Promise<string>;

  /** `partSizeBytes`: of every part but the last, as far as is known; parts of other sizes cost more to complete. */
  createMultipart(key: string, options: { partSizeBytes: number }): Promise<{ uploadId: string }>;
  /** The last one put under a number counts. Throws `upload_not_found` when the upload has ended. */
  putPart(place: PartPlace, body: Readable, options?: PartOptions): Promise<StoredObject>;
  /**
   * Joins the parts in the order told, and says so again when asked again. Throws `parts_mismatch` when parts or their
   * ETags are not those received, or too small for the store; `upload_not_found` when there is none.
   */
  completeMultipart(key: string, uploadId: string, parts: readonly CompletedPart[]): Promise<StoredObject>;
  /** Nothing happens when it has ended. */
  abortMultipart(key: string, uploadId: string): Promise<void>;
}

const keyPattern = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[A-Za-z0-9._-]+(?:\/[A-Za-z0-9._-]+)*$/;

/** Throws for a key that could leave the store or is not of our own making. */
export function assertKey(key: string): void {
  if (key.length > 512 || !keyPattern.test(key))
    throw new Error(`Not an object key: ${JSON.stringify(key.slice(0, 80))}`);
}
