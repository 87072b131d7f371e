import { outsideCheckEndpoints } from '@lavra/contract/endpoints/outside-checks';
import { type CheckName, type OutsideCheckState, checkNames } from '@lavra/contract/model/validation';

import type { Context } from '../../platform/context.ts';
import { dayMs, presentTimeOrNull } from '../../platform/times.ts';
import { verb } from '../../platform/verb.ts';
import { listHours } from './outside-checks.store.ts';
import { isConfigured } from './plan-validation.ts';

const windowMs = dayMs;

/** How the services of the outside checks have answered, whichever process asked. */
export const listOutsideChecks = verb(outsideCheckEndpoints.listOutsideChecks, async ({ ctx }) => {
  const hours = await listHours(ctx.db, new Date(ctx.clock.now().getTime() - windowMs));
  const of = (name: CheckName) => hours.filter(({ checkName }) => checkName === name);
  return { checks: checkNames.map((name) => present(ctx, name, of(name))) };
});

type Hours = Awaited<ReturnType<typeof listHours>>;

function present({ config }: Context, check: CheckName, hours: Hours): OutsideCheckState {
  const sum = (of: 'calls' | 'failures' | 'msSum') => hours.reduce((total, hour) => total + hour[of], 0);
  const calls = sum('calls');
  const [last] = hours;
  return {
    check,
    state: isConfigured(config, check) ? stateOf(last) : 'not_configured',
    calls,
    failures: sum('failures'),
    average_ms: calls === 0 ? null : Math.round(sum('msSum') / calls),
    last_at: presentTimeOrNull(last?.lastAt ?? null),
    last_failure: last?.lastFailure ?? null,
  };
}

function stateOf(last: Hours[number] | undefined) {
  if (!last) return 'untested';
  return last.lastFailure === null ? 'active' : 'failing';
}
