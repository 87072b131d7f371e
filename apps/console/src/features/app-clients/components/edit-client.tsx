import type { AppClient } from '@lavra/contract/model/app-client';
import { useMutation } from '@tanstack/react-query';

import { updateAppClientMutation } from '../../../api/app-clients.ts';
import { m } from '../../../i18n/messages.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { Dialog, DialogActions, DialogCancel } from '../../../ui/dialogs/dialog.tsx';
import { chosenNames, toScopes } from '../scope-choices.ts';
import { ClientFields, isSendable, useClientForm } from './client-form.tsx';
import classes from './edit-client.module.css';
import { Button } from '../../../ui/controls/button.tsx';

interface EditClientProps {
  readonly companyId: string;
  readonly client: AppClient;
  readonly allowed: readonly string[];
  readonly onClose: () => void;
}

export function EditClient({ companyId, client, allowed, onClose }: EditClientProps) {
  const form = useClientForm({ name: client.ClientName, scopes: chosenNames(client.AllowedOAuthScopes) });
  const update = useMutation({
    ...updateAppClientMutation({ companyId, clientId: client.ClientId }),
    onSuccess: () => {
      onClose();
      snackbar.success(m.app_clients_saved());
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDirty={form.isDirty()}
      title={m.app_clients_edit_of({ name: client.ClientName })}
    >
      <form
        className={classes.stack}
        onSubmit={form.onSubmit((draft) =>
          update.mutate({ name: draft.name.trim(), scopes: toScopes(draft.scopes) }),
        )}
      >
        <ClientFields form={form} allowed={allowed} />
        <DialogActions>
          <DialogCancel />
          <Button type="submit" disabled={!isSendable(form.values, allowed)} loading={update.isPending}>
            {m.action_save()}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
