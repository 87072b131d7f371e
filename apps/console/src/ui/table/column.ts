import type { ReactNode } from 'react';

/** How a column is set: figures and money to the right, actions to the end without a sort. */
export type ColumnKind = 'text' | 'number' | 'time' | 'id' | 'status' | 'choice' | 'actions';

export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  /** Instead of the title, in the head of a table. */
  readonly head?: ReactNode;
  readonly kind?: ColumnKind;
  readonly cell: (row: Row) => ReactNode;
  /** Columns without one share what is left; the table is as wide as all of them at least. */
  readonly width?: `${number}px`;
  readonly isSortable?: boolean;
}
