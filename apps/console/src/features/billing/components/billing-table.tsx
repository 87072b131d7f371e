import { useState } from 'react';

import { m } from '../../../i18n/messages.ts';
import { formatDay, formatNumber } from '../../../lib/formats.ts';
import { serviceName } from '../../../lib/service-name.ts';
import { type Column, DataTable, type Sort } from '../../../ui/table/data-table.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import type { InvoiceLine } from '../invoice-lines.ts';

interface BillingTableProps {
  readonly label: string;
  /** `YYYY-MM`, the month of the days. */
  readonly month: string;
  readonly lines: readonly InvoiceLine[];
}

const compare: Record<string, (a: InvoiceLine, b: InvoiceLine) => number> = {
  service: (a, b) => serviceName(a.service ?? '').localeCompare(serviceName(b.service ?? '')),
  day: (a, b) => (a.day ?? 0) - (b.day ?? 0),
  guides: (a, b) => a.guides - b.guides,
  attachments: (a, b) => a.attachments - b.attachments,
  sent: (a, b) => a.sent - b.sent,
  errors: (a, b) => a.errors - b.errors,
  total: (a, b) => a.total - b.total,
};

function sorted(lines: readonly InvoiceLine[], sort: Sort | undefined): readonly InvoiceLine[] {
  if (sort === undefined) return lines;
  const ascending = lines.toSorted(compare[sort.key]);
  return sort.direction === 'asc' ? ascending : ascending.toReversed();
}

function count(
  key: 'guides' | 'attachments' | 'sent' | 'errors' | 'total',
  title: string,
): Column<InvoiceLine> {
  return {
    key,
    title,
    kind: 'number',
    width: key === 'sent' ? '190px' : '100px',
    isSortable: true,
    cell: (line) => formatNumber(line[key]),
  };
}

function billingColumns({ month, lines }: BillingTableProps): Column<InvoiceLine>[] {
  const isNamed = (key: 'service' | 'day') => lines.some((line) => line[key] !== undefined);
  const columns: Column<InvoiceLine>[] = [
    {
      key: 'service',
      title: m.billing_endpoint(),
      isSortable: true,
      cell: ({ service = '' }) => serviceName(service),
    },
    {
      key: 'day',
      title: m.billing_day(),
      kind: 'time',
      ...(isNamed('service') ? { width: '130px' } : {}),
      isSortable: true,
      cell: ({ day = 0 }) => formatDay(`${month}-${String(day).padStart(2, '0')}`),
    },
    count('guides', m.billing_guides()),
    count('attachments', m.billing_attachments()),
    count('sent', m.billing_sent()),
    count('errors', m.billing_errors()),
    count('total', m.billing_total()),
  ];
  return columns.filter(({ key }) => (key === 'service' || key === 'day' ? isNamed(key) : true));
}

/** Lines of an invoice, with the columns that apply to them. */
export function BillingTable(props: BillingTableProps) {
  const [sort, setSort] = useState<Sort>();
  const columns = billingColumns(props);
  return (
    <DataTable
      label={props.label}
      columns={columns}
      rows={sorted(props.lines, sort)}
      rowKey={({ service, day }) => `${service}-${day}`}
      sort={sort}
      onSort={setSort}
      empty={<EmptyState icon="billing" title={m.billing_nothing_counted()} />}
    />
  );
}
