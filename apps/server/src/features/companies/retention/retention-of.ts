import type { RetentionPreferences } from '@lavra/contract/model/company';

import type { Context } from '../../../platform/context.ts';
import { presentTime } from '../../../platform/times.ts';
import { companyOf } from '../companies.policy.ts';
import type { Company } from '../companies.store.ts';

/** How long a company's data is kept. Throws not_found when there is no such company. */
export async function retentionOf(ctx: Context, companyId: string): Promise<RetentionPreferences> {
  return presentRetention(await companyOf(ctx, companyId));
}

function presentRetention(company: Company): RetentionPreferences {
  return {
    expires: company.dataExpiresDays,
    training_accepted: company.isTrainingAccepted,
    training_expires: company.trainingExpiresDays,
    updated_at: company.retentionUpdatedAt && presentTime(company.retentionUpdatedAt),
  };
}
