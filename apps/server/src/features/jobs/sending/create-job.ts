import type { SignedUrl } from '@lavra/contract/model/job';

import type { Context } from '../../../platform/context.ts';
import { announceUploads } from '../../uploads/index.ts';
import { checkParts, expectedFiles, newRow } from './new-job.ts';
import { parseMetadata } from '../metadata.ts';
import { allowSending } from '../jobs.policy.ts';
import { insertJob } from '../jobs.store.ts';
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
  const row = await newRow(ctx, { ...input, ...sender, metadata });
  const { id, companyId } = row;
  const { announced, insertion } = announceUploads(ctx, {
    companyId,
    ownerKind: 'job',
    ownerId: id,
    names: expectedFiles(sender.service, input),
    isBase64: input.isBase64,
    parts,
  });
  await insertJob(ctx.db, row, { files: insertion });
  return { ...announced, id, status_url: jobResultUrl(ctx, { batchId: null, id }) };
}
