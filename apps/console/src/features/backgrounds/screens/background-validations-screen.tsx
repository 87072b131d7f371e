import { useQuery } from '@tanstack/react-query';

import { availableValidationsQuery, availableValidationsUrl } from '../../../api/backgrounds.ts';
import { m } from '../../../i18n/messages.ts';
import { useCompanyId } from '../../../lib/acting-company.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { RefreshButton } from '../../../ui/controls/refresh-button.tsx';
import { CallButton } from '../../../ui/dialogs/call-button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { SupportLink } from '../../../ui/controls/support-link.tsx';
import { backgroundColumns } from '../components/background-columns.tsx';

/** Empty state; a company that may use no validation gets a link to support. */
function NoneAvailable({ hasAny }: { readonly hasAny: boolean }) {
  if (hasAny)
    return <EmptyState icon="shield" title={m.backgrounds_empty()} text={m.backgrounds_empty_text()} />;
  return (
    <EmptyState
      icon="shield"
      title={m.backgrounds_none()}
      text={m.backgrounds_none_text()}
      action={<SupportLink variant="default" />}
    />
  );
}

/** The outside checks that the company may run on its documents; the provider sets them up. */
export function BackgroundValidationsScreen() {
  const companyId = useCompanyId();
  const { data, error, refetch } = useQuery(availableValidationsQuery(companyId));
  return (
    <>
      <PageHeader
        title={m.backgrounds_title()}
        text={m.backgrounds_text()}
        actions={
          <>
            <CallButton call={availableValidationsUrl(companyId)} group="companies" />
            <RefreshButton isLabelled onRefresh={() => void refetch()} />
          </>
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
        empty={<NoneAvailable hasAny={data?.hasAny ?? false} />}
      />
    </>
  );
}
