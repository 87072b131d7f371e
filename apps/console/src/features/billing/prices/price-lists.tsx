import type { PriceList } from '@lavra/contract/model/price';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { deletePriceListMutation, priceListsQuery } from '../../../api/prices.ts';
import { inTime } from '../../../base/in-time.ts';
import { m } from '../../../i18n/messages.ts';
import { formatDateTime, formatMoney, formatMonth } from '../../../lib/formats.ts';
import { pricedName } from './priced-name.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { ForClient } from '../../../ui/client-select/client-select.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { RowAction } from '../../../ui/controls/row-action.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import classes from './price-lists.module.css';

const EditPrices = lazy(
  inTime(() => import('./edit-prices.tsx').then((module) => ({ default: module.EditPrices }))),
);

/** The provider's prices, and those agreed with the client that the administrator acts for. */
export function PriceLists() {
  return (
    <div className={classes.root}>
      <PricePanel title={m.prices_title()} text={m.prices_text()} companyId={undefined} />
      <div>
        <ForClient>
          {({ companyId, name }) => (
            <PricePanel
              key={companyId}
              title={m.prices_of({ name })}
              text={m.prices_of_text()}
              companyId={companyId}
            />
          )}
        </ForClient>
      </div>
    </div>
  );
}

interface PricePanelProps {
  readonly title: string;
  readonly text: string;
  /** Undefined for the provider's own prices. */
  readonly companyId: string | undefined;
}

function PricePanel({ title, text, companyId }: PricePanelProps) {
  const lists = useQuery(priceListsQuery(companyId));
  const [edited, setEdited] = useState<PriceList | 'new'>();
  const [leaving, setLeaving] = useState<PriceList>();
  const remove = useMutation({
    ...deletePriceListMutation(companyId),
    onSuccess: () => {
      setLeaving(undefined);
      snackbar.success(m.prices_deleted());
    },
  });
  const create = (
    <Button leftSection={<Icon name="plus" size={16} />} onClick={() => setEdited('new')}>
      {m.prices_new()}
    </Button>
  );
  const month = leaving === undefined ? '' : formatMonth(leaving.valid_from);
  return (
    <Panel title={title} text={text} actions={create}>
      <DataTable
        label={`${m.prices_list()} · ${title}`}
        columns={priceColumns({ onEdit: setEdited, onDelete: setLeaving })}
        rows={lists.data}
        rowKey={({ valid_from }) => valid_from}
        reservedRows={2}
        error={lists.error}
        onRetry={() => void lists.refetch()}
        onOpen={setEdited}
        empty={<EmptyState icon="billing" title={m.prices_empty()} text={m.prices_empty_text()} />}
      />
      <Suspense>
        {edited !== undefined && (
          <EditPrices
            companyId={companyId}
            list={edited === 'new' ? undefined : edited}
            taken={(lists.data ?? []).map(({ valid_from }) => valid_from)}
            onClose={() => setEdited(undefined)}
          />
        )}
      </Suspense>
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={m.prices_delete_title({ month })}
        text={m.prices_delete_text()}
        action={m.action_delete()}
        isBusy={remove.isPending}
        isForClient={companyId !== undefined}
        onConfirm={() => leaving !== undefined && remove.mutate(leaving.valid_from)}
        onClose={() => setLeaving(undefined)}
      />
    </Panel>
  );
}

interface PriceActions {
  readonly onEdit: (list: PriceList) => void;
  readonly onDelete: (list: PriceList) => void;
}

function priceColumns({ onEdit, onDelete }: PriceActions): Column<PriceList>[] {
  return [
    {
      key: 'month',
      title: m.prices_valid_from(),
      width: '180px',
      cell: ({ valid_from }) => formatMonth(valid_from),
    },
    {
      key: 'services',
      title: m.prices_services(),
      cell: ({ prices }) =>
        prices.length === 0
          ? m.prices_no_services()
          : prices.map(({ service }) => pricedName(service)).join(', '),
    },
    {
      key: 'minimum',
      title: m.prices_minimum(),
      kind: 'number',
      width: '150px',
      cell: ({ monthly_minimum: minimum }) => (minimum === null ? '–' : formatMoney(minimum)),
    },
    {
      key: 'updated',
      title: m.prices_updated(),
      kind: 'time',
      width: '160px',
      cell: ({ updated_at }) => formatDateTime(updated_at),
    },
    {
      key: 'actions',
      title: m.prices_list(),
      kind: 'actions',
      width: '96px',
      cell: (list) => {
        const month = formatMonth(list.valid_from);
        return (
          <>
            <RowAction icon="pencil" label={m.prices_edit_of({ month })} onClick={() => onEdit(list)} />
            <RowAction icon="trash" label={m.prices_delete_of({ month })} onClick={() => onDelete(list)} />
          </>
        );
      },
    },
  ];
}
