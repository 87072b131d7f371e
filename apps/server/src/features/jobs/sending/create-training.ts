import { sendingEndpoints } from '@lavra/contract/endpoints/sending';
import { ContractError } from '@lavra/contract/errors';

import { verb } from '../../../platform/verb.ts';
import { retentionOf } from '../../companies/index.ts';
import { announceTraining } from '../../uploads/index.ts';
import { senderOf } from '../jobs.policy.ts';
import { allowTraining } from './quotas.ts';

/** Accepts a file for training, if the company agreed to that; kept by the company's retention of training files. */
export const createTraining = verb(sendingEndpoints.createTraining, async ({ ctx, query }) => {
  const { companyId, clientId } = await senderOf(ctx, query['client-id']);
  const retention = await retentionOf(ctx, companyId);
  if (!retention.training_accepted) throw new ContractError('forbidden');
  const { parts } = query;
  await allowTraining(ctx, companyId);
  const file = { companyId, clientId, filename: query.filename, keptDays: retention.training_expires, parts };
  return announceTraining(ctx, file);
});
