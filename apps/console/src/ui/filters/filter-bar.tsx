import { type ReactNode, useState } from 'react';

import { m } from '../../i18n/messages.ts';
import classes from './filter-bar.module.css';
import { Icon } from '../controls/icon.tsx';
import { Button } from '../controls/button.tsx';

interface FilterBarProps {
  /** The fields; the first text field carries `data-filter-focus`, which the key `/` looks for. */
  readonly children: ReactNode;
  /** Absent while nothing is filtered. */
  readonly onClear?: (() => void) | undefined;
  readonly onRefresh?: () => void;
}

export function FilterBar({ children, onClear, onRefresh }: FilterBarProps) {
  // On a phone only: the fields would take the place of the list.
  const [isOpen, setOpen] = useState(false);
  return (
    // Browsers before 2023 do not know the element that means the same.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="search" className={classes.root} aria-label={m.filters()}>
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="filter" size={16} />
        {onClear === undefined ? m.filters() : m.filters_active()}
      </button>
      <div className={classes.fields} data-open={isOpen || undefined}>
        {children}
      </div>
      <div className={classes.actions}>
        {onClear !== undefined && (
          <Button variant="subtle" onClick={onClear}>
            {m.action_clear_filters()}
          </Button>
        )}
        {onRefresh !== undefined && (
          <Button variant="default" leftSection={<Icon name="refresh" size={16} />} onClick={onRefresh}>
            {m.action_refresh()}
          </Button>
        )}
      </div>
    </div>
  );
}
