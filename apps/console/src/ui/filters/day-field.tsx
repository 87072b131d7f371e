import { TextInput } from '@mantine/core';
import { lazy, Suspense } from 'react';

import { formatDay } from '../../lib/formats.ts';
import { inTime } from '../../base/in-time.ts';
import type { DayFieldProps } from './day-picker.tsx';

const DayPicker = lazy(
  inTime(() => import('./day-picker.tsx').then((module) => ({ default: module.DayPicker }))),
);

/** A day, typed as DD/MM/YYYY or picked in a calendar, which is fetched when a screen first shows one. */
export function DayField(props: DayFieldProps) {
  const { label, value, isRequired } = props;
  return (
    <Suspense
      fallback={
        <TextInput
          label={label}
          value={value === undefined ? '' : formatDay(value)}
          withAsterisk={isRequired}
          readOnly
        />
      }
    >
      <DayPicker {...props} />
    </Suspense>
  );
}
