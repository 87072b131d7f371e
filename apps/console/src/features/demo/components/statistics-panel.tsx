import { percentOf, type UsageMetrics } from '@lavra/contract/model/usage';
import type { Service } from '@lavra/contract/services/all';
import { SegmentedControl, Skeleton } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { usageQuery } from '../../../api/usage.ts';
import { m } from '../../../i18n/messages.ts';
import { useCompanyId } from '../../../lib/acting-company.ts';
import { formatNumber, formatPercent } from '../../../lib/formats.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailureState } from '../../../ui/feedback/failure-state.tsx';
import { periodOf } from '../period.ts';
import { DayBars } from './day-bars.tsx';
import classes from './statistics-panel.module.css';

const periods = [7, 30, 90] as const;

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly note?: string;
  readonly tone?: 'success' | 'error';
}

function Figure({ name, value, note, tone }: FigureProps) {
  return (
    <div className={classes.figure} data-tone={tone}>
      <dt>{name}</dt>
      <dd>
        {value}
        {note !== undefined && <small>{note}</small>}
      </dd>
    </div>
  );
}

function shareOf(part: number, whole: number): string {
  return formatPercent(Number(percentOf(part, whole)) / 100);
}

function Figures({ usage }: { readonly usage: UsageMetrics }) {
  const { total_requests: requests, total_errors: errors, duration } = usage;
  const successes = requests - errors;
  return (
    <dl className={classes.figures}>
      <Figure name={m.demo_usage_requests()} value={formatNumber(requests)} />
      <Figure
        name={m.demo_usage_successes()}
        value={formatNumber(successes)}
        note={shareOf(successes, requests)}
        tone="success"
      />
      <Figure
        name={m.demo_usage_errors()}
        value={formatNumber(errors)}
        note={shareOf(errors, requests)}
        {...(errors > 0 ? { tone: 'error' } : {})}
      />
      <Figure
        name={m.demo_usage_duration()}
        value={m.demo_usage_seconds({ seconds: formatNumber(duration, 2) })}
      />
    </dl>
  );
}

/** Requests of each day, whatever series the answer parts them into. */
function perDay({ labels, requests }: UsageMetrics): { day: string; count: number }[] {
  return labels.map((day, i) => ({
    day,
    count: Object.values(requests).reduce((sum, series) => sum + (series[i] ?? 0), 0),
  }));
}

/** How the company used this service. */
export function StatisticsPanel({ service }: { readonly service: Service }) {
  const [days, setDays] = useState<number>(30);
  const { data, error, refetch, isPlaceholderData } = useQuery(
    usageQuery(useCompanyId(), { ...periodOf(days), service }),
  );
  return (
    <div className={classes.root}>
      <SegmentedControl
        className={classes.period}
        aria-label={m.demo_usage_period()}
        data={periods.map((period) => ({
          value: String(period),
          label: m.demo_usage_days({ count: period }),
        }))}
        value={String(days)}
        onChange={(value) => setDays(Number(value))}
      />
      {data === undefined && error !== null ? (
        <FailureState error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton height={360} radius={12} aria-label={m.loading()} />
      ) : data.total_requests === 0 ? (
        <EmptyState icon="dashboard" title={m.demo_usage_none()} text={m.demo_usage_none_text()} />
      ) : (
        <div className={classes.content} data-stale={isPlaceholderData || undefined}>
          <Figures usage={data} />
          <DayBars days={perDay(data)} />
        </div>
      )}
    </div>
  );
}
