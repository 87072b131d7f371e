import { percentOf, type UsageTotals } from '@lavra/contract/model/usage';

import { m } from '../../i18n/messages.ts';
import { formatMoney, formatNumber } from '../../lib/formats.ts';
import { Figures } from '../layout/figures.tsx';

function shareOf(part: number, whole: number): string {
  return `${formatNumber(Number(percentOf(part, whole)), 2)}%`;
}

interface UsageFiguresProps {
  readonly usage: UsageTotals | undefined;
  readonly isStale: boolean;
  /** What it costs by the price list, where there is one. */
  readonly amount?: string | null | undefined;
}

/** Requests, how many of them succeeded and failed, and how long one takes. */
export function UsageFigures({ usage, isStale, amount }: UsageFiguresProps) {
  const { total_requests: requests = 0, total_errors: errors = 0, duration = 0 } = usage ?? {};
  const successes = requests - errors;
  const shown = (value: string) => (usage === undefined ? undefined : value);
  return (
    <Figures
      isStale={isStale}
      figures={[
        { name: m.usage_total_requests(), value: shown(formatNumber(requests)) },
        {
          name: m.usage_successes(),
          value: shown(formatNumber(successes)),
          note: shareOf(successes, requests),
          tone: 'success',
        },
        {
          name: m.usage_errors(),
          value: shown(formatNumber(errors)),
          note: shareOf(errors, requests),
          ...(errors > 0 ? { tone: 'error' } : {}),
        },
        {
          name: m.usage_duration(),
          value: shown(m.usage_seconds({ seconds: formatNumber(duration, 2) })),
        },
        ...(amount === undefined || amount === null
          ? []
          : [
              {
                name: m.billing_estimated(),
                value: formatMoney(amount),
                note: m.billing_estimated_note(),
              },
            ]),
      ]}
    />
  );
}
