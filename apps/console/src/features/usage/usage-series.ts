import type { UsageMetrics } from '@lavra/contract/model/usage';

import { today } from '../../lib/days.ts';
import { serviceName } from '../../lib/service-name.ts';
import { type DaySeries, totalOf } from '../../ui/charts/day-series.ts';

interface UsageSeries {
  readonly days: readonly string[];
  /** The most used first. */
  readonly series: readonly DaySeries[];
}

/** Lines of the days that have begun: a line at zero over days to come would say that nothing was sent. */
export function usageSeries({ labels, requests }: UsageMetrics, nameOfTotal: string): UsageSeries {
  const now = today();
  const days = labels.filter((day) => day <= now);
  const series = Object.entries(requests)
    .map(([key, values]) => ({
      key,
      name: key === 'total' ? nameOfTotal : serviceName(key),
      values: values.slice(0, days.length),
    }))
    .toSorted((a, b) => totalOf(b) - totalOf(a));
  return { days, series };
}
