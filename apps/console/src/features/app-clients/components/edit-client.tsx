import type { AppClient } from '@lavra/contract/model/app-client';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { m } from '../../../i18n/messages.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { appClientsApi, appClientsKey } from '../queries/app-clients.ts';
import { chosenNames, toScopes } from '../scope-choices.ts';
import { type ClientDraft, ClientFields, isSendable, useClientForm } from './client-form.tsx';
import classes from './client-form.module.css';

interface EditClientProps {
  readonly companyId: string;
  readonly client: AppClient;
  readonly allowed: readonly string[];
  readonly onClose: () => void;
}

export function EditClient({ companyId, client, allowed, onClose }: EditClientProps) {
  const queryClient = useQueryClient();
  const form = useClientForm({ name: client.ClientName, scopes: chosenNames(client.AllowedOAuthScopes) });
  const update = useMutation({
    mutationFn: ({ name, scopes }: ClientDraft) =>
      appClientsApi.updateAppClient({
        params: { companyId, clientId: client.ClientId },
        body: { name: name.trim(), scopes: toScopes(scopes) },
      }),
    onSuccess: () => {
      onClose();
      snackbar.success(m.app_clients_saved());
      return queryClient.invalidateQueries({ queryKey: appClientsKey(companyId) });
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDirty={form.isDirty()}
      title={m.app_clients_edit_of({ name: client.ClientName })}
    >
      <form className={classes.stack} onSubmit={form.onSubmit((draft) => update.mutate(draft))}>
        <ClientFields form={form} allowed={allowed} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {m.action_cancel()}
          </Button>
          <Button type="submit" disabled={!isSendable(form.values, allowed)} loading={update.isPending}>
            {m.action_save()}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
