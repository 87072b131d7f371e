import { useEffect, useRef, useState } from 'react';

import classes from './filter-field.module.css';

/** Milliseconds after the last key before the typed text filters. */
const idleMs = 400;

interface FilterTextProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string | undefined;
  readonly maxLength: number;
  readonly onCommit: (value: string) => void;
  readonly isFirst?: boolean;
}

/** A text that filters once the user stops typing, or on Enter. */
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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const commit = (text: string) => {
    clearTimeout(timer.current);
    setCommitted(text.trim());
    onCommit(text);
  };
  if (seen !== value) {
    setSeen(value);
    // Changed from outside: the filter was cleared, or the user navigated back.
    if (value !== committed) setTyped(value);
  }
  return (
    <label className={`${classes.field} ${classes.chip}`}>
      <span className={classes.label}>{label}</span>
      <input
        type="search"
        className={classes.input}
        placeholder={hint}
        value={typed}
        maxLength={maxLength}
        {...(isFirst ? { 'data-filter-focus': true } : {})}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          const text = currentTarget.value;
          clearTimeout(timer.current);
          timer.current = setTimeout(() => commit(text), idleMs);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && typed !== committed) commit(typed);
        }}
      />
    </label>
  );
}
