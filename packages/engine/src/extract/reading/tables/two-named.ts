import { twoNamesOn } from '../labels/two-names.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { fold } from '../sheet/text.ts';
import type { TableSpec } from './table-spec.ts';

/** A table with the headings that a page joins of two of one column ("Exame ou procedimento"): neither is a column by itself. */
export function withTwoNames<Id extends string, C extends string>(
  sheet: Sheet,
  spec: TableSpec<Id, C>,
): TableSpec<Id, C> {
  const bearers = new Map<string, C[]>();
  for (const { id, labels } of spec.columns)
    for (const label of new Set(labels.map(fold))) bearers.set(label, [...(bearers.get(label) ?? []), id]);
  const joined = [...twoNamesOn(sheet, bearers, 'both')];
  if (joined.length === 0) return spec;
  return {
    ...spec,
    columns: spec.columns.map((column) => {
      const own = joined.flatMap(([whole, ids]) => (ids.includes(column.id) ? [whole] : []));
      return own.length === 0 ? column : { ...column, labels: [...column.labels, ...own] };
    }),
  };
}
