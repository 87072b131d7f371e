import { Readable } from 'node:stream';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type SwiftServer, makeBucket, startSwiftServer, swiftMissing } from '../../testing/swift-server.ts';
import type { ObjectStore } from './object-store.ts';
import { objectStoreCases } from './object-store.cases.ts';
import { createS3Store } from './s3-store.ts';

const missing = swiftMissing();

describe.skipIf(missing !== undefined)(
  `the S3 store${missing === undefined ? '' : ` cannot run here: ${missing}`}`,
  () => {
    let swift: SwiftServer;
    let store: ObjectStore;
    beforeAll(async () => {
      swift = await startSwiftServer();
      store = createS3Store(await makeBucket(swift));
    });
    afterAll(() => swift?.stop());

    objectStoreCases(() => ({ store, request }));

    it('refuses, in the end, a part that a bucket finds too small', async () => {
      const key = 'small/a';
      const { uploadId } = await store.createMultipart(key, { partSizeBytes: 3 });
      const parts = [];
      for (const partNumber of [1, 2]) {
        const body = Readable.from([Buffer.from('abc')]);
        parts.push({
          partNumber,
          etag: (await store.putPart({ key, uploadId, partNumber }, body, { sizeBytes: 3 })).etag,
        });
      }
      await expect(store.completeMultipart(key, uploadId, parts)).rejects.toMatchObject({
        code: 'parts_mismatch',
      });
    });
  },
);

async function request(url: string, init: { method?: string; body?: Buffer } = {}) {
  const { body, ...rest } = init;
  const answer = await fetch(url, { ...rest, ...(body ? { body: new Uint8Array(body) } : {}) });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return {
    status: answer.status,
    body: bytes,
  };
}
