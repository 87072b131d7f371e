import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

import { expect, it } from 'vitest';

import { describeOnDatabase } from '../../../testing/database.ts';
import {
  aPdf,
  applicationFor,
  aResult,
  aSending,
  openSender,
  readJob,
  zipOf,
} from '../../../testing/sending.ts';
import { createBatch } from '../../jobs/sending/create-batch.ts';
import { createJob } from '../../jobs/sending/create-job.ts';
import { getBatchStatus } from '../../jobs/results/get-batch-status.ts';
import { unpackBatch } from '../../jobs/archives/unpack-batch.ts';
import { completeUpload } from './complete-upload.ts';
import { filesOf } from '../files-of.ts';

const mebibyte = 1_048_576;

/** A stream of this many bytes, never held in memory at once. */
function* bytes(count: number): Generator<Buffer> {
  const chunk = randomBytes(mebibyte);
  for (let sent = 0; sent < count; sent += mebibyte) yield chunk;
}

describeOnDatabase('a large upload over a real connection', (kit) => {
  async function setUp() {
    const { ctx } = await openSender(kit());
    const app = await applicationFor(kit(), ctx);
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const open = (url: string | undefined, sizeBytes?: number) => {
      const headers = sizeBytes === undefined ? {} : { 'content-length': sizeBytes };
      return request(new URL(new URL(url ?? '').pathname, origin), { method: 'PUT', headers });
    };
    const put = async (url: string | undefined, sizeBytes: number) => {
      const call = open(url);
      const answered = new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
        call.once('error', reject);
        call.once('response', (answer) => {
          json(answer).then((body) => resolve({ status: answer.statusCode, body }), reject);
        });
      });
      // The server may answer, and close, before it has read every byte.
      await pipeline(Readable.from(bytes(sizeBytes)), call).catch(() => undefined);
      return answered;
    };
    /** Sends half of the bytes, then breaks the connection. */
    const putCut = async (url: string | undefined, body: Buffer) => {
      const call = open(url, body.length);
      call.once('error', () => undefined);
      await new Promise((sent) => call.write(body.subarray(0, body.length / 2), sent));
      call.destroy();
    };
    const putWhole = async (url: string | undefined, body: Buffer) => {
      const call = open(url, body.length);
      call.end(body);
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      answer.resume();
      return { status: answer.statusCode, etag: String(answer.headers.etag) };
    };
    return { ctx, open, put, putCut, putWhole };
  }

  it('of a quarter of a gigabyte, of unknown length, is never held in memory', async () => {
    const { ctx, put } = await setUp();
    const { id, urls } = await createBatch({ ctx, ...aSending() });
    let largest = 0;
    const before = process.memoryUsage().rss;
    const watch = setInterval(() => (largest = Math.max(largest, process.memoryUsage().rss - before)), 5);
    const { status } = await put(urls['document'], 256 * mebibyte);
    clearInterval(watch);
    expect(status).toBe(200);
    expect(await filesOf(ctx, id)).toMatchObject([{ sizeBytes: 256 * mebibyte }]);
    expect(largest).toBeLessThan(128 * mebibyte);
  });

  it('is refused when it is too large, and the refusal reaches the caller', async () => {
    const { ctx, put } = await setUp();
    const { id, urls } = await createJob({ ctx, ...aSending() });
    const { status, body } = await put(urls['document'], kit().config.limits.documentBytes + 40 * mebibyte);
    expect([status, body]).toMatchObject([413, { code: 'file_too_large' }]);
    expect(await filesOf(ctx, id)).toEqual([]);
  });

  it('that says it is too large is refused before it comes', async () => {
    const { ctx, open } = await setUp();
    const { urls } = await createJob({ ctx, ...aSending() });
    const call = open(urls['document'], kit().config.limits.documentBytes + mebibyte);
    call.on('error', () => undefined).write(aPdf);
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    expect([answer.statusCode, await json(answer)]).toMatchObject([413, { code: 'file_too_large' }]);
    call.destroy();
  });

  it('of two hundred documents in parts, one of them cut off twice, gives two hundred jobs', async () => {
    const { ctx, putCut, putWhole } = await setUp();
    const names = Array.from({ length: 200 }, (_, index) => `nota-${index}.pdf`);
    const archive = await zipOf(
      Object.fromEntries(names.map((name) => [name, Buffer.concat([aPdf, randomBytes(100_000)])])),
    );
    const partBytes = 5 * mebibyte;
    const count = Math.ceil(archive.length / partBytes);
    const { id: batchId, urls, upload_id } = await createBatch({ ctx, ...aSending({ parts: count }) });
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    const partOf = (number: number) => archive.subarray((number - 1) * partBytes, number * partBytes);
    for (const _ of [1, 2]) await putCut(urls['part_2'], partOf(2));
    const put = await Promise.all(numbers.map((number) => putWhole(urls[`part_${number}`], partOf(number))));
    expect(put.map(({ status }) => status)).toEqual(numbers.map(() => 200));
    const parts = put.map(({ etag }, index) => ({ number: index + 1, e_tag: etag }));
    const [owner, allow] = [{ ownerId: batchId, ownerKinds: ['batch'] as const }, () => undefined];
    await completeUpload(ctx, { uploadId: upload_id ?? '', ...owner, parts, allow });
    const [file] = await filesOf(ctx, batchId);
    expect((await readFile(kit().objects.pathOf(file?.objectKey ?? ''))).equals(archive)).toBe(true);

    await unpackBatch(kit().ctx(), { batchId, signal: new AbortController().signal });
    kit().engine.answer = () => ({ kind: 'recognised', result: aResult() });
    const { jobs } = await getBatchStatus({ ctx, params: { batchId } });
    for (const { job_ksuid: jobId } of jobs) await readJob(kit(), jobId);
    const results = (await getBatchStatus({ ctx, params: { batchId } })).jobs;
    expect(results.map(({ status }) => status)).toEqual(names.map(() => 'done'));
  });
});
