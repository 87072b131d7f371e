import type { Member } from '@lavra/contract/model/company';
import { emailRule } from '@lavra/contract/rules';
import { ActionIcon, Button, TextInput, Tooltip } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { addMemberMutation, deleteMemberMutation, membersKey, membersQuery } from '../../../api/companies.ts';
import { m } from '../../../i18n/messages.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import classes from './members-panel.module.css';

function memberColumns(ownerId: string, onDelete: (member: Member) => void): Column<Member>[] {
  return [
    { key: 'name', title: m.account_member_name(), cell: ({ user_name }) => user_name },
    { key: 'email', title: m.account_member_email(), cell: ({ user_email }) => user_email },
    {
      key: 'role',
      title: m.account_member_role(),
      width: '130px',
      cell: ({ user_uuid }) => (user_uuid === ownerId ? m.account_member_owner() : m.account_member_member()),
    },
    {
      key: 'delete',
      title: m.table_actions(),
      kind: 'actions',
      width: '64px',
      cell: (member) =>
        member.user_uuid === ownerId ? null : (
          <Tooltip label={m.account_member_delete_of({ name: member.user_name })}>
            <ActionIcon
              variant="subtle"
              size={28}
              aria-label={m.account_member_delete_of({ name: member.user_name })}
              onClick={() => onDelete(member)}
            >
              <Icon name="trash" size={18} />
            </ActionIcon>
          </Tooltip>
        ),
    },
  ];
}

/** The people who act in the company, for its owner. */
export function MembersPanel({ companyId }: { readonly companyId: string }) {
  const [leaving, setLeaving] = useState<Member>();
  const list = useQuery(membersQuery(companyId));
  const remove = useMutation({
    ...deleteMemberMutation(companyId),
    onSuccess: () => {
      setLeaving(undefined);
      snackbar.success(m.account_member_removed());
    },
  });
  return (
    <Panel title={m.account_members()} text={m.account_members_text()}>
      <AddMember companyId={companyId} />
      <DataTable
        label={m.account_members()}
        columns={memberColumns(companyId, setLeaving)}
        rows={list.data?.members}
        rowKey={({ user_uuid }) => user_uuid}
        reservedRows={2}
        error={list.error}
        onRetry={() => void list.refetch()}
        minWidth={520}
        empty={<EmptyState title={m.account_members_empty()} />}
      />
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={m.account_member_delete_of({ name: leaving?.user_name ?? '' })}
        text={m.account_member_delete_text()}
        action={m.action_delete()}
        isBusy={remove.isPending}
        onConfirm={() => leaving !== undefined && remove.mutate(leaving.user_uuid)}
        onClose={() => setLeaving(undefined)}
      />
    </Panel>
  );
}

function AddMember({ companyId }: { readonly companyId: string }) {
  const queryClient = useQueryClient();
  const form = useForm({
    initialValues: { email: '' },
    validate: {
      email: (email) => (emailRule.check(email.trim()) === null ? null : m.account_member_email_invalid()),
    },
  });
  const add = useMutation({
    ...addMemberMutation(companyId),
    onSuccess: (answer) => {
      form.reset();
      queryClient.setQueryData(membersKey(companyId), answer);
      snackbar.success(m.account_member_added());
    },
  });
  return (
    <form
      className={classes.add}
      onSubmit={form.onSubmit((values) => add.mutate(values.email.trim()))}
      noValidate
    >
      <TextInput
        label={m.account_member_add_label()}
        type="email"
        maxLength={emailRule.maxLength}
        autoComplete="off"
        {...form.getInputProps('email')}
      />
      <Button
        type="submit"
        className={classes.submit}
        leftSection={<Icon name="plus" size={16} />}
        loading={add.isPending}
      >
        {m.account_member_add()}
      </Button>
    </form>
  );
}
