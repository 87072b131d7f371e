import { companyServices } from '@lavra/contract/scopes';
import type { Service } from '@lavra/contract/services/all';

import type { Context } from '../../platform/context.ts';
import { findRule } from './companies.store.ts';

export interface CompanyRule {
  readonly scopes: Service[];
  readonly validations: string[];
}

/** Services and background validations that a company may use: without a rule, every service and no validation. */
export async function companyRule(ctx: Context, companyId: string): Promise<CompanyRule> {
  const rule = await findRule(ctx.db, companyId);
  return { scopes: companyServices(rule?.scopes ?? []), validations: rule?.validations ?? [] };
}
