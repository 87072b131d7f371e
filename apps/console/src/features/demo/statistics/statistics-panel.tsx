import type { UsageMetrics } from '@lavra/contract/model/usage';
import type { Service } from '@lavra/contract/services/all';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { usageQuery } from '../../../api/usage.ts';
import { m } from '../../../i18n/messages.ts';
import { useCompanyId } from '../../../lib/acting-company.ts';
import { daysUntilToday } from '../../../lib/days.ts';
import { filesOfDay } from '../../../lib/files-of-day.ts';
import { serviceName } from '../../../lib/service-name.ts';
import { DayChart } from '../../../ui/charts/day-chart.tsx';
import { totalKey } from '../../../ui/charts/series-style.ts';
import { UsageFigures } from '../../../ui/charts/usage-figures.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailureState } from '../../../ui/feedback/failure-state.tsx';
import segmented from '../../../base/segmented.module.css';
import classes from './statistics-panel.module.css';
import { Skeleton } from '../../../ui/controls/skeleton.tsx';

const periods = [7, 30, 90] as const;

/** Requests per day, summed over all series of the answer. */
function perDay({ labels, requests }: UsageMetrics): number[] {
  return labels.map((_, i) => Object.values(requests).reduce((sum, series) => sum + (series[i] ?? 0), 0));
}

/** How much the company used this service. */
export function StatisticsPanel({ service }: { readonly service: Service }) {
  const navigate = useNavigate();
  const [days, setDays] = useState<number>(30);
  const { data, error, refetch, isPlaceholderData } = useQuery(
    usageQuery(useCompanyId(), { ...daysUntilToday(days), service }),
  );
  return (
    <div className={classes.root}>
      <fieldset className={`${segmented.group} ${classes.period}`} aria-label={m.demo_usage_period()}>
        {periods.map((period) => (
          <button
            key={period}
            type="button"
            className={segmented.option}
            aria-pressed={period === days}
            onClick={() => setDays(period)}
          >
            {m.demo_usage_days({ count: period })}
          </button>
        ))}
      </fieldset>
      {data === undefined && error !== null ? (
        <FailureState error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton height={360} radius={12} aria-label={m.loading()} />
      ) : data.total_requests === 0 ? (
        <EmptyState icon="dashboard" title={m.demo_usage_none()} text={m.demo_usage_none_text()} />
      ) : (
        <>
          <UsageFigures usage={data} isStale={isPlaceholderData} course={perDay(data)} />
          <DayChart
            title={m.usage_by_day()}
            days={data.labels}
            series={[{ key: totalKey, name: serviceName(service), values: perDay(data) }]}
            isStale={isPlaceholderData}
            onDay={(day) => void navigate({ to: '/processed-files', search: filesOfDay(day, service) })}
          />
        </>
      )}
    </div>
  );
}
