import type { AppClient } from '@lavra/contract/model/app-client';
import { ActionIcon, Tooltip } from '@mantine/core';

import { m } from '../../../i18n/messages.ts';
import { formatNumber } from '../../../lib/formats.ts';
import type { Column } from '../../../ui/data-table.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { ShortId } from '../../../ui/short-id.tsx';

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

export function clientColumns(
  onAction: (action: ClientAction, client: AppClient) => void,
): Column<AppClient>[] {
  const button = (action: ClientAction, icon: IconName, label: (names: { name: string }) => string) => ({
    key: action,
    title: '',
    kind: 'actions' as const,
    width: '44px',
    cell: (client: AppClient) => (
      <ActionButton
        icon={icon}
        label={label({ name: client.ClientName })}
        onClick={() => onAction(action, client)}
      />
    ),
  });
  return [
    { key: 'name', title: m.app_clients_name(), cell: ({ ClientName }) => ClientName },
    {
      key: 'id',
      title: m.app_clients_id(),
      kind: 'id',
      width: '200px',
      cell: ({ ClientId }) => <ShortId id={ClientId} name={m.app_clients_id()} />,
    },
    {
      key: 'used',
      title: m.app_clients_last_used(),
      kind: 'time',
      width: '150px',
      cell: ({ LastUsedDate }) =>
        LastUsedDate === null ? m.app_clients_never_used() : <RelativeTime value={LastUsedDate} />,
    },
    {
      key: 'calls',
      title: m.app_clients_calls(),
      kind: 'number',
      width: '150px',
      cell: ({ CallsLast30Days }) => formatNumber(CallsLast30Days),
    },
    button('details', 'eye', m.app_clients_details_of),
    button('edit', 'pencil', m.app_clients_edit_of),
    button('rotate', 'rotate', m.app_clients_rotate_of),
    button('delete', 'trash', m.app_clients_delete_of),
  ];
}
