import { Readable } from 'node:stream';

import { ContractError } from '@lavra/contract/errors';
import type { Service } from '@lavra/contract/services/all';

import type { Context } from '../../../platform/context.ts';
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

interface SendJob {
  readonly service: string;
  readonly source?: string | undefined;
  readonly backgroundId?: string | undefined;
  readonly metadata: unknown;
  readonly facematch: boolean;
  readonly 'extra-document': boolean;
  /** Base64 by file. */
  readonly files: Readonly<Record<FileName, string | null | undefined>>;
}

/** Accepts a job together with its files; it starts at once. */
export async function sendJob({
  ctx,
  input,
}: {
  ctx: Context;
  input: SendJob;
}): Promise<{ id: string; status_url: string }> {
  const sender = await allowSending(ctx, input);
  const metadata = parseMetadata(sender.service, input.metadata);
  const contents = await decode(input.files, announcedFiles(sender.service, input));
  const row = await newRow(ctx, { ...input, ...sender, metadata });
  const { id, companyId, createdAt } = row;

  const stored: StoredFile[] = [];
  try {
    for (const [name, bytes] of contents)
      stored.push(
        await storeFile(ctx, { companyId, ownerKind: 'job', ownerId: id, name }, Readable.from([bytes])),
      );
    const priority = await readingPriority(ctx, companyId);
    await insertJob(
      ctx.db,
      { ...row, status: 'processing', readyAt: createdAt },
      {
        files: insertionOfStored(ctx, stored),
        message: ctx.queue.insertion(recogniseQueue, [
          { data: { jobId: id }, options: { priority, key: id } },
        ]),
      },
    );
  } catch (error) {
    for (const { objectKey } of stored) await ctx.objects.delete(objectKey);
    throw error;
  }
  ctx.queue.wake(recogniseQueue);
  return { id, status_url: jobResultUrl(ctx, { batchId: null, id }) };
}

/** What the flags announce, and what came without a flag. */
function announcedFiles(service: Service, { files, ...flags }: SendJob): FileName[] {
  return expectedFiles(service, {
    facematch: flags.facematch || Boolean(files.selfie),
    'extra-document': flags['extra-document'] || Boolean(files.extra_document),
  });
}

async function decode(files: SendJob['files'], names: readonly FileName[]): Promise<Map<FileName, Buffer>> {
  if (!files.document) throw new ContractError('data_missing');
  if (names.some((name) => !files[name])) throw new ContractError('second_file_missing');
  const contents = new Map<FileName, Buffer>();
  for (const name of names) contents.set(name, await bytesOfBase64(files[name] ?? ''));
  return contents;
}
