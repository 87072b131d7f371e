import type { LimitUse } from '@lavra/contract/model/company-rule';

import { m } from '../../i18n/messages.ts';
import { formatDate, formatNumber } from '../../lib/formats.ts';
import { limitTone, shareOf } from './limit-share.ts';
import classes from './limit-gauge.module.css';

interface LimitGaugeProps {
  readonly use: LimitUse;
  /** Overrides the saved limit while another one is being typed. */
  readonly limit?: number;
}

/** How much of a limit is used in the current period, and when it runs out at this pace. */
export function LimitGauge({ use, limit = use.limit }: LimitGaugeProps) {
  const written = { used: use.used, limit };
  return (
    <div className={classes.root} data-tone={limitTone(written)}>
      <span className={classes.bar} aria-hidden="true">
        <span style={{ width: `${shareOf(written) * 100}%` }} />
      </span>
      <span className={classes.words}>
        <strong>{m.limits_used({ used: formatNumber(use.used), limit: formatNumber(limit) })}</strong>
        {` · ${paceOf(use, limit)} · ${m.limits_resets({ day: formatDate(use.resets_at) })}`}
      </span>
    </div>
  );
}

function paceOf({ used, since, resets_at }: LimitUse, limit: number): string {
  if (used >= limit) return m.limits_reached();
  const begun = Date.parse(since);
  const elapsed = Math.max(1, Date.now() - begun);
  const ends = used === 0 ? Number.POSITIVE_INFINITY : begun + (elapsed / used) * limit;
  return ends < Date.parse(resets_at)
    ? m.limits_pace_ends({ day: formatDate(new Date(ends)) })
    : m.limits_pace_lasts();
}
