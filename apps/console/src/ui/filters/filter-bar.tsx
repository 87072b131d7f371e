import { type ReactNode, useState } from 'react';

import { m } from '../../i18n/messages.ts';
import classes from './filter-bar.module.css';
import { Icon } from '../controls/icon.tsx';
import { Button } from '../controls/button.tsx';
import { RefreshButton } from '../controls/refresh-button.tsx';

interface FilterBarProps {
  /** The fields; the first text field carries `data-filter-focus`, which the key `/` looks for. */
  readonly children: ReactNode;
  /** Absent while no filter is set. */
  readonly onClear?: (() => void) | undefined;
  readonly onRefresh?: () => void;
  /** Further controls of the list. */
  readonly more?: ReactNode;
  /** Labels stand inside the fields, so that all fit in one line; only for fields of this folder. */
  readonly isOneLine?: boolean;
}

export function FilterBar({ children, onClear, onRefresh, more, isOneLine = false }: FilterBarProps) {
  // Only on a phone, where the fields would take the place of the list.
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers before 2023 do not know the element
      role="search"
      className={classes.root}
      data-one-line={isOneLine || undefined}
      aria-label={m.filters()}
    >
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
        {more}
        {onRefresh !== undefined && <RefreshButton onRefresh={onRefresh} />}
      </div>
    </div>
  );
}
