import type { BackgroundValidation } from '@lavra/contract/model/company';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { backgroundsQuery, backgroundsUrl, deleteBackgroundMutation } from '../../../api/backgrounds.ts';
import { inTime } from '../../../base/in-time.ts';
import { m } from '../../../i18n/messages.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { RefreshButton } from '../../../ui/controls/refresh-button.tsx';
import { RowAction } from '../../../ui/controls/row-action.tsx';
import { CallButton } from '../../../ui/dialogs/call-button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { backgroundColumns } from '../components/background-columns.tsx';
import classes from '../components/background-columns.module.css';
import { CheckFigures } from '../components/check-figures.tsx';

const EditBackground = lazy(
  inTime(() =>
    import('../components/edit-background.tsx').then((module) => ({ default: module.EditBackground })),
  ),
);

const TryCheck = lazy(
  inTime(() => import('../components/try-check.tsx').then((module) => ({ default: module.TryCheck }))),
);

type Opened =
  | { readonly action: 'create' | 'try' }
  | { readonly action: 'edit' | 'delete'; readonly background: BackgroundValidation };

/** All background validations; a company's rule says which it may use. */
export function AdminBackgroundsScreen() {
  const [opened, setOpened] = useState<Opened>();
  const list = useQuery(backgroundsQuery());
  const close = () => setOpened(undefined);
  const create = (
    <Button leftSection={<Icon name="plus" size={16} />} onClick={() => setOpened({ action: 'create' })}>
      {m.backgrounds_create()}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={m.backgrounds_title()}
        text={m.backgrounds_admin_text()}
        actions={
          <>
            <RefreshButton isBusy={list.isRefetching} onRefresh={() => void list.refetch()} />
            <CallButton call={backgroundsUrl()} token="administrator" group="companies" />
            <Button variant="default" onClick={() => setOpened({ action: 'try' })}>
              {m.backgrounds_try_open()}
            </Button>
            {create}
          </>
        }
      />
      <CheckFigures />
      <DataTable
        label={m.backgrounds_admin_list()}
        columns={[...backgroundColumns(), actionsColumn(setOpened)]}
        rows={list.data?.backgrounds}
        rowKey={({ id }) => id}
        reservedRows={4}
        error={list.error}
        onRetry={() => void list.refetch()}
        empty={
          <EmptyState
            icon="shield"
            title={m.backgrounds_empty()}
            text={m.backgrounds_admin_empty_text()}
            action={create}
          />
        }
      />
      <Suspense>
        {opened?.action === 'create' && <EditBackground onClose={close} />}
        {opened?.action === 'try' && <TryCheck onClose={close} />}
        {opened?.action === 'edit' && <EditBackground background={opened.background} onClose={close} />}
      </Suspense>
      {opened?.action === 'delete' && <DeleteBackground background={opened.background} onClose={close} />}
    </>
  );
}

function actionsColumn(onOpen: (opened: Opened) => void): Column<BackgroundValidation> {
  return {
    key: 'actions',
    title: m.table_actions(),
    kind: 'actions',
    width: '100px',
    cell: (background) => (
      <span className={classes.actions}>
        <RowAction
          icon="pencil"
          label={m.backgrounds_edit_of({ name: background.background_name })}
          onClick={() => onOpen({ action: 'edit', background })}
        />
        <RowAction
          icon="trash"
          label={m.backgrounds_delete_of({ name: background.background_name })}
          onClick={() => onOpen({ action: 'delete', background })}
        />
      </span>
    ),
  };
}

interface DeleteBackgroundProps {
  readonly background: BackgroundValidation;
  readonly onClose: () => void;
}

function DeleteBackground({ background, onClose }: DeleteBackgroundProps) {
  const remove = useMutation({
    ...deleteBackgroundMutation(background.id),
    onSuccess: () => {
      onClose();
      snackbar.success(m.backgrounds_deleted());
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={m.backgrounds_delete_confirm({ name: background.background_name })}
      text={m.backgrounds_delete_text()}
      action={m.action_delete()}
      isBusy={remove.isPending}
      isForClient={false}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  );
}
