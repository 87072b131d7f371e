import { monthPattern } from '@lavra/contract/constants';

import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/day-range.ts';
import { invalidInput } from '../../platform/invalid-input.ts';

/** The current month in São Paulo, `YYYY-MM`. */
export function currentMonth({ clock }: Context): string {
  return dayOf(clock.now()).slice(0, 7);
}

/** Throws invalid_input for anything but a month, and for a month that has not begun. */
export function checkMonth(ctx: Context, month: string, path: string): void {
  const current = currentMonth(ctx);
  if (monthPattern.test(month) && month <= current) return;
  throw invalidInput(path, {
    pt: `Deve ser um mês até o atual, ${current}.`,
    en: `Must be a month up to the current one, ${current}.`,
  });
}
