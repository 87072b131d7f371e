import type { Bill } from '@lavra/contract/model/price';

import type { Mail } from '../../../platform/mailer.ts';
import { writtenPeriod, writtenReais } from '../pdf/written.ts';

interface InvoiceMail {
  readonly to: string;
  readonly company: string;
  /** Name of the provider. */
  readonly from: string;
  readonly month: string;
  readonly bill: Bill | null;
  readonly observation: string;
  readonly pdf: Buffer;
  readonly publicUrl: string;
}

/** The message that takes an invoice to its company, in both languages because the recipient's is not known. */
export function invoiceMail({ to, company, from, month, bill, observation, ...mail }: InvoiceMail): Mail {
  const pt = writtenPeriod(month, 'pt');
  const en = writtenPeriod(month, 'en');
  const screen = `${mail.publicUrl}/web/billing`;
  const note = observation === '' ? [] : [observation, ''];
  return {
    to,
    subject: `${from}: fatura de ${pt} / invoice of ${en}`,
    text: [
      `A fatura de ${company} de ${pt} segue em anexo.`,
      ...(bill === null ? [] : [`Total a pagar: ${writtenReais(bill.total, 'pt')}`]),
      `Veja cada serviço e cada dia, ou baixe de novo: ${screen}`,
      '',
      ...note,
      `The invoice of ${company} of ${en} is attached.`,
      ...(bill === null ? [] : [`Total to pay: ${writtenReais(bill.total, 'en')}`]),
      `See every service and every day, or download it again: ${screen}`,
      '',
    ].join('\n'),
    attachments: [{ filename: `fatura-${month}.pdf`, content: mail.pdf, contentType: 'application/pdf' }],
  };
}
