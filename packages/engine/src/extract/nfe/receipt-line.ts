import type { InvoiceData } from './invoice.ts';

/** How the receipt begins that the recipient signs (MOC NF-e 7.0, annex II). */
const receipt = /^receb(?:i|emos) de .{3,120} (?:os|as) (?:produtos|mercadorias)(?!\p{L})/iu;

/** An invoice without the receipt's line where this was taken for the notes, as where their label stands below them. */
export function withoutReceipt(data: InvoiceData): InvoiceData {
  const { AdditionalInformation: notes, ...rest } = data;
  return notes !== undefined && receipt.test(notes.value) ? rest : data;
}
