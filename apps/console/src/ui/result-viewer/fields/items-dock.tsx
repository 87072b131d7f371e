import { type CSSProperties, memo, type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';

import { m } from '../../../i18n/messages.ts';
import { Icon } from '../../controls/icon.tsx';
import { ColumnChoice } from '../../controls/opened/column-choice.tsx';
import { Divider, dockShare, useShare } from '../divider.tsx';
import classes from './items-dock.module.css';
import { useFollow, type ValueTools } from './field-row.tsx';
import { useHiddenColumns } from './hidden-columns.ts';
import { useChosenId, useHoldsChosen } from '../linked-selection.ts';
import { markOf, type TableView, type ValueView } from '../result-view.ts';
import { useRovingFocus } from '../use-roving-focus.ts';

interface CellProps {
  readonly value: ValueView | undefined;
  readonly tools: ValueTools;
  readonly isFigure: boolean;
  readonly isStop: boolean;
}

function Cell({ value, tools, isFigure, isStop }: CellProps) {
  const { selection, renderValue, checkSentence } = tools;
  const { ref, isLit, isChosen } = useFollow<HTMLTableCellElement>(value?.id ?? '', selection);
  if (value === undefined) return <td aria-label={m.viewer_value_empty()} />;
  const failed = value.field.checks?.find((check) => !check.ok);
  return (
    <td
      ref={ref}
      data-field={value.id}
      data-figure={isFigure || undefined}
      data-lit={isLit || undefined}
      data-level={value.isUncertain ? markOf(value) : undefined}
      title={failed === undefined ? undefined : checkSentence(failed)}
      onPointerEnter={() => selection.light(value.id, 'fields')}
      onPointerLeave={selection.leave}
    >
      {renderValue?.(value) ?? (
        <button
          type="button"
          className={classes.cell}
          data-stop={value.id}
          tabIndex={isStop || isChosen ? 0 : -1}
          aria-label={m.viewer_locate_cell({ label: value.label, value: value.shown })}
          onFocus={() => selection.choose(value.id, 'fields')}
          onClick={() => selection.show(value.id, 'turn')}
        >
          {value.shown}
        </button>
      )}
    </td>
  );
}

/** A page can have thousands of words: the first rows show what a table holds. */
const firstRows = 30;

/** Sums of the money columns, below the rows. */
function Totals({ table, columns }: { readonly table: TableView; readonly columns: TableView['columns'] }) {
  const totals = columns.map(({ name, total }) => {
    const at = table.columns.findIndex((column) => column.name === name);
    return total?.(table.rows.flatMap((row) => row[at]?.field.value ?? []));
  });
  if (table.rows.length < 2 || totals.every((total) => total === undefined)) return null;
  return (
    <tfoot>
      <tr>
        {totals.map((total, i) => (
          <td key={columns[i]?.name} data-figure={columns[i]?.isFigure || undefined}>
            {i === 0 && total === undefined ? m.viewer_total({ count: table.rows.length }) : total}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

interface TableProps {
  readonly table: TableView;
  readonly tools: ValueTools;
  readonly isWhole: boolean;
  readonly hidden: readonly string[];
}

const Table = memo(function Table({ table, tools, isWhole, hidden }: TableProps) {
  const rows = isWhole ? table.rows : table.rows.slice(0, firstRows);
  const ids = useMemo(
    () => new Set(table.rows.flatMap((row) => row.flatMap((value) => value?.id ?? []))),
    [table],
  );
  const isHeld = useHoldsChosen(tools.selection, ids);
  const columns = table.columns.filter(({ name }) => !hidden.includes(name));
  const places = columns.map((column) => table.columns.indexOf(column));
  const stopId = rows.flatMap((row) => places.flatMap((place) => row[place]?.id ?? []))[0];
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.name} scope="col" data-figure={column.isFigure || undefined}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, number) => (
          <tr key={row.find((value) => value !== undefined)?.row ?? number}>
            {columns.map((column, i) => {
              const value = row[places[i] ?? -1];
              return (
                <Cell
                  key={column.name}
                  value={value}
                  tools={tools}
                  isFigure={column.isFigure}
                  isStop={!isHeld && value?.id === stopId}
                />
              );
            })}
          </tr>
        ))}
      </tbody>
      <Totals table={table} columns={columns} />
    </table>
  );
});

interface DockHeadProps {
  readonly tables: readonly TableView[];
  readonly current: TableView;
  readonly isOpen: boolean;
  readonly onTable: (key: string) => void;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

function DockHead({ tables, current, isOpen, onTable, onOpen, children }: DockHeadProps) {
  const head = useRef<HTMLDivElement>(null);
  useRovingFocus(head);
  return (
    <div ref={head} className={classes.head} role="toolbar" aria-label={m.viewer_tables()}>
      <div className={classes.names}>
        {tables.map((table) => (
          <button
            key={table.key}
            type="button"
            className={classes.name}
            aria-pressed={isOpen && table === current}
            onClick={() => onTable(table.key)}
          >
            {table.label} <span className={classes.tally}>{table.rows.length}</span>
          </button>
        ))}
      </div>
      {children}
      <button
        type="button"
        className={classes.fold}
        aria-expanded={isOpen}
        aria-label={isOpen ? m.viewer_tables_close() : m.viewer_tables_open()}
        onClick={onOpen}
      >
        <Icon name="chevronDown" size={18} />
      </button>
    </div>
  );
}

interface Props {
  readonly tables: readonly TableView[];
  readonly tools: ValueTools;
  /** The user whose columns and height are stored in this browser. */
  readonly person: string;
  /** The element that the dock is part of. */
  readonly whole: RefObject<HTMLElement | null>;
}

/** Tables of the document (items, installments) over the full width; their cells are linked to the page like any field. */
export function ItemsDock({ tables, tools, person, whole }: Props) {
  const [share, setShare] = useShare(`lavra-viewer-dock-${person}`, dockShare);
  const columns = useHiddenColumns(person);
  const [key, setKey] = useState<string>();
  // A table with one column, such as the lines of a text, only repeats a field: it opens on demand.
  const [isOpen, setOpen] = useState(() => tables.some(({ columns }) => columns.length > 1));
  const [wholeKeys, setWholeKeys] = useState<ReadonlySet<string>>(new Set());
  const [widest] = tables.toSorted((a, b) => b.columns.length - a.columns.length);
  const current = tables.find((table) => table.key === key) ?? widest;

  const chosenId = useChosenId(tools.selection);
  const [seenId, setSeenId] = useState(chosenId);
  if (chosenId !== seenId) {
    setSeenId(chosenId);
    for (const table of tables) {
      const row = table.rows.findIndex((cells) => cells.some((value) => value?.id === chosenId));
      if (row === -1) continue;
      setKey(table.key);
      setOpen(true);
      if (row >= firstRows) setWholeKeys((before) => new Set([...before, table.key]));
    }
  }
  if (current === undefined) return null;
  const isWhole = wholeKeys.has(current.key) || current.rows.length <= firstRows;
  return (
    <div className={classes.root} data-dock style={{ '--dock': `${share}cqh` } as CSSProperties}>
      {isOpen ? (
        <Divider
          label={m.viewer_dock_divider()}
          stands={false}
          share={share}
          bounds={dockShare}
          onShare={setShare}
          whole={whole}
        />
      ) : null}
      <DockHead
        tables={tables}
        current={current}
        isOpen={isOpen}
        onTable={(next) => {
          setOpen(!isOpen || next !== current.key);
          setKey(next);
        }}
        onOpen={() => setOpen(!isOpen)}
      >
        {isOpen && current.columns.length > 2 ? (
          <ColumnChoice
            key={current.key}
            columns={current.columns}
            look={{ className: classes.fold }}
            hidden={columns.hiddenOf(current.name)}
            onToggle={(column) => columns.toggle(current.name, column)}
          />
        ) : null}
      </DockHead>
      {isOpen ? (
        <section key={current.key} className={classes.frame} aria-label={current.label}>
          <Table table={current} tools={tools} isWhole={isWhole} hidden={columns.hiddenOf(current.name)} />
          {isWhole ? null : (
            <button
              type="button"
              className={classes.whole}
              onClick={() => setWholeKeys((before) => new Set([...before, current.key]))}
            >
              {m.viewer_table_whole({ count: current.rows.length })}
            </button>
          )}
        </section>
      ) : null}
    </div>
  );
}
