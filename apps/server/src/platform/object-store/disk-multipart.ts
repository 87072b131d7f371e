import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

import { ContractError } from '@lavra/contract/errors';
import { z } from 'zod';

import { moveInto, writeAside, writeAt } from './durable-write.ts';
import type { CompletedPart, StoredObject } from './object-store.ts';

const Upload = z.object({ key: z.string(), partSizeBytes: z.number().int().positive() });
const Part = z.object({ etag: z.string(), sizeBytes: z.number().int().nonnegative() });

interface MultipartOptions {
  readonly folder: string;
  readonly pathOf: (key: string) => string;
}

/** Parts are written at their offset in one file, so that completing is a rename whatever the size. */
export function createDiskMultipart({ folder, pathOf }: MultipartOptions) {
  const folderOf = (uploadId: string) => {
    if (!/^[0-9a-f-]{36}$/.test(uploadId)) throw new ContractError('upload_not_found');
    return join(folder, uploadId);
  };

  async function uploadOf(uploadId: string) {
    return Upload.parse(await readJson(join(folderOf(uploadId), 'upload.json'), 'upload_not_found'));
  }

  return {
    async create(key: string, { partSizeBytes }: { partSizeBytes: number }): Promise<{ uploadId: string }> {
      pathOf(key);
      const uploadId = randomUUID();
      await mkdir(folderOf(uploadId), { recursive: true });
      await (await open(join(folderOf(uploadId), 'data'), 'wx')).close();
      await writeJson(folderOf(uploadId), 'upload.json', { key, partSizeBytes });
      return { uploadId };
    },

    async putPart(
      { uploadId, partNumber }: { uploadId: string; partNumber: number },
      body: Readable,
    ): Promise<StoredObject> {
      const { partSizeBytes } = await uploadOf(uploadId);
      const offset = (partNumber - 1) * partSizeBytes;
      const sizeBytes = await writeAt(join(folderOf(uploadId), 'data'), offset, body, partSizeBytes);
      const part = { etag: `"${randomBytes(16).toString('hex')}"`, sizeBytes };
      await writeJson(folderOf(uploadId), `${partNumber}.json`, part);
      return part;
    },

    async complete(key: string, uploadId: string, parts: readonly CompletedPart[]): Promise<void> {
      const upload = await uploadOf(uploadId);
      if (upload.key !== key) throw new ContractError('upload_not_found');
      const received = await Promise.all(
        parts.map(async ({ partNumber }) =>
          Part.parse(await readJson(join(folderOf(uploadId), `${partNumber}.json`), 'parts_mismatch')),
        ),
      );
      const isWhole = parts.every((part, index) => {
        const mine = received[index];
        const isLast = index === parts.length - 1;
        return (
          part.partNumber === index + 1 &&
          mine !== undefined &&
          unquoted(mine.etag) === unquoted(part.etag) &&
          (isLast || mine.sizeBytes === upload.partSizeBytes)
        );
      });
      if (parts.length === 0 || !isWhole) throw new ContractError('parts_mismatch');
      const data = join(folderOf(uploadId), 'data');
      // A part beyond the last one given may have made the file longer.
      await truncate(
        data,
        received.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
      );
      await moveInto(data, pathOf(key));
      await rm(folderOf(uploadId), { recursive: true, force: true });
    },

    async abort(uploadId: string): Promise<void> {
      await rm(folderOf(uploadId), { recursive: true, force: true });
    },
  };
}

function unquoted(etag: string): string {
  return etag.replaceAll('"', '');
}

async function writeJson(folder: string, name: string, value: unknown): Promise<void> {
  const { path } = await writeAside(folder, Buffer.from(JSON.stringify(value)));
  await moveInto(path, join(folder, name));
}

async function readJson(path: string, absent: 'upload_not_found' | 'parts_mismatch'): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new ContractError(absent);
    throw error;
  }
}
