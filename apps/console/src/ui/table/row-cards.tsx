import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';

import type { Column } from './column.ts';
import classes from './row-cards.module.css';
import { Skeleton } from '../controls/skeleton.tsx';

interface RowCardsProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  readonly isStale: boolean;
  readonly card: ((row: Row) => ReactNode) | undefined;
  readonly onOpen: ((row: Row) => void) | undefined;
}

/** Elements inside a row that handle their own clicks. */
export const interactive = 'a, button, input, select, textarea, label, [role="switch"]';

/** The columns of a row, one below the other: the first as title, the actions at the bottom. */
function Columns<Row>({ row, columns }: { readonly row: Row; readonly columns: readonly Column<Row>[] }) {
  const [title, ...others] = columns.filter(({ kind }) => kind !== 'actions');
  const actions = columns.filter(({ kind }) => kind === 'actions');
  return (
    <>
      <div className={classes.title}>{title?.cell(row)}</div>
      <dl className={classes.values}>
        {others.map((column) => (
          <div key={column.key} className={classes.value}>
            <dt>{column.title}</dt>
            <dd>{column.cell(row)}</dd>
          </div>
        ))}
      </dl>
      {actions.length > 0 && (
        <div className={classes.actions}>
          {actions.map((column) => (
            <span key={column.key}>{column.cell(row)}</span>
          ))}
        </div>
      )}
    </>
  );
}

/** Makes a card open like a row; controls inside keep their own clicks. */
function opening<Row>(row: Row, onOpen: (row: Row) => void) {
  return {
    tabIndex: 0,
    'data-opens': true,
    onClick: ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(interactive) === null) onOpen(row);
    },
    onKeyDown: ({ target, currentTarget, key }: KeyboardEvent) => {
      if (target === currentTarget && key === 'Enter') onOpen(row);
    },
  };
}

/** The rows of a table, as cards, where the table does not fit. */
export function RowCards<Row>(props: RowCardsProps<Row>) {
  const { label, columns, rows, rowKey, isStale, card, onOpen } = props;
  if (rows === undefined) {
    return (
      <ul className={classes.root} aria-label={label} aria-busy>
        {Array.from({ length: 6 }, (_, i) => (
          <li key={i} className={classes.card}>
            <Skeleton height={14} width={`${50 + ((i * 17) % 40)}%`} />
            <Skeleton height={12} width={`${30 + ((i * 11) % 30)}%`} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul
      className={classes.root}
      aria-label={label}
      aria-busy={isStale || undefined}
      data-stale={isStale || undefined}
    >
      {rows.map((row) => (
        <li
          key={rowKey(row)}
          className={classes.card}
          {...(card === undefined && onOpen && opening(row, onOpen))}
        >
          {card === undefined ? (
            <Columns row={row} columns={columns} />
          ) : (
            <button type="button" className={classes.face} onClick={() => onOpen?.(row)}>
              {card(row)}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
