import type { Webhook, WebhookStatus } from '@lavra/contract/model/webhook';
import { Switch } from '@mantine/core';

import { m } from '../../../i18n/messages.ts';
import { formatDateTime } from '../../../lib/formats.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { RowAction } from '../../../ui/controls/row-action.tsx';
import { StatusBadge, type StatusTone } from '../../../ui/feedback/status-badge.tsx';
import classes from './webhook-columns.module.css';

export type WebhookAction = 'deliveries' | 'rotate' | 'delete';

const states: Record<WebhookStatus, { readonly tone: StatusTone; readonly word: () => string }> = {
  pending: { tone: 'warning', word: m.webhooks_status_pending },
  active: { tone: 'success', word: m.webhooks_status_active },
  disabled: { tone: 'error', word: m.webhooks_status_disabled },
};

function Status({ webhook }: { readonly webhook: Webhook }) {
  const { tone, word } = states[webhook.status];
  const badge = <StatusBadge tone={tone}>{word()}</StatusBadge>;
  if (webhook.disabled_reason === null) return badge;
  return (
    <span className={classes.status}>
      {badge}
      <small>{webhook.disabled_reason}</small>
    </span>
  );
}

interface ActionsProps {
  readonly webhook: Webhook;
  readonly onAction: ColumnActions['onAction'];
}

function Actions({ webhook, onAction }: ActionsProps) {
  const name = { name: webhook.endpoint_name };
  return (
    <span className={classes.actions}>
      <Button
        variant="subtle"
        size="xs"
        aria-label={m.webhooks_deliveries_of(name)}
        onClick={() => onAction('deliveries', webhook)}
      >
        {m.webhooks_log_list()}
      </Button>
      <RowAction icon="key" label={m.webhooks_rotate_of(name)} onClick={() => onAction('rotate', webhook)} />
      <RowAction
        icon="trash"
        label={m.webhooks_delete_of(name)}
        onClick={() => onAction('delete', webhook)}
      />
    </span>
  );
}

interface ColumnActions {
  readonly onAction: (action: WebhookAction, webhook: Webhook) => void;
  readonly onVerbose: (webhook: Webhook, verbose: boolean) => void;
}

export function webhookColumns({ onAction, onVerbose }: ColumnActions): Column<Webhook>[] {
  return [
    { key: 'name', title: m.webhooks_name(), width: '122px', cell: ({ endpoint_name }) => endpoint_name },
    {
      key: 'url',
      title: m.webhooks_url(),
      cell: ({ endpoint_url }) => (
        <span className={classes.url} title={endpoint_url}>
          {endpoint_url}
        </span>
      ),
    },
    {
      key: 'created',
      title: m.webhooks_created_at(),
      kind: 'time',
      width: '150px',
      cell: ({ created_at }) => <time dateTime={created_at}>{formatDateTime(created_at)}</time>,
    },
    {
      key: 'maker',
      title: m.webhooks_created_by(),
      width: '112px',
      cell: ({ created_by }) => created_by?.user_name ?? '—',
    },
    {
      key: 'status',
      title: m.webhooks_status(),
      kind: 'status',
      width: '122px',
      cell: (webhook) => <Status webhook={webhook} />,
    },
    {
      key: 'verbose',
      title: m.webhooks_verbose(),
      width: '90px',
      cell: (webhook) => (
        <Switch
          checked={webhook.verbose}
          aria-label={m.webhooks_verbose_of({ name: webhook.endpoint_name })}
          onChange={(event) => onVerbose(webhook, event.currentTarget.checked)}
        />
      ),
    },
    {
      key: 'actions',
      title: m.table_actions(),
      kind: 'actions',
      width: '176px',
      cell: (webhook) => <Actions webhook={webhook} onAction={onAction} />,
    },
  ];
}
