import type { ButtonHTMLAttributes } from 'react';

import { m } from '../../../i18n/messages.ts';
import classes from './column-choice.module.css';
import { useDisclosure } from '../use-disclosure.ts';

interface Props {
  readonly columns: readonly { readonly name: string; readonly label: string }[];
  readonly hidden: readonly string[];
  readonly onToggle: (column: string) => void;
  /** Attributes that style the button. */
  readonly look: ButtonHTMLAttributes<HTMLButtonElement>;
  /** The list opens below the button instead of above it. */
  readonly isBelow?: boolean;
}

/** Shows and hides the columns of a table; at least one always stays. */
export function ColumnChoice({ columns, hidden, onToggle, look, isBelow = false }: Props) {
  const { isOpen, setOpen, giveBack, root, button } = useDisclosure();
  const shown = columns.filter(({ name }) => !hidden.includes(name));
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears of the controls inside
    <div
      ref={root}
      className={classes.root}
      data-below={isBelow || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        // Esc closes only this list, not a dialog around the table.
        event.stopPropagation();
        giveBack();
      }}
    >
      <button ref={button} type="button" {...look} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {shown.length === columns.length
          ? m.columns()
          : m.columns_of({ shown: shown.length, count: columns.length })}
      </button>
      {isOpen ? (
        <fieldset className={classes.list} aria-label={m.columns()}>
          {columns.map(({ name, label }) => {
            const isShown = !hidden.includes(name);
            return (
              <label key={name}>
                <input
                  type="checkbox"
                  checked={isShown}
                  disabled={isShown && shown.length === 1}
                  onChange={() => onToggle(name)}
                />
                {label}
              </label>
            );
          })}
        </fieldset>
      ) : null}
    </div>
  );
}
