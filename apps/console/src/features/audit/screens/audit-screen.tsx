import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';

import { auditFiltersQuery, auditQuery, auditUrl, exportAuditMutation } from '../../../api/audit.ts';
import { providerCompaniesQuery } from '../../../api/provider.ts';
import { m } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Skeleton } from '../../../ui/controls/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailureState } from '../../../ui/feedback/failure-state.tsx';
import { DayRangeFields } from '../../../ui/filters/day-range-fields.tsx';
import { FilterBar } from '../../../ui/filters/filter-bar.tsx';
import { FilterChoice } from '../../../ui/filters/filter-choice.tsx';
import { CallButton } from '../../../ui/dialogs/call-button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { usePageTokens } from '../../../ui/table/page-tokens.ts';
import { Pager } from '../../../ui/table/pager.tsx';
import {
  auditPageSizes,
  auditQueryOf,
  type AuditSearch,
  defaultAuditPageSize,
  isFiltered,
  parseAuditSearch,
} from '../audit-search.ts';
import { AuditDays } from '../components/audit-days.tsx';
import classes from './audit-screen.module.css';

const route = getRouteApi('/signed-in/admin/audit');

type Change = { readonly [K in keyof AuditSearch]: AuditSearch[K] | undefined };

/** The changes by administrators: who, for whom, what and when. */
export function AuditScreen() {
  const search = parseAuditSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const pages = usePageTokens(JSON.stringify(search));
  const question = auditQueryOf(search, pages.token);
  const list = useQuery(auditQuery(question));
  const { size = defaultAuditPageSize, ...filter } = search;
  const save = useMutation(exportAuditMutation());

  const change = (next: Change) =>
    void navigate({
      search: (before) => parseAuditSearch({ ...before, ...next }),
      replace: true,
      resetScroll: false,
    });
  const clear = () =>
    void navigate({ search: parseAuditSearch({ size }), replace: true, resetScroll: false });
  return (
    <>
      <PageHeader
        title={m.audit_title()}
        text={m.audit_text()}
        actions={
          <>
            <CallButton call={auditUrl(question)} token="administrator" group="administration" />
            <Button
              leftSection={<Icon name="download" size={16} />}
              loading={save.isPending}
              onClick={() => save.mutate(filter)}
            >
              {m.audit_export()}
            </Button>
          </>
        }
      />
      <AuditFilter
        search={search}
        onChange={change}
        onClear={isFiltered(search) ? clear : undefined}
        onRefresh={() => void list.refetch()}
      />
      {list.data === undefined ? (
        list.error === null ? (
          <Skeleton height={420} aria-label={m.loading()} />
        ) : (
          <Panel>
            <FailureState error={list.error} onRetry={() => void list.refetch()} />
          </Panel>
        )
      ) : list.data.entries.length === 0 ? (
        <Panel>
          <EmptyState
            icon={isFiltered(search) ? 'search' : 'shield'}
            title={m.audit_empty()}
            text={isFiltered(search) ? m.audit_empty_filtered() : m.audit_empty_text()}
          />
        </Panel>
      ) : (
        <div aria-busy={list.isPlaceholderData} data-stale={list.isPlaceholderData || undefined}>
          <AuditDays entries={list.data.entries} />
        </div>
      )}
      <Pager
        rows={list.data?.entries}
        isFailed={list.isError}
        pages={pages}
        nextToken={list.isPlaceholderData ? undefined : list.data?.nextPageToken}
        pageSize={size}
        pageSizes={auditPageSizes}
        onPageSize={(chosen) => change({ size: chosen })}
      />
    </>
  );
}

interface AuditFilterProps {
  readonly search: AuditSearch;
  readonly onChange: (change: Change) => void;
  readonly onClear: (() => void) | undefined;
  readonly onRefresh: () => void;
}

function AuditFilter({ search, onChange, onClear, onRefresh }: AuditFilterProps) {
  const filters = useQuery(auditFiltersQuery());
  const companies = useQuery(providerCompaniesQuery({}));
  return (
    <FilterBar onRefresh={onRefresh} onClear={onClear} isOneLine>
      <div className={classes.choice}>
        <FilterChoice
          label={m.audit_who()}
          hint={m.audit_everybody()}
          choices={(filters.data?.actors ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={search.actor}
          onChange={(actor) => onChange({ actor })}
          isFirst
        />
      </div>
      <div className={classes.choice}>
        <FilterChoice
          label={m.audit_company()}
          hint={m.audit_every_company()}
          choices={(companies.data?.clients ?? []).map(({ company_id, name }) => ({
            value: company_id,
            label: name,
          }))}
          value={search.company}
          onChange={(company) => onChange({ company })}
        />
      </div>
      <div className={classes.choice}>
        <FilterChoice
          label={m.audit_action()}
          hint={m.audit_every_action()}
          choices={(filters.data?.actions ?? []).map(({ action, action_title }) => ({
            value: action,
            label: action_title,
          }))}
          value={search.action}
          onChange={(action) => onChange({ action })}
        />
      </div>
      <DayRangeFields
        startLabel={m.audit_from()}
        endLabel={m.audit_until()}
        startDate={search.startDate}
        endDate={search.endDate}
        onChange={onChange}
      />
    </FilterBar>
  );
}
