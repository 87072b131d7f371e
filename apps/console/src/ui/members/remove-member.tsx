import type { Member } from '@lavra/contract/model/company';
import { Checkbox } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { appClientsQuery } from '../../api/app-clients.ts';
import { deleteMemberMutation } from '../../api/members.ts';
import { webhooksQuery } from '../../api/webhooks.ts';
import { m } from '../../i18n/messages.ts';
import { snackbar } from '../../lib/snackbar.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';

/** Title for removing an entry: a member is removed, an invitation withdrawn. */
export function removalTitle({ status, user_name, user_email }: Member): string {
  return status === 'pending'
    ? m.account_member_withdraw_of({ email: user_email })
    : m.account_member_delete_of({ name: user_name });
}

interface RemoveMemberProps {
  readonly companyId: string;
  /** Name of the company, if it is not the acting one. */
  readonly company?: string;
  readonly member: Member;
  readonly onRemoved?: () => void;
  readonly onClose: () => void;
}

/** Asks before a member is removed, and whether the credentials they created are revoked too. */
export function RemoveMember({ companyId, company, member, onRemoved, onClose }: RemoveMemberProps) {
  const { user_uuid: memberId, status } = member;
  const isInvitation = status === 'pending';
  const [isEnding, setEnding] = useState(true);
  const made = useMade(companyId, memberId, !isInvitation);
  const queryClient = useQueryClient();
  const remove = useMutation({
    ...deleteMemberMutation(companyId),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: appClientsQuery(companyId).queryKey });
      void queryClient.invalidateQueries({ queryKey: webhooksQuery(companyId).queryKey });
      onRemoved?.();
      onClose();
      snackbar.success(isInvitation ? m.account_member_withdrawn() : m.account_member_removed());
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isForClient={company === undefined}
      title={titleOf(member, company)}
      text={isInvitation ? m.account_member_withdraw_text() : m.account_member_delete_text()}
      action={actionOf(member, company)}
      isBusy={remove.isPending || made.isLoading}
      onConfirm={() => remove.mutate({ memberId, credentials: made.isAny && isEnding ? 'end' : 'keep' })}
      onClose={onClose}
    >
      {made.isAny && (
        <Checkbox
          label={m.account_member_end_credentials()}
          description={made.counts && m.account_member_end_counts(made.counts)}
          checked={isEnding}
          onChange={({ currentTarget }) => setEnding(currentTarget.checked)}
        />
      )}
    </ConfirmDialog>
  );
}

function titleOf(member: Member, company: string | undefined): string {
  if (company === undefined || member.status === 'pending') return removalTitle(member);
  return m.admin_members_remove_of({ email: member.user_email, company });
}

function actionOf({ status }: Member, company: string | undefined): string {
  if (status === 'pending') return m.account_member_withdraw();
  return company === undefined ? m.action_delete() : m.admin_members_remove();
}

/** What a member created in the company. If that is unknown, there may be something, so the option is still offered. */
function useMade(companyId: string, memberId: string, enabled: boolean) {
  const clients = useQuery({ ...appClientsQuery(companyId), enabled, staleTime: 0 });
  const webhooks = useQuery({ ...webhooksQuery(companyId), enabled });
  const counts =
    clients.data && webhooks.data
      ? {
          clients: clients.data.appclients.filter(({ CreatedBy }) => CreatedBy?.user_uuid === memberId)
            .length,
          webhooks: webhooks.data.webhooks.filter(({ created_by }) => created_by?.user_uuid === memberId)
            .length,
        }
      : undefined;
  const isUnknown = clients.isError || webhooks.isError;
  return {
    counts,
    isAny: enabled && (counts ? counts.clients + counts.webhooks > 0 : isUnknown),
    isLoading: clients.isLoading || webhooks.isLoading,
  };
}
