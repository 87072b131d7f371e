import { fromCents, toCents } from '@lavra/brazil/money';
import { withChecks } from '../evidence/field.ts';
import type { Found } from './found.ts';
import type { FormSpec } from './reading/forms/form-spec.ts';

/** An amount without its centavos: a picture may have lost the comma ("4715" for "47,15"). */
const isWhole = (printed: string): boolean => /\d/.test(printed) && !/[.,]\d\d(?!\d)/.test(printed);

/** Fewer parts than these prove no total. */
const leastParts = 2;

/**
 * The parts of an amount and their sum are compared: a part whose comma was lost gets it back where only so the sum is right. Where nothing makes
 * it right, since a part may have no label that is known, only one without centavos that is more than the sum is doubted.
 */
export function putComposed<Id extends string>(data: Found<Id>, { composed }: FormSpec<Id>): void {
  const whole = composed === undefined ? undefined : data[composed.whole];
  const total = whole && toCents(whole.value);
  if (composed === undefined || total === undefined) return;
  const parts = composed.parts.flatMap((id) => {
    const field = data[id];
    const cents = field && toCents(field.value);
    return field === undefined || cents === undefined ? [] : [{ id, field, cents }];
  });
  if (parts.length < leastParts) return;
  // A tax may be one of the parts, or be within them.
  const sums = [parts, parts.filter(({ id }) => id !== composed.tax)].map((some) => ({
    ids: new Set(some.map(({ id }) => id)),
    sum: some.reduce((sum, { cents }) => sum + cents, 0n),
  }));
  if (sums.some(({ sum }) => sum === total)) return;
  for (const { id, field, cents } of parts) {
    if (!isWhole(field.printed ?? field.value)) continue;
    const mended = cents / 100n;
    const ok = sums.some(({ ids, sum }) => ids.has(id) && sum - cents + mended === total);
    const told = [{ check: 'totals_sum', ok }] as const;
    if (ok) data[id] = withChecks({ ...field, value: fromCents(mended) }, told);
    else if (cents > total) data[id] = withChecks(field, told);
  }
}
