import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/pt-br';

import { DateInput } from '@mantine/dates';
import type { ReactNode } from 'react';

import { getLocale } from '../../../i18n/locale.ts';
import { m } from '../../../i18n/messages.ts';
import { Library } from '../../../theme/library.tsx';
import classes from './day-picker.module.css';
import fields from '../filter-field.module.css';

export interface DayFieldProps {
  readonly label: string;
  /** `YYYY-MM-DD`. */
  readonly value: string | undefined;
  readonly onChange: (day: string | undefined) => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly isRequired?: boolean;
  /** True unless the day is required. */
  readonly isClearable?: boolean;
  readonly error?: ReactNode;
  /** Replaces a field that has the focus. */
  readonly hasFocus?: boolean;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `21/11/2026` or `21 Nov 2026` → `2026-11-21`; null if there is no such day. */
export function readTypedDay(typed: string): string | null {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/. -](\d{1,2}|[a-z]{3,9})[/. -](\d{4})$/i.exec(typed.trim()) ?? [];
  const named = 1 + months.indexOf(month.slice(0, 3).toLowerCase());
  const number = named > 0 ? String(named) : month;
  const iso = `${year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? null : iso;
}

export function DayPicker({
  label,
  value,
  onChange,
  min,
  max,
  isRequired,
  isClearable,
  error,
  hasFocus = false,
}: DayFieldProps) {
  return (
    <Library>
      <DateInput
        // It replaces the field that had just got the focus.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={hasFocus}
        label={label}
        value={value ?? null}
        onChange={(day) => onChange(day ?? undefined)}
        dateParser={readTypedDay}
        valueFormat={getLocale() === 'pt' ? 'DD/MM/YYYY' : 'D MMM YYYY'}
        locale={getLocale() === 'pt' ? 'pt-br' : 'en'}
        firstDayOfWeek={getLocale() === 'pt' ? 0 : 1}
        placeholder={m.day_placeholder()}
        minDate={min}
        maxDate={max}
        withAsterisk={isRequired}
        clearable={isClearable ?? isRequired !== true}
        clearButtonProps={{ 'aria-label': m.action_clear() }}
        error={error}
        ariaLabels={{
          monthLevelControl: m.day_choose_month(),
          yearLevelControl: m.day_choose_year(),
          nextMonth: m.day_next_month(),
          previousMonth: m.day_previous_month(),
          nextYear: m.day_next_year(),
          previousYear: m.day_previous_year(),
          nextDecade: m.day_next_decade(),
          previousDecade: m.day_previous_decade(),
        }}
        popoverProps={{ keepMounted: false }}
        classNames={{
          root: fields.chip ?? '',
          label: classes.label ?? '',
          wrapper: classes.wrapper ?? '',
          input: classes.input ?? '',
          day: classes.day ?? '',
        }}
      />
    </Library>
  );
}
