import segmented from '../../../base/segmented.module.css';
import { m } from '../../../i18n/messages.ts';
import { type DayRange, daysUntilToday } from '../../../lib/days.ts';

const counts = [1, 7, 30] as const;

interface DayPresetsProps {
  readonly startDate: string | undefined;
  readonly endDate: string | undefined;
  /** Both days are undefined when the chosen preset is cleared. */
  readonly onChange: (range: { readonly [K in keyof DayRange]: DayRange[K] | undefined }) => void;
}

/** The most common ranges, one click each. */
export function DayPresets({ startDate, endDate, onChange }: DayPresetsProps) {
  return (
    <fieldset className={segmented.group} aria-label={m.days_preset()}>
      {counts.map((count) => {
        const range = daysUntilToday(count);
        const isOn = range.startDate === startDate && range.endDate === endDate;
        return (
          <button
            key={count}
            type="button"
            className={segmented.option}
            aria-pressed={isOn}
            onClick={() => onChange(isOn ? { startDate: undefined, endDate: undefined } : range)}
          >
            {count === 1 ? m.days_today() : m.days_last({ count })}
          </button>
        );
      })}
    </fieldset>
  );
}
