import { percentOf } from '@lavra/contract/model/usage';
import { useState } from 'react';

import { m } from '../../../i18n/messages.ts';
import { formatNumber, formatShare } from '../../../lib/formats.ts';
import { serviceName } from '../../../lib/service-name.ts';
import { type Column, DataTable, type Sort } from '../../../ui/table/data-table.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import type { ServiceUse } from '../usage-series.ts';
import classes from './service-table.module.css';

function Share({ part, whole }: { readonly part: number; readonly whole: number }) {
  return (
    <span className={classes.share}>
      <span className={classes.bar} aria-hidden="true">
        <span style={{ width: `${percentOf(part, whole)}%` }} />
      </span>
      <span className={classes.percent}>{formatShare(part, whole)}</span>
    </span>
  );
}

function serviceColumns(all: number): Column<ServiceUse>[] {
  return [
    {
      key: 'service',
      title: m.usage_service(),
      isSortable: true,
      cell: ({ service }) => serviceName(service),
    },
    {
      key: 'requests',
      title: m.usage_requests(),
      kind: 'number',
      width: '130px',
      isSortable: true,
      cell: ({ requests }) => formatNumber(requests),
    },
    {
      key: 'share',
      title: m.usage_share(),
      width: '200px',
      cell: ({ requests }) => <Share part={requests} whole={all} />,
    },
    {
      key: 'errors',
      title: m.usage_errors(),
      kind: 'number',
      width: '110px',
      isSortable: true,
      cell: ({ errors }) => formatNumber(errors),
    },
    {
      key: 'error_rate',
      title: m.usage_error_rate(),
      kind: 'number',
      width: '130px',
      isSortable: true,
      cell: ({ errors, requests }) => formatShare(errors, requests),
    },
  ];
}

const compare: Record<string, (a: ServiceUse, b: ServiceUse) => number> = {
  service: (a, b) => serviceName(a.service).localeCompare(serviceName(b.service)),
  requests: (a, b) => a.requests - b.requests,
  errors: (a, b) => a.errors - b.errors,
  error_rate: (a, b) => a.errors / a.requests - b.errors / b.requests,
};

function sorted(rows: readonly ServiceUse[], { key, direction }: Sort): ServiceUse[] {
  const ascending = rows.toSorted(compare[key]);
  return direction === 'asc' ? ascending : ascending.toReversed();
}

interface ServiceTableProps {
  readonly rows: readonly ServiceUse[] | undefined;
  readonly isStale: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onOpen: (row: ServiceUse) => void;
}

/** Requests and errors of each service. */
export function ServiceTable({ rows, ...rest }: ServiceTableProps) {
  const [sort, setSort] = useState<Sort>({ key: 'requests', direction: 'desc' });
  const all = (rows ?? []).reduce((sum, { requests }) => sum + requests, 0);
  return (
    <DataTable
      label={m.usage_by_service()}
      columns={serviceColumns(all)}
      rows={rows === undefined ? undefined : sorted(rows, sort)}
      rowKey={({ service }) => service}
      reservedRows={4}
      sort={sort}
      onSort={setSort}
      empty={<EmptyState icon="dashboard" title={m.usage_empty()} />}
      {...rest}
    />
  );
}
