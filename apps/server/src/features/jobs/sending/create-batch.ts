import { ContractError } from '@lavra/contract/errors';
import type { SignedUrl } from '@lavra/contract/model/job';

import type { Context } from '../../../platform/context.ts';
import { announceUploads } from '../../uploads/index.ts';
import { insertBatch } from '../batches.store.ts';
import { allowSending } from '../jobs.policy.ts';
import { checkParts, newRow } from './new-job.ts';
import { parseBatchMetadata } from '../metadata.ts';
import { batchStatusUrl } from '../jobs.presenter.ts';

interface CreateBatch {
  readonly service: string;
  readonly clientId?: string | undefined;
  readonly source?: string | undefined;
  readonly backgroundId?: string | undefined;
  readonly filename?: string | undefined;
  readonly metadata: unknown;
  readonly isBase64: boolean;
  readonly parts?: number | undefined;
}

/** Accepts a batch and answers where to PUT its archive; its jobs are made once it is here. */
export async function createBatch({ ctx, input }: { ctx: Context; input: CreateBatch }): Promise<SignedUrl> {
  const sender = await allowSending(ctx, input);
  // Its two pictures cannot be told apart in an archive.
  if (sender.service === 'facematch') refuseService();
  const metadata = parseBatchMetadata(input.metadata);
  const parts = checkParts(input.parts);
  const row = await newRow(ctx, { ...input, ...sender, metadata });
  const { id, companyId } = row;
  const { announced, insertion } = announceUploads(ctx, {
    companyId,
    ownerKind: 'batch',
    ownerId: id,
    names: ['document'],
    isBase64: input.isBase64,
    parts,
  });
  await insertBatch(ctx.db, row, insertion);
  return { ...announced, id, status_url: batchStatusUrl(ctx, id) };
}

function refuseService(): never {
  throw new ContractError('invalid_input', { details: [{ path: 'path.service', message: 'facematch' }] });
}
