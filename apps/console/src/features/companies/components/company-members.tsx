import type { Company, Member } from '@lavra/contract/model/company';
import { Checkbox } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { deleteMemberMutation, membersQuery } from '../../../api/companies.ts';
import { providerCompaniesKey } from '../../../api/provider.ts';
import { useUser } from '../../../base/session.ts';
import { m } from '../../../i18n/messages.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { DeactivateCompany } from './deactivate-company.tsx';

interface MembersOf {
  readonly ownerId: string;
  /** Absent where nothing may be changed. */
  readonly onRemove: ((member: Member) => void) | undefined;
  readonly onDeactivate: (() => void) | undefined;
}

function columnsOf({ ownerId, onRemove, onDeactivate }: MembersOf): Column<Member>[] {
  return [
    { key: 'name', title: m.admin_members_name(), cell: ({ user_name }) => user_name || '—' },
    { key: 'email', title: m.admin_members_email(), cell: ({ user_email }) => user_email },
    {
      key: 'type',
      title: m.admin_members_type(),
      width: '110px',
      cell: ({ user_uuid, status }) =>
        status === 'pending' ? (
          <StatusBadge tone="warning">{m.account_member_pending()}</StatusBadge>
        ) : user_uuid === ownerId ? (
          m.admin_members_owner()
        ) : (
          m.admin_members_member()
        ),
    },
    {
      key: 'delete',
      title: m.table_actions(),
      kind: 'actions',
      width: '170px',
      cell: (member) => {
        const onClick = member.user_uuid === ownerId ? onDeactivate : onRemove && (() => onRemove(member));
        return (
          onClick && (
            <Button variant="default" size="xs" onClick={onClick}>
              {member.user_uuid === ownerId
                ? m.admin_companies_deactivate_action()
                : m.admin_members_remove()}
            </Button>
          )
        );
      },
    },
  ];
}

/** The people of a company, its owner first. Of one that is deactivated nothing is changed. */
export function CompanyMembers({ company }: { readonly company: Company }) {
  const { company_id, status } = company;
  const [leaving, setLeaving] = useState<Member>();
  const [isDeactivating, setDeactivating] = useState(false);
  const list = useQuery(membersQuery(company_id));
  const isActive = status === 'active';
  const isOwn = useUser()?.id === company_id;
  return (
    <>
      {!isActive && <p>{m.admin_members_read_only()}</p>}
      <DataTable
        label={m.admin_companies_members()}
        columns={columnsOf({
          ownerId: company_id,
          onRemove: isActive ? setLeaving : undefined,
          onDeactivate: isActive && !isOwn ? () => setDeactivating(true) : undefined,
        })}
        rows={list.data?.members}
        rowKey={({ user_uuid }) => user_uuid}
        reservedRows={2}
        error={list.error}
        onRetry={() => void list.refetch()}
        minWidth={600}
        empty={<EmptyState title={m.account_members_empty()} />}
      />
      {leaving !== undefined && (
        <RemoveMember company={company} member={leaving} onClose={() => setLeaving(undefined)} />
      )}
      {isDeactivating && <DeactivateCompany company={company} onClose={() => setDeactivating(false)} />}
    </>
  );
}

interface RemoveMemberProps {
  readonly company: Company;
  readonly member: Member;
  readonly onClose: () => void;
}

function RemoveMember({ company, member, onClose }: RemoveMemberProps) {
  const { user_uuid: memberId, user_email, status } = member;
  const [isEnding, setEnding] = useState(true);
  const queryClient = useQueryClient();
  const remove = useMutation({
    ...deleteMemberMutation(company.company_id),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: providerCompaniesKey });
      onClose();
      snackbar.success(m.account_member_removed());
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isForClient={false}
      title={m.admin_members_remove_of({ email: user_email, company: company.name })}
      text={m.account_member_delete_text()}
      action={m.admin_members_remove()}
      isBusy={remove.isPending}
      onConfirm={() =>
        remove.mutate({ memberId, credentials: isEnding && status === 'active' ? 'end' : 'keep' })
      }
      onClose={onClose}
    >
      {status === 'active' && (
        <Checkbox
          label={m.account_member_end_credentials()}
          checked={isEnding}
          onChange={({ currentTarget }) => setEnding(currentTarget.checked)}
        />
      )}
    </ConfirmDialog>
  );
}
