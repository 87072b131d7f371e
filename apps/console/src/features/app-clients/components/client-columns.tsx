import type { AppClient } from '@lavra/contract/model/app-client';

import { m } from '../../../i18n/messages.ts';
import { formatNumber } from '../../../lib/formats.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { RowAction } from '../../../ui/controls/row-action.tsx';
import { RelativeTime } from '../../../ui/table/relative-time.tsx';
import { ShortId } from '../../../ui/table/short-id.tsx';
import classes from './client-columns.module.css';

export type ClientAction = 'details' | 'edit' | 'rotate' | 'delete';

interface ActionsProps {
  readonly client: AppClient;
  readonly onAction: (action: ClientAction, client: AppClient) => void;
}

function Actions({ client, onAction }: ActionsProps) {
  const name = { name: client.ClientName };
  return (
    <span className={classes.actions}>
      <RowAction
        icon="eye"
        label={m.app_clients_details_of(name)}
        onClick={() => onAction('details', client)}
      />
      <RowAction icon="pencil" label={m.app_clients_edit_of(name)} onClick={() => onAction('edit', client)} />
      <RowAction
        icon="key"
        label={m.app_clients_rotate_of(name)}
        onClick={() => onAction('rotate', client)}
      />
      <RowAction
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
      width: '144px',
      cell: ({ ClientId }) => <ShortId id={ClientId} name={m.app_clients_id()} />,
    },
    {
      key: 'maker',
      title: m.app_clients_created_by(),
      cell: ({ CreatedBy }) => CreatedBy?.user_name ?? '—',
    },
    {
      key: 'used',
      title: m.app_clients_last_used(),
      kind: 'time',
      width: '116px',
      cell: ({ LastUsedDate }) =>
        LastUsedDate === null ? m.app_clients_never_used() : <RelativeTime value={LastUsedDate} />,
    },
    {
      key: 'calls',
      title: m.app_clients_calls(),
      kind: 'number',
      width: '140px',
      cell: ({ CallsLast30Days }) => formatNumber(CallsLast30Days),
    },
    {
      key: 'actions',
      title: m.table_actions(),
      kind: 'actions',
      width: '152px',
      cell: (client) => <Actions client={client} onAction={onAction} />,
    },
  ];
}
