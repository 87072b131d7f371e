import { secretOverlapHours } from '@lavra/contract/constants';
import { Select } from '@mantine/core';

import { m } from '../../i18n/messages.ts';

const { min, max } = secretOverlapHours;
const offered = [min, 1, 4, 12, max];

export const defaultOverlapHours: number = max;

interface OverlapSelectProps {
  /** Hours that the replaced secret goes on working. */
  readonly hours: number;
  readonly onChange: (hours: number) => void;
}

/** How long the old secret works beside the new one while callers change over. */
export function OverlapSelect({ hours, onChange }: OverlapSelectProps) {
  return (
    <Select
      label={m.overlap_label()}
      description={m.overlap_text()}
      data={offered.map((value) => ({
        value: String(value),
        label: value === 0 ? m.overlap_none() : m.overlap_hours({ count: value }),
      }))}
      value={String(hours)}
      onChange={(value) => onChange(Number(value ?? defaultOverlapHours))}
      allowDeselect={false}
    />
  );
}
