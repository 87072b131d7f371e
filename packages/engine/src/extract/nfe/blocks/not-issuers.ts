import { parseAccessKey } from '@lavra/brazil/access-key';
import { provesItself } from '../../../evidence/confidence.ts';
import type { Field } from '@lavra/contract/model/result';
import type { InvoiceData } from '../invoice.ts';

/** Whether a field stands in the row of another one or further down. */
const isNotAbove = (one: Field | undefined, other: Field): boolean =>
  one?.box !== undefined && other.box !== undefined && one.box[1] + one.box[3] > other.box[1];

/**
 * The boxes of the head without those of another party, for a page on which no block of it was found and which has them in the head's band: a
 * company's number that is not the one in the key, and the registers beside and below it. With both blocks a key may have another company, as
 * that of a note which a tax office issues.
 */
export function withoutOtherParty(boxes: InvoiceData, key: Field | undefined): InvoiceData {
  const { IssuerCNPJ: number, IssuerIE: state, IssuerIM: town, ...rest } = boxes;
  const issuer = key && provesItself(key.checks ?? []) ? parseAccessKey(key.value)?.issuer : undefined;
  if (number === undefined || issuer === undefined || number.value === issuer) return boxes;
  return {
    ...rest,
    ...(state && !isNotAbove(state, number) ? { IssuerIE: state } : {}),
    ...(town && !isNotAbove(town, number) ? { IssuerIM: town } : {}),
  };
}
