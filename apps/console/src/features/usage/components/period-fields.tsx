import { m } from '../../../i18n/messages.ts';
import { DayRangeFields } from '../../../ui/filters/day-range-fields.tsx';
import { FilterFlag } from '../../../ui/filters/filter-flag.tsx';
import { type UsageSearch } from '../usage-search.ts';
import { rangeOf } from '../../../lib/days.ts';

type Period = Pick<UsageSearch, 'startDate' | 'endDate' | 'detailed'>;

interface PeriodFieldsProps {
  readonly search: Period;
  readonly onChange: (change: { readonly [K in keyof Period]: Period[K] | undefined }) => void;
}

/** The days of a dashboard, and whether its lines are split by service. */
export function PeriodFields({ search, onChange }: PeriodFieldsProps) {
  const { startDate, endDate } = rangeOf(search);
  return (
    <>
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
    </>
  );
}
