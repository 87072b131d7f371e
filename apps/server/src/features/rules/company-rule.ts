import { effectiveLimits } from '@lavra/contract/company-rule';
import { companyServices } from '@lavra/contract/scopes';
import type { Service } from '@lavra/contract/services/all';

import type { Context } from '../../platform/context.ts';
import type { Limit } from './period.ts';
import { findRule } from './rules.store.ts';

export interface Rule {
  readonly scopes: Service[];
  readonly validations: string[];
  readonly limits: readonly Limit[];
}

/** What a company may use; without a rule: every service, no background validation, and no limit. */
export async function companyRule(ctx: Context, companyId: string): Promise<Rule> {
  const rule = await findRule(ctx.db, companyId);
  return {
    scopes: companyServices(rule?.scopes ?? []),
    validations: rule?.validations ?? [],
    limits: rule === undefined ? [] : limitsOf(rule),
  };
}

/** Like `companyRule`, at most a second old: every sending reads it. */
export function readRule(ctx: Context, companyId: string): Promise<Rule> {
  return ctx.cache.read(keyOf(companyId), () => companyRule(ctx, companyId));
}

/** Evicts the cached rule of this process. To be called after the commit. */
export function evictRule({ cache }: Pick<Context, 'cache'>, companyId: string): void {
  cache.evict(keyOf(companyId));
}

const keyOf = (companyId: string) => `rule ${companyId}`;

/** The limits of a rule that are effective, ordered by what they count, so that two sendings never deadlock. */
export function limitsOf(rule: NonNullable<Awaited<ReturnType<typeof findRule>>>): Limit[] {
  const of = (kind: Limit['kind'], limits: typeof rule.serviceLimits) =>
    effectiveLimits(limits).map(({ services, limit }) => ({
      kind,
      services,
      limit,
      resetDay: rule.resetDay,
      counted: `${kind} ${services.toSorted().join(' ')}`,
    }));
  return [...of('services', rule.serviceLimits), ...of('validations', rule.validationLimits)].toSorted(
    (a, b) => (a.counted < b.counted ? -1 : 1),
  );
}
