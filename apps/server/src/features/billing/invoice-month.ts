import { monthPattern } from '@lavra/contract/constants';
import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/day-range.ts';

/** The current month in São Paulo, `YYYY-MM`. */
export function currentMonth({ clock }: Context): string {
  return dayOf(clock.now()).slice(0, 7);
}

/** Throws invalid_input for anything but a month, and for a month that has not begun. */
export function checkMonth(ctx: Context, month: string, path: string): void {
  if (monthPattern.test(month) && month <= currentMonth(ctx)) return;
  throw new ContractError('invalid_input', { details: [{ path, message: month }] });
}
