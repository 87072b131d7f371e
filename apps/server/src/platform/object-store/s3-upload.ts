import { Readable } from 'node:stream';

import type { S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { ContractError } from '@lavra/contract/errors';

import type { StoredObject } from './object-store.ts';

const partBytes = 8 * 1_048_576;

interface StreamUpload {
  readonly client: S3Client;
  readonly target: { readonly Bucket: string; readonly Key: string; readonly ContentType?: string };
  readonly body: Readable;
  readonly maxBytes: number | undefined;
}

/** Sends a stream of unknown length with one part of it in memory; as a plain put when one part is all. */
export async function uploadInParts({
  client,
  target,
  body,
  maxBytes = Infinity,
}: StreamUpload): Promise<StoredObject> {
  let sizeBytes = 0;
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      sizeBytes += chunk.length;
      if (sizeBytes > maxBytes) throw new ContractError('file_too_large');
      yield chunk;
    }
  }
  const upload = new Upload({
    client,
    params: { ...target, Body: Readable.from(counted()) },
    partSize: partBytes,
    queueSize: 1,
  });
  const { ETag } = await upload.done();
  return { sizeBytes, etag: ETag ?? '' };
}
