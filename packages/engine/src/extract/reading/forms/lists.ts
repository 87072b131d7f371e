import { belowOf, besideOf, runAt } from '../labels/around-label.ts';
import { findLabels } from '../labels/labels.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { fold } from '../sheet/text.ts';
import { readValue, type Reading } from '../values/values.ts';
import type { ValueKind } from '../values/kinds.ts';

/** A box that holds several values of one kind ("191169 / 285015"): each is a row of a table. */
export interface ListSpec<T extends string, C extends string> {
  readonly table: T;
  readonly column: C;
  readonly kind: ValueKind;
  readonly labels: readonly string[];
}

/** The values of a box that holds several, and the fit of its label. */
export function readList(
  sheet: Sheet,
  { labels, kind }: Pick<ListSpec<string, string>, 'labels' | 'kind'>,
): { readings: Reading[]; fit: number } {
  const [label] = findLabels<string>(
    sheet,
    labels.map((spelling) => ({ id: spelling, spellings: [fold(spelling)] })),
  ).toSorted((a, b) => b.fit - a.fit);
  if (label === undefined) return { readings: [], fit: 0 };
  const { glyph } = sheet;
  const others = sheet.tokens.filter((token) => !label.tokens.includes(token));
  const beside = runAt(besideOf(label, others, [label], glyph), label.right, glyph);
  const below = belowOf(label, others, [label], glyph).slice(0, 2);
  const rows = [...below.map((row) => runAt(row, label.left, glyph)), beside];
  const readings = rows.map((row) =>
    row.flatMap((token) => {
      const reading = readValue([token], kind, glyph);
      return reading?.shapeFit === 1 ? [reading] : [];
    }),
  );
  return { readings: readings.find((row) => row.length > 0) ?? [], fit: label.fit };
}
