import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { expect, it } from 'vitest';

import type { ObjectStore } from './object-store.ts';

export interface StoreUnderTest {
  readonly store: ObjectStore;
  /** Calls a presigned URL as a customer's program would. */
  request(url: string, init?: { method?: string; body?: Buffer }): Promise<Answer>;
}

interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

const partSizeBytes = 5_242_880;

/** The tests that every object store must pass. */
export function objectStoreCases(under: () => StoreUnderTest): void {
  const newKey = () => `cases/${crypto.randomUUID()}/document`;
  const read = async (key: string, range?: { start: number; end?: number }) => {
    const stream = await under().store.get(key, range);
    return stream && buffer(stream);
  };

  it('gives back the bytes that were put, from memory and from a stream', async () => {
    const { store } = under();
    const bytes = randomBytes(300_000);
    const [a, b] = [newKey(), newKey()];
    const stored = await store.put(a, bytes);
    await store.put(b, Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]));
    expect(stored.sizeBytes).toBe(bytes.length);
    expect(await store.stat(a)).toEqual(stored);
    expect((await read(a))?.equals(bytes)).toBe(true);
    expect((await read(b))?.equals(bytes)).toBe(true);
  });

  it('stores a stream that is larger than one part', async () => {
    const bytes = randomBytes(9_000_001);
    const key = newKey();
    await under().store.put(key, Readable.from([bytes.subarray(0, 4_000_000), bytes.subarray(4_000_000)]));
    expect((await read(key))?.equals(bytes)).toBe(true);
  });

  it('reads a range, both ends included', async () => {
    const key = newKey();
    await under().store.put(key, Buffer.from('0123456789'));
    expect((await read(key, { start: 2, end: 4 }))?.toString()).toBe('234');
    expect((await read(key, { start: 7 }))?.toString()).toBe('789');
  });

  it('says that nothing is there, and deletes nothing without complaint', async () => {
    const { store } = under();
    const key = newKey();
    expect(await store.get(key)).toBeUndefined();
    expect(await store.stat(key)).toBeUndefined();
    await store.delete(key);
  });

  it('refuses more bytes than allowed and keeps none of them', async () => {
    const { store } = under();
    const key = newKey();
    const tooMuch = store.put(key, Readable.from([Buffer.alloc(60), Buffer.alloc(60)]), { maxBytes: 100 });
    await expect(tooMuch).rejects.toMatchObject({ code: 'file_too_large' });
    expect(await store.stat(key)).toBeUndefined();
  });

  it('deletes everything under a prefix and nothing beside it', async () => {
    const { store } = under();
    const folder = `cases/${crypto.randomUUID()}`;
    for (const name of ['a', 'b/c', 'b/d']) await store.put(`${folder}/x/${name}`, Buffer.from(name));
    await store.put(`${folder}/xy`, Buffer.from('stays'));
    expect(await store.deletePrefix(`${folder}/x`)).toBe(3);
    expect(await store.stat(`${folder}/x/b/c`)).toBeUndefined();
    expect((await read(`${folder}/xy`))?.toString()).toBe('stays');
  });

  it.each(['../etc/passwd', 'a/../../b', '/etc/passwd', 'a//b', 'a/./b', 'a\0b', 'ção', ''])(
    'refuses the key %j',
    async (key) => {
      await expect(under().store.put(key, Buffer.from('x'))).rejects.toThrow('Not an object key');
      await expect(under().store.get(key)).rejects.toThrow('Not an object key');
    },
  );

  it('answers a GET on a presigned URL', async () => {
    const { store, request } = under();
    const key = newKey();
    await store.put(key, Buffer.from('signed'));
    const got = await request(await store.presignedUrl({ key, expiresInMs: 60_000, filename: 'a b.txt' }));
    expect([got.status, got.body.toString()]).toEqual([200, 'signed']);
  });

  it('refuses a presigned URL for another method, another key, or a changed signature', async () => {
    const { store, request } = under();
    const key = newKey();
    await store.put(key, Buffer.from('x'));
    const url = await store.presignedUrl({ key, expiresInMs: 60_000 });
    expect((await request(url, { method: 'PUT', body: Buffer.from('y') })).status).toBe(403);
    const flipped = url.slice(0, -2) + (url.endsWith('00') ? '11' : '00');
    expect((await request(flipped)).status).toBe(403);
  });

  const parted = (sizeBytes: number) => {
    const bytes = randomBytes(sizeBytes);
    const partOf = (partNumber: number) =>
      bytes.subarray((partNumber - 1) * partSizeBytes, partNumber * partSizeBytes);
    return { bytes, partOf };
  };

  it('joins parts that came in any order, one of them twice, one of a size not told, and says so again', async () => {
    const { store } = under();
    const key = newKey();
    const { bytes, partOf } = parted(2 * partSizeBytes + 1000);
    for (const unsized of [undefined, 2]) {
      const { uploadId } = await store.createMultipart(key, { partSizeBytes });
      const etags = new Map<number, string>();
      for (const partNumber of [3, 1, 2, 1]) {
        const body = partOf(partNumber);
        const options = partNumber === unsized ? {} : { sizeBytes: body.length };
        const put = await store.putPart({ key, uploadId, partNumber }, Readable.from([body]), options);
        expect(put.sizeBytes).toBe(body.length);
        etags.set(partNumber, put.etag);
      }
      expect(await store.stat(key)).toBeUndefined();
      const parts = [1, 2, 3].map((partNumber) => ({ partNumber, etag: etags.get(partNumber) ?? '' }));
      const stored = await store.completeMultipart(key, uploadId, parts);
      expect(stored.sizeBytes).toBe(bytes.length);
      expect(await store.completeMultipart(key, uploadId, parts)).toEqual(stored);
      expect((await read(key))?.equals(bytes)).toBe(true);
      await store.delete(key);
    }
  });

  it('takes a part again whose first sending broke off', async () => {
    const { store } = under();
    const key = newKey();
    const { bytes, partOf } = parted(partSizeBytes + 1000);
    const { uploadId } = await store.createMultipart(key, { partSizeBytes });
    const put = (partNumber: number, body: Readable) =>
      store.putPart({ key, uploadId, partNumber }, body, { sizeBytes: partOf(partNumber).length });
    await expect(put(1, broken(partOf(1).subarray(0, 70_000)))).rejects.toThrow('cut');
    const parts = [];
    for (const partNumber of [2, 1])
      parts.unshift({ partNumber, etag: (await put(partNumber, Readable.from([partOf(partNumber)]))).etag });
    await store.completeMultipart(key, uploadId, parts);
    expect((await read(key))?.equals(bytes)).toBe(true);
  });

  it('refuses a part that is larger than allowed', async () => {
    const { store } = under();
    const key = newKey();
    const { uploadId } = await store.createMultipart(key, { partSizeBytes });
    for (const sizeBytes of [11, undefined]) {
      const body = Readable.from([Buffer.alloc(11)]);
      await expect(
        store.putPart({ key, uploadId, partNumber: 1 }, body, { sizeBytes, maxBytes: 10 }),
      ).rejects.toMatchObject({ code: 'file_too_large' });
    }
    await store.abortMultipart(key, uploadId);
  });

  it('refuses parts that are not those received, and gives up an upload', async () => {
    const { store } = under();
    const key = newKey();
    const { uploadId } = await store.createMultipart(key, { partSizeBytes });
    const put = (id: string) =>
      store.putPart({ key, uploadId: id, partNumber: 1 }, Readable.from([Buffer.from('part')]), {
        sizeBytes: 4,
      });
    const { etag } = await put(uploadId);
    const complete = (tag: string) => store.completeMultipart(key, uploadId, [{ partNumber: 1, etag: tag }]);
    await expect(complete(`"${'0'.repeat(32)}"`)).rejects.toMatchObject({ code: 'parts_mismatch' });
    expect((await complete(etag)).sizeBytes).toBe(4);

    const { uploadId: given } = await store.createMultipart(key, { partSizeBytes });
    await put(given);
    await store.abortMultipart(key, given);
    await store.abortMultipart(key, given);
    await expect(put(given)).rejects.toMatchObject({ code: 'upload_not_found' });
  });
}

/** A sending whose connection breaks after these bytes. */
function broken(bytes: Buffer): Readable {
  return Readable.from(
    (async function* () {
      yield bytes;
      throw new Error('cut');
    })(),
  );
}
