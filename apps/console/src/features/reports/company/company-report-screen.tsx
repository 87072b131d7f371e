import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { companyReportsQuery, companyReportsUrl } from '../../../api/company-reports.ts';
import { inTime } from '../../../base/in-time.ts';
import { m } from '../../../i18n/messages.ts';
import type { ActingCompany } from '../../../lib/acting-company.ts';
import { ForClient } from '../../../ui/client-select/client-select.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { RefreshButton } from '../../../ui/controls/refresh-button.tsx';
import { CallButton } from '../../../ui/dialogs/call-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { reportColumns } from './report-columns.tsx';

const RequestReport = lazy(
  inTime(() => import('./request-report.tsx').then((module) => ({ default: module.RequestReport }))),
);

/** Files of a client's jobs, written on request. */
export function CompanyReportScreen() {
  return (
    <>
      <PageHeader title={m.company_report_screen()} text={m.company_report_text()} />
      <ForClient>{(client) => <ReportCard key={client.companyId} client={client} />}</ForClient>
    </>
  );
}

function ReportCard({ client }: { readonly client: ActingCompany }) {
  const { companyId, name } = client;
  const [isRequesting, setRequesting] = useState(false);
  const reports = useQuery(companyReportsQuery(companyId));
  const request = (
    <Button leftSection={<Icon name="plus" size={16} />} onClick={() => setRequesting(true)}>
      {m.company_report_generate()}
    </Button>
  );
  return (
    <Panel
      title={m.company_report_title()}
      text={name}
      actions={
        <>
          <RefreshButton isBusy={reports.isRefetching} onRefresh={() => void reports.refetch()} />
          <CallButton call={companyReportsUrl(companyId)} group="usage" />
          {request}
        </>
      }
    >
      <DataTable
        label={m.company_report_list({ name })}
        columns={reportColumns(companyId)}
        rows={reports.data}
        rowKey={({ id }) => id}
        reservedRows={4}
        error={reports.error}
        onRetry={() => void reports.refetch()}
        empty={
          <EmptyState
            icon="report"
            title={m.company_report_empty()}
            text={m.company_report_empty_text()}
            action={request}
          />
        }
      />
      <Suspense>
        {isRequesting && <RequestReport companyId={companyId} onClose={() => setRequesting(false)} />}
      </Suspense>
    </Panel>
  );
}
