import { MultiSelect } from '@mantine/core';
import type { ReactNode } from 'react';

import { m } from '../../i18n/messages.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChipsBoxProps {
  readonly label: string;
  readonly description?: ReactNode;
  readonly choices: readonly Choice[];
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  readonly placeholder?: string;
  readonly error?: ReactNode;
  readonly isRequired?: boolean;
}

/** Several choices of a list, each shown as a chip; typing narrows the list. */
export function ChipsBox({
  label,
  description,
  choices,
  value,
  onChange,
  placeholder,
  error,
  isRequired,
}: ChipsBoxProps) {
  return (
    <MultiSelect
      label={label}
      description={description}
      data={[...choices]}
      value={[...value]}
      onChange={onChange}
      placeholder={value.length === 0 ? placeholder : undefined}
      error={error}
      withAsterisk={isRequired}
      searchable
      hidePickedOptions
      clearable
      clearButtonProps={{ 'aria-label': m.action_clear() }}
      nothingFoundMessage={m.nothing_found()}
    />
  );
}
