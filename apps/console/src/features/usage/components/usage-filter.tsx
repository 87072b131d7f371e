import { listedServices } from '@lavra/contract/services/all';
import { Checkbox, Select } from '@mantine/core';

import { m } from '../../../i18n/messages.ts';
import { serviceName } from '../../../lib/service-name.ts';
import { DayField } from '../../../ui/filters/day-field.tsx';
import { FilterBar } from '../../../ui/filters/filter-bar.tsx';
import { rangeOf, type UsageSearch } from '../usage-search.ts';
import classes from './usage-filter.module.css';

interface UsageFilterProps {
  readonly search: UsageSearch;
  /** What changed of the search; undefined takes away. */
  readonly onChange: (change: { readonly [K in keyof UsageSearch]: UsageSearch[K] | undefined }) => void;
  readonly onClear: () => void;
  readonly onRefresh: () => void;
}

export function UsageFilter({ search, onChange, onClear, onRefresh }: UsageFilterProps) {
  const { startDate, endDate } = rangeOf(search);
  return (
    <FilterBar onRefresh={onRefresh} onClear={Object.keys(search).length === 0 ? undefined : onClear}>
      <div className={classes.service}>
        <Select
          label={m.usage_filter_service()}
          placeholder={m.usage_filter_all()}
          data={listedServices.map((value) => ({ value, label: serviceName(value) }))}
          value={search.service ?? null}
          onChange={(service) => onChange({ service: listedServices.find((name) => name === service) })}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': m.action_clear() }}
          nothingFoundMessage={m.nothing_found()}
          data-filter-focus
        />
      </div>
      <div className={classes.day}>
        <DayField
          label={m.usage_filter_start()}
          value={startDate}
          max={endDate}
          isClearable={false}
          onChange={(day) => onChange({ startDate: day })}
        />
      </div>
      <div className={classes.day}>
        <DayField
          label={m.usage_filter_end()}
          value={endDate}
          min={startDate}
          isClearable={false}
          onChange={(day) => onChange({ endDate: day })}
        />
      </div>
      <Checkbox
        className={classes.detailed}
        label={m.usage_filter_detailed()}
        checked={search.detailed === true}
        onChange={({ currentTarget }) => onChange({ detailed: currentTarget.checked || undefined })}
      />
    </FilterBar>
  );
}
