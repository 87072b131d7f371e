import { listedServices } from '@lavra/contract/services/all';
import { Select } from '@mantine/core';

import { m } from '../../../i18n/messages.ts';
import { DayField } from '../../../ui/filters/day-field.tsx';
import { FilterBar } from '../../../ui/filters/filter-bar.tsx';
import { FilterText } from '../../../ui/filters/filter-text.tsx';
import { isFiltered, type JobSearch } from '../job-search.ts';
import classes from './job-filter.module.css';
import { serviceName } from '../../../lib/service-name.ts';

interface JobFilterProps {
  readonly search: JobSearch;
  /** What changed of the search; undefined takes away. */
  readonly onChange: (change: { readonly [K in keyof JobSearch]: JobSearch[K] | undefined }) => void;
  readonly onClear: () => void;
  readonly onRefresh: () => void;
}

export function JobFilter({ search, onChange, onClear, onRefresh }: JobFilterProps) {
  return (
    <FilterBar onRefresh={onRefresh} onClear={isFiltered(search) ? onClear : undefined}>
      <div className={classes.service}>
        <Select
          label={m.jobs_filter_service()}
          placeholder={m.jobs_filter_all_services()}
          data={listedServices.map((value) => ({ value, label: serviceName(value) }))}
          value={search.service ?? null}
          onChange={(service) => onChange({ service: listedServices.find((name) => name === service) })}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': m.action_clear() }}
          nothingFoundMessage={m.nothing_found()}
        />
      </div>
      <div className={classes.day}>
        <DayField
          label={m.jobs_filter_start()}
          value={search.startDate}
          max={search.endDate}
          onChange={(startDate) => onChange({ startDate })}
        />
      </div>
      <div className={classes.day}>
        <DayField
          label={m.jobs_filter_end()}
          value={search.endDate}
          min={search.startDate}
          onChange={(endDate) => onChange({ endDate })}
        />
      </div>
      <div className={classes.id}>
        <FilterText
          label={m.jobs_filter_id()}
          hint={m.jobs_filter_id_hint()}
          value={search.id}
          maxLength={64}
          onCommit={(id) => onChange({ id })}
        />
      </div>
      <div className={classes.search}>
        <FilterText
          label={m.jobs_filter_search()}
          hint={m.jobs_filter_search_hint()}
          value={search.search}
          maxLength={120}
          onCommit={(text) => onChange({ search: text })}
          isFirst
        />
      </div>
    </FilterBar>
  );
}
