import type { Readable } from 'node:stream';

import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { ContractError } from '@lavra/contract/errors';

import type { StoredObject } from './object-store.ts';

/** S3 takes no smaller part but the last. */
const partBytes = 8 * 1_048_576;

interface Upload {
  readonly client: S3Client;
  readonly target: { readonly Bucket: string; readonly Key: string; readonly ContentType?: string };
  readonly body: Readable;
  readonly maxBytes: number | undefined;
}

/** Sends a stream of unknown length with one part of it in memory; plainly when one part is all. */
export async function uploadInParts({
  client,
  target,
  body,
  maxBytes = Infinity,
}: Upload): Promise<StoredObject> {
  const parts: { PartNumber: number; ETag: string | undefined }[] = [];
  let uploadId: string | undefined;
  let sizeBytes = 0;

  async function sendPart(bytes: Buffer): Promise<void> {
    uploadId ??= (await client.send(new CreateMultipartUploadCommand(target))).UploadId;
    const part = { Bucket: target.Bucket, Key: target.Key, UploadId: uploadId, PartNumber: parts.length + 1 };
    const { ETag } = await client.send(new UploadPartCommand({ ...part, Body: bytes }));
    parts.push({ PartNumber: part.PartNumber, ETag });
  }

  try {
    let held: Buffer[] = [];
    let heldBytes = 0;
    for await (const chunk of body as AsyncIterable<Buffer>) {
      sizeBytes += chunk.length;
      if (sizeBytes > maxBytes) throw new ContractError('file_too_large');
      held.push(chunk);
      heldBytes += chunk.length;
      if (heldBytes < partBytes) continue;
      await sendPart(Buffer.concat(held));
      held = [];
      heldBytes = 0;
    }
    const rest = Buffer.concat(held);
    if (uploadId === undefined) {
      const { ETag } = await client.send(new PutObjectCommand({ ...target, Body: rest }));
      return { sizeBytes, etag: ETag ?? '' };
    }
    if (rest.length > 0) await sendPart(rest);
    const whole = {
      Bucket: target.Bucket,
      Key: target.Key,
      UploadId: uploadId,
      MultipartUpload: { Parts: parts },
    };
    const { ETag } = await client.send(new CompleteMultipartUploadCommand(whole));
    return { sizeBytes, etag: ETag ?? '' };
  } catch (error) {
    if (uploadId !== undefined) {
      await client.send(
        new AbortMultipartUploadCommand({ Bucket: target.Bucket, Key: target.Key, UploadId: uploadId }),
      );
    }
    throw error;
  }
}
