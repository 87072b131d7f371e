import type { GeneralUsage } from '@lavra/contract/model/usage';

import type { DaySeries } from '../../ui/charts/day-series.ts';
import { othersKey } from '../../ui/charts/series-style.ts';

interface CompanySeries {
  readonly days: readonly string[];
  readonly series: readonly DaySeries[];
}

/** The last days of the range by company, with all other companies as one series. */
export function companySeries(
  { labels, requests, requesters }: GeneralUsage,
  { now, others }: { readonly now: string; readonly others: string },
): CompanySeries {
  const begun = labels.filter((day) => day <= now);
  const days = begun.slice(-(requesters[0]?.recent.length ?? 0));
  const first = begun.length - days.length;
  const all = days.map((_, day) =>
    Object.values(requests).reduce((sum, counts) => sum + (counts[first + day] ?? 0), 0),
  );
  const series = requesters.map(({ id, name, recent }) => ({ key: id, name, values: recent }));
  const rest = all.map((sum, day) =>
    Math.max(0, sum - series.reduce((shown, { values }) => shown + (values[day] ?? 0), 0)),
  );
  return {
    days: requesters.length === 0 ? [] : days,
    series: rest.some((count) => count > 0)
      ? [...series, { key: othersKey, name: others, values: rest }]
      : series,
  };
}
