import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { ContractError } from '@lavra/contract/errors';

import { makeTemporaryFolder } from '../temporary-folder.ts';
import { isDiskStore } from './disk-store.ts';
import type { ObjectStore } from './object-store.ts';

/**
 * Gives `use` a path to the object's bytes while it runs: the disk store's own file, or a copy. Throws `not_found` when there is
 * no such object.
 */
export async function withLocalCopy<T>(
  objects: ObjectStore,
  key: string,
  use: (path: string) => Promise<T>,
): Promise<T> {
  if (isDiskStore(objects) && (await objects.stat(key))) return use(objects.pathOf(key));
  const source = await objects.get(key);
  if (!source) throw new ContractError('not_found');
  const folder = await makeTemporaryFolder('copy');
  try {
    const path = join(folder, 'object');
    await pipeline(source, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    return await use(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
