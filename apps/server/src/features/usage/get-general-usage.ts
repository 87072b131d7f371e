import { usageEndpoints } from '@lavra/contract/endpoints/usage';
import type { GeneralUsageFilter, Requester } from '@lavra/contract/model/usage';

import type { Context } from '../../platform/context.ts';
import { dayOf, listDays, readDayRange } from '../../platform/day-range.ts';
import { verb } from '../../platform/verb.ts';
import { daySeries } from './day-series.ts';
import {
  type DaySum,
  type GeneralFilter,
  findLastSummed,
  listCompanySums,
  listDaySums,
  listDaysOfCompanies,
} from './general-usage.store.ts';
import { presentUsageTotals } from './get-usage-totals.ts';
import { dayBefore, wholeMonths } from './whole-months.ts';

/** Days in a company's recent course. */
const recentDays = 30;

/** The usage of all companies, or of the named ones, by day; and of each of them, one page. */
export const getGeneralUsage = verb(usageEndpoints.getGeneralUsage, async ({ ctx, body }) => {
  const range = readDayRange(body, { now: ctx.clock.now() });
  const filter = { ...range, services: body.services ?? [], companies: body.companies ?? [] };
  const lastSummed = await findLastSummed(ctx.db);
  const [days, requesters] = await Promise.all([
    listDaySums(ctx.db, filter, lastSummed),
    listRequesters(ctx, filter, { lastSummed, ...body }),
  ]);
  const labels = listDays(range);
  return {
    labels,
    requests: daySeries(days, labels, body.detailed ?? false),
    ...presentUsageTotals({
      total: sumOf(days, 'total'),
      errors: sumOf(days, 'errors'),
      durationMs: sumOf(days, 'durationMs'),
    }),
    requesters,
  };
});

function sumOf(days: readonly DaySum[], name: 'total' | 'errors' | 'durationMs'): number {
  return days.reduce((sum, day) => sum + day[name], 0);
}

type Paging = Pick<GeneralUsageFilter, 'page' | 'limit' | 'sort' | 'ascending'> & {
  readonly lastSummed: string | undefined;
};

async function listRequesters(
  ctx: Context,
  filter: GeneralFilter,
  { page = 1, limit = 10, sort = 'requests_sent', ascending = false, lastSummed }: Paging,
): Promise<Requester[]> {
  const companies = await listCompanySums(ctx.db, filter, {
    offset: (page - 1) * limit,
    limit,
    order: sort === 'requests_sent' ? 'total' : sort,
    isAscending: ascending,
    months: wholeMonths(filter, lastSummed),
  });
  const today = dayOf(ctx.clock.now());
  // Future days would look like a fall at its end.
  const end = today < filter.end && today >= filter.start ? today : filter.end;
  const recent = { start: dayBefore(end, recentDays - 1, filter.start), end };
  const labels = listDays(recent);
  const ids = companies.map(({ id }) => id);
  const days =
    ids.length > 0 ? await listDaysOfCompanies(ctx.db, { ...filter, ...recent, companies: ids }) : [];
  const counts = new Map(days.map(({ companyId, day, total }) => [`${companyId} ${day}`, total]));
  return companies.map(({ id, name, email, total, errors }) => ({
    name,
    id,
    email,
    requests_sent: total,
    errors,
    recent: labels.map((day) => counts.get(`${id} ${day}`) ?? 0),
  }));
}
