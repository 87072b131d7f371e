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

/**
 * Whether a list goes down its first group of columns before the next one. A list that goes across fills each group but one row at most; one whose
 * numbers ascend only down the groups was sorted so.
 */
function runsDown<C extends string>(
  across: readonly Grouped<C>[],
  down: readonly Grouped<C>[],
  ascends: C,
): boolean {
  const counts = [...new Set(down.map(({ group }) => group))].map(
    (group) => down.filter((each) => each.group === group).length,
  );
  const isFilledAcross =
    (counts[0] ?? 0) - (counts.at(-1) ?? 0) <= 1 &&
    counts.every((count, at) => at === 0 || count <= (counts[at - 1] ?? 0));
  if (!isFilledAcross) return true;
  if (across.length < leastRows) return false;
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
  ascends: C | undefined,
): Partial<Record<C, Field>>[] {
  const down = across.toSorted((one, other) => one.group - other.group);
  const isDown = ascends !== undefined && runsDown(across, down, ascends);
  return (isDown ? down : across).map(({ row }) => row);
}
