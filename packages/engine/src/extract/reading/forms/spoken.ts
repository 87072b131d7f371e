import type { Label } from '../labels/labels.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { isTextKind } from '../values/kinds.ts';
import type { FormField } from './form-spec.ts';
import { rowWith } from '../sheet/row-with.ts';

/** Least words of a row without a gap that are a sentence. */
const leastSpoken = 7;

/** Whether a sentence says the words of a label, in small letters where the form has capitals ("deu como causa da morte"): any words may follow them. */
export function isSpoken({ tokens }: Label, field: FormField<string>, { rows, glyph }: Sheet): boolean {
  const [first] = tokens;
  if (!isTextKind(field.kind) || first === undefined || !/^\p{Ll}/u.test(first.text)) return false;
  if (field.labels.some((label) => /^\p{Ll}/u.test(label))) return false;
  const row = rowWith(rows, first);
  const at = row.indexOf(first);
  const gaps = row.map((token, index) => token.left - (row[index - 1]?.right ?? -Infinity));
  const isBroken = (gap: number): boolean => gap > 1.5 * glyph;
  const from = gaps.findLastIndex((gap, index) => index <= at && isBroken(gap));
  const to = gaps.findIndex((gap, index) => index > at && isBroken(gap));
  return at > from && (to < 0 ? row.length : to) - Math.max(0, from) >= leastSpoken;
}
