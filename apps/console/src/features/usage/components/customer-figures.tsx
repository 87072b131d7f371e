import type { UsageMetrics } from '@lavra/contract/model/usage';
import { useQuery } from '@tanstack/react-query';

import { readingQualityQuery, usageTotalsQuery } from '../../../api/usage.ts';
import { type DayRange, rangeBefore, today } from '../../../lib/days.ts';
import { UsageFigures } from '../../../ui/charts/usage-figures.tsx';

interface CustomerFiguresProps {
  readonly companyId: string;
  readonly range: DayRange;
  readonly service: string | undefined;
  readonly usage: UsageMetrics | undefined;
  readonly isStale: boolean;
  readonly amount?: string | null | undefined;
}

/** What one company used, compared with as many days before, and how well its documents were read. */
export function CustomerFigures({ companyId, range, service, usage, ...rest }: CustomerFiguresProps) {
  const before = rangeBefore(range);
  const was = useQuery({
    ...usageTotalsQuery(companyId, { ...(before ?? range), service }),
    enabled: before !== undefined,
  });
  const quality = useQuery(readingQualityQuery(companyId, { ...range, service }));
  const now = today();
  return (
    <UsageFigures
      usage={usage}
      before={before && was.data && { ...before, totals: was.data }}
      quality={quality.isError ? null : quality.data}
      course={usage?.labels
        .flatMap((day, at) => (day <= now ? [at] : []))
        .map((at) => Object.values(usage.requests).reduce((sum, values) => sum + (values[at] ?? 0), 0))}
      {...rest}
    />
  );
}
