import type { RetentionPreferences } from '@lavra/contract/model/company';

import { presentTime } from '../../platform/times.ts';
import type { Company } from './companies.store.ts';

export function toRetention(company: Company): RetentionPreferences {
  return {
    expires: company.dataExpiresDays,
    training_accepted: company.isTrainingAccepted,
    training_expires: company.trainingExpiresDays,
    updated_at: company.retentionUpdatedAt && presentTime(company.retentionUpdatedAt),
  };
}
