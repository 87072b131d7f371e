import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { ContractError } from '@lavra/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

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
    const url = await store.signedUrl({ key: 'a/late', method: 'GET', expiresInMs: 1000 });
    clock.advance(1001);
    expect(() => store.verify(tokenOf(url), 'GET')).toThrow(
      expect.objectContaining({ code: 'link_expired' }),
    );
  });

  it('refuses a part that is larger than the upload said', async () => {
    const { uploadId } = await store.createMultipart('a/large', { partSizeBytes: 10 });
    const put = store.putPart({ uploadId, partNumber: 1 }, Readable.from([Buffer.alloc(11)]));
    await expect(put).rejects.toMatchObject({ code: 'file_too_large' });
  });

  it('knows an upload no more once it was completed', async () => {
    const { uploadId } = await store.createMultipart('a/once', { partSizeBytes: 10 });
    const { etag } = await store.putPart({ uploadId, partNumber: 1 }, Readable.from([Buffer.alloc(3)]));
    const complete = () => store.completeMultipart('a/once', uploadId, [{ partNumber: 1, etag }]);
    expect((await complete()).sizeBytes).toBe(3);
    await expect(complete()).rejects.toMatchObject({ code: 'upload_not_found' });
  });

  it.each(['../x', '00000000-0000-0000-0000-000000000000', ''])('knows no upload %j', async (uploadId) => {
    await expect(store.putPart({ uploadId, partNumber: 1 }, Readable.from([]))).rejects.toMatchObject({
      code: 'upload_not_found',
    });
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

/** The storage route in small: what the uploads feature does with a link, without a job around it. */
async function serve(
  store: DiskStore,
  url: string,
  { method = 'GET', body = Buffer.alloc(0) }: { method?: string; body?: Buffer } = {},
): ReturnType<StoreUnderTest['request']> {
  const answer = (status: number, etag = '', bytes = Buffer.alloc(0)) => ({
    status,
    etag,
    headers: {},
    body: bytes,
  });
  try {
    const { key, uploadId, partNumber } = store.verify(tokenOf(url), method === 'PUT' ? 'PUT' : 'GET');
    if (method === 'GET') {
      const stream = await store.get(key);
      return stream ? answer(200, '', await buffer(stream)) : answer(404);
    }
    const stored =
      uploadId !== undefined && partNumber !== undefined
        ? await store.putPart({ uploadId, partNumber }, Readable.from([body]))
        : await store.put(key, Readable.from([body]));
    return answer(200, stored.etag);
  } catch (error) {
    if (error instanceof ContractError) return answer(error.status);
    throw error;
  }
}
