import type { AppClient } from '@lavra/contract/model/app-client';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { m } from '../../../i18n/messages.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { appClientsApi, appClientsKey } from '../queries/app-clients.ts';
import { toScopes } from '../scope-choices.ts';
import { type ClientDraft, ClientFields, isSendable, useClientForm } from './client-form.tsx';
import classes from './client-form.module.css';

interface CreateClientPanelProps {
  readonly companyId: string;
  readonly allowed: readonly string[];
  /** With its secret, which no other answer holds. */
  readonly onCreated: (client: AppClient) => void;
}

export function CreateClientPanel({ companyId, allowed, onCreated }: CreateClientPanelProps) {
  const queryClient = useQueryClient();
  const form = useClientForm({ name: '', scopes: [] });
  const create = useMutation({
    mutationFn: ({ name, scopes }: ClientDraft) =>
      appClientsApi.createAppClient({
        params: { companyId },
        body: { name: name.trim(), scopes: toScopes(scopes) },
      }),
    onSuccess: (client) => {
      form.reset();
      onCreated(client);
      snackbar.success(m.app_clients_created());
      return queryClient.invalidateQueries({ queryKey: appClientsKey(companyId) });
    },
    onError: () => snackbar.error(m.app_clients_create_failed()),
  });
  return (
    <Panel title={m.app_clients_create_title()} text={m.app_clients_create_text()}>
      <form className={classes.root} onSubmit={form.onSubmit((draft) => create.mutate(draft))}>
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
