import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { ContractError } from '@lavra/contract/errors';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { SettableClock } from '../../testing/doubles.ts';
import { createSecretBox } from '../secret-box.ts';
import { type DiskStore, createDiskStore } from './disk-store.ts';
import { type StoreUnderTest, objectStoreCases } from './object-store.cases.ts';

const publicUrl = 'http://lavra.test';

describe('the disk store', () => {
  let folder = '';
  let store: DiskStore;
  const clock = new SettableClock();
  const secrets = createSecretBox(`k1:${Buffer.alloc(32, 1).toString('base64')}`);
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lavra-disk-'));
    store = createDiskStore({ folder, publicUrl, secrets, clock });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  objectStoreCases(() => ({ store, request: (url, init) => serve(store, url, init) }));

  it('refuses a link after its time', async () => {
    const url = await store.presignedUrl({ key: 'a/late', expiresInMs: 1000 });
    clock.advance(1001);
    expect(() => store.verify(tokenOf(url))).toThrow(expect.objectContaining({ code: 'link_expired' }));
  });

  it('deletes what a killed process left half written, and nothing that is still being written', async () => {
    const incoming = join(folder, 'incoming');
    await store.put('a/whole', Buffer.from('whole'));
    await writeFile(join(incoming, 'left'), 'half a docu');
    await utimes(join(incoming, 'left'), 0, 1000);
    await writeFile(join(incoming, 'going-on'), 'half a docu');
    await utimes(join(incoming, 'going-on'), 0, 2000);
    expect(await store.deleteAbandoned(new Date(2000 * 1000))).toBe(1);
    expect(await readdir(incoming)).toEqual(['going-on']);
    expect(await store.stat('a/whole')).toMatchObject({ sizeBytes: 5 });
    await rm(join(incoming, 'going-on'));
  });

  it('renames what came in its place, and copies what did not, whatever the sizes', async () => {
    for (const [told, sizes] of [
      [10, [10, 10, 3]],
      [10, [10, 4, 10]],
      [4, [4, 9, 4]],
      [0, [5, 5]],
      [3, [0, 3, 5]],
    ] as const) {
      const key = `a/${told}-${sizes.join('-')}`;
      const { uploadId } = await store.createMultipart(key, { partSizeBytes: told });
      const bodies = sizes.map((sizeBytes) => randomBytes(sizeBytes));
      const parts = [];
      for (const [index, body] of bodies.entries()) {
        const place = { key, uploadId, partNumber: index + 1 };
        const { etag } = await store.putPart(place, Readable.from([body]), { sizeBytes: body.length });
        parts.push({ partNumber: index + 1, etag });
      }
      const { ino } = await stat(join(folder, 'uploads', uploadId, 'data'));
      await store.completeMultipart(key, uploadId, parts);
      expect(await readFile(store.pathOf(key))).toEqual(Buffer.concat(bodies));
      expect((await stat(store.pathOf(key))).ino === ino).toBe(key === 'a/10-10-10-3');
    }
    expect(await readdir(join(folder, 'uploads'))).toEqual([]);
    expect(await readdir(join(folder, 'incoming'))).toEqual([]);
  });

  it('keeps a completed file as it was while an old sending of a part goes on', async () => {
    const key = 'a/slow';
    // More bytes than a write gathers.
    const [old, newest] = ['o'.repeat(300_000), 'n'.repeat(300_003)];
    const sizeBytes = newest.length;
    const { uploadId } = await store.createMultipart(key, { partSizeBytes: sizeBytes });
    const put = (body: Readable) => store.putPart({ key, uploadId, partNumber: 1 }, body, { sizeBytes });
    const slow = new PassThrough();
    slow.write(old);
    const slowPut = put(slow);
    const upload = join(folder, 'uploads', uploadId);
    await vi.waitFor(async () => expect(await readFile(join(upload, 'data'), 'utf8')).toBe(old));
    const { etag } = await put(Readable.from([Buffer.from(newest)]));
    await store.completeMultipart(key, uploadId, [{ partNumber: 1, etag }]);
    slow.end('est');
    await expect(slowPut).rejects.toMatchObject({ code: 'upload_not_found' });
    expect(await readFile(store.pathOf(key), 'utf8')).toBe(newest);
  });

  it('takes parts on after some were refused, the last one shorter than before', async () => {
    const key = 'a/shorter';
    const { uploadId } = await store.createMultipart(key, { partSizeBytes: 6 });
    const put = (text: string) =>
      store.putPart({ key, uploadId, partNumber: 1 }, Readable.from([Buffer.from(text)]), {
        sizeBytes: text.length,
      });
    const first = await put('longer');
    const short = await put('short');
    const complete = (etag: string) => store.completeMultipart(key, uploadId, [{ partNumber: 1, etag }]);
    await expect(complete(first.etag)).rejects.toMatchObject({ code: 'parts_mismatch' });
    await expect(store.completeMultipart(key, uploadId, [])).rejects.toMatchObject({
      code: 'parts_mismatch',
    });
    expect((await complete(short.etag)).sizeBytes).toBe(5);
    expect(await readFile(store.pathOf(key), 'utf8')).toBe('short');
  });

  it.each(['../x', '00000000-0000-0000-0000-000000000000', ''])('knows no upload %j', async (uploadId) => {
    const put = store.putPart({ key: 'a/none', uploadId, partNumber: 1 }, Readable.from([]));
    await expect(put).rejects.toMatchObject({ code: 'upload_not_found' });
  });

  it('shows whole files only, and every acknowledged one, after its process was killed', async () => {
    const victims = await mkdtemp(join(tmpdir(), 'lavra-kill-'));
    const script = fileURLToPath(new URL('../../testing/put-until-killed.ts', import.meta.url));
    let acknowledged = '';
    for (let round = 0; round < 3; round += 1) {
      const child = spawn(process.execPath, ['--import', 'tsx', script, victims], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const wanted = acknowledged.length + 27 * 40;
      for await (const chunk of child.stdout) {
        acknowledged += String(chunk);
        if (acknowledged.length >= wanted) break;
      }
      child.kill('SIGKILL');
      if (child.signalCode === null && child.exitCode === null) await once(child, 'exit');
    }
    const names = acknowledged.match(/\w{26}\n/g) ?? [];
    expect(names.length).toBeGreaterThan(100);
    const objects = join(victims, 'objects', 'k');
    for (const name of await readdir(objects))
      expect((await readFile(join(objects, name))).length).toBe(100_000);
    const present = new Set(await readdir(objects));
    expect(names.filter((name) => !present.has(name.trim()))).toEqual([]);
    await rm(victims, { recursive: true });
  });
});

function tokenOf(url: string): string {
  return url.slice(`${publicUrl}/v2/storage/`.length);
}

/** A minimal storage route: it does with a presigned URL what the uploads feature does. */
async function serve(
  store: DiskStore,
  url: string,
  { method = 'GET' }: { method?: string } = {},
): ReturnType<StoreUnderTest['request']> {
  const nothing = Buffer.alloc(0);
  // A URL for reading is not one for putting: those are signed for another purpose, by the uploads feature.
  if (method !== 'GET') return { status: 403, body: nothing };
  try {
    const stream = await store.get(store.verify(tokenOf(url)).key);
    return stream ? { status: 200, body: await buffer(stream) } : { status: 404, body: nothing };
  } catch (error) {
    if (error instanceof ContractError) return { status: error.status, body: nothing };
    throw error;
  }
}
