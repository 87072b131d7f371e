import { everyServiceName } from '@lavra/contract/company-rule';
import { everyService } from '@lavra/contract/scopes';
import type { LimitUse } from '@lavra/contract/model/company-rule';
import { isService, serviceDefinition } from '@lavra/contract/services/all';

import type { Context } from '../../platform/context.ts';
import { presentTime } from '../../platform/times.ts';
import { type Limit, type Period, periodAt } from './period.ts';
import { findUsed, listBackgroundNames } from './rules.store.ts';

/** How much of each limit a company has used in the current period. */
export async function limitUse(
  ctx: Context,
  companyId: string,
  limits: readonly Limit[],
): Promise<LimitUse[]> {
  const names = await namesOf(ctx, limits);
  return Promise.all(
    limits.map(async (limit) => {
      const period = periodAt(ctx.clock.now(), limit.resetDay);
      const used = await findUsed(ctx.db, { companyId, limit, period });
      return presentUse({ limit, period, used }, names);
    }),
  );
}

export interface Used {
  readonly limit: Limit;
  readonly period: Period;
  readonly used: number;
}

export function presentUse({ limit, period, used }: Used, names: (name: string) => string): LimitUse {
  return {
    kind: limit.kind,
    services: [...limit.services],
    names: limit.services.map(names),
    limit: limit.limit,
    used,
    since: presentTime(period.since),
    resets_at: presentTime(period.resetsAt),
  };
}

/** The name of a service or a background validation, in the caller's language. */
export async function namesOf(ctx: Context, limits: readonly Limit[]): Promise<(name: string) => string> {
  const ids = limits.filter(({ kind }) => kind === 'validations').flatMap(({ services }) => services);
  const names = await listBackgroundNames(ctx.db, ids);
  return (name) => {
    if (name === everyService) return everyServiceName[ctx.locale];
    return isService(name) ? serviceDefinition(name)[ctx.locale] : (names.get(name) ?? name);
  };
}
