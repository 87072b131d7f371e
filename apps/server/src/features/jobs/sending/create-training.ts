import { sendingEndpoints } from '@lavra/contract/endpoints/sending';
import { ContractError } from '@lavra/contract/errors';

import { verb } from '../../../platform/verb.ts';
import { retentionOf } from '../../companies/index.ts';
import { announceTraining } from '../../uploads/index.ts';
import { senderOf } from '../jobs.policy.ts';
import { allowTraining } from './quotas.ts';

/** Accepts a file for training, where the company agreed to that; it is kept for the days of its own retention. */
export const createTraining = verb(sendingEndpoints.createTraining, async ({ ctx, query }) => {
  const { companyId, clientId } = await senderOf(ctx, query['client-id']);
  const retention = await retentionOf(ctx, companyId);
  if (!retention.training_accepted) throw new ContractError('forbidden');
  const { parts } = query;
  await allowTraining(ctx, companyId);
  const file = { companyId, clientId, filename: query.filename, keptDays: retention.training_expires, parts };
  return announceTraining(ctx, file);
});
