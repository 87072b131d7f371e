import type { Field } from '@lavra/contract/model/result';
import type { Found } from './found.ts';
import type { FormSpec } from './reading/forms/form-spec.ts';
import { edgesOf, type Sheet } from './reading/sheet/sheet.ts';
import type { Letterhead } from './reading/values/letterhead.ts';

/** What a bill tells above the block of its customer, and above no letterhead of its issuer: a day or an amount. */
const ofSummary = /^(?:\d{2}[/.-]\d{2}[/.-]\d{2,4}|(?:R\$)?\d[\d.]*,\d{2})$/;

const isBelowSummary = ({ name }: Letterhead, { tokens }: Sheet): boolean => {
  if (name === undefined) return false;
  const { top } = edgesOf(name.tokens);
  return tokens.some(({ text, bottom }) => bottom < top && ofSummary.test(text));
};

/**
 * The customer's letterhead where the small print has the name, number and address of the issuer: a company with another number, below the days
 * and sums of the bill. The issuer's name and number are those of the small print then.
 */
export function customerOfImprint<Id extends string>(
  data: Found<Id>,
  heads: readonly Letterhead[],
  { issuer, addressee }: FormSpec<Id>,
  printed: ReadonlyMap<Id, Field>,
  sheet: Sheet,
): Letterhead | undefined {
  if (issuer?.name === undefined || issuer.cnpj === undefined || issuer.address === undefined)
    return undefined;
  const [name, number] = [printed.get(issuer.name), printed.get(issuer.cnpj)];
  if (addressee === undefined || name === undefined || number === undefined || !printed.has(issuer.address))
    return undefined;
  const isIssuers = ({ number: own }: Letterhead): boolean => own?.value === number.value;
  const customer = heads.find(
    (head) => head.isCompany && head.number !== undefined && !isIssuers(head) && isBelowSummary(head, sheet),
  );
  if (customer === undefined || heads.some(isIssuers)) return undefined;
  const told = data[issuer.cnpj];
  if (told !== undefined && told.value !== number.value && told.value !== customer.number?.value)
    return undefined;
  data[issuer.name] ??= name;
  data[issuer.cnpj] = number;
  if (addressee.cnpj !== undefined && data[addressee.cnpj]?.value === number.value)
    delete data[addressee.cnpj];
  return customer;
}
