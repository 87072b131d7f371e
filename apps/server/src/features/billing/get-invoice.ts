import { ContractError } from '@lavra/contract/errors';
import type { Invoice } from '@lavra/contract/model/invoice';
import type { StorageLink } from '@lavra/contract/model/primitives';

import { allowCompany } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { toInvoice } from './invoice.presenter.ts';
import { findInvoice } from './invoices.store.ts';

/** A link lives long enough for a person to follow it, and no longer. */
const linkMs = 5 * 60_000;

interface GetInvoice {
  readonly companyId: string;
  readonly invoiceId: string;
  readonly return?: 'storage' | undefined;
}

/** One invoice, or with `return: storage` a link to its PDF. */
export async function getInvoice({
  ctx,
  input,
}: {
  ctx: Context;
  input: GetInvoice;
}): Promise<Invoice | StorageLink> {
  allowCompany(ctx, input.companyId);
  const invoice = await findInvoice(ctx.db, input.companyId, input.invoiceId);
  if (!invoice) throw new ContractError('not_found');
  if (input.return !== 'storage') return toInvoice(invoice);

  if (invoice.pdfKey === null) throw new ContractError('file_not_ready');
  const url = await ctx.objects.signedUrl({
    key: invoice.pdfKey,
    expiresInMs: linkMs,
    filename: `${invoice.month}.pdf`,
    contentType: 'application/pdf',
  });
  return { url, exp: String(linkMs) };
}
