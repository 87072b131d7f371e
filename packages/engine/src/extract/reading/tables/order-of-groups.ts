import type { Field } from '@lavra/contract/model/result';

/** A row of a table whose columns are printed twice or more side by side, with the group of columns in which it stands. */
interface Grouped<C extends string> {
  readonly row: Partial<Record<C, Field>>;
  readonly group: number;
}

const isAscending = (numbers: readonly number[]): boolean =>
  numbers.every((number, at) => at === 0 || number >= (numbers[at - 1] ?? 0));

/** Least rows whose numbers tell an order: one of three happens to ascend too often. */
const leastRows = 4;

/** What tells the order of a list: a column whose numbers ascend, or names of which one comes right after the other. */
export interface OrderOfRows<C extends string> {
  readonly ascends?: C;
  readonly follows?: readonly [column: C, first: RegExp, next: RegExp];
}

/**
 * Whether a list goes down its first group of columns before the next one. A list that goes across fills each group but one row at most, the last
 * ones too; one whose numbers ascend, or whose names follow each other, only down the groups was listed so.
 */
function runsDown<C extends string>(
  across: readonly Grouped<C>[],
  down: readonly Grouped<C>[],
  groups: number,
  { ascends, follows }: OrderOfRows<C>,
): boolean {
  const counts = Array.from({ length: groups }, () => 0);
  for (const { group } of across) counts[group] = (counts[group] ?? 0) + 1;
  const isFilledAcross =
    (counts[0] ?? 0) - (counts.at(-1) ?? 0) <= 1 &&
    counts.every((count, at) => at === 0 || count <= (counts[at - 1] ?? 0));
  if (!isFilledAcross) return true;
  if (across.length < leastRows) return false;
  if (follows !== undefined) {
    const [column, first, next] = follows;
    const areNeighbours = (rows: readonly Grouped<C>[]): boolean =>
      rows.some(
        ({ row }, at) =>
          first.test(row[column]?.value ?? '') && next.test(rows[at + 1]?.row[column]?.value ?? ''),
      );
    return areNeighbours(down) && !areNeighbours(across);
  }
  if (ascends === undefined) return false;
  const numbersOf = (rows: readonly Grouped<C>[]): number[] =>
    rows.map(({ row }) => Number(row[ascends]?.value ?? NaN));
  return isAscending(numbersOf(down)) && !isAscending(numbersOf(across));
}

/**
 * The rows of a table in the order of its list. Those of one row of print stand side by side, as in a list of documents in two columns: it goes
 * across unless the rows tell that it goes down.
 */
export function inOrderOfGroups<C extends string>(
  across: readonly Grouped<C>[],
  groups: number,
  order: OrderOfRows<C>,
): Partial<Record<C, Field>>[] {
  const down = across.toSorted((one, other) => one.group - other.group);
  const isTold = order.ascends !== undefined || order.follows !== undefined;
  return (isTold && runsDown(across, down, groups, order) ? down : across).map(({ row }) => row);
}
