import { m } from '../../../i18n/messages.ts';
import { DayPresets } from '../../../ui/filters/day-presets.tsx';
import { DayRangeFields } from '../../../ui/filters/day-range-fields.tsx';
import { FilterBar } from '../../../ui/filters/filter-bar.tsx';
import { ServiceFilter } from '../../../ui/filters/service-filter.tsx';
import { FilterText } from '../../../ui/filters/filter-text.tsx';
import { isFiltered, type JobSearch } from '../job-search.ts';
import classes from './job-filter.module.css';

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
        <ServiceFilter
          label={m.jobs_filter_service()}
          hint={m.jobs_filter_all_services()}
          value={search.service}
          onChange={(service) => onChange({ service })}
        />
      </div>
      <DayRangeFields
        startLabel={m.jobs_filter_start()}
        endLabel={m.jobs_filter_end()}
        startDate={search.startDate}
        endDate={search.endDate}
        onChange={onChange}
      />
      <DayPresets startDate={search.startDate} endDate={search.endDate} onChange={onChange} />
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
