import type { Field } from '@lavra/contract/model/result';
import { type Found, isSamePlace } from './found.ts';
import type { FormSpec } from './reading/forms/form-spec.ts';

/** The imprint's code, where one under its bare label stands beside the imprint's address: the labelled one is the addressee's, if that has none. */
export function withImprintsCode<Id extends string>(
  data: Found<Id>,
  places: readonly (readonly [Id, Field])[],
  { issuer, addressee }: FormSpec<Id>,
): void {
  const [own, other, address] = [issuer?.cep, addressee?.cep, issuer?.address];
  if (own === undefined || other === undefined || address === undefined) return;
  const printed = new Map(places);
  const [code, street, labelled] = [printed.get(own), printed.get(address), data[own]];
  if (code === undefined || street === undefined || labelled === undefined) return;
  if (data[address] !== street || labelled.value === code.value) return;
  data[other] ??= labelled;
  data[own] = code;
}

/** The only postal code of a page may be the addressee's, where the issuer has no address. */
export function withoutOthersCode<Id extends string>(
  data: Found<Id>,
  { issuer, addressee }: FormSpec<Id>,
): void {
  const [own, other, address] = [issuer?.cep, addressee?.cep, issuer?.address];
  if (own === undefined || other === undefined || address === undefined) return;
  const isSame = data[own]?.value === data[other]?.value && data[address] === undefined;
  if (isSame || isSamePlace(data[own], data[other])) delete data[own];
}
