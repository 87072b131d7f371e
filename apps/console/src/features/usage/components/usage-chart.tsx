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
  /** Label of the total, the one line that belongs to no service. */
  readonly nameOfTotal: string;
  readonly isStale: boolean;
  /** Shown when nothing was used. */
  readonly emptyAction?: ReactNode;
  readonly onDay?: (day: string, series?: string) => void;
}

/** Requests by day, each bar split by series. */
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
