import { type ReadingQuality, type UsageTotals } from '@lavra/contract/model/usage';

import { m } from '../../i18n/messages.ts';
import type { DayRange } from '../../lib/days.ts';
import { formatMoney, formatNumber, formatShare, formatShortDay } from '../../lib/formats.ts';
import { type Figure, Figures } from '../layout/figures.tsx';

const inSeconds = (seconds: number) => m.usage_seconds({ seconds: formatNumber(seconds, 2) });

/** The totals of as many days right before the range. */
export interface Before extends DayRange {
  readonly totals: UsageTotals;
}

/** The change in percent, and since when; undefined where there is nothing to compare with. */
function changeOf(now: number, was: number, { startDate, endDate }: DayRange): string | undefined {
  if (was === 0) return undefined;
  const percent = Math.round(((now - was) * 100) / was);
  return m.usage_change({
    change: `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${formatNumber(Math.abs(percent))}%`,
    from: formatShortDay(startDate),
    until: formatShortDay(endDate),
  });
}

function qualityFigures(quality: ReadingQuality | undefined): Figure[] {
  const { seconds_p50: usual, seconds_p95: slow, jobs_looked_at: looked } = quality ?? {};
  const none = '–';
  const shown = (value: string) => (quality === undefined ? undefined : value);
  return [
    {
      name: m.usage_reading_time(),
      value: shown(typeof usual === 'number' ? inSeconds(usual) : none),
      ...(typeof slow === 'number' && { line: m.usage_reading_slow({ time: inSeconds(slow) }) }),
    },
    {
      name: m.usage_sure(),
      value: shown(looked ? formatShare(quality?.without_doubts ?? 0, looked) : none),
      ...(looked && { line: m.usage_sure_of({ count: looked }) }),
    },
  ];
}

interface UsageFiguresProps {
  readonly usage: UsageTotals | undefined;
  readonly isStale: boolean;
  /** Cost by the price list, if there is one. */
  readonly amount?: string | null | undefined;
  /** The totals to compare with. */
  readonly before?: Before | undefined;
  /** Requests by day. */
  readonly course?: readonly number[] | undefined;
  /** Speed and confidence of recognition; `null` where they are not requested. */
  readonly quality?: ReadingQuality | undefined | null;
}

/** Requests, how many succeeded and failed, how long one takes, and with what confidence it is read. */
export function UsageFigures(props: UsageFiguresProps) {
  const { usage, isStale, amount, before, course, quality = null } = props;
  const { total_requests: requests = 0, total_errors: errors = 0, duration = 0 } = usage ?? {};
  const successes = requests - errors;
  const shown = (value: string) => (usage === undefined ? undefined : value);
  const changeFrom = (now: number, was: (totals: UsageTotals) => number) =>
    before && changeOf(now, was(before.totals), before);
  return (
    <Figures
      isStale={isStale}
      figures={[
        {
          name: m.usage_total_requests(),
          value: shown(formatNumber(requests)),
          line: changeFrom(requests, ({ total_requests }) => total_requests),
          course,
        },
        {
          name: m.usage_successes(),
          value: shown(formatNumber(successes)),
          note: formatShare(successes, requests),
          line: changeFrom(successes, (was) => was.total_requests - was.total_errors),
          tone: 'success',
        },
        {
          name: m.usage_errors(),
          value: shown(formatNumber(errors)),
          note: formatShare(errors, requests),
          line: changeFrom(errors, ({ total_errors }) => total_errors),
          ...(errors > 0 ? { tone: 'error' } : {}),
        },
        {
          name: m.usage_duration(),
          value: shown(inSeconds(duration)),
          line: changeFrom(duration, (totals) => totals.duration),
        },
        ...(quality === null ? [] : qualityFigures(quality)),
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
