import { Readable } from 'node:stream';

import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { ContractError } from '@lavra/contract/errors';

import type { Config } from '../../config/config.ts';
import { type ObjectStore, assertKey } from './object-store.ts';
import { createS3Multipart } from './s3-multipart.ts';
import { uploadInParts } from './s3-upload.ts';

type S3Config = Extract<Config['objects'], { kind: 's3' }>;

/** A bucket silent for this long counts as away. */
const silenceMs = 4000;

/** Marks the bucket's own outages as retryable. */
function explainOutage(error: unknown): never {
  if (error instanceof Error) {
    const status = error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;
    const isSilent = error.name === 'TimeoutError';
    if (isSilent || status >= 500 || status === 429) Object.assign(error, { retryable: true });
    // The client would retry a TimeoutError, and wait as long once more.
    if (isSilent) error.name = 'BucketSilentError';
  }
  throw error;
}

/** Files in a bucket; presigned URLs lead to the bucket itself. */
export function createS3Store(config: S3Config): ObjectStore {
  const client = new S3Client({
    region: config.region,
    forcePathStyle: config.forcePathStyle,
    // Otherwise every signed PUT would demand a checksum that plain callers do not send.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 2000, socketTimeout: silenceMs },
    ...(config.endpoint ? { endpoint: config.endpoint } : {}),
    ...(config.accessKeyId && config.secretAccessKey
      ? { credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey } }
      : {}),
  });
  // Errors of the connection, before the client retries; errors of the bucket, once its answer was read.
  client.middlewareStack.add((next) => (args) => next(args).catch(explainOutage), { step: 'deserialize' });
  client.middlewareStack.add((next) => (args) => next(args).catch(explainOutage), { step: 'initialize' });
  const at = (key: string) => {
    assertKey(key);
    return { Bucket: config.bucket, Key: key };
  };
  const multipart = createS3Multipart({ client, at });

  const store: ObjectStore = {
    kind: 's3',
    check: async () => void (await client.send(new HeadBucketCommand({ Bucket: config.bucket }))),
    async put(key, body, { contentType, maxBytes } = {}) {
      const target = { ...at(key), ...(contentType ? { ContentType: contentType } : {}) };
      if (!(body instanceof Uint8Array))
        return uploadInParts({
          client,
          target,
          body: Readable.from(body, { objectMode: false }),
          maxBytes,
        });
      if (maxBytes !== undefined && body.length > maxBytes) throw new ContractError('file_too_large');
      const { ETag } = await client.send(new PutObjectCommand({ ...target, Body: body }));
      return { sizeBytes: body.length, etag: ETag ?? '' };
    },
    async get(key, range) {
      const wanted = range ? { Range: `bytes=${range.start}-${range.end ?? ''}` } : {};
      const answer = await client
        .send(new GetObjectCommand({ ...at(key), ...wanted }))
        .catch(absentAsUndefined);
      return answer?.Body as Readable | undefined;
    },
    async stat(key) {
      const answer = await client.send(new HeadObjectCommand(at(key))).catch(absentAsUndefined);
      return answer && { sizeBytes: answer.ContentLength ?? 0, etag: answer.ETag ?? '' };
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    async deletePrefix(prefix) {
      assertKey(prefix);
      let deleted = 0;
      for (;;) {
        const { Contents = [] } = await client.send(
          new ListObjectsV2Command({ Bucket: config.bucket, Prefix: `${prefix}/` }),
        );
        if (Contents.length === 0) return deleted;
        // One by one: some stores require a checksum for deleting many at once.
        for (const { Key } of Contents)
          if (Key !== undefined) await client.send(new DeleteObjectCommand({ Bucket: config.bucket, Key }));
        deleted += Contents.length;
      }
    },
    // A put that broke off is not visible in a bucket; abandoned parts are left to its own lifecycle rule.
    deleteAbandoned: async () => 0,
    async presignedUrl({ key, expiresInMs, filename, contentType }) {
      const disposition =
        filename === undefined
          ? {}
          : { ResponseContentDisposition: `attachment; filename*=UTF-8''${encodeURIComponent(filename)}` };
      const type = contentType === undefined ? {} : { ResponseContentType: contentType };
      const command = new GetObjectCommand({ ...at(key), ...disposition, ...type });
      return getSignedUrl(client, command, { expiresIn: Math.ceil(expiresInMs / 1000) });
    },
    createMultipart: multipart.create,
    putPart: multipart.putPart,
    async completeMultipart(key, uploadId, parts) {
      const refusal = await multipart.complete(key, uploadId, parts).catch((error: unknown) => error);
      // Completed before: the bucket no longer knows the upload.
      const stored = await store.stat(key);
      if (!stored) throw refusal ?? new Error('A completed upload is not there');
      return stored;
    },
    abortMultipart: multipart.abort,
  };
  return store;
}

function absentAsUndefined(error: unknown): undefined {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined;
  throw error;
}
