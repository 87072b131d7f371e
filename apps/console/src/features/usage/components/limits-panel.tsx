import type { LimitUse } from '@lavra/contract/model/company-rule';
import { everyService } from '@lavra/contract/scopes';
import { useQuery } from '@tanstack/react-query';

import { companyLimitsQuery } from '../../../api/rules.ts';
import { m } from '../../../i18n/messages.ts';
import { serviceName } from '../../../lib/service-name.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { LimitGauge } from '../../../ui/limits/limit-gauge.tsx';
import classes from './limits-panel.module.css';

/** The limits of a company and their use; renders nothing without limits. */
export function LimitsPanel({ companyId }: { readonly companyId: string }) {
  const { data } = useQuery({ ...companyLimitsQuery(companyId), meta: { quiet: true } });
  if (data === undefined || data.limits.length === 0) return null;
  return (
    <Panel title={m.limits_title()} text={m.limits_text()}>
      <ul className={classes.list}>
        {data.limits.map((limit) => (
          <li key={`${limit.kind} ${limit.services.join()}`}>
            <span className={classes.name}>{nameOf(limit)}</span>
            <LimitGauge use={limit} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function nameOf({ kind, services, names }: LimitUse): string {
  if (kind === 'validations') return names.join(' + ');
  if (services.includes(everyService)) return m.rules_every_service();
  return services.map(serviceName).join(' + ');
}
