import type { BackgroundValidation } from '@lavra/contract/model/company';
import { useQuery } from '@tanstack/react-query';

import { availableValidationsQuery } from '../../../api/companies.ts';
import { m } from '../../../i18n/messages.ts';
import { useCompanyId } from '../../../lib/acting-company.ts';
import { config } from '../../../base/config.ts';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ShortId } from '../../../ui/table/short-id.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { Button, buttonLook } from '../../../ui/controls/button.tsx';

function YesOrNo({ isOn }: { readonly isOn: boolean }) {
  return (
    <StatusBadge tone={isOn ? 'success' : 'neutral'}>
      {isOn ? m.backgrounds_yes() : m.backgrounds_no()}
    </StatusBadge>
  );
}

function flag(key: 'serpro_cpf' | 'serpro_nfe' | 'serpro_data_valid', title: string) {
  return {
    key,
    title,
    kind: 'status',
    width: '170px',
    cell: (row) => <YesOrNo isOn={row[key]} />,
  } satisfies Column<BackgroundValidation>;
}

function backgroundColumns(): Column<BackgroundValidation>[] {
  return [
    {
      key: 'id',
      title: m.backgrounds_id(),
      kind: 'id',
      width: '190px',
      cell: ({ id }) => <ShortId id={id} />,
    },
    { key: 'name', title: m.backgrounds_name(), cell: ({ background_name }) => background_name },
    flag('serpro_cpf', m.backgrounds_serpro_cpf()),
    flag('serpro_nfe', m.backgrounds_serpro_nfe()),
    flag('serpro_data_valid', m.backgrounds_serpro_data_valid()),
  ];
}

/** Who may use none is told whom to ask. */
function NoneAvailable({ hasAny }: { readonly hasAny: boolean }) {
  const { supportUrl } = config();
  if (hasAny)
    return <EmptyState icon="shield" title={m.backgrounds_empty()} text={m.backgrounds_empty_text()} />;
  return (
    <EmptyState
      icon="shield"
      title={m.backgrounds_none()}
      text={m.backgrounds_none_text()}
      action={
        supportUrl !== '' && (
          <a {...buttonLook({ variant: 'default' })} href={supportUrl} target="_blank" rel="noreferrer">
            {m.support_open()}
            <Icon name="external" size={16} />
          </a>
        )
      }
    />
  );
}

/** The outside checks that documents of the company can be put through; the provider sets them up. */
export function BackgroundValidationsScreen() {
  const { data, error, refetch } = useQuery(availableValidationsQuery(useCompanyId()));
  return (
    <>
      <PageHeader
        title={m.backgrounds_title()}
        text={m.backgrounds_text()}
        actions={
          <Button
            variant="default"
            leftSection={<Icon name="refresh" size={16} />}
            onClick={() => void refetch()}
          >
            {m.action_refresh()}
          </Button>
        }
      />
      <DataTable
        label={m.backgrounds_list()}
        columns={backgroundColumns()}
        rows={data?.backgrounds}
        rowKey={({ id }) => id}
        reservedRows={4}
        error={error}
        onRetry={() => void refetch()}
        minWidth={860}
        empty={<NoneAvailable hasAny={data?.hasAny ?? false} />}
      />
    </>
  );
}
