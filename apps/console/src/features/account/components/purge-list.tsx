import type { PurgeRecord } from '@lavra/contract/model/company';
import { useQuery } from '@tanstack/react-query';

import { purgesQuery } from '../../../api/companies.ts';
import { m } from '../../../i18n/messages.ts';
import { formatDateTime, formatNumber } from '../../../lib/formats.ts';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';

function purgeColumns(): Column<PurgeRecord>[] {
  return [
    {
      key: 'time',
      title: m.account_purge_time(),
      kind: 'time',
      cell: ({ purged_at }) => <time dateTime={purged_at}>{formatDateTime(purged_at)}</time>,
    },
    {
      key: 'kind',
      title: m.account_purge_kind(),
      cell: ({ kind }) => (kind === 'data' ? m.account_purge_data() : m.account_purge_training()),
    },
    {
      key: 'until',
      title: m.account_purge_until(),
      kind: 'time',
      cell: ({ created_until }) => formatDateTime(created_until),
    },
    { key: 'jobs', title: m.account_purge_jobs(), kind: 'number', cell: ({ jobs }) => formatNumber(jobs) },
    {
      key: 'files',
      title: m.account_purge_files(),
      kind: 'number',
      cell: ({ files }) => formatNumber(files),
    },
  ];
}

/** The record of every purge: counts only, because the data is gone. */
export function PurgeList({ companyId }: { readonly companyId: string }) {
  const list = useQuery(purgesQuery(companyId));
  return (
    <Panel title={m.account_purges()} text={m.account_purges_text()}>
      <DataTable
        label={m.account_purges()}
        columns={purgeColumns()}
        rows={list.data?.purges}
        rowKey={({ id }) => id}
        reservedRows={3}
        error={list.error}
        onRetry={() => void list.refetch()}
        empty={
          <EmptyState icon="trash" title={m.account_purges_empty()} text={m.account_purges_empty_text()} />
        }
      />
    </Panel>
  );
}
