import type { TaskOptions } from '@lavra/contract/model/backoffice';
import type { ReactNode } from 'react';

import { m } from '../../../i18n/messages.ts';
import { DayRangeFields } from '../../../ui/filters/day-range-fields.tsx';
import { FilterBar } from '../../../ui/filters/filter-bar.tsx';
import { type BackofficeChange, type BackofficeSearch } from '../backoffice-search.ts';
import { FilterTokens } from './filter-tokens.tsx';
import { TaskFilterInput } from './task-filter-input.tsx';
import { rangeOf } from '../../../lib/days.ts';

interface BackofficeFilterProps {
  readonly search: BackofficeSearch;
  readonly options: TaskOptions | undefined;
  readonly onChange: (change: BackofficeChange) => void;
  readonly onRefresh: () => void;
  readonly children?: ReactNode;
}

/** The filter and date range shared by the lists and the figures. */
export function BackofficeFilter({ search, options, onChange, onRefresh, children }: BackofficeFilterProps) {
  const { startDate, endDate } = rangeOf(search);
  const isFiltered = [search.filters, search.startDate, search.endDate].some((one) => one !== undefined);
  return (
    <div>
      <FilterBar
        onRefresh={onRefresh}
        onClear={
          isFiltered
            ? () => onChange({ filters: undefined, startDate: undefined, endDate: undefined })
            : undefined
        }
        isOneLine
      >
        <TaskFilterInput
          value={search.filters}
          options={options}
          onCommit={(filters) => onChange({ filters })}
        />
        <DayRangeFields
          startLabel={m.usage_filter_start()}
          endLabel={m.usage_filter_end()}
          startDate={startDate}
          endDate={endDate}
          isClearable={false}
          onChange={onChange}
        />
        {children}
      </FilterBar>
      <FilterTokens filter={search.filters} onChange={(filters) => onChange({ filters })} />
    </div>
  );
}
