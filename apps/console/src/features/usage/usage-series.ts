import { type InvoiceMetrics, readInvoiceKey } from '@lavra/contract/model/invoice';
import type { UsageMetrics } from '@lavra/contract/model/usage';

import { today } from '../../lib/days.ts';
import { serviceName } from '../../lib/service-name.ts';
import { type DaySeries, totalOf } from '../../ui/charts/day-series.ts';

interface UsageSeries {
  readonly days: readonly string[];
  /** The most used first. */
  readonly series: readonly DaySeries[];
}

/** Series of the days that have begun: a line at zero over days to come would suggest that nothing was sent. */
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

/** Counts of one service over a range. */
export interface ServiceUse {
  readonly service: string;
  readonly requests: number;
  readonly errors: number;
}

export function serviceUsesOf({ services }: InvoiceMetrics): ServiceUse[] {
  return Object.entries(services).flatMap(([key, { total, error }]) => {
    const { service, day } = readInvoiceKey(key);
    return service === undefined || day !== undefined ? [] : [{ service, requests: total, errors: error }];
  });
}
