import { DayField } from './day-field.tsx';
import classes from './filter-bar.module.css';

interface Days {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

interface DayRangeFieldsProps extends Days {
  readonly startLabel: string;
  readonly endLabel: string;
  readonly isClearable?: boolean;
  readonly isRequired?: boolean;
  readonly onChange: (change: Days) => void;
}

/** First and last day of a filter; neither can be chosen beyond the other. */
export function DayRangeFields({
  startDate,
  endDate,
  startLabel,
  endLabel,
  isRequired = false,
  isClearable = !isRequired,
  onChange,
}: DayRangeFieldsProps) {
  return (
    <>
      <div className={classes.day}>
        <DayField
          label={startLabel}
          value={startDate}
          max={endDate}
          isClearable={isClearable}
          isRequired={isRequired}
          onChange={(day) => onChange({ startDate: day })}
        />
      </div>
      <div className={classes.day}>
        <DayField
          label={endLabel}
          value={endDate}
          min={startDate}
          isClearable={isClearable}
          isRequired={isRequired}
          onChange={(day) => onChange({ endDate: day })}
        />
      </div>
    </>
  );
}
