import type { Member } from '@lavra/contract/model/company';
import { emailConstraint } from '@lavra/contract/constraints';
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { addMemberMutation, membersKey, membersUrl } from '../../../api/members.ts';
import { m } from '../../../i18n/messages.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { RowAction } from '../../../ui/controls/row-action.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { MembersTable } from '../../../ui/members/members-table.tsx';
import { CallButton } from '../../../ui/dialogs/call-button.tsx';
import { RemoveMember, removalTitle } from '../../../ui/members/remove-member.tsx';
import classes from '../../../ui/layout/one-line-form.module.css';
import { Button } from '../../../ui/controls/button.tsx';

/** The members who act in the company, for its owner. */
export function MembersPanel({ companyId }: { readonly companyId: string }) {
  const [leaving, setLeaving] = useState<Member>();
  const resend = useMutation({
    ...addMemberMutation(companyId),
    onSuccess: () => snackbar.success(m.account_member_added()),
  });
  const actions = (member: Member) =>
    member.user_uuid === companyId
      ? null
      : memberActions(member, {
          onResend: () => resend.mutate(member.user_uuid),
          onDelete: () => setLeaving(member),
        });
  return (
    <Panel
      title={m.account_members()}
      text={m.account_members_text()}
      actions={<CallButton call={membersUrl(companyId)} group="companies" />}
    >
      <AddMember companyId={companyId} />
      <MembersTable
        companyId={companyId}
        label={m.account_members()}
        email={m.account_member_email()}
        kind={m.account_member_role()}
        actionsWidth={96}
        actions={actions}
      />
      {leaving !== undefined && (
        <RemoveMember companyId={companyId} member={leaving} onClose={() => setLeaving(undefined)} />
      )}
    </Panel>
  );
}

interface MemberActions {
  readonly onDelete: () => void;
  readonly onResend: () => void;
}

function memberActions(member: Member, { onDelete, onResend }: MemberActions) {
  return (
    <>
      {member.status === 'pending' && (
        <RowAction
          icon="send"
          label={m.account_member_resend_of({ email: member.user_email })}
          onClick={onResend}
        />
      )}
      <RowAction icon="trash" label={removalTitle(member)} onClick={onDelete} />
    </>
  );
}

function AddMember({ companyId }: { readonly companyId: string }) {
  const queryClient = useQueryClient();
  const form = useForm({
    initialValues: { email: '' },
    validate: {
      email: (email) =>
        emailConstraint.check(email.trim()) === null ? null : m.account_member_email_invalid(),
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
      className={classes.root}
      data-fields="1"
      onSubmit={form.onSubmit((values) => add.mutate(values.email.trim()))}
      noValidate
    >
      <TextInput
        label={m.account_member_add_label()}
        type="email"
        maxLength={emailConstraint.maxLength}
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
