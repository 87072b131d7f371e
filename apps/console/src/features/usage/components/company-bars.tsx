import type { GeneralUsage } from '@lavra/contract/model/usage';
import { lazy, Suspense } from 'react';

import { inTime } from '../../../base/in-time.ts';
import { m } from '../../../i18n/messages.ts';
import { today } from '../../../lib/days.ts';
import { Skeleton } from '../../../ui/controls/skeleton.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { companySeries } from '../company-series.ts';

const StackedDays = lazy(
  inTime(() =>
    import('../../../ui/charts/stacked-days.tsx').then((module) => ({ default: module.StackedDays })),
  ),
);

interface CompanyBarsProps {
  /** With those that used most as its page of companies. */
  readonly usage: GeneralUsage | undefined;
  readonly onDay: (day: string) => void;
  readonly onCompany: (id: string) => void;
}

/** Who made up each of the last thirty days. */
export function CompanyBars({ usage, onDay, onCompany }: CompanyBarsProps) {
  if (usage === undefined) return <Skeleton height={360} radius={12} aria-label={m.loading()} />;
  const { days, series } = companySeries(usage, { now: today(), others: m.provider_usage_others() });
  if (days.length === 0 || series.length === 0) return null;
  return (
    <Panel title={m.provider_usage_by_company()} text={m.provider_usage_by_company_text()}>
      <Suspense fallback={<Skeleton height={240} />}>
        <StackedDays
          label={m.provider_usage_by_company()}
          days={days}
          series={series}
          onDay={onDay}
          onSeries={onCompany}
        />
      </Suspense>
    </Panel>
  );
}
