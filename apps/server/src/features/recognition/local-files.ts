import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import type { Context } from '../../platform/context.ts';
import { isDiskStore } from '../../platform/object-store/disk-store.ts';
import { type FileName, type KeptFile, filesOf } from '../uploads/index.ts';

type Paths = Partial<Record<FileName, string>>;

/**
 * Calls `use` with a path on this machine for each file of a job: where the disk store keeps it, or a copy that is
 * gone when `use` ends.
 */
export async function withLocalFiles<T>(
  ctx: Context,
  jobId: string,
  use: (paths: Paths) => Promise<T>,
): Promise<T> {
  const files = await filesOf(ctx, jobId);
  const { objects } = ctx;
  if (isDiskStore(objects))
    return use(Object.fromEntries(files.map(({ name, objectKey }) => [name, objects.pathOf(objectKey)])));
  const folder = await mkdtemp(join(tmpdir(), 'lavra-reading-'));
  try {
    return await use(await copyInto(ctx, folder, files));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function copyInto(ctx: Context, folder: string, files: readonly KeptFile[]): Promise<Paths> {
  const paths: Paths = {};
  for (const { name, objectKey } of files) {
    const stream = await ctx.objects.get(objectKey);
    if (!stream) throw new Error(`The ${name} of a job is not in the store`);
    const path = join(folder, name);
    await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
    paths[name] = path;
  }
  return paths;
}
