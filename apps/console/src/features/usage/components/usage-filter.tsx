import { m } from '../../../i18n/messages.ts';
import { FilterBar } from '../../../ui/filters/filter-bar.tsx';
import { ServiceFilter } from '../../../ui/filters/service-filter.tsx';
import type { UsageSearch } from '../usage-search.ts';
import classes from './usage-filter.module.css';
import { PeriodFields } from './period-fields.tsx';

interface UsageFilterProps {
  readonly search: UsageSearch;
  /** The changed parts of the search; undefined removes one. */
  readonly onChange: (change: { readonly [K in keyof UsageSearch]: UsageSearch[K] | undefined }) => void;
  readonly onClear: () => void;
  readonly onRefresh: () => void;
}

export function UsageFilter({ search, onChange, onClear, onRefresh }: UsageFilterProps) {
  return (
    <FilterBar
      onRefresh={onRefresh}
      onClear={Object.keys(search).length === 0 ? undefined : onClear}
      isOneLine
    >
      <div className={classes.service}>
        <ServiceFilter
          label={m.usage_filter_service()}
          hint={m.usage_filter_all()}
          value={search.service}
          onChange={(service) => onChange({ service })}
          isFirst
        />
      </div>
      <PeriodFields search={search} onChange={onChange} />
    </FilterBar>
  );
}
