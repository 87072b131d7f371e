import { billingEndpoints } from '@lavra/contract/endpoints/billing';
import { ContractError } from '@lavra/contract/errors';

import { storageLink } from '../../platform/storage-link.ts';
import { verb } from '../../platform/verb.ts';
import { pdfKeyIn } from './invoice-pdf-keys.ts';
import { presentInvoice } from './invoice.presenter.ts';
import { findInvoice } from './invoices.store.ts';

/** One invoice, or with `return: storage` a presigned URL of its PDF. */
export const getInvoice = verb(billingEndpoints.getInvoice, async ({ ctx, params, query }) => {
  const invoice = await findInvoice(ctx.db, params.companyId, params.invoiceId);
  if (!invoice) throw new ContractError('not_found');
  if (query.return !== 'storage') return presentInvoice(invoice);

  if (invoice.pdfKey === null) throw new ContractError('file_not_ready');
  return storageLink(ctx, {
    key: pdfKeyIn(invoice.pdfKey, ctx.locale),
    filename: `${invoice.month}.pdf`,
    contentType: 'application/pdf',
  });
});
