import { type KeyboardEvent, memo, type ReactNode } from 'react';

import { m } from '../../i18n/messages.ts';
import { useIsNarrow, useIsTight } from '../../lib/window-width.ts';
import classes from './data-table.module.css';
import { FailureState } from '../feedback/failure-state.tsx';
import { Icon } from '../controls/icon.tsx';
import type { Column } from './column.ts';
import { interactive, RowCards } from './row-cards.tsx';

export type { Column } from './column.ts';
import { Skeleton } from '../controls/skeleton.tsx';

export interface Sort {
  readonly key: string;
  readonly direction: 'asc' | 'desc';
}

interface DataTableProps<Row> {
  /** Names the rows, for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Undefined during the first load. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  /** Number of rows to reserve space for while they load. */
  readonly reservedRows?: number;
  /** Shows old rows dimmed while newer ones are loading. */
  readonly isStale?: boolean;
  readonly error?: unknown;
  readonly onRetry?: () => void;
  readonly empty: ReactNode;
  readonly onOpen?: (row: Row) => void;
  /**
   * A row in two lines, clickable as a whole, where the table does not fit; without it the columns are listed below
   * each other.
   */
  readonly card?: (row: Row) => ReactNode;
  readonly sort?: Sort | undefined;
  readonly onSort?: (sort: Sort) => void;
  /** Columns stand closer together, for a table with many. */
  readonly isDense?: boolean;
}

/** Least pixels of a column without a width of its own. */
const shareWidth = { roomy: 160, tight: 120 } as const;
/** Pixels of horizontal padding that a cell loses in a tight window, both sides together. */
const lostWidth = 8;

type Widths = readonly { readonly width?: Column<never>['width'] }[];

/** Pixels of each column; undefined if it shares the remaining space. */
function widthsOf(columns: Widths, isTight: boolean): (number | undefined)[] {
  return columns.map(({ width }) =>
    width === undefined ? undefined : Number.parseInt(width) - (isTight ? lostWidth : 0),
  );
}

/** The number of columns that fit side by side on a phone. */
const columnsOfPhone = 3;

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, error, onRetry, empty, isStale = false } = props;
  const isNarrow = useIsNarrow();
  const isTight = useIsTight() && props.isDense !== true;
  if (rows === undefined && error !== undefined && error !== null) {
    return (
      <div className={classes.frame}>
        <FailureState error={error} {...(onRetry === undefined ? {} : { onRetry })} />
      </div>
    );
  }
  if (rows?.length === 0) return <div className={classes.frame}>{empty}</div>;
  if (isNarrow && columns.length > columnsOfPhone) {
    const { rowKey, card, onOpen } = props;
    return <RowCards {...{ label, columns, rows, rowKey, isStale, card, onOpen }} />;
  }
  const widths = widthsOf(columns, isTight);
  const share = shareWidth[isTight ? 'tight' : 'roomy'];
  return (
    // A scrollable box must be reachable by keyboard. The caption names the table, so the box needs no name: its panel
    // often has the same one.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={classes.frame} tabIndex={0}>
      <table
        className={classes.table}
        // In a narrower frame the table scrolls sideways, inside that frame.
        style={{ minWidth: widths.reduce<number>((sum, width) => sum + (width ?? share), 0) }}
        aria-busy={rows === undefined || isStale}
        data-stale={isStale || undefined}
        data-dense={props.isDense || isTight || undefined}
      >
        <caption className={classes.hidden}>{label}</caption>
        <colgroup>
          {columns.map(({ key }, at) => (
            <col key={key} style={{ width: widths[at] }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={props.sort} onSort={props.onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows === undefined ? (
            <ReservedRows columns={columns} count={props.reservedRows ?? 8} />
          ) : (
            rows.map((row) => (
              <BodyRow key={props.rowKey(row)} row={row} columns={columns} onOpen={props.onOpen} />
            ))
          )}
        </tbody>
      </table>
    </section>
  );
}

interface HeaderCellProps<Row> {
  readonly column: Column<Row>;
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
}

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const kind = column.kind ?? 'text';
  if (column.isSortable !== true || onSort === undefined) {
    return (
      <th scope="col" data-kind={kind}>
        {column.head ??
          (kind === 'actions' ? <span className={classes.hidden}>{column.title}</span> : column.title)}
      </th>
    );
  }
  const words = { asc: { aria: 'ascending' }, desc: { aria: 'descending' } } as const;
  return (
    <th scope="col" data-kind={kind} aria-sort={direction === undefined ? 'none' : words[direction].aria}>
      <button
        type="button"
        className={classes.sort}
        data-direction={direction}
        onClick={() => onSort({ key: column.key, direction: direction === 'asc' ? 'desc' : 'asc' })}
      >
        {column.title}
        <Icon name="chevronDown" size={14} />
      </button>
    </th>
  );
}

interface BodyRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly onOpen: ((row: Row) => void) | undefined;
}

function moveFocus(event: KeyboardEvent<HTMLTableRowElement>) {
  const steps: Record<string, 'nextElementSibling' | 'previousElementSibling'> = {
    ArrowDown: 'nextElementSibling',
    ArrowUp: 'previousElementSibling',
  };
  const step = steps[event.key];
  if (step === undefined) return;
  const row = event.currentTarget[step];
  if (!(row instanceof HTMLTableRowElement)) return;
  event.preventDefault();
  row.focus();
}

function DrawnRow<Row>({ row, columns, onOpen }: BodyRowProps<Row>) {
  const cells = columns.map((column) => (
    <td key={column.key} data-kind={column.kind ?? 'text'}>
      {column.cell(row)}
    </td>
  ));
  if (onOpen === undefined) return <tr>{cells}</tr>;
  return (
    <tr
      className={classes.opens}
      tabIndex={0}
      onClick={(event) => {
        // A click on a control in the row belongs to the control, and one that ends a text selection opens nothing.
        if (event.target instanceof Element && event.target.closest(interactive) !== null) return;
        if (window.getSelection()?.toString() === '') onOpen(row);
      }}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget) return;
        if (event.key === 'Enter') onOpen(row);
        else moveFocus(event);
      }}
    >
      {cells}
    </tr>
  );
}

/** Not rendered again if row and columns are the same as before. */
const BodyRow = memo(DrawnRow) as typeof DrawnRow;

interface ReservedRowsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly count: number;
}

function ReservedRows<Row>({ columns, count }: ReservedRowsProps<Row>) {
  return Array.from({ length: count }, (_, i) => (
    <tr key={i}>
      {columns.map(({ key, title }, column) => (
        <td key={key}>
          <Skeleton height={12} width={`${50 + ((i * 7 + column * 13) % 40)}%`} />
          {i === 0 && column === 0 && (
            <span className={classes.hidden}>{m.loading_named({ name: title })}</span>
          )}
        </td>
      ))}
    </tr>
  ));
}
