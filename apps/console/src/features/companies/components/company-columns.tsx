import type { Company } from '@lavra/contract/model/company';

import { m } from '../../../i18n/messages.ts';
import { formatDocument } from '../../../lib/document.ts';
import { formatDay, formatNumber, formatPercent } from '../../../lib/formats.ts';
import { RowAction } from '../../../ui/controls/row-action.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import classes from './company-columns.module.css';

export function CompanyStatus({ status }: Pick<Company, 'status'>) {
  return status === 'active' ? (
    <StatusBadge tone="success">{m.admin_companies_active()}</StatusBadge>
  ) : (
    <StatusBadge tone="neutral">{m.admin_companies_disabled()}</StatusBadge>
  );
}

export function companyColumns(onAct: (company: Company) => void): Column<Company>[] {
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
          <span className={classes.email}>{email}</span>
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
      cell: ({ requests }) => formatNumber(requests),
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
