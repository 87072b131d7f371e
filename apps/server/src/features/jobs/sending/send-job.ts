import { Readable } from 'node:stream';

import { sendingEndpoints } from '@lavra/contract/endpoints/sending';
import { ContractError } from '@lavra/contract/errors';

import { verb } from '../../../platform/verb.ts';
import { withinLimits } from '../../rules/index.ts';
import {
  type FileName,
  type StoredFile,
  bytesOfBase64,
  insertionOfStored,
  storeFile,
} from '../../uploads/index.ts';
import { expectedFiles, newRow } from './new-job.ts';
import { parseMetadata } from '../metadata.ts';
import { allowSending } from '../jobs.policy.ts';
import { recogniseQueue } from '../jobs.queue.ts';
import { insertJob } from '../jobs.store.ts';
import { readingPriority } from '../lifecycle/start-job.ts';
import { jobResultUrl } from '../jobs.presenter.ts';

/** Base64 by file name. */
type Contents = Readonly<Record<FileName, string | null | undefined>>;

/** Accepts a job together with its files; it starts at once. */
export const sendJob = verb(sendingEndpoints.sendJob, async ({ ctx, params, query, body }) => {
  const sender = await allowSending(ctx, params.service);
  const metadata = parseMetadata(sender.service, body.metadata);
  const files = {
    document: body.data,
    selfie: body.facematch,
    extra_document: body.extra || body['extra-document'],
  };
  // Announced by a flag, or by its presence.
  const names = expectedFiles(sender.service, {
    facematch: query.facematch || Boolean(files.selfie),
    'extra-document':
      query['extra-document'] || query.extra_document === true || Boolean(files.extra_document),
  });
  const contents = await decode(files, names);
  const row = await newRow(ctx, { sender, query, metadata });
  const { id, companyId } = row;

  const stored: StoredFile[] = [];
  try {
    for (const [name, bytes] of contents)
      stored.push(
        await storeFile(ctx, { companyId, ownerKind: 'job', ownerId: id, name }, Readable.from([bytes])),
      );
    const priority = await readingPriority(ctx, companyId);
    const accepted = {
      files: insertionOfStored(ctx, stored),
      message: ctx.queue.insertion(recogniseQueue, [{ data: { jobId: id }, options: { priority, key: id } }]),
    };
    await withinLimits(ctx, row, (ctx) => insertJob(ctx, { ...row, status: 'processing' }, accepted));
  } catch (error) {
    for (const { objectKey } of stored) await ctx.objects.delete(objectKey);
    throw error;
  }
  ctx.queue.wake(recogniseQueue);
  return { id, status_url: jobResultUrl(ctx, { batchId: null, id }) };
});

async function decode(files: Contents, names: readonly FileName[]): Promise<Map<FileName, Buffer>> {
  if (!files.document) throw new ContractError('data_missing');
  if (names.some((name) => !files[name])) throw new ContractError('second_file_missing');
  const contents = new Map<FileName, Buffer>();
  for (const name of names) contents.set(name, await bytesOfBase64(files[name] ?? ''));
  return contents;
}
