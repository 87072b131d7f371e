import type { ValueView } from './result-view.ts';
import type { ShownValues } from './fields/shown-values.ts';

/** The next wanted value, wrapping around the end; without a current one the first or the last. */
export function stepFrom(
  stops: readonly ValueView[],
  fromId: string | undefined,
  by: 1 | -1,
  isWanted: (value: ValueView) => boolean = () => true,
): ValueView | undefined {
  const from = stops.findIndex(({ id }) => id === fromId);
  const ordered =
    by === 1
      ? [...stops.slice(from + 1), ...stops.slice(0, from + 1)]
      : [...stops.slice(0, Math.max(from, 0)).toReversed(), ...stops.slice(Math.max(from, 0)).toReversed()];
  return ordered.find(isWanted);
}

/** Where an arrow key leads: through the list of fields, by row and column in a table. */
export function cellBeside(shown: ShownValues, value: ValueView, arrow: string): ValueView | undefined {
  const at = shown.stops.indexOf(value);
  const isForward = arrow === 'ArrowDown' || arrow === 'ArrowRight';
  const beside = shown.stops[at + (isForward ? 1 : -1)];
  const isAcross = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  if (value.row === undefined) return isAcross ? undefined : beside;
  if (isAcross) return beside;
  const rows = shown.tables.find((table) => table.rows.some((row) => row.includes(value)))?.rows ?? [];
  const row = rows.findIndex((cells) => cells.includes(value));
  const column = rows[row]?.indexOf(value) ?? -1;
  const next = rows[row + (isForward ? 1 : -1)];
  // Above the first row of a table come the fields.
  if (next === undefined)
    return isForward ? undefined : shown.stops.findLast((stop) => stop.row === undefined);
  return next[column] ?? next.find((cell) => cell !== undefined);
}
