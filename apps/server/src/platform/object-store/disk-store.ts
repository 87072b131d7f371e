import { constants, createReadStream } from 'node:fs';
import { access, mkdir, statfs, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { createBatcher } from '../batcher.ts';
import type { Clock } from '../clock.ts';
import type { SecretBox } from '../secret-box.ts';
import { createDiskMultipart } from './disk-multipart.ts';
import { flushFolder, nameAs, writingAside, writingNamed } from './durable-write.ts';
import { type ObjectStore, type PutOptions, type StoredObject, assertKey } from './object-store.ts';
import { type PresignedClaims, presign, verifyPresigned } from './presigned-url.ts';

interface DiskStoreParts {
  readonly folder: string;
  /** Origin of the storage route. */
  readonly publicUrl: string;
  readonly secrets: SecretBox;
  readonly clock: Clock;
}

/** The disk's side of presigned URLs, for the storage route. */
export interface DiskStore extends ObjectStore {
  readonly kind: 'disk';
  /** What the token of a presigned URL lets read; throws `link_invalid` or `link_expired`. */
  verify(token: string): PresignedClaims;
  /** Path of an object on this machine, for programs that read files; the object may not exist. */
  pathOf(key: string): string;
}

/** Whether presigned URLs lead to the server's own storage route, which needs the disk's side of them. */
export function isDiskStore(store: ObjectStore): store is DiskStore {
  return store.kind === 'disk';
}

/** Below this the disk counts as full: the database beside the files needs room too. */
const leastFreeBytes = 16 * 1_048_576;

const purpose = 'storage-link';

/** Files in a folder; presigned URLs lead to the server's own storage route. */
export function createDiskStore({ folder, publicUrl, secrets, clock }: DiskStoreParts): DiskStore {
  const pathOf = (key: string) => {
    assertKey(key);
    return join(folder, 'objects', key);
  };
  const incoming = join(folder, 'incoming');
  /** Folders that simultaneous files share are flushed once for all of them. */
  const flushTogether = createBatcher(async (folders: readonly string[]) => {
    await Promise.all([...new Set(folders)].map(flushFolder));
    return folders;
  });
  const multipart = createDiskMultipart({ folder: join(folder, 'uploads'), incoming, pathOf });

  return {
    kind: 'disk',
    async check() {
      await mkdir(incoming, { recursive: true, mode: 0o700 });
      await access(incoming, constants.W_OK);
      const { bavail, bsize } = await statfs(incoming);
      if (bavail * bsize < leastFreeBytes)
        throw Object.assign(new Error(`${bavail * bsize} bytes are free`), { code: 'ENOSPC' });
    },
    pathOf,
    async put(key, body, options: PutOptions = {}) {
      const target = pathOf(key);
      const { maxBytes, isUntold = false } = options;
      const flushNames = (changed: readonly string[]) => Promise.all(changed.map(flushTogether));
      // Written under its final name: one commit of the file system covers the bytes, the name and the folder.
      if (isUntold)
        return writingNamed(target, body, { maxBytes }, async ({ file }, changed) => {
          await file.sync();
          const [stats] = await Promise.all([file.stat(), flushNames(changed)]);
          return storedObjectOf(stats);
        });
      return writingAside(incoming, body, { maxBytes }, async ({ path, file }) => {
        await file.sync();
        await flushNames(await nameAs(path, target));
        return storedObjectOf(await file.stat());
      });
    },
    async get(key, range) {
      const path = pathOf(key);
      if ((await statOf(path)) === undefined) return undefined;
      return createReadStream(
        path,
        range ? { start: range.start, ...(range.end === undefined ? {} : { end: range.end }) } : {},
      );
    },
    async stat(key) {
      const found = await statOf(pathOf(key));
      return found && storedObjectOf(found);
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
    async deletePrefix(prefix) {
      const path = pathOf(prefix);
      const found = await readdir(path, { recursive: true, withFileTypes: true }).catch(noneWhenAbsent);
      await rm(path, { recursive: true, force: true });
      return found.filter((entry) => entry.isFile()).length;
    },
    async deleteAbandoned(untouchedSince) {
      let deleted = 0;
      for (const name of await readdir(incoming).catch(noneWhenAbsent)) {
        const path = join(incoming, name);
        const found = await statOf(path);
        if (!found || found.mtime >= untouchedSince) continue;
        await rm(path, { force: true });
        deleted += 1;
      }
      return deleted;
    },
    async presignedUrl({ key, expiresInMs, filename, contentType }) {
      assertKey(key);
      const expiresAt = clock.now().getTime() + expiresInMs;
      const claims: PresignedClaims = { method: 'GET', key, filename, contentType, expiresAt };
      return `${publicUrl}/v2/storage/${presign(claims, secrets.derive(purpose))}`;
    },
    createMultipart: multipart.create,
    putPart: multipart.putPart,
    async completeMultipart(key, uploadId, parts) {
      const target = pathOf(key);
      await multipart.complete(key, uploadId, parts).catch(async (error: unknown) => {
        // Completed before, or by a simultaneous call, which took the parts.
        if ((await statOf(target)) === undefined) throw error;
      });
      return describe(target);
    },
    abortMultipart: (_key, uploadId) => multipart.abort(uploadId),
    verify: (token) => verifyPresigned(token, 'GET', secrets.deriveAll(purpose), clock.now()),
  };
}

async function describe(path: string): Promise<StoredObject> {
  return storedObjectOf(await stat(path));
}

async function statOf(path: string) {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  return found?.isFile() ? found : undefined;
}

function storedObjectOf({
  size,
  mtimeMs,
  ino,
}: {
  size: number;
  mtimeMs: number;
  ino: number;
}): StoredObject {
  return {
    sizeBytes: size,
    etag: `"${ino.toString(36)}-${Math.floor(mtimeMs).toString(36)}-${size.toString(36)}"`,
  };
}

function noneWhenAbsent(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
