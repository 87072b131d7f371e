import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { drawDanfe } from '@lavra/specimens/danfe';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import type { ObjectStore } from '../platform/object-store/object-store.ts';
import { createS3Store } from '../platform/object-store/s3-store.ts';
import { openProgram } from '../testing/api-program.ts';
import { zipOf } from '../testing/sending.ts';
import { type ServerProcess, freePort, startServerProcess } from '../testing/server-process.ts';
import { type SwiftServer, makeBucket, startSwiftServer, swiftMissing } from '../testing/swift-server.ts';

const missing = swiftMissing();
const partSizeBytes = 5_242_880;

describe.skipIf(missing !== undefined)(
  `a server whose files lie in a bucket${missing === undefined ? '' : ` cannot run here: ${missing}`}`,
  () => {
    let dataDir: string;
    let swift: SwiftServer;
    let server: ServerProcess;
    let store: ObjectStore;
    beforeAll(async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'lavra-bucket-'));
      swift = await startSwiftServer();
      const bucket = await makeBucket(swift);
      store = createS3Store(bucket);
      server = await startServerProcess({
        DATA_DIR: dataDir,
        PORT: String(await freePort()),
        ENGINE_WORKERS: '1',
        S3_BUCKET: bucket.bucket,
        S3_ENDPOINT: bucket.endpoint,
        S3_ACCESS_KEY_ID: bucket.accessKeyId,
        S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
        S3_FORCE_PATH_STYLE: 'true',
      });
    });
    afterAll(async () => {
      // Not killed, which would leave PostgreSQL running and writing to the folder.
      await server.stop();
      await swift.stop();
      await rm(dataDir, { recursive: true, force: true });
    });

    it('reads a document sent whole and a zip sent in parts, and shows what was sent', async () => {
      const { companyId, sending, results } = await openProgram({ url: server.url, dataDir });
      const [first, second] = await Promise.all([drawDanfe({ seed: 12 }), drawDanfe({ seed: 13 })]);
      const pdf = Buffer.from(first.pdf);
      const job = await sending.createJob({ params: { service: 'nfe' } });
      expect((await put(job.urls['document'], pdf)).status).toBe(200);

      // An unwanted file makes the archive large enough for two parts.
      const archive = await zipOf({
        'a.pdf': pdf,
        'b.xml': Buffer.from(second.xml),
        'c.pdf': randomBytes(1000),
        '.DS_Store': randomBytes(partSizeBytes),
      });
      const batch = await sending.createBatch({ params: { service: 'nfe' }, query: { parts: '2' } });
      const parts = [];
      for (const number of [2, 1]) {
        const body = archive.subarray((number - 1) * partSizeBytes, number * partSizeBytes);
        const { status, headers } = await put(batch.urls[`part_${number}`], body);
        expect(status).toBe(200);
        parts.push({ number, e_tag: headers.get('etag') ?? '' });
      }
      const completion = { body: { parts, upload_id: batch.upload_id ?? '', id: batch.id } };
      expect(
        await Promise.all([sending.completeParts(completion), sending.completeParts(completion)]),
      ).toEqual([{}, {}]);

      const endOf = async (batchId: string, jobId: string) =>
        vi.waitFor(
          async () => {
            const result = await results.getJobResult({ params: { batchId, jobId } });
            expect(['done', 'error']).toContain(result.status);
            return result;
          },
          { timeout: 60_000, interval: 200 },
        );
      const keyOf = ({ result }: Awaited<ReturnType<typeof endOf>>) => result?.Document[0]?.Data['AccessKey'];
      expect(keyOf(await endOf(job.id, job.id))).toMatchObject({ value: first.truth.accessKey });

      const made = await vi.waitFor(
        async () => {
          const status = await results.getBatchStatus({ params: { batchId: batch.id } });
          expect(status.status).toBe('done');
          return status.jobs;
        },
        { timeout: 60_000, interval: 200 },
      );
      const ends = [];
      for (const { job_ksuid: jobId } of made) ends.push(await endOf(batch.id, jobId));
      expect(ends).toMatchObject([
        { status: 'done', filename: 'a.pdf' },
        { status: 'done', filename: 'b.xml' },
        { status: 'error', filename: 'c.pdf' },
      ]);
      expect(ends.slice(0, 2).map(keyOf)).toMatchObject([
        { value: first.truth.accessKey },
        { value: second.truth.accessKey },
      ]);

      const query = { return: 'storage' as const };
      const answer = await results.getBatchResult({ params: { batchId: batch.id }, query });
      const url = 'url' in answer ? answer.url : '';
      expect(new URL(url).origin).toBe(swift.endpoint);
      expect(await (await fetch(url)).json()).toHaveLength(3);
      expect(existsSync(join(dataDir, 'files'))).toBe(false);
      expect(await store.deletePrefix(`companies/${companyId}`)).toBeGreaterThan(4);
    });
  },
);

function put(url: string | undefined, body: Buffer): Promise<Response> {
  return fetch(url ?? '', { method: 'PUT', body: new Uint8Array(body) });
}
