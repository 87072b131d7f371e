import type { UsageAnomaly } from '@lavra/contract/model/usage';
import { useQuery } from '@tanstack/react-query';

import { usageAnomaliesQuery } from '../../../api/usage.ts';
import { m } from '../../../i18n/messages.ts';
import { today } from '../../../lib/days.ts';
import { formatDay, formatNumber } from '../../../lib/formats.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import classes from './anomaly-strip.module.css';

interface AnomalyStripProps {
  /** Opens that company on that day. */
  readonly onOpen: (anomaly: UsageAnomaly) => void;
}

/** What an administrator should look at first; renders nothing without anomalies. */
export function AnomalyStrip({ onOpen }: AnomalyStripProps) {
  const { data = [] } = useQuery(usageAnomaliesQuery());
  if (data.length === 0) return null;
  return (
    <section className={classes.root} aria-label={m.provider_usage_anomalies()}>
      <Icon name="alert" size={18} />
      <ul className={classes.list}>
        {data.map((anomaly) => (
          <li key={anomaly.company_id}>
            <button type="button" onClick={() => onOpen(anomaly)}>
              <strong>{anomaly.name}</strong>: {sentenceOf(anomaly)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function sentenceOf({ day, error_percent: errors, usual_percent: usual }: UsageAnomaly): string {
  const shares = { errors: formatNumber(errors, 1), usual: formatNumber(usual, 1) };
  return day === today()
    ? m.provider_usage_anomaly_today(shares)
    : m.provider_usage_anomaly({ ...shares, day: formatDay(day) });
}
