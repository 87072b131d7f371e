import type { Context } from '../../platform/context.ts';
import { limitsOf } from './company-rule.ts';
import { periodAt } from './period.ts';
import { findRule, putCount } from './rules.store.ts';

interface RecordUsed {
  readonly companyId: string;
  readonly used: number;
  /** A moment within the period to set. */
  readonly at: Date;
}

/** Sets how much of its limits a company without jobs has used. Only for the demo. */
export async function recordUsed(ctx: Context, { companyId, used, at }: RecordUsed): Promise<void> {
  const rule = await findRule(ctx.db, companyId);
  for (const limit of rule ? limitsOf(rule) : [])
    await putCount(ctx.db, { companyId, limit, period: periodAt(at, limit.resetDay) }, used);
}
