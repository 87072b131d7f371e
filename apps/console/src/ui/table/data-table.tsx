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
  /** Says what the rows are, for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Undefined while they load for the first time. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  /** Rows whose place is kept while they load. */
  readonly reservedRows?: number;
  /** Old rows stand, dimmed, while newer ones are on their way. */
  readonly isStale?: boolean;
  readonly error?: unknown;
  readonly onRetry?: () => void;
  readonly empty: ReactNode;
  readonly onOpen?: (row: Row) => void;
  /** A row in two lines, opened as a whole, where the table has no room; without it its columns stand below each other. */
  readonly card?: (row: Row) => ReactNode;
  readonly sort?: Sort | undefined;
  readonly onSort?: (sort: Sort) => void;
  /** Columns stand closer, where there are many. */
  readonly isDense?: boolean;
}

/** Pixels that a column without a width of its own has at least. */
const shareWidth = { roomy: 160, tight: 120 } as const;
/** What the cells of a table lose of their room where it is tight, both sides. */
const lostWidth = 8;

type Widths = readonly { readonly width?: Column<never>['width'] }[];

/** Pixels of each column; undefined where it shares what is left. */
function widthsOf(columns: Widths, isTight: boolean): (number | undefined)[] {
  return columns.map(({ width }) =>
    width === undefined ? undefined : Number.parseInt(width) - (isTight ? lostWidth : 0),
  );
}

/** As many columns stand side by side on a phone. */
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
    // A box that scrolls must be reachable by the keyboard. The caption names it: its panel often has the same name.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={classes.frame} tabIndex={0}>
      <table
        className={classes.table}
        // Under this the table scrolls sideways, inside its own frame.
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
        // A click on something in the row is its own, and so is the end of a selection of text.
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

/** Not drawn anew where row and columns are those of before. */
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
