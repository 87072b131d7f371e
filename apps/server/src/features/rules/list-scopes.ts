import { companyRuleEndpoints } from '@lavra/contract/endpoints/rules';
import { serviceNames } from '@lavra/contract/services/all';

import { verb } from '../../platform/verb.ts';
import { listBackgroundIds } from './rules.store.ts';

/** Every service and background validation that a rule may name. */
export const listScopes = verb(companyRuleEndpoints.listScopes, async ({ ctx }) => ({
  scopes: [...serviceNames],
  validations: await listBackgroundIds(ctx.db),
}));
