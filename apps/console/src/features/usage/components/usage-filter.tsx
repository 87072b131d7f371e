import { m } from '../../../i18n/messages.ts';
import { DayRangeFields } from '../../../ui/filters/day-range-fields.tsx';
import { FilterBar } from '../../../ui/filters/filter-bar.tsx';
import { FilterFlag } from '../../../ui/filters/filter-flag.tsx';
import { ServiceFilter } from '../../../ui/filters/service-filter.tsx';
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
        <ServiceFilter
          label={m.usage_filter_service()}
          hint={m.usage_filter_all()}
          value={search.service}
          onChange={(service) => onChange({ service })}
          isFirst
        />
      </div>
      <DayRangeFields
        startLabel={m.usage_filter_start()}
        endLabel={m.usage_filter_end()}
        startDate={startDate}
        endDate={endDate}
        isClearable={false}
        onChange={onChange}
      />
      <FilterFlag
        label={m.usage_filter_detailed()}
        isOn={search.detailed === true}
        onChange={(isOn) => onChange({ detailed: isOn || undefined })}
      />
    </FilterBar>
  );
}
