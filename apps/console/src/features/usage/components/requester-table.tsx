import { type GeneralUsageFilter, type Requester } from '@lavra/contract/model/usage';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { generalUsageQuery } from '../../../api/usage.ts';
import { m } from '../../../i18n/messages.ts';
import { formatNumber, formatShare } from '../../../lib/formats.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { type Column, DataTable, type Sort } from '../../../ui/table/data-table.tsx';
import { usePageTokens } from '../../../ui/table/page-tokens.ts';
import { Pager } from '../../../ui/table/pager.tsx';
import { ShortId } from '../../../ui/table/short-id.tsx';
import { defaultRequesterPageSize, requesterPageSizes } from '../provider-search.ts';
import classes from './requester-table.module.css';
import { SparkLine } from './spark-line.tsx';
import { Email } from '../../../ui/table/email.tsx';

function requesterColumns(): Column<Requester>[] {
  return [
    { key: 'name', title: m.provider_usage_name(), isSortable: true, cell: ({ name }) => name },
    {
      key: 'id',
      title: m.provider_usage_id(),
      kind: 'id',
      width: '170px',
      isSortable: true,
      cell: ({ id }) => <ShortId id={id} />,
    },
    {
      key: 'email',
      title: m.provider_usage_email(),
      isSortable: true,
      cell: ({ email }) => <Email>{email}</Email>,
    },
    {
      key: 'recent',
      title: m.provider_usage_recent(),
      width: '150px',
      cell: ({ recent, name }) => (
        <SparkLine
          values={recent}
          label={m.provider_usage_recent_of({ name, peak: Math.max(0, ...recent) })}
        />
      ),
    },
    {
      key: 'requests_sent',
      title: m.provider_usage_requests(),
      kind: 'number',
      width: '140px',
      isSortable: true,
      cell: ({ requests_sent }) => formatNumber(requests_sent),
    },
    {
      key: 'errors',
      title: m.usage_errors(),
      kind: 'number',
      width: '150px',
      isSortable: true,
      cell: ({ errors, requests_sent }) => (
        <>
          {formatNumber(errors)} <small className={classes.share}>{formatShare(errors, requests_sent)}</small>
        </>
      ),
    },
  ];
}

interface RequesterTableProps {
  readonly filter: GeneralUsageFilter;
  readonly onOpen: (row: Requester) => void;
}

/** What each client used, by default the highest use first. */
export function RequesterTable({ filter, onOpen }: RequesterTableProps) {
  const [sort, setSort] = useState<Sort>({ key: 'requests_sent', direction: 'desc' });
  const [limit, setLimit] = useState<number>(defaultRequesterPageSize);
  const pages = usePageTokens(JSON.stringify([filter, sort, limit]));
  const list = useQuery({
    ...generalUsageQuery({
      ...filter,
      page: pages.page,
      limit,
      sort: sort.key as GeneralUsageFilter['sort'],
      ascending: sort.direction === 'asc',
    }),
    placeholderData: keepPreviousData,
  });
  const rows = list.data?.requesters;
  const isFull = rows?.length === limit;
  // The total is unknown: a full page implies at least one more row.
  const total = (pages.page - 1) * limit + (rows?.length ?? 0) + (isFull ? 1 : 0);
  return (
    <section aria-label={m.provider_usage_clients()}>
      <h2 className={classes.title}>{m.provider_usage_clients()}</h2>
      <DataTable
        label={m.provider_usage_clients()}
        columns={requesterColumns()}
        rows={rows}
        rowKey={({ id }) => id}
        reservedRows={limit}
        isStale={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
        sort={sort}
        onSort={setSort}
        onOpen={onOpen}
        empty={<EmptyState icon="building" title={m.provider_usage_nobody()} />}
      />
      <Pager
        rows={rows}
        isFailed={list.isError}
        pages={pages}
        nextToken={isFull && !list.isPlaceholderData ? String(pages.page + 1) : undefined}
        pageSize={limit}
        pageSizes={requesterPageSizes}
        onPageSize={setLimit}
        note={
          rows === undefined
            ? undefined
            : isFull
              ? m.provider_usage_total_about({ total })
              : m.provider_usage_total({ total })
        }
      />
    </section>
  );
}
