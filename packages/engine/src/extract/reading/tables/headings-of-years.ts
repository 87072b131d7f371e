import { fold } from '../sheet/text.ts';
import type { TableColumn } from './table-spec.ts';

const yearOf = (heading: string): string | undefined => /(?:19|20)\d{2}$/.exec(heading)?.[0];

/**
 * Which of the columns that share their headings a heading with a year is of: the specification has them in the order of time, while a
 * page may have the latest first. Undefined where the headings do not tell as many years as there are columns.
 */
export function columnOfYear<C extends string>(
  heading: string,
  headings: readonly string[],
  bearers: readonly TableColumn<C>[],
): TableColumn<C> | undefined {
  const year = yearOf(heading);
  if (year === undefined || bearers.length < 2) return undefined;
  const spelt = new Set(bearers.flatMap(({ labels }) => labels.map(fold)));
  const years = headings.filter((each) => spelt.has(each)).map(yearOf);
  const inOrder = [...new Set(years)].toSorted();
  return years.length === bearers.length && inOrder.length === years.length
    ? bearers[inOrder.indexOf(year)]
    : undefined;
}
