import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

import { expect, it } from 'vitest';

import { describeOnAnyDatabase } from '../../testing/database.ts';
import { applicationFor, openSender } from '../../testing/sending.ts';
import { createBatch } from '../jobs/create-batch.ts';
import { createJob } from '../jobs/create-job.ts';
import { filesOf } from './files-of.ts';

const mebibyte = 1_048_576;
const plain = {
  service: 'nfe',
  metadata: undefined,
  isBase64: false,
  facematch: false,
  'extra-document': false,
};

/** As many bytes as told without ever holding them. */
function* bytes(count: number): Generator<Buffer> {
  const chunk = randomBytes(mebibyte);
  for (let sent = 0; sent < count; sent += mebibyte) yield chunk;
}

describeOnAnyDatabase('a large upload over a real connection', (kit) => {
  async function setUp() {
    const { ctx } = await openSender(kit());
    const app = await applicationFor(kit(), ctx);
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const put = async (url: string | undefined, sizeBytes: number) => {
      const { pathname } = new URL(url ?? '');
      const call = request(new URL(pathname, origin), { method: 'PUT' });
      const answered = new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
        call.once('error', reject);
        call.once('response', (answer) => {
          json(answer).then((body) => resolve({ status: answer.statusCode, body }), reject);
        });
      });
      // The server may answer, and close, before it has taken every byte.
      await pipeline(Readable.from(bytes(sizeBytes)), call).catch(() => undefined);
      return answered;
    };
    return { ctx, put };
  }

  it('of a quarter of a gigabyte, of unknown length, is never held in memory', async () => {
    const { ctx, put } = await setUp();
    const { id, urls } = await createBatch({ ctx, input: plain });
    let largest = 0;
    const before = process.memoryUsage().rss;
    const watch = setInterval(() => (largest = Math.max(largest, process.memoryUsage().rss - before)), 5);
    const { status } = await put(urls['document'], 256 * mebibyte);
    clearInterval(watch);
    expect(status).toBe(200);
    expect(await filesOf(ctx, id)).toMatchObject([{ sizeBytes: 256 * mebibyte }]);
    expect(largest).toBeLessThan(128 * mebibyte);
  }, 60_000);

  it('is refused when it is too large, and the refusal reaches the caller', async () => {
    const { ctx, put } = await setUp();
    const { id, urls } = await createJob({ ctx, input: plain });
    const { status, body } = await put(urls['document'], kit().config.limits.documentBytes + 40 * mebibyte);
    expect([status, body]).toMatchObject([413, { code: 'file_too_large' }]);
    expect(await filesOf(ctx, id)).toEqual([]);
  }, 60_000);
});
