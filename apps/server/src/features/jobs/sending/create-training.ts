import { ContractError } from '@lavra/contract/errors';
import type { TrainingUrl } from '@lavra/contract/model/job';

import type { Context } from '../../../platform/context.ts';
import { retentionOf } from '../../companies/index.ts';
import { announceTraining } from '../../uploads/index.ts';
import { senderOf } from '../jobs.policy.ts';
import { checkParts } from './new-job.ts';

interface CreateTraining {
  readonly clientId?: string | undefined;
  readonly filename?: string | undefined;
  readonly parts?: number | undefined;
}

/** Accepts a file for training, where the company agreed to that; it is kept for the days of its own retention. */
export async function createTraining({
  ctx,
  input,
}: {
  ctx: Context;
  input: CreateTraining;
}): Promise<TrainingUrl> {
  const { companyId, clientId } = await senderOf(ctx, input.clientId);
  const retention = await retentionOf(ctx, companyId);
  if (!retention.training_accepted) throw new ContractError('forbidden');
  const parts = checkParts(input.parts);
  const file = { companyId, clientId, filename: input.filename, keptDays: retention.training_expires, parts };
  return announceTraining(ctx, file);
}
