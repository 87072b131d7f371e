import yauzl from 'yauzl';

import type { ObjectStore } from '../object-store/object-store.ts';
import { ObjectReader } from './object-reader.ts';

export interface ArchiveEntry {
  /** As written in the archive: untrusted, never used as a path on this machine. */
  readonly path: string;
  readonly packedBytes: number;
  /** As the archive declares it; unpacking enforces it. */
  readonly sizeBytes: number;
  readonly isEncrypted: boolean;
  /** Whether the path leaves the archive: absolute, upwards, or with a drive or backslash. */
  readonly isPathUnsafe: boolean;
  /** The unpacked bytes; throws ArchiveError when they are not what the archive declares. */
  readonly unpack: () => AsyncGenerator<Buffer>;
}

/** Not an archive, or a broken one. */
export class ArchiveError extends Error {
  constructor(cause: unknown) {
    super('The archive cannot be read', { cause });
    this.name = 'ArchiveError';
  }
}

interface OpenArchive {
  readonly objects: ObjectStore;
  readonly key: string;
  /** Limit of the entries returned. An archive with more than ten times as many entries of any kind is refused. */
  readonly maxEntries: number;
  readonly isWanted: (entry: { readonly path: string }) => boolean;
}

const passedOver = 10;

/** Lists the wanted files of a stored ZIP in its own order. Nothing is unpacked yet. Throws ArchiveError. */
export async function listArchive({
  objects,
  key,
  maxEntries,
  isWanted,
}: OpenArchive): Promise<ArchiveEntry[]> {
  const stored = await objects.stat(key);
  if (!stored) throw new Error('The archive is not in the store');
  const { sizeBytes } = stored;
  const reader = new ObjectReader({ objects, key, sizeBytes });
  const entries: ArchiveEntry[] = [];
  try {
    const zip = await yauzl.fromRandomAccessReaderPromise(reader, sizeBytes, {
      lazyEntries: true,
      // Otherwise one invalid name would end the whole listing.
      decodeStrings: false,
      autoClose: false,
    });
    if (zip.entryCount > passedOver * maxEntries) throw new Error(`${zip.entryCount} entries`);
    for await (const entry of zip.eachEntry()) {
      const path = nameOf(entry);
      if (path.endsWith('/') || !isWanted({ path })) continue;
      entries.push(entryOf(path, entry, () => unpacked(zip, entry, reader)));
      if (entries.length >= maxEntries) break;
    }
  } catch (error) {
    throw reader.failure ?? new ArchiveError(error);
  }
  return entries;
}

function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: yauzl.Entry): string {
  return yauzl.getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);
}

/** Throws ArchiveErrors, unless the store is to blame. */
async function* unpacked(
  zip: yauzl.ZipFile,
  entry: yauzl.Entry,
  reader: ObjectReader,
): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) yield chunk as Buffer;
  } catch (error) {
    throw reader.failure ?? new ArchiveError(error);
  }
}

function entryOf(path: string, entry: yauzl.Entry, unpack: ArchiveEntry['unpack']): ArchiveEntry {
  return {
    path,
    packedBytes: entry.compressedSize,
    sizeBytes: entry.uncompressedSize,
    isEncrypted: entry.isEncrypted(),
    isPathUnsafe: yauzl.validateFileName(path) !== null,
    unpack,
  };
}
