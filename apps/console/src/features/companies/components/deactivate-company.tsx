import type { Company } from '@lavra/contract/model/company';
import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { membersKey } from '../../../api/members.ts';
import { deactivateCompanyMutation } from '../../../api/provider.ts';
import { m } from '../../../i18n/messages.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { whatStops } from '../what-stops.ts';

interface DeactivateCompanyProps {
  readonly company: Company;
  readonly onClose: () => void;
}

/** Names the company; its e-mail must be typed before it is deactivated. */
export function DeactivateCompany({ company, onClose }: DeactivateCompanyProps) {
  const { company_id, name, email } = company;
  const [typed, setTyped] = useState('');
  const queryClient = useQueryClient();
  const deactivate = useMutation({
    ...deactivateCompanyMutation(company_id),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: membersKey(company_id) });
      onClose();
      snackbar.success(m.admin_companies_deactivated());
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isForClient={false}
      title={m.admin_companies_deactivate_title({ name, email })}
      text={
        <>
          {m.admin_companies_stops(whatStops(company))} {m.admin_companies_deactivate_text()}
        </>
      }
      action={m.admin_companies_deactivate_action()}
      isBusy={deactivate.isPending}
      isBlocked={typed.trim().toLowerCase() !== email}
      onConfirm={() => deactivate.mutate()}
      onClose={onClose}
    >
      <TextInput
        label={m.admin_companies_type_email({ email })}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
