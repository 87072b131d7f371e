import type { User } from '@lavra/contract/model/user';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import {
  acceptInvitationMutation,
  invitationsQuery,
  leaveCompanyMutation,
  refuseInvitationMutation,
} from '../../../api/members.ts';
import { useUser } from '../../../base/session.ts';
import { m } from '../../../i18n/messages.ts';
import { formatDate } from '../../../lib/formats.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailureState } from '../../../ui/feedback/failure-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import classes from './invitations-screen.module.css';

/** Companies that invite the user, and those they belong to. */
export function InvitationsScreen() {
  const user = useUser();
  if (user === undefined) return null;
  return (
    <>
      <PageHeader title={m.invitations_title()} text={m.invitations_text()} />
      <InvitationsPanel />
      <CompaniesPanel user={user} />
    </>
  );
}

function InvitationsPanel() {
  const list = useQuery(invitationsQuery());
  const accept = useMutation(acceptInvitationMutation());
  const refuse = useMutation(refuseInvitationMutation());
  const isBusy = accept.isPending || refuse.isPending;
  return (
    <Panel title={m.invitations_pending()}>
      {list.data === undefined && list.error !== null && (
        <FailureState error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.data?.invitations.length === 0 && (
        <EmptyState title={m.invitations_empty()} text={m.invitations_empty_text()} />
      )}
      <ul className={classes.list}>
        {list.data?.invitations.map(({ id, company_name: company, expires_at }) => (
          <li key={id} className={classes.row}>
            <div>
              <strong>{m.invitations_from({ company })}</strong>
              <span className={classes.dim}>{m.invitations_until({ day: formatDate(expires_at) })}</span>
            </div>
            <div className={classes.actions}>
              <Button
                variant="default"
                disabled={isBusy}
                aria-label={m.invitations_refuse_of({ company })}
                onClick={() =>
                  refuse.mutate(id, { onSuccess: () => snackbar.success(m.invitations_refused()) })
                }
              >
                {m.invitations_refuse()}
              </Button>
              <Button
                disabled={isBusy}
                aria-label={m.invitations_accept_of({ company })}
                onClick={() =>
                  accept.mutate(id, {
                    onSuccess: () => snackbar.success(m.invitations_accepted({ company })),
                  })
                }
              >
                {m.invitations_accept()}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function CompaniesPanel({ user }: { readonly user: User }) {
  const [leaving, setLeaving] = useState<User['companies'][number]>();
  const leave = useMutation({
    ...leaveCompanyMutation(user.id),
    onSuccess: () => {
      setLeaving(undefined);
      snackbar.success(m.companies_left());
    },
  });
  return (
    <Panel title={m.companies_title()}>
      <ul className={classes.list}>
        {user.companies.map((company) => (
          <li key={company.companyId} className={classes.row}>
            <div>
              <strong>{company.name}</strong>
              <span className={classes.dim}>
                {company.companyId === user.id ? m.companies_own() : m.companies_member()}
              </span>
            </div>
            {company.companyId !== user.id && (
              <Button
                variant="subtle"
                color="error"
                aria-label={m.companies_leave_of({ company: company.name })}
                onClick={() => setLeaving(company)}
              >
                {m.companies_leave()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={m.companies_leave_of({ company: leaving?.name ?? '' })}
        text={m.companies_leave_text()}
        action={m.companies_leave()}
        isBusy={leave.isPending}
        onConfirm={() => leaving !== undefined && leave.mutate(leaving.companyId)}
        onClose={() => setLeaving(undefined)}
      />
    </Panel>
  );
}
