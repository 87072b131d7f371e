import { lazy, Suspense, useState } from 'react';

import { formatDay } from '../../lib/formats.ts';
import { inTime } from '../../base/in-time.ts';
import { m } from '../../i18n/messages.ts';
import type { DayFieldProps } from './opened/day-picker.tsx';
import classes from './filter-field.module.css';
import { importAhead } from '../../base/import-ahead.ts';

const DayPicker = lazy(
  inTime(() => import('./opened/day-picker.tsx').then((module) => ({ default: module.DayPicker }))),
);

/** A day, typed as DD/MM/YYYY or picked in a calendar, which is loaded when the field first gets the focus. */
export function DayField(props: DayFieldProps) {
  const { label, value, isRequired = false, error } = props;
  const [focus, setFocus] = useState<'none' | 'there' | 'gone'>('none');
  const field = (
    <label className={`${classes.field} ${classes.chip}`}>
      <span className={classes.label}>{isRequired ? `${label} *` : label}</span>
      <input
        className={classes.input}
        value={value === undefined ? '' : formatDay(value)}
        placeholder={isRequired ? m.day_placeholder() : m.day_any()}
        readOnly
        onFocus={() => setFocus('there')}
        onBlur={() => setFocus('gone')}
        // The pointer is close: starts loading what a click will open.
        onPointerEnter={() => importAhead(() => import('./opened/day-picker.tsx'))}
      />
    </label>
  );
  if (focus === 'none' && error === undefined) return field;
  return (
    <Suspense fallback={field}>
      <DayPicker {...props} hasFocus={focus === 'there'} />
    </Suspense>
  );
}
