import type { ReviewMetrics } from '@lavra/contract/model/backoffice';
import { type UsageTotals } from '@lavra/contract/model/usage';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { projectsQuery, reviewMetricsQuery, taskOptionsQuery } from '../../../api/backoffice.ts';
import { usageQuery } from '../../../api/usage.ts';
import { inTime } from '../../../base/in-time.ts';
import { m } from '../../../i18n/messages.ts';
import { formatNumber, formatShare } from '../../../lib/formats.ts';
import { DayChart } from '../../../ui/charts/day-chart.tsx';
import { Skeleton } from '../../../ui/controls/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailureState } from '../../../ui/feedback/failure-state.tsx';
import { Figures } from '../../../ui/layout/figures.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { type BackofficeChange, type BackofficeSearch, questionOf } from '../backoffice-search.ts';
import { BackofficeFilter } from '../filter/backoffice-filter.tsx';
import { durationWords } from '../filter/filter-words.ts';
import classes from './indicators-tab.module.css';
import { rangeOf } from '../../../lib/days.ts';

/** Lazy: it stands below the fold and brings the field names of every service. */
const CorrectionsPanel = lazy(
  inTime(() => import('./corrections-panel.tsx').then((module) => ({ default: module.CorrectionsPanel }))),
);

interface IndicatorsTabProps {
  /** The acting company; with `isAll` the figures cover all clients and this only addresses the call. */
  readonly companyId: string;
  readonly isAll: boolean;
  readonly search: BackofficeSearch;
  readonly onChange: (change: BackofficeChange) => void;
}

/** How human review is going, and what it shows about the engine. */
export function IndicatorsTab({ companyId, isAll, search, onChange }: IndicatorsTabProps) {
  const question = { ...questionOf(search), ...(isAll ? { all: true } : {}) };
  const metrics = useQuery(reviewMetricsQuery(companyId, question));
  const usage = useQuery({ ...usageQuery(companyId, rangeOf(search)), enabled: !isAll });
  const ofCompany = useQuery({ ...taskOptionsQuery(companyId, rangeOf(search)), enabled: !isAll });
  const ofAll = useQuery({ ...projectsQuery(rangeOf(search)), enabled: isAll });
  const options = isAll
    ? { operators: [], metadata_fields: [], result_fields: [], projects: ofAll.data?.projects ?? [] }
    : ofCompany.data;
  const error = metrics.error ?? (isAll ? null : usage.error);
  const refetch = () => void Promise.all([metrics.refetch(), isAll ? undefined : usage.refetch()]);
  return (
    <div className={classes.root}>
      <BackofficeFilter search={search} options={options} onChange={onChange} onRefresh={refetch} />
      {metrics.data === undefined && error !== null ? (
        <Panel>
          <FailureState error={error} onRetry={refetch} />
        </Panel>
      ) : (
        <>
          <ReviewFigures
            metrics={metrics.data}
            usage={isAll ? null : usage.data}
            isStale={metrics.isPlaceholderData}
          />
          <ReviewChart metrics={metrics.data} isStale={metrics.isPlaceholderData} />
          <Suspense fallback={<Skeleton height={320} aria-label={m.loading()} />}>
            <CorrectionsPanel companyId={companyId} question={question} />
          </Suspense>
        </>
      )}
    </div>
  );
}

interface ReviewFiguresProps {
  readonly metrics: ReviewMetrics | undefined;
  /** Null where it is unknown: for all clients together. */
  readonly usage: UsageTotals | null | undefined;
  readonly isStale: boolean;
}

const unknown = '–';

function ReviewFigures({ metrics, usage, isStale }: ReviewFiguresProps) {
  const { total_completed: completed = 0, total_success: success = 0 } = metrics ?? {};
  const { total_second: second = 0, total_agreed: agreed = 0 } = metrics ?? {};
  const shown = (value: string) => (metrics === undefined ? undefined : value);
  /** A figure that depends on the requests of one company. */
  const ofRequests = (value: (of: UsageTotals) => string) =>
    usage === null ? unknown : usage === undefined ? undefined : value(usage);
  const average = (seconds = 0) => shown(completed === 0 ? unknown : durationWords(seconds));
  const corrected = completed - success;
  return (
    <Figures
      isStale={isStale}
      figures={[
        {
          name: m.backoffice_total_requests(),
          value: ofRequests(({ total_requests }) => formatNumber(total_requests)),
        },
        { name: m.backoffice_total_completed(), value: shown(formatNumber(completed)) },
        {
          name: m.backoffice_approval_rate(),
          value: metrics && ofRequests(({ total_requests }) => formatShare(completed, total_requests)),
        },
        {
          name: m.backoffice_queue_available(),
          value: shown(formatNumber(metrics?.total_available ?? 0)),
        },
        { name: m.backoffice_total_corrected(), value: shown(formatNumber(corrected)) },
        { name: m.backoffice_correction_rate(), value: shown(formatShare(corrected, completed)) },
        {
          name: m.backoffice_average_time(),
          value: ofRequests(({ duration }) => m.usage_seconds({ seconds: formatNumber(duration, 2) })),
        },
        { name: m.backoffice_average_work(), value: average(metrics?.avg_diff) },
        { name: m.backoffice_average_wait(), value: average(metrics?.avg_queue_diff) },
        {
          name: m.backoffice_agreement(),
          value: shown(second === 0 ? unknown : formatShare(agreed, second)),
          ...(second === 0 ? {} : { line: m.backoffice_agreement_of({ count: second }) }),
        },
      ]}
    />
  );
}

function ReviewChart({
  metrics,
  isStale,
}: {
  readonly metrics: ReviewMetrics | undefined;
  readonly isStale: boolean;
}) {
  if (metrics === undefined) return <Skeleton height={360} aria-label={m.loading()} />;
  const series = Object.entries(metrics.daily_info);
  if (series.length === 0)
    return (
      <Panel>
        <EmptyState icon="review" title={m.backoffice_no_reviews()} text={m.backoffice_no_reviews_text()} />
      </Panel>
    );
  return (
    <DayChart
      title={m.backoffice_by_day()}
      days={metrics.labels}
      series={series.map(([project, values]) => ({
        key: project === '' ? 'total' : project,
        name: project === '' ? m.backoffice_no_project() : project,
        values,
      }))}
      isStale={isStale}
    />
  );
}
