import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, access, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

import { ContractError } from '@lavra/contract/errors';

export type Bytes = AsyncIterable<Uint8Array> | Uint8Array;

/** A file whose bytes are written under a temporary name, and may not be on stable storage yet. */
interface Written {
  readonly path: string;
  readonly sizeBytes: number;
  readonly file: FileHandle;
}

/** Writes the bytes under a temporary name and flushes them; more than `maxBytes` are refused and removed. */
export async function writeAside(
  folder: string,
  body: Bytes,
  maxBytes?: number,
): Promise<{ path: string; sizeBytes: number }> {
  return writingAside(folder, body, { maxBytes }, async ({ path, sizeBytes, file }) => {
    await file.sync();
    return { path, sizeBytes };
  });
}

/** Like `writeAside`, without the flush; `use` gets the open file, and a failure in it removes the file too. */
export async function writingAside<T>(
  folder: string,
  body: Bytes,
  { maxBytes }: { maxBytes?: number | undefined },
  use: (written: Written) => Promise<T>,
): Promise<T> {
  const path = join(folder, randomUUID());
  return writing(path, await openIn(folder, path), { body, maxBytes }, use);
}

/** Like `writingAside`, under the final name at once; `use` gets the folders to flush before that name survives a crash. */
export async function writingNamed<T>(
  path: string,
  body: Bytes,
  { maxBytes }: { maxBytes?: number | undefined },
  use: (written: Written, changed: readonly string[]) => Promise<T>,
): Promise<T> {
  const changed = await makeFolder(dirname(path));
  return writing(path, await open(path, 'wx'), { body, maxBytes }, (written) => use(written, changed));
}

async function writing<T>(
  path: string,
  file: FileHandle,
  { body, maxBytes = Infinity }: { body: Bytes; maxBytes?: number | undefined },
  use: (written: Written) => Promise<T>,
): Promise<T> {
  try {
    const sizeBytes = await writeTo(file, 0, body, maxBytes);
    return await use({ path, sizeBytes, file });
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/** Overwrites the bytes of an existing file from `offset` on, and flushes them. */
export async function writeAt(
  path: string,
  offset: number,
  body: Readable,
  maxBytes: number,
): Promise<number> {
  const file = await open(path, 'r+');
  try {
    const sizeBytes = await writeTo(file, offset, body, maxBytes);
    await file.sync();
    return sizeBytes;
  } finally {
    await file.close();
  }
}

/** Gives a file its final name; returns the folders to flush before that name survives a crash. */
export async function nameAs(path: string, target: string): Promise<string[]> {
  const changed = await makeFolder(dirname(target));
  await rename(path, target);
  return changed;
}

/** Creates a folder where needed; returns the folders to flush for a name in it. */
async function makeFolder(folder: string): Promise<string[]> {
  const firstMade = await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) =>
    throwWhyNot(folder, error),
  );
  const changed = [folder];
  if (firstMade !== undefined)
    for (let made = folder; made.length >= firstMade.length; made = dirname(made))
      changed.push(dirname(made));
  return changed;
}

/** Creating nested folders fails with ENOENT on a read-only disk too: the nearest existing folder tells the real cause. */
async function throwWhyNot(folder: string, error: unknown): Promise<never> {
  if (codeOf(error) !== 'ENOENT' || folder === dirname(folder)) throw error;
  await access(dirname(folder), constants.W_OK).catch((refusal: unknown) =>
    codeOf(refusal) === 'ENOENT' ? throwWhyNot(dirname(folder), error) : Promise.reject(refusal),
  );
  throw error;
}

/** Gives a flushed file its final name and flushes the folders, so that it survives a crash. */
export async function moveInto(path: string, target: string): Promise<void> {
  for (const folder of await nameAs(path, target)) await flushFolder(folder);
}

/** Like `moveInto`, into a folder that must exist. */
export async function moveWithin(path: string, target: string): Promise<void> {
  await rename(path, target);
  await flushFolder(dirname(target));
}

/** Flushes a folder, so that the names in it survive a crash. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function openIn(folder: string, path: string): Promise<FileHandle> {
  try {
    return await open(path, 'wx');
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    await mkdir(folder, { recursive: true });
    return open(path, 'wx');
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

/** A write starts with this many bytes, or with the last ones: a page is one write. */
const leastBytes = 262_144;
/** Bytes that may gather while a write is in flight; they are then written together. */
const gatheredBytes = 1_048_576;

async function writeTo(file: FileHandle, offset: number, body: Bytes, maxBytes: number): Promise<number> {
  let sizeBytes = 0;
  let position = offset;
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  let writing: Promise<void> | undefined;
  let failure: unknown;
  const writeWaiting = async () => {
    try {
      while (waitingBytes > 0 && failure === undefined) {
        const [chunks, bytes] = [waiting, waitingBytes];
        waiting = [];
        waitingBytes = 0;
        await writeWhole(file, chunks, position);
        position += bytes;
      }
    } catch (error) {
      failure = error;
    }
    writing = undefined;
  };
  try {
    for await (const chunk of body instanceof Uint8Array ? [body] : body) {
      sizeBytes += chunk.length;
      if (sizeBytes > maxBytes) throw new ContractError('file_too_large');
      waiting.push(chunk);
      waitingBytes += chunk.length;
      if (waitingBytes >= leastBytes) writing ??= writeWaiting();
      if (waitingBytes >= gatheredBytes) await writing;
      if (failure !== undefined) throw failure;
    }
    await writing;
    await writeWaiting();
  } finally {
    await writing;
  }
  if (failure !== undefined) throw failure;
  return sizeBytes;
}

async function writeWhole(file: FileHandle, chunks: Uint8Array[], position: number): Promise<void> {
  let { bytesWritten } = await file.writev(chunks, position);
  const sizeBytes = chunks.reduce((sum, { length }) => sum + length, 0);
  // A nearly full disk may write only a part.
  const all = bytesWritten < sizeBytes ? Buffer.concat(chunks) : undefined;
  while (all && bytesWritten < sizeBytes)
    bytesWritten += (await file.write(all, bytesWritten, sizeBytes - bytesWritten, position + bytesWritten))
      .bytesWritten;
}
