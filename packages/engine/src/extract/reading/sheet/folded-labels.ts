import { oncePer } from './once-per.ts';
import { fold } from './text.ts';

/** The folded labels of a list, which must not change: it is folded once for all pages. */
export const foldedLabels = oncePer(
  (printed: readonly string[]): ReadonlySet<string> => new Set(printed.map(fold)),
);
