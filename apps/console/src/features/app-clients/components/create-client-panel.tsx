import type { AppClient } from '@lavra/contract/model/app-client';
import { useMutation } from '@tanstack/react-query';

import { createAppClientMutation } from '../../../api/app-clients.ts';
import { m } from '../../../i18n/messages.ts';
import { tickStep } from '../../../lib/first-steps.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { UnsavedGuard } from '../../../ui/dialogs/unsaved-guard.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { toScopes } from '../scope-choices.ts';
import { ClientFields, isSendable, useClientForm } from './client-form.tsx';
import classes from '../../../ui/layout/one-line-form.module.css';
import { Button } from '../../../ui/controls/button.tsx';

interface CreateClientPanelProps {
  readonly companyId: string;
  readonly allowed: readonly string[];
  /** Receives the client with its secret, which no other answer contains. */
  readonly onCreated: (client: AppClient) => void;
}

export function CreateClientPanel({ companyId, allowed, onCreated }: CreateClientPanelProps) {
  const form = useClientForm({ name: '', scopes: [] });
  const create = useMutation({
    ...createAppClientMutation(companyId),
    onSuccess: (client) => {
      form.reset();
      tickStep(companyId, 'key');
      onCreated(client);
      snackbar.success(m.app_clients_created());
    },
    onError: () => snackbar.error(m.app_clients_create_failed()),
  });
  return (
    <Panel title={m.app_clients_create_title()} text={m.app_clients_create_text()}>
      <form
        className={classes.root}
        onSubmit={form.onSubmit((draft) =>
          create.mutate({ name: draft.name.trim(), scopes: toScopes(draft.scopes) }),
        )}
      >
        <UnsavedGuard isDirty={form.isDirty() && !create.isPending} />
        <ClientFields form={form} allowed={allowed} />
        <Button
          type="submit"
          className={classes.submit}
          leftSection={<Icon name="plus" size={16} />}
          disabled={!isSendable(form.values, allowed)}
          loading={create.isPending}
        >
          {m.app_clients_create()}
        </Button>
      </form>
    </Panel>
  );
}
