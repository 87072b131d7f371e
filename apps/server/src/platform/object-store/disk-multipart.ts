import { randomBytes, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import { ContractError } from '@lavra/contract/errors';
import { z } from 'zod';

import { moveInto, moveWithin, writeAside, writeAt } from './durable-write.ts';
import type { CompletedPart, PartOptions, PartPlace, StoredObject } from './object-store.ts';

const Upload = z.object({ key: z.string(), partSizeBytes: z.number().int().nonnegative() });
const Part = z.object({
  etag: z.string(),
  sizeBytes: z.number().int().nonnegative(),
  /** Name of the part's own file; absent for a part at its offset in the shared file. */
  aside: z.string().optional(),
});
type Part = z.infer<typeof Part>;

interface MultipartOptions {
  readonly folder: string;
  /** Folder of bytes that have no final name yet. */
  readonly incoming: string;
  readonly pathOf: (key: string) => string;
}

/**
 * Parts are written at their offset in one file, so that completing is a rename whatever the size. A part that does not fit the
 * announced size, or arrives while it is already being sent, gets a file of its own; completing then copies.
 */
export function createDiskMultipart({ folder, incoming, pathOf }: MultipartOptions) {
  const folderOf = (uploadId: string) => {
    if (!/^[0-9a-f-]{36}$/.test(uploadId)) throw new ContractError('upload_not_found');
    return join(folder, uploadId);
  };

  async function uploadOf(uploadId: string) {
    return Upload.parse(await readJson(join(folderOf(uploadId), 'upload.json'), 'upload_not_found'));
  }

  async function note(upload: string, name: string, value: unknown): Promise<void> {
    const { path } = await writeAside(incoming, Buffer.from(JSON.stringify(value)));
    await keep(path, join(upload, name));
  }

  async function putAside(
    { upload, partNumber }: { upload: string; partNumber: number },
    body: Readable,
    maxBytes: number | undefined,
  ): Promise<Part> {
    const { path, sizeBytes } = await writeAside(incoming, body, maxBytes);
    const aside = `${partNumber}.${randomUUID()}`;
    await keep(path, join(upload, aside));
    return { etag: newEtag(), sizeBytes, aside };
  }

  return {
    async create(key: string, { partSizeBytes }: { partSizeBytes: number }): Promise<{ uploadId: string }> {
      pathOf(key);
      const uploadId = randomUUID();
      const upload = folderOf(uploadId);
      await mkdir(upload, { recursive: true });
      await (await open(join(upload, 'data'), 'wx')).close();
      await note(upload, 'upload.json', { key, partSizeBytes });
      return { uploadId };
    },

    async putPart(
      { uploadId, partNumber }: PartPlace,
      body: Readable,
      { sizeBytes: declaredBytes, maxBytes }: PartOptions = {},
    ): Promise<StoredObject> {
      if (declaredBytes !== undefined && maxBytes !== undefined && declaredBytes > maxBytes)
        throw new ContractError('file_too_large');
      const upload = folderOf(uploadId);
      const { partSizeBytes } = await uploadOf(uploadId);
      const record = `${partNumber}.json`;
      const busy = join(upload, `${partNumber}.busy`);
      const isFitting = declaredBytes !== undefined && declaredBytes <= partSizeBytes;
      if (!isFitting || !(await claim(busy))) {
        const part = await putAside({ upload, partNumber }, body, maxBytes);
        await note(upload, record, part);
        return { etag: part.etag, sizeBytes: part.sizeBytes };
      }
      try {
        // Its bytes change from here on: if this sending breaks off, the part does not exist.
        await rm(join(upload, record), { force: true });
        const offset = (partNumber - 1) * partSizeBytes;
        const sizeBytes = await writeAt(join(upload, 'data'), offset, body, declaredBytes).catch(ended);
        const part = { etag: newEtag(), sizeBytes };
        await note(upload, record, part);
        return part;
      } finally {
        await rm(busy, { force: true });
      }
    },

    async complete(key: string, uploadId: string, parts: readonly CompletedPart[]): Promise<void> {
      const upload = folderOf(uploadId);
      const { key: announcedKey, partSizeBytes } = await uploadOf(uploadId);
      if (announcedKey !== key) throw new ContractError('upload_not_found');
      const data = join(upload, 'data');
      const sealed = join(upload, 'sealed');
      // A sending that has not opened the file by now will not find it; one that has opened it has left no record.
      await rename(data, sealed).catch(unlessAbsent);
      const received = await receivedParts(upload, parts).catch(async (error: unknown) => {
        await rename(sealed, data).catch(unlessAbsent);
        throw error;
      });
      const target = pathOf(key);
      if (isInPlace(received, partSizeBytes)) {
        await cut(sealed, totalBytes(received));
        await moveInto(sealed, target);
      } else {
        const { path } = await writeAside(incoming, Readable.from(joined(upload, received, partSizeBytes)));
        await moveInto(path, target);
      }
      await rm(upload, { recursive: true, force: true });
    },

    async abort(uploadId: string): Promise<void> {
      await rm(folderOf(uploadId), { recursive: true, force: true });
    },
  };
}

function newEtag(): string {
  return `"${randomBytes(16).toString('hex')}"`;
}

/** Throws `parts_mismatch` unless the given parts match the recorded ones. */
async function receivedParts(upload: string, parts: readonly CompletedPart[]): Promise<Part[]> {
  if (parts.length === 0) throw new ContractError('parts_mismatch');
  return Promise.all(
    parts.map(async ({ partNumber, etag }, index) => {
      const part = Part.parse(await readJson(join(upload, `${partNumber}.json`), 'parts_mismatch'));
      if (partNumber !== index + 1 || part.etag !== etag) throw new ContractError('parts_mismatch');
      return part;
    }),
  );
}

function isInPlace(parts: readonly Part[], partSizeBytes: number): boolean {
  const last = parts.length - 1;
  return parts.every(
    ({ aside, sizeBytes }, index) => aside === undefined && (index === last || sizeBytes === partSizeBytes),
  );
}

function totalBytes(parts: readonly Part[]): number {
  return parts.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
}

async function* joined(upload: string, parts: readonly Part[], partSizeBytes: number) {
  for (const [index, { aside, sizeBytes }] of parts.entries()) {
    if (sizeBytes === 0) continue;
    const start = aside === undefined ? index * partSizeBytes : 0;
    yield* createReadStream(join(upload, aside ?? 'sealed'), { start, end: start + sizeBytes - 1 });
  }
}

/** A last part that was sent again shorter has left bytes behind. */
async function cut(path: string, sizeBytes: number): Promise<void> {
  const file = await open(path, 'r+');
  try {
    if ((await file.stat()).size === sizeBytes) return;
    await file.truncate(sizeBytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Whether this sending of a part is the only one in flight. */
async function claim(path: string): Promise<boolean> {
  try {
    await (await open(path, 'wx')).close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    return ended(error);
  }
}

/** Moves a file into an upload's folder, or deletes it when the upload has ended meanwhile. */
async function keep(path: string, target: string): Promise<void> {
  try {
    await moveWithin(path, target);
  } catch (error) {
    await rm(path, { force: true });
    ended(error);
  }
}

/** A missing file means that the upload was deleted. */
function ended(error: unknown): never {
  unlessAbsent(error);
  throw new ContractError('upload_not_found', { cause: error });
}

function unlessAbsent(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}

async function readJson(path: string, absent: 'upload_not_found' | 'parts_mismatch'): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    unlessAbsent(error);
    throw new ContractError(absent);
  }
}
