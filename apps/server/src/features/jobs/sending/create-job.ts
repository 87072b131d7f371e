import type { SignedUrl } from '@lavra/contract/model/job';

import type { Context } from '../../../platform/context.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { announceUploads } from '../../uploads/index.ts';
import { insertBatch } from '../batches.store.ts';
import { checkParts, expectedFiles, newBatch, singleJobOf } from './new-job.ts';
import { parseMetadata } from './metadata.ts';
import { allowSending } from '../jobs.policy.ts';
import { insertJobs } from '../jobs.store.ts';
import { jobResultUrl } from '../jobs.presenter.ts';

interface CreateJob {
  readonly service: string;
  readonly clientId?: string | undefined;
  readonly source?: string | undefined;
  readonly backgroundId?: string | undefined;
  readonly filename?: string | undefined;
  readonly metadata: unknown;
  readonly isBase64: boolean;
  readonly parts?: number | undefined;
  readonly facematch: boolean;
  readonly 'extra-document': boolean;
}

/** Accepts a job and answers where to PUT its files; it starts once all of them are here. */
export async function createJob({ ctx, input }: { ctx: Context; input: CreateJob }): Promise<SignedUrl> {
  const sender = await allowSending(ctx, input);
  const metadata = parseMetadata(sender.service, input.metadata);
  const parts = checkParts(input.parts);
  const batch = await newBatch(ctx, { ...input, ...sender, metadata, isSingle: true });
  const { id, companyId } = batch;
  const names = expectedFiles(sender.service, input);

  const announced = await transaction(ctx, async (ctx) => {
    await insertBatch(ctx.db, batch);
    await insertJobs(ctx.db, [singleJobOf(batch)]);
    return announceUploads(ctx, {
      companyId,
      ownerKind: 'job',
      ownerId: id,
      names,
      isBase64: input.isBase64,
      parts,
    });
  });
  return { ...announced, id, status_url: jobResultUrl(ctx, { batchId: id, id }) };
}
