import { useState } from 'react';

import { m } from '../../i18n/messages.ts';
import { Confidence } from './confidence.tsx';
import { useFollowPage, type ValueTools } from './field-row.tsx';
import classes from './fields.module.css';
import { markOf, type TableView, type ValueView } from './result-view.ts';

function Cell({
  value,
  tools,
  isFigure,
}: {
  readonly value: ValueView | undefined;
  readonly tools: ValueTools;
  readonly isFigure: boolean;
}) {
  const { ref, isLit } = useFollowPage<HTMLTableCellElement>(value?.id ?? '', tools.selection);
  if (value === undefined) return <td className={classes.cell} aria-label={m.viewer_value_empty()} />;
  const { selection, renderValue } = tools;
  const failed = value.field.checks?.find((check) => !check.ok);
  return (
    <td
      ref={ref}
      className={classes.cell}
      data-field={value.id}
      data-figure={isFigure || undefined}
      data-lit={isLit || undefined}
      data-level={value.isUncertain ? markOf(value) : undefined}
      title={failed === undefined ? undefined : tools.checkSentence(failed)}
      onPointerEnter={() => selection.light(value.id, 'fields')}
      onPointerLeave={selection.leave}
      onFocus={() => selection.light(value.id, 'fields')}
      onBlur={selection.leave}
    >
      {renderValue === undefined ? (
        <button
          type="button"
          className={classes.cellButton}
          data-locate={value.id}
          aria-label={m.viewer_locate_cell({ label: value.label, value: value.shown })}
          disabled={value.place === undefined}
          onClick={() => selection.locate(value.id)}
        >
          {value.shown}
        </button>
      ) : (
        renderValue(value)
      )}
      {value.isUncertain ? <Confidence field={value.field} level={value.level} isSlim /> : null}
    </td>
  );
}

/** Words of a page go into the thousands: the first rows tell what a table holds. */
const firstRows = 30;

/** Lines of a document (items, installments) as a table whose cells are linked to the page like any field. */
export function FieldTable({ table, tools }: { readonly table: TableView; readonly tools: ValueTools }) {
  const [isWhole, setWhole] = useState(table.rows.length <= firstRows);
  const rows = isWhole ? table.rows : table.rows.slice(0, firstRows);
  return (
    <>
      <h4 className={classes.tableTitle}>
        {table.label} <span className={classes.tally}>{table.rows.length}</span>
      </h4>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
      <section className={classes.tableFrame} aria-label={table.label} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th key={column.name} scope="col" data-figure={column.isFigure || undefined}>
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, number) => (
              <tr key={number}>
                {table.columns.map((column, i) => (
                  <Cell key={column.name} value={row[i]} tools={tools} isFigure={column.isFigure} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {isWhole ? null : (
        <button type="button" className={classes.more} onClick={() => setWhole(true)}>
          {m.viewer_table_whole({ count: table.rows.length })}
        </button>
      )}
    </>
  );
}
