import type { Member } from '@lavra/contract/model/company';
import type { ReactNode } from 'react';

import { m } from '../../i18n/messages.ts';
import { StatusBadge } from '../feedback/status-badge.tsx';
import type { Column } from '../table/data-table.tsx';

interface MemberColumns {
  readonly ownerId: string;
  /** What the columns of e-mail and kind are called. */
  readonly email: string;
  readonly kind: string;
  /** Pixels of the column of actions. */
  readonly actionsWidth: number;
  readonly actions: (member: Member) => ReactNode;
}

/** The people of a company: who, whether owner or member, and what can be done. */
export function memberColumns({
  ownerId,
  email,
  kind,
  actionsWidth,
  actions,
}: MemberColumns): Column<Member>[] {
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
        ) : user_uuid === ownerId ? (
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
