import type { Webhook } from '@lavra/contract/model/webhook';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import {
  deleteWebhookMutation,
  updateWebhookMutation,
  webhooksQuery,
  webhooksUrl,
  rotateWebhookSecretMutation,
} from '../../../api/webhooks.ts';
import { m } from '../../../i18n/messages.ts';
import { useCompanyId } from '../../../lib/acting-company.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { CallButton } from '../../../ui/dialogs/call-button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { RefreshButton } from '../../../ui/controls/refresh-button.tsx';
import { CreateWebhookPanel } from '../components/create-webhook-panel.tsx';
import { DeliveryLog } from '../components/delivery-log.tsx';
import { RotateSecretDialog } from '../../../ui/secrets/rotate-secret-dialog.tsx';
import { type WebhookAction, webhookColumns } from '../components/webhook-columns.tsx';
import { WebhookSecret } from '../components/webhook-secret.tsx';

interface Opened {
  readonly action: WebhookAction | 'created' | 'rotated';
  readonly webhook: Webhook;
}

/** Addresses that are notified when a job or batch ends. */
export function WebhooksTab() {
  const companyId = useCompanyId();
  const [opened, setOpened] = useState<Opened>();
  const list = useQuery(webhooksQuery(companyId));
  const change = useMutation({
    ...updateWebhookMutation(companyId),
    onSuccess: (_, { isUndo = false, ...changed }) =>
      isUndo
        ? snackbar.success(m.action_undone())
        : snackbar.done(m.webhooks_verbose_saved(), () =>
            change.mutate({ ...changed, verbose: !changed.verbose, isUndo: true }),
          ),
  });
  // While the change is being saved, the switch shows its new state.
  const rows = list.data?.webhooks.map((webhook) =>
    change.isPending && change.variables.webhook_id === webhook.webhook_id
      ? { ...webhook, verbose: change.variables.verbose }
      : webhook,
  );
  return (
    <>
      <CreateWebhookPanel
        companyId={companyId}
        onCreated={(webhook) => setOpened({ action: 'created', webhook })}
      />
      <Panel
        title={m.webhooks_list()}
        actions={
          <>
            <CallButton call={webhooksUrl(companyId)} group="webhooks" />
            <RefreshButton isBusy={list.isRefetching} onRefresh={() => void list.refetch()} />
          </>
        }
      >
        <DataTable
          label={m.webhooks_list()}
          columns={webhookColumns({
            onAction: (action, webhook) => setOpened({ action, webhook }),
            onVerbose: (webhook, verbose) => change.mutate({ webhook_id: webhook.webhook_id, verbose }),
          })}
          rows={rows}
          rowKey={({ webhook_id }) => webhook_id}
          reservedRows={2}
          error={list.error}
          onRetry={() => void list.refetch()}
          empty={<EmptyState icon="webhook" title={m.webhooks_empty()} text={m.webhooks_empty_text()} />}
        />
      </Panel>
      {opened !== undefined && (
        <WebhookDialog
          companyId={companyId}
          opened={opened}
          onOpen={setOpened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

interface WebhookDialogProps {
  readonly companyId: string;
  readonly opened: Opened;
  readonly onOpen: (opened: Opened) => void;
  readonly onClose: () => void;
}

function WebhookDialog({ companyId, opened: { action, webhook }, onOpen, onClose }: WebhookDialogProps) {
  switch (action) {
    case 'created':
    case 'rotated':
      return <WebhookSecret webhook={webhook} isNew={action === 'created'} onClose={onClose} />;
    case 'deliveries':
      return <DeliveryLog companyId={companyId} webhook={webhook} onClose={onClose} />;
    case 'rotate':
      return (
        <RotateSecretDialog
          title={m.webhooks_rotate_of({ name: webhook.endpoint_name })}
          text={m.webhooks_rotate_text()}
          action={m.webhooks_rotate()}
          done={m.webhooks_rotated()}
          mutation={rotateWebhookSecretMutation({ companyId, webhookId: webhook.webhook_id })}
          onRotated={(rotated) => onOpen({ action: 'rotated', webhook: rotated })}
          onClose={onClose}
        />
      );
    case 'delete':
      return <DeleteWebhook companyId={companyId} webhook={webhook} onClose={onClose} />;
  }
}

interface DeleteWebhookProps {
  readonly companyId: string;
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

function DeleteWebhook({ companyId, webhook, onClose }: DeleteWebhookProps) {
  const remove = useMutation({
    ...deleteWebhookMutation({ companyId, webhookId: webhook.webhook_id }),
    onSuccess: () => {
      onClose();
      snackbar.success(m.webhooks_deleted());
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={m.webhooks_delete_of({ name: webhook.endpoint_name })}
      text={m.webhooks_delete_text()}
      action={m.action_delete()}
      cancel={m.action_close()}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  );
}
