import { ContractError } from '@lavra/contract/errors';
import { faultSentence } from '@lavra/contract/task-filter/fault-sentence';
import { parseTaskFilter } from '@lavra/contract/task-filter/parse-task-filter';

import { isAdmin } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { endOfDay, readDayRange, startOfDay } from '../../platform/day-range.ts';
import type { TasksOf } from './task-filter.store.ts';

interface Question {
  readonly companyId: string;
  readonly filters?: string | undefined;
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
  readonly all?: boolean | undefined;
}

/**
 * The tasks that a caller's query covers. Throws date_range_invalid, filter_invalid, and forbidden for `all` without an
 * administrator.
 */
export function readQuestion(ctx: Context, question: Question): TasksOf {
  const { companyId, filters = '', start_date, end_date, all = false } = question;
  if (all && !isAdmin(ctx.principal)) throw new ContractError('forbidden');
  const now = ctx.clock.now();
  const days = readDayRange({ start: start_date, end: end_date }, { now });
  const { clauses, fault } = parseTaskFilter(filters);
  if (fault !== undefined) {
    const message = faultSentence(fault, ctx.locale);
    throw new ContractError('filter_invalid', {
      params: { place: fault.at + 1 },
      details: [{ path: 'body.filters', message }],
    });
  }
  return {
    companyId: all ? undefined : companyId,
    from: startOfDay(days.start),
    until: endOfDay(days.end),
    days,
    clauses,
    now,
  };
}
