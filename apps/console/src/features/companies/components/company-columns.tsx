import { everyService } from '@lavra/contract/scopes';
import type { Company } from '@lavra/contract/model/company';
import type { LimitUse } from '@lavra/contract/model/company-rule';

import { m } from '../../../i18n/messages.ts';
import { formatDocument } from '../../../lib/document.ts';
import { formatDay, formatNumber, formatPercent } from '../../../lib/formats.ts';
import { RowAction } from '../../../ui/controls/row-action.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { LimitBar } from '../../../ui/limits/limit-bar.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import classes from './company-columns.module.css';
import { Email } from '../../../ui/table/email.tsx';

export function CompanyStatus({ status }: Pick<Company, 'status'>) {
  return status === 'active' ? (
    <StatusBadge tone="success">{m.admin_companies_active()}</StatusBadge>
  ) : (
    <StatusBadge tone="neutral">{m.admin_companies_disabled()}</StatusBadge>
  );
}

interface CompanyColumns {
  /** The tightest limit of each company that has limits, by company id. */
  readonly limits: ReadonlyMap<string, LimitUse> | undefined;
  readonly onAct: (company: Company) => void;
}

export function companyColumns({ limits, onAct }: CompanyColumns): Column<Company>[] {
  return [
    {
      key: 'company',
      title: m.admin_companies_company(),
      cell: ({ name, email, admin }) => (
        <span className={classes.company}>
          <span className={classes.name}>
            {name}
            {admin && <StatusBadge tone="info">{m.admin_companies_admin()}</StatusBadge>}
          </span>
          <span className={classes.email}>
            <Email>{email}</Email>
          </span>
        </span>
      ),
    },
    {
      key: 'document',
      title: m.admin_companies_document(),
      width: '180px',
      cell: ({ document }) => formatDocument(document),
    },
    {
      key: 'status',
      title: m.admin_companies_status(),
      kind: 'status',
      width: '120px',
      cell: ({ status }) => <CompanyStatus status={status} />,
    },
    {
      key: 'requests',
      title: m.admin_companies_requests(),
      kind: 'number',
      width: '130px',
      cell: ({ requests, company_id }) => {
        const use = limits?.get(company_id);
        return (
          <span className={classes.use}>
            {formatNumber(requests)}
            {use !== undefined && <LimitBar use={use} label={limitWords(use)} />}
          </span>
        );
      },
    },
    {
      key: 'errors',
      title: m.admin_companies_errors(),
      kind: 'number',
      width: '90px',
      cell: ({ requests, errors }) => (requests === 0 ? '—' : formatPercent(errors / requests)),
    },
    {
      key: 'last',
      title: m.admin_companies_last_used(),
      width: '120px',
      cell: ({ last_used }) => (last_used === null ? '—' : formatDay(last_used)),
    },
    {
      key: 'members',
      title: m.admin_companies_members(),
      kind: 'number',
      width: '100px',
      cell: ({ members }) => formatNumber(members),
    },
    {
      key: 'act',
      title: m.table_actions(),
      kind: 'actions',
      width: '64px',
      cell: (company) => (
        <RowAction
          icon="user"
          label={m.admin_companies_act_for({ name: company.name })}
          onClick={() => onAct(company)}
        />
      ),
    },
  ];
}

function limitWords({ services, names, used, limit, kind }: LimitUse): string {
  const isAll = kind === 'services' && services.includes(everyService);
  return m.admin_companies_limit_of({
    names: isAll ? m.rules_every_service() : names.join(' + '),
    used: formatNumber(used),
    limit: formatNumber(limit),
  });
}
