import { ContractError } from '@lavra/contract/errors';
import type { Empty } from '@lavra/contract/model/primitives';

import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/day-range.ts';
import { retentionOf } from '../companies/index.ts';
import { allowManageInvoices } from './billing.policy.ts';
import { makeInvoice } from './make-invoice.ts';

interface GenerateInvoice {
  readonly companyId: string;
  readonly month: string;
  readonly observation?: string | undefined;
}

/** Makes the invoice of a month that has begun: of one not yet over, what was used so far. */
export async function generateInvoice({
  ctx,
  input,
}: {
  ctx: Context;
  input: GenerateInvoice;
}): Promise<Empty> {
  allowManageInvoices(ctx, input.companyId);
  checkMonth(input.month, dayOf(ctx.clock.now()).slice(0, 7));
  // Throws for a company that does not exist.
  await retentionOf(ctx, input.companyId);
  await makeInvoice(ctx, input);
  return {};
}

function checkMonth(month: string, current: string): void {
  if (/^20\d{2}-(0[1-9]|1[0-2])$/.test(month) && month <= current) return;
  throw new ContractError('invalid_input', { details: [{ path: 'body.month', message: month }] });
}
