import type { Flow } from '@lavra/contract/model/flow';
import { Switch } from '@mantine/core';

import { m } from '../../../i18n/messages.ts';
import { RowAction } from '../../../ui/controls/row-action.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { serviceName } from '../../../lib/service-name.ts';
import type { FlowMode } from '../flow-modes.ts';
import classes from './flow-table.module.css';

interface FlowTableProps {
  readonly flows: readonly Flow[];
  /** Name of an app client, by its id. */
  readonly clientName: (id: string) => string;
  readonly onMode: (flow: Flow, mode: FlowMode, isOn: boolean) => void;
  readonly onConfigure: (flow: Flow) => void;
  /** Absent where flows cannot be deleted. */
  readonly onDelete?: (flow: Flow) => void;
}

type On = Pick<FlowTableProps, 'clientName' | 'onMode' | 'onConfigure' | 'onDelete'>;

function flowColumns(on: On): Column<Flow>[] {
  const toggle = (mode: FlowMode, title: string): Column<Flow> => ({
    key: mode,
    title,
    width: '150px',
    cell: (flow) => (
      <Switch
        checked={flow[mode]}
        aria-label={`${title}: ${nameOf(flow)}`}
        onChange={({ currentTarget }) => on.onMode(flow, mode, currentTarget.checked)}
      />
    ),
  });
  return [
    { key: 'service', title: m.flows_service(), cell: (flow) => <ServiceOf flow={flow} /> },
    { key: 'client', title: m.flows_client(), cell: ({ client_id }) => on.clientName(client_id) },
    toggle('use_backoffice', m.flows_backoffice()),
    toggle('use_backoffice_validation', m.flows_validation()),
    { key: 'backoffice_id', title: m.flows_backoffice_id(), cell: ({ backoffice_id }) => backoffice_id },
    {
      key: 'actions',
      title: m.flows_actions(),
      kind: 'actions',
      width: '110px',
      cell: (flow) => (
        <>
          <RowAction
            icon="gear"
            label={m.flows_configure({ name: nameOf(flow) })}
            onClick={() => on.onConfigure(flow)}
          />
          {on.onDelete !== undefined && (
            <RowAction
              icon="trash"
              label={m.flows_delete_of({ name: nameOf(flow) })}
              onClick={() => on.onDelete?.(flow)}
            />
          )}
        </>
      ),
    },
  ];
}

/** The services that go to human review, and how. */
export function FlowTable({ flows, ...on }: FlowTableProps) {
  return (
    <DataTable
      label={m.flows_list()}
      columns={flowColumns(on)}
      rows={flows}
      rowKey={({ scope, client_id }) => `${scope} ${client_id}`}
      empty={null}
    />
  );
}

const nameOf = ({ scope }: Flow) => serviceName(scope);

/** The service's name, and in small its code if that differs. */
function ServiceOf({ flow }: { readonly flow: Flow }) {
  const code = flow.scope.toUpperCase();
  const name = nameOf(flow);
  return (
    <>
      {name}
      {name !== code && <small className={classes.code}>{code}</small>}
    </>
  );
}
