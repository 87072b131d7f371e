import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

/** Milliseconds without a key before what was typed filters. */
const idleMs = 400;

interface FilterTextProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string | undefined;
  readonly maxLength: number;
  readonly onCommit: (value: string) => void;
  readonly isFirst?: boolean;
}

/** A text that filters once the person stops typing, or at Enter. */
export function FilterText({
  label,
  hint,
  value = '',
  maxLength,
  onCommit,
  isFirst = false,
}: FilterTextProps) {
  const [typed, setTyped] = useState(value);
  const [committed, setCommitted] = useState(value);
  const [seen, setSeen] = useState(value);
  const commitLater = useDebouncedCallback((text: string) => {
    setCommitted(text.trim());
    onCommit(text);
  }, idleMs);
  if (seen !== value) {
    setSeen(value);
    // Not by typing here: the filter was cleared, or the person went back.
    if (value !== committed) setTyped(value);
  }
  return (
    <TextInput
      type="search"
      label={label}
      placeholder={hint}
      value={typed}
      maxLength={maxLength}
      {...(isFirst ? { 'data-filter-focus': true } : {})}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        commitLater(currentTarget.value);
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commitLater.flush();
      }}
    />
  );
}
