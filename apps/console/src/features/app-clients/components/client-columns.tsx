import type { AppClient } from '@lavra/contract/model/app-client';

import { m } from '../../../i18n/messages.ts';
import { formatNumber } from '../../../lib/formats.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { Icon, type IconName } from '../../../ui/controls/icon.tsx';
import { RelativeTime } from '../../../ui/table/relative-time.tsx';
import { ShortId } from '../../../ui/table/short-id.tsx';
import classes from './client-columns.module.css';
import { ActionIcon } from '../../../ui/controls/button.tsx';
import { Tooltip } from '../../../ui/controls/tooltip.tsx';

export type ClientAction = 'details' | 'edit' | 'rotate' | 'delete';

function ActionButton(props: {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
}) {
  return (
    <Tooltip label={props.label}>
      <ActionIcon variant="subtle" size={28} aria-label={props.label} onClick={props.onClick}>
        <Icon name={props.icon} size={18} />
      </ActionIcon>
    </Tooltip>
  );
}

interface ActionsProps {
  readonly client: AppClient;
  readonly onAction: (action: ClientAction, client: AppClient) => void;
}

function Actions({ client, onAction }: ActionsProps) {
  const name = { name: client.ClientName };
  return (
    <span className={classes.actions}>
      <ActionButton
        icon="eye"
        label={m.app_clients_details_of(name)}
        onClick={() => onAction('details', client)}
      />
      <ActionButton
        icon="pencil"
        label={m.app_clients_edit_of(name)}
        onClick={() => onAction('edit', client)}
      />
      <ActionButton
        icon="rotate"
        label={m.app_clients_rotate_of(name)}
        onClick={() => onAction('rotate', client)}
      />
      <ActionButton
        icon="trash"
        label={m.app_clients_delete_of(name)}
        onClick={() => onAction('delete', client)}
      />
    </span>
  );
}

export function clientColumns(onAction: ActionsProps['onAction']): Column<AppClient>[] {
  return [
    { key: 'name', title: m.app_clients_name(), cell: ({ ClientName }) => ClientName },
    {
      key: 'id',
      title: m.app_clients_id(),
      kind: 'id',
      width: '150px',
      cell: ({ ClientId }) => <ShortId id={ClientId} name={m.app_clients_id()} />,
    },
    {
      key: 'maker',
      title: m.app_clients_created_by(),
      width: '160px',
      cell: ({ CreatedBy }) => CreatedBy?.user_name ?? '—',
    },
    {
      key: 'used',
      title: m.app_clients_last_used(),
      kind: 'time',
      width: '130px',
      cell: ({ LastUsedDate }) =>
        LastUsedDate === null ? m.app_clients_never_used() : <RelativeTime value={LastUsedDate} />,
    },
    {
      key: 'calls',
      title: m.app_clients_calls(),
      kind: 'number',
      width: '160px',
      cell: ({ CallsLast30Days }) => formatNumber(CallsLast30Days),
    },
    {
      key: 'actions',
      title: m.table_actions(),
      kind: 'actions',
      width: '172px',
      cell: (client) => <Actions client={client} onAction={onAction} />,
    },
  ];
}
