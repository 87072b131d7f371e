import type { Member } from '@lavra/contract/model/company';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { membersQuery } from '../../api/members.ts';
import { m } from '../../i18n/messages.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { StatusBadge } from '../feedback/status-badge.tsx';
import { type Column, DataTable } from '../table/data-table.tsx';

interface MembersTableProps {
  readonly companyId: string;
  readonly label: string;
  /** Titles of the e-mail and kind columns. */
  readonly email: string;
  readonly kind: string;
  /** Pixels of the column of actions. */
  readonly actionsWidth: number;
  readonly actions: (member: Member) => ReactNode;
}

function columnsOf({ companyId, email, kind, actionsWidth, actions }: MembersTableProps): Column<Member>[] {
  return [
    { key: 'name', title: m.account_member_name(), cell: ({ user_name }) => user_name || '—' },
    { key: 'email', title: email, cell: ({ user_email }) => user_email },
    {
      key: 'kind',
      title: kind,
      width: '170px',
      cell: ({ user_uuid, status }) =>
        status === 'pending' ? (
          <StatusBadge tone="warning">{m.account_member_pending()}</StatusBadge>
        ) : user_uuid === companyId ? (
          m.account_member_owner()
        ) : (
          m.account_member_member()
        ),
    },
    {
      key: 'delete',
      title: m.table_actions(),
      kind: 'actions',
      width: `${actionsWidth}px`,
      cell: actions,
    },
  ];
}

/** The members of a company: name, owner or member, and actions. */
export function MembersTable(props: MembersTableProps) {
  const list = useQuery(membersQuery(props.companyId));
  return (
    <DataTable
      label={props.label}
      columns={columnsOf(props)}
      rows={list.data?.members}
      rowKey={({ user_uuid }) => user_uuid}
      reservedRows={2}
      error={list.error}
      onRetry={() => void list.refetch()}
      empty={<EmptyState title={m.account_members_empty()} />}
    />
  );
}
