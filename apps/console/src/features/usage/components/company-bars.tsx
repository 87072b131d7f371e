import type { GeneralUsage } from '@lavra/contract/model/usage';
import { lazy, Suspense } from 'react';

import { inTime } from '../../../base/in-time.ts';
import { m } from '../../../i18n/messages.ts';
import { today } from '../../../lib/days.ts';
import palette from '../../../ui/charts/palette.module.css';
import { SeriesLegend } from '../../../ui/charts/series-legend.tsx';
import { coloursOf } from '../../../ui/charts/series-style.ts';
import { Skeleton } from '../../../ui/controls/skeleton.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { companySeries } from '../company-series.ts';

const BarPlot = lazy(
  inTime(() => import('../../../ui/charts/bar-plot.tsx').then((module) => ({ default: module.BarPlot }))),
);

interface CompanyBarsProps {
  /** Its page of companies must be the one with the highest use. */
  readonly usage: GeneralUsage | undefined;
  readonly onDay: (day: string) => void;
  readonly onCompany: (id: string) => void;
}

/** The companies behind the requests of each of the last thirty days. */
export function CompanyBars({ usage, onDay, onCompany }: CompanyBarsProps) {
  if (usage === undefined) return <Skeleton height={360} radius={12} aria-label={m.loading()} />;
  const { days, series } = companySeries(usage, { now: today(), others: m.provider_usage_others() });
  if (days.length === 0 || series.length === 0) return null;
  // By id, not by the numbers of the day: with the same other companies, each keeps its colour.
  const colours = coloursOf(series.map(({ key }) => key).toSorted());
  return (
    <Panel title={m.provider_usage_by_company()} text={m.provider_usage_by_company_text()}>
      <div className={palette.palette}>
        <SeriesLegend series={series} colours={colours} onSeries={onCompany} />
        <Suspense fallback={<Skeleton height={300} />}>
          <BarPlot
            label={m.provider_usage_by_company()}
            days={days}
            series={series}
            colours={colours}
            onDay={onDay}
          />
        </Suspense>
      </div>
    </Panel>
  );
}
