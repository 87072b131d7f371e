import { useEffect, useRef, useState } from 'react';

import { m } from '../../i18n/messages.ts';
import classes from './items-dock.module.css';
import type { TableView } from './result-view.ts';

type Hidden = Readonly<Record<string, readonly string[]>>;

function keptHidden(key: string): Hidden {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Hidden;
  } catch {
    return {};
  }
}

/** Which columns of a table a person does not want to see; kept in the browser for each kind of table. */
export function useHiddenColumns(person: string) {
  const key = `lavra-viewer-columns-${person}`;
  const [hidden, setHidden] = useState(() => keptHidden(key));
  const toggle = (table: string, column: string) => {
    const before = hidden[table] ?? [];
    const after = before.includes(column) ? before.filter((name) => name !== column) : [...before, column];
    const next = { ...hidden, [table]: after };
    setHidden(next);
    localStorage.setItem(key, JSON.stringify(next));
  };
  return { hiddenOf: (table: string) => hidden[table] ?? [], toggle };
}

interface Props {
  readonly table: TableView;
  readonly hidden: readonly string[];
  readonly onToggle: (column: string) => void;
}

/** The columns of a table, each to be shown or not; one always stays. */
export function ColumnChoice({ table, hidden, onToggle }: Props) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && root.current?.contains(target) === false) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [isOpen]);
  const shown = table.columns.filter(({ name }) => !hidden.includes(name));
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears of the controls inside
    <div
      ref={root}
      className={classes.choice}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        // Not the dialog that the table may stand in.
        event.stopPropagation();
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className={classes.fold}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {shown.length === table.columns.length
          ? m.viewer_columns()
          : m.viewer_columns_of({ shown: shown.length, count: table.columns.length })}
      </button>
      {isOpen ? (
        <fieldset className={classes.columns} aria-label={m.viewer_columns()}>
          {table.columns.map(({ name, label }) => {
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
