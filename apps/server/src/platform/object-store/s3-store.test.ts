import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, it } from 'vitest';

import type { ObjectStore } from './object-store.ts';
import { objectStoreCases } from './object-store.cases.ts';
import { createS3Store } from './s3-store.ts';

// A strict S3 to test against starts with `node scripts/swift.mjs`, which prints these three.
const endpoint = process.env['S3_TEST_ENDPOINT'];
const accessKeyId = process.env['S3_TEST_ACCESS_KEY_ID'] ?? 'test:tester';
const secretAccessKey = process.env['S3_TEST_SECRET_ACCESS_KEY'] ?? 'testing';

const bucket = `lavra-test-${process.pid}-${Date.now()}`;
const config = {
  kind: 's3',
  bucket,
  endpoint,
  region: 'us-east-1',
  accessKeyId,
  secretAccessKey,
  forcePathStyle: true,
} as const;

describe.skipIf(endpoint === undefined)(
  'the S3 store (needs S3_TEST_ENDPOINT: see scripts/swift.mjs)',
  () => {
    let store: ObjectStore;
    beforeAll(async () => {
      const client = new S3Client({
        endpoint: endpoint ?? '',
        region: 'us-east-1',
        forcePathStyle: true,
        credentials: { accessKeyId, secretAccessKey },
        requestChecksumCalculation: 'WHEN_REQUIRED',
      });
      await client.send(new CreateBucketCommand({ Bucket: bucket }));
      store = createS3Store(config);
    });

    objectStoreCases(() => ({ store, request }));

    it('signs no content type: a caller may send any', async () => {
      const url = await store.signedUrl({ key: 'types/a', method: 'PUT', expiresInMs: 60_000 });
      for (const type of ['application/pdf', 'text/plain']) {
        expect(
          (await request(url, { method: 'PUT', body: Buffer.from('x'), headers: { 'content-type': type } }))
            .status,
        ).toBe(200);
      }
    });
  },
);

async function request(
  url: string,
  init: { method?: string; body?: Buffer; headers?: Record<string, string> } = {},
) {
  const { body, ...rest } = init;
  const answer = await fetch(url, { ...rest, ...(body ? { body: new Uint8Array(body) } : {}) });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return {
    status: answer.status,
    etag: answer.headers.get('etag') ?? '',
    headers: answer.headers,
    body: bytes,
  };
}
