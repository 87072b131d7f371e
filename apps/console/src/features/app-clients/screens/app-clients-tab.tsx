import { demoAppClientName } from '@lavra/contract/constants';
import type { AppClient } from '@lavra/contract/model/app-client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import {
  appClientsQuery,
  appClientsUrl,
  deleteAppClientMutation,
  rotateAppClientSecretMutation,
} from '../../../api/app-clients.ts';
import { companyScopesQuery } from '../../../api/rules.ts';
import { m } from '../../../i18n/messages.ts';
import { useCompanyId } from '../../../lib/acting-company.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { CallButton } from '../../../ui/dialogs/call-button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Dialog, DialogActions } from '../../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { RefreshButton } from '../../../ui/controls/refresh-button.tsx';
import { SecretOnce } from '../../../ui/secrets/secret-once.tsx';
import { type ClientAction, clientColumns } from '../components/client-columns.tsx';
import { ClientDetails } from '../components/client-details.tsx';
import { CreateClientPanel } from '../components/create-client-panel.tsx';
import { FirstCall } from '../components/first-call.tsx';
import { EditClient } from '../components/edit-client.tsx';
import { RotateSecretDialog } from '../../../ui/secrets/rotate-secret-dialog.tsx';
import { Button } from '../../../ui/controls/button.tsx';

interface Opened {
  readonly action: ClientAction | 'secret';
  readonly client: AppClient;
}

/** Credentials of the company's programs; the demo's own is hidden. */
export function AppClientsTab() {
  const companyId = useCompanyId();
  const [opened, setOpened] = useState<Opened>();
  const list = useQuery(appClientsQuery(companyId));
  const allowed = useQuery(companyScopesQuery(companyId)).data?.scopes ?? [];
  const close = () => setOpened(undefined);
  const rows = list.data?.appclients.filter(({ ClientName }) => ClientName !== demoAppClientName);
  return (
    <>
      <CreateClientPanel
        companyId={companyId}
        allowed={allowed}
        onCreated={(client) => setOpened({ action: 'secret', client })}
      />
      <Panel
        title={m.app_clients_list()}
        actions={
          <>
            <CallButton call={appClientsUrl(companyId)} group="clients" />
            <RefreshButton isBusy={list.isRefetching} onRefresh={() => void list.refetch()} />
          </>
        }
      >
        <DataTable
          label={m.app_clients_list()}
          columns={clientColumns((action, client) => setOpened({ action, client }))}
          rows={rows}
          rowKey={({ ClientId }) => ClientId}
          reservedRows={3}
          error={list.error}
          onRetry={() => void list.refetch()}
          onOpen={(client) => setOpened({ action: 'details', client })}
          empty={<EmptyState icon="key" title={m.app_clients_empty()} text={m.app_clients_empty_text()} />}
        />
      </Panel>
      {opened !== undefined && (
        <ClientDialog
          companyId={companyId}
          allowed={allowed}
          opened={opened}
          onOpen={setOpened}
          onClose={close}
        />
      )}
    </>
  );
}

interface ClientDialogProps {
  readonly companyId: string;
  readonly allowed: readonly string[];
  readonly opened: Opened;
  readonly onOpen: (opened: Opened) => void;
  readonly onClose: () => void;
}

function ClientDialog({ companyId, allowed, opened, onOpen, onClose }: ClientDialogProps) {
  const { action, client } = opened;
  switch (action) {
    case 'edit':
      return <EditClient companyId={companyId} client={client} allowed={allowed} onClose={onClose} />;
    case 'delete':
      return <DeleteClient companyId={companyId} client={client} onClose={onClose} />;
    case 'rotate':
      return (
        <RotateSecretDialog
          title={m.app_clients_rotate_of({ name: client.ClientName })}
          text={m.app_clients_rotate_text()}
          action={m.app_clients_rotate()}
          done={m.app_clients_rotated()}
          mutation={rotateAppClientSecretMutation({ companyId, clientId: client.ClientId })}
          onRotated={(rotated) => onOpen({ action: 'secret', client: rotated })}
          onClose={onClose}
        />
      );
    case 'details':
      return (
        <Dialog isOpen onClose={onClose} title={m.app_clients_details_title()}>
          <ClientDetails client={client} onClose={onClose} />
        </Dialog>
      );
    case 'secret':
      return (
        <Dialog isOpen onClose={onClose} title={m.app_clients_secret_title()}>
          <SecretOnce
            fileName={`${client.ClientName}.json`}
            values={[
              { name: m.app_clients_name(), value: client.ClientName },
              { name: m.app_clients_id(), key: 'ClientID', value: client.ClientId },
              { name: m.app_clients_secret(), key: 'ClientSecret', value: client.ClientSecret ?? '' },
            ]}
          />
          <FirstCall companyId={companyId} client={client} />
          <DialogActions>
            <Button onClick={onClose}>{m.action_close()}</Button>
          </DialogActions>
        </Dialog>
      );
  }
}

interface DeleteClientProps {
  readonly companyId: string;
  readonly client: AppClient;
  readonly onClose: () => void;
}

function DeleteClient({ companyId, client, onClose }: DeleteClientProps) {
  const remove = useMutation({
    ...deleteAppClientMutation({ companyId, clientId: client.ClientId }),
    onSuccess: () => {
      onClose();
      snackbar.success(m.app_clients_deleted());
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={m.app_clients_delete_of({ name: client.ClientName })}
      text={m.app_clients_delete_text()}
      action={m.action_delete()}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  );
}
