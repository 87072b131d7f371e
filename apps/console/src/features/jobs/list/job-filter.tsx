import { ksuidPattern, searchLength } from '@lavra/contract/constants';
import type { ReactNode } from 'react';

import { m } from '../../../i18n/messages.ts';
import { formatDay } from '../../../lib/formats.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { DayRangeFields } from '../../../ui/filters/day-range-fields.tsx';
import { FilterBar } from '../../../ui/filters/filter-bar.tsx';
import { ServiceFilter } from '../../../ui/filters/service-filter.tsx';
import { FilterText } from '../../../ui/filters/filter-text.tsx';
import { isFiltered, type JobSearch } from '../job-search.ts';
import { DayPresets } from './day-presets.tsx';
import classes from './job-filter.module.css';

interface JobFilterProps {
  readonly search: JobSearch;
  /** The changed parts of the search; undefined removes one. */
  readonly onChange: (change: { readonly [K in keyof JobSearch]: JobSearch[K] | undefined }) => void;
  readonly onClear: () => void;
  readonly onRefresh: () => void;
  readonly more: ReactNode;
}

export function JobFilter({ search, onChange, onClear, onRefresh, more }: JobFilterProps) {
  const find = (typed: string) => {
    const text = typed.trim();
    // A complete id is looked up instead of searched for.
    onChange(ksuidPattern.test(text) ? { id: text, search: undefined } : { id: undefined, search: text });
  };
  const changeDays = (days: Parameters<typeof onChange>[0]) => onChange({ ...days, finishedDate: undefined });
  return (
    <FilterBar onRefresh={onRefresh} onClear={isFiltered(search) ? onClear : undefined} more={more} isOneLine>
      <div className={classes.search}>
        <FilterText
          label={m.jobs_filter_search()}
          hint={m.jobs_filter_search_hint()}
          value={search.id ?? search.search}
          maxLength={searchLength}
          onCommit={find}
          isFirst
        />
      </div>
      <div className={classes.service}>
        <ServiceFilter
          label={m.jobs_filter_service()}
          hint={m.jobs_filter_all_services()}
          value={search.service}
          onChange={(service) => onChange({ service })}
        />
      </div>
      {search.finishedDate !== undefined && (
        <button type="button" className={classes.chip} onClick={() => onChange({ finishedDate: undefined })}>
          {m.jobs_filter_finished({ day: formatDay(search.finishedDate) })}
          <Icon name="close" size={14} />
        </button>
      )}
      <DayRangeFields
        startLabel={m.jobs_filter_start()}
        endLabel={m.jobs_filter_end()}
        startDate={search.startDate}
        endDate={search.endDate}
        onChange={changeDays}
      />
      <DayPresets startDate={search.startDate} endDate={search.endDate} onChange={changeDays} />
    </FilterBar>
  );
}
