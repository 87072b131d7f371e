import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';

import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  type S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { ContractError } from '@lavra/contract/errors';

import { makeTemporaryFolder } from '../temporary-folder.ts';
import { writeAside } from './durable-write.ts';
import type { CompletedPart, PartOptions, PartPlace, StoredObject } from './object-store.ts';

interface MultipartOptions {
  readonly client: S3Client;
  readonly at: (key: string) => { readonly Bucket: string; readonly Key: string };
}

/** The bucket's own multipart uploads, whose parts are at least 5 MiB except the last. */
export function createS3Multipart({ client, at }: MultipartOptions) {
  async function sendPart(place: PartPlace, body: Readable, sizeBytes: number): Promise<StoredObject> {
    const broken = new AbortController();
    // Without this the client would wait for the rest for ever.
    body.once('error', (error) => broken.abort(error));
    const command = new UploadPartCommand({
      ...at(place.key),
      UploadId: place.uploadId,
      PartNumber: place.partNumber,
      ContentLength: sizeBytes,
      Body: body,
    });
    const { ETag } = await client
      .send(command, { abortSignal: broken.signal })
      .catch((error: unknown) => explainRefusal(body.errored ?? error));
    return { sizeBytes, etag: ETag ?? '' };
  }

  return {
    async create(key: string): Promise<{ uploadId: string }> {
      const { UploadId } = await client.send(new CreateMultipartUploadCommand(at(key)));
      if (UploadId === undefined) throw new Error('The object store began no upload');
      return { uploadId: UploadId };
    },

    async putPart(
      place: PartPlace,
      body: Readable,
      { sizeBytes, maxBytes = Infinity }: PartOptions = {},
    ): Promise<StoredObject> {
      if (sizeBytes !== undefined && sizeBytes > maxBytes) throw new ContractError('file_too_large');
      if (sizeBytes !== undefined) return sendPart(place, body, sizeBytes);
      // A bucket must be told the size beforehand.
      const folder = await makeTemporaryFolder('part');
      try {
        const aside = await writeAside(folder, body, maxBytes);
        return await sendPart(place, createReadStream(aside.path), aside.sizeBytes);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },

    async complete(key: string, uploadId: string, parts: readonly CompletedPart[]): Promise<void> {
      const Parts = parts.map(({ partNumber, etag }) => ({ PartNumber: partNumber, ETag: etag }));
      await client
        .send(
          new CompleteMultipartUploadCommand({ ...at(key), UploadId: uploadId, MultipartUpload: { Parts } }),
        )
        .catch(explainRefusal);
    },

    async abort(key: string, uploadId: string): Promise<void> {
      await client
        .send(new AbortMultipartUploadCommand({ ...at(key), UploadId: uploadId }))
        .catch((error: unknown) => {
          if (!(error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404)) throw error;
        });
    },
  };
}

function explainRefusal(error: unknown): never {
  const name = error instanceof S3ServiceException ? error.name : '';
  if (name === 'NoSuchUpload') throw new ContractError('upload_not_found', { cause: error });
  if (['InvalidPart', 'InvalidPartOrder', 'EntityTooSmall', 'MalformedXML'].includes(name))
    throw new ContractError('parts_mismatch', { cause: error });
  throw error;
}
