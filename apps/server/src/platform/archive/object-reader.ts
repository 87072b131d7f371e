import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import yauzl from 'yauzl';

import type { ObjectStore } from '../object-store/object-store.ts';

interface StoredArchive {
  readonly objects: ObjectStore;
  readonly key: string;
  readonly sizeBytes: number;
}

/** A directory is read in many small steps; each request to the store fetches this much. */
const windowBytes = 256 * 1024;

/** Reads an archive where it is stored, without copying it. */
export class ObjectReader extends yauzl.RandomAccessReader {
  readonly #archive: StoredArchive;
  /** Why the store gave no bytes; then the archive is not to blame. */
  failure: unknown;
  #window = { start: 0, bytes: Buffer.alloc(0) };

  constructor(archive: StoredArchive) {
    super();
    this.#archive = archive;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#range(start, end), { objectMode: false });
  }

  override read(
    into: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    this.#bytesAt(position, length).then(
      (bytes) => {
        bytes.copy(into, offset);
        callback(null);
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
    );
  }

  async #bytesAt(position: number, length: number): Promise<Buffer> {
    const { start, bytes } = this.#window;
    const from = position - start;
    if (from >= 0 && from + length <= bytes.length) return bytes.subarray(from, from + length);
    const end = Math.min(this.#archive.sizeBytes, position + Math.max(length, windowBytes));
    const fetched = await buffer(this.#range(position, end));
    if (fetched.length < length) throw new Error('The archive ends early');
    this.#window = { start: position, bytes: fetched };
    return fetched.subarray(0, length);
  }

  /** Bytes from `start` up to, but not including, `end`. */
  async *#range(start: number, end: number): AsyncGenerator<Buffer> {
    const { objects, key } = this.#archive;
    try {
      const stream = await objects.get(key, { start, end: end - 1 });
      if (!stream) throw new Error('The archive is not there');
      for await (const chunk of stream) yield chunk as Buffer;
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }
}
