import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../platform/context.ts';
import { findCompany } from './companies.store.ts';

export interface Retention {
  /** Days. */
  readonly expires: number;
  readonly training_accepted: boolean;
  /** Days. */
  readonly training_expires: number;
}

/** How long a company's data is kept. Throws not_found where there is no such company. */
export async function retentionOf(ctx: Context, companyId: string): Promise<Retention> {
  const company = await findCompany(ctx.db, companyId);
  if (!company) throw new ContractError('not_found');
  return {
    expires: company.dataExpiresDays,
    training_accepted: company.isTrainingAccepted,
    training_expires: company.trainingExpiresDays,
  };
}
