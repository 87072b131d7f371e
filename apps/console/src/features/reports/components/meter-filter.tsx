import { consumerUnitLength, meterTypes, ufLength } from '@lavra/contract/constants';

import { m } from '../../../i18n/messages.ts';
import { DayRangeFields } from '../../../ui/filters/day-range-fields.tsx';
import { FilterBar } from '../../../ui/filters/filter-bar.tsx';
import { FilterChoice } from '../../../ui/filters/filter-choice.tsx';
import { FilterText } from '../../../ui/filters/filter-text.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { isFiltered, type MeterSearch } from '../meter-search.ts';
import classes from './meter-filter.module.css';
import { Button } from '../../../ui/controls/button.tsx';
import { rangeOf } from '../../../lib/days.ts';

interface MeterFilterProps {
  readonly search: MeterSearch;
  /** The changed parts of the search; undefined removes one. */
  readonly onChange: (change: { readonly [K in keyof MeterSearch]: MeterSearch[K] | undefined }) => void;
  readonly onClear: () => void;
  /** Fetches again with the same filter: each change has already been applied. */
  readonly onFilter: () => void;
}

export function MeterFilter({ search, onChange, onClear, onFilter }: MeterFilterProps) {
  const { startDate, endDate } = rangeOf(search);
  return (
    <FilterBar onClear={isFiltered(search) ? onClear : undefined} isOneLine>
      <DayRangeFields
        startLabel={m.reports_filter_start()}
        endLabel={m.reports_filter_end()}
        startDate={startDate}
        endDate={endDate}
        isClearable={false}
        onChange={onChange}
      />
      <div className={classes.text}>
        <FilterText
          label={m.reports_filter_uc()}
          hint={m.reports_filter_uc_hint()}
          value={search.uc}
          maxLength={consumerUnitLength}
          onCommit={(uc) => onChange({ uc })}
          isFirst
        />
      </div>
      <div className={classes.type}>
        <FilterChoice
          label={m.reports_filter_meter_type()}
          hint={m.reports_filter_all()}
          choices={meterTypes.map((value) => ({ value, label: value }))}
          value={search.meterType}
          onChange={(meterType) => onChange({ meterType })}
        />
      </div>
      <div className={classes.uf}>
        <FilterText
          label={m.reports_filter_uf()}
          hint="SP"
          value={search.uf}
          maxLength={ufLength}
          onCommit={(uf) => onChange({ uf })}
        />
      </div>
      <Button variant="default" leftSection={<Icon name="search" size={16} />} onClick={onFilter}>
        {m.reports_filter()}
      </Button>
    </FilterBar>
  );
}
