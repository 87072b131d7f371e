import type { UsageMetrics } from '@lavra/contract/model/usage';
import type { ReactNode } from 'react';

import { m } from '../../../i18n/messages.ts';
import { DayChart } from '../../../ui/charts/day-chart.tsx';
import { Skeleton } from '../../../ui/controls/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { usageSeries } from '../usage-series.ts';

interface UsageChartProps {
  readonly usage: UsageMetrics | undefined;
  /** What the one line is called that is of no service. */
  readonly nameOfTotal: string;
  readonly isStale: boolean;
  /** What to do where nothing was used. */
  readonly emptyAction?: ReactNode;
  readonly onDay?: (day: string, series?: string) => void;
}

/** Requests by day, a piece of each bar for each series. */
export function UsageChart({ usage, nameOfTotal, isStale, emptyAction, onDay }: UsageChartProps) {
  if (usage === undefined) return <Skeleton height={390} radius={12} aria-label={m.loading()} />;
  const { days, series } = usageSeries(usage, nameOfTotal);
  if (days.length === 0 || usage.total_requests === 0)
    return (
      <Panel>
        <EmptyState
          icon="dashboard"
          title={m.usage_empty()}
          text={m.usage_empty_text()}
          action={emptyAction}
        />
      </Panel>
    );
  return <DayChart title={m.usage_by_day()} days={days} series={series} isStale={isStale} onDay={onDay} />;
}
