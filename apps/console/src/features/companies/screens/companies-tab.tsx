import type { Company } from '@lavra/contract/model/company';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';

import { tightestLimitsQuery } from '../../../api/rules.ts';
import { providerCompaniesQuery, providerCompaniesUrl } from '../../../api/provider.ts';
import { m } from '../../../i18n/messages.ts';
import { useActFor } from '../../../ui/client-select/use-act-for.ts';
import { EmptyList } from '../../../ui/feedback/empty-state.tsx';
import { CallButton } from '../../../ui/dialogs/call-button.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { usePageTokens } from '../../../ui/table/page-tokens.ts';
import { Pager } from '../../../ui/table/pager.tsx';
import {
  type CompaniesSearch,
  companiesQueryOf,
  companyPageSizes,
  defaultCompanyPageSize,
  isFiltered,
  parseCompaniesSearch,
} from '../companies-search.ts';
import { CompaniesFilter } from '../components/companies-filter.tsx';
import { companyColumns } from '../components/company-columns.tsx';

const route = getRouteApi('/signed-in/admin/companies');

/** All companies. */
export function CompaniesTab() {
  const search = parseCompaniesSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const actFor = useActFor();
  const pages = usePageTokens(JSON.stringify(search));
  const question = companiesQueryOf(search, pages.token);
  const list = useQuery(providerCompaniesQuery(question));
  const limits = useQuery(tightestLimitsQuery());
  const { size = defaultCompanyPageSize } = search;

  const change = (next: { readonly [K in keyof CompaniesSearch]: CompaniesSearch[K] | undefined }) =>
    void navigate({
      search: (before) => parseCompaniesSearch({ ...before, ...next }),
      replace: true,
      resetScroll: false,
    });
  const clear = () =>
    void navigate({ search: parseCompaniesSearch({ size }), replace: true, resetScroll: false });
  const act = ({ company_id, name, email, document }: Company) =>
    actFor({ companyId: company_id, name, email, document });
  return (
    <>
      <CompaniesFilter
        search={search}
        onChange={change}
        onClear={clear}
        onRefresh={() => void list.refetch()}
        more={
          <CallButton call={providerCompaniesUrl(question)} token="administrator" group="administration" />
        }
      />
      <DataTable
        label={m.admin_companies_list()}
        columns={companyColumns({ limits: limits.data, onAct: act })}
        rows={list.data?.clients}
        rowKey={({ company_id }) => company_id}
        reservedRows={size}
        isStale={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
        onOpen={({ company_id }) =>
          void navigate({
            to: '/admin/companies/$id',
            params: { id: company_id },
            search: (before) => before,
            resetScroll: false,
          })
        }
        empty={
          <EmptyList
            icon="building"
            title={m.admin_companies_empty()}
            text={m.admin_companies_empty_text()}
            filtered={isFiltered(search) && { text: m.admin_companies_empty_filtered(), onClear: clear }}
          />
        }
      />
      <Pager
        rows={list.data?.clients}
        isFailed={list.isError}
        pages={pages}
        nextToken={list.isPlaceholderData ? undefined : list.data?.nextPageToken}
        pageSize={size}
        pageSizes={companyPageSizes}
        onPageSize={(chosen) => change({ size: chosen })}
      />
    </>
  );
}
