import type { ReactNode } from 'react';

/** How a column is set: figures and money right-aligned, actions at the end and not sortable. */
export type ColumnKind = 'text' | 'number' | 'time' | 'id' | 'status' | 'choice' | 'actions';

export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  /** Replaces the title in the table's header. */
  readonly head?: ReactNode;
  readonly kind?: ColumnKind;
  readonly cell: (row: Row) => ReactNode;
  /** Columns without a width share the remaining space; the table is at least as wide as all columns together. */
  readonly width?: `${number}px`;
  readonly isSortable?: boolean;
}
