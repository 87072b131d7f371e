import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';

import { ContractError } from '@lavra/contract/errors';

/** Writes the bytes under a name of their own and flushes them; more than `maxBytes` are refused and removed. */
export async function writeAside(
  folder: string,
  body: Readable | Uint8Array,
  maxBytes?: number,
): Promise<{ path: string; sizeBytes: number }> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  try {
    const sizeBytes = await writeStream(
      body,
      createWriteStream(path, { flags: 'wx', flush: true }),
      maxBytes,
    );
    return { path, sizeBytes };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Overwrites the bytes of an existing file from `offset` on, and flushes them. */
export async function writeAt(
  path: string,
  offset: number,
  body: Readable,
  maxBytes: number,
): Promise<number> {
  const sink = createWriteStream(path, { flags: 'r+', start: offset, flush: true });
  try {
    return await writeStream(body, sink, maxBytes);
  } finally {
    // A write may still be on its way when the stream has failed.
    if (!sink.closed) await finished(sink).catch(() => undefined);
  }
}

/** Gives a flushed file its final name, which survives a crash once the folders are flushed too. */
export async function moveInto(path: string, target: string): Promise<void> {
  const folder = dirname(target);
  const firstMade = await mkdir(folder, { recursive: true });
  await moveWithin(path, target);
  if (firstMade === undefined) return;
  for (let made = folder; made.length >= firstMade.length; made = dirname(made))
    await flushFolder(dirname(made));
}

/** As `moveInto`, into a folder that must be there. */
export async function moveWithin(path: string, target: string): Promise<void> {
  await rename(path, target);
  await flushFolder(dirname(target));
}

async function writeStream(
  body: Readable | Uint8Array,
  sink: NodeJS.WritableStream,
  maxBytes = Infinity,
): Promise<number> {
  let sizeBytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sizeBytes += chunk.length;
      if (sizeBytes > maxBytes) done(new ContractError('file_too_large'));
      else done(null, chunk);
    },
  });
  await pipeline(body instanceof Readable ? body : Readable.from([body]), counted, sink);
  return sizeBytes;
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
