import type { Field } from '@lavra/contract/model/result';
import { customerOfImprint } from './customer-of-imprint.ts';
import { type Found, isInRowOf, isSamePlace, isStreetOf, placed } from './found.ts';
import {
  type Heads,
  headsOf,
  isNamedByKey,
  putNumberBelowName,
  putNumbersOfHeads,
  unlabelled,
} from './letterheads.ts';
import { findNamesUnderTitles, findPartyBlocks } from './party-blocks.ts';
import type { AddressFields, FormSpec } from './reading/forms/form-spec.ts';
import { labelsIn } from './reading/forms/words-of-form.ts';
import type { Sheet } from './reading/sheet/sheet.ts';
import { fold } from './reading/sheet/text.ts';
import { houseOf } from './reading/values/parted-street.ts';
import { findCompanyName } from './reading/values/company-over-number.ts';
import { findLetterheads, namesOf, type Letterhead } from './reading/values/letterhead.ts';
import type { Reading } from './reading/values/values.ts';

/** Whether the same words are the value of a field already: what a label led to is not another party's or field's as well. */
export const isOthers = <Id extends string>(data: Found<Id>, field: Field): boolean =>
  Object.values<Field | undefined>(data).some(
    (each) => each?.value === field.value && isSamePlace(each, field),
  );

function putAddress<Id extends string>(data: Found<Id>, names: AddressFields<Id>, head: Letterhead): void {
  const put = (id: Id | undefined, reading: Reading | undefined, share = placed.text): void => {
    if (id !== undefined && reading !== undefined) data[id] ??= unlabelled(reading, share);
  };
  const { address, district, city, uf, cep, phone } = head.address;
  const { name, tradeName } = names.tradeName === undefined ? { name: head.name } : namesOf(head);
  const told = names.name === undefined ? undefined : data[names.name];
  const isWhole =
    [names.name, names.address].every((id) => id !== undefined && data[id] === undefined) &&
    [name, address, city, uf].every((part) => part !== undefined);
  put(names.name, name);
  // What a label led to as the name is not the trade name as well.
  if (tradeName !== undefined && !isSamePlace(told, unlabelled(tradeName, placed.text)))
    put(names.tradeName, tradeName);
  put(names.address, address);
  if (names.street !== undefined && address !== undefined) {
    const { street, number, complement } = houseOf(address);
    put(names.street, street);
    put(names.number, number);
    put(names.complement, complement);
  }
  // A labelled town outside a letterhead that has all of it is another party's.
  for (const [id, own] of [
    [names.city, city],
    [names.uf, uf],
  ] as const)
    if (isWhole && id && own && !isInRowOf(data[id], unlabelled(own))) delete data[id];
  put(names.district, district);
  put(names.city, city);
  put(names.uf, uf);
  // A postal code beside its street surely belongs to this address; by label alone two postal codes are alike. A field with another's street has that one's code.
  if (names.cep && cep && isStreetOf(data, names.address, address)) delete data[names.cep];
  put(names.cep, cep, placed.typed);
  put(names.phone, phone, placed.typed);
}

/** Most values of a party that labels give where its name and address stand without any. */
const mostUnlabelled = 5;

/** The heads of both parties, where a row of labels over a street is no name: one of the addressee's name says whose street it is. */
function partiesOf<Id extends string>(
  heads: readonly Letterhead[],
  data: Found<Id>,
  spec: FormSpec<Id>,
): Heads {
  const isLabelOf = (fields: FormSpec<Id>['fields']) => {
    const labels = labelsIn(fields);
    return ({ name }: Letterhead): boolean => name !== undefined && labels.has(fold(name.value));
  };
  const isLabelled = isLabelOf(spec.fields);
  const named = headsOf(
    heads.filter((head) => !isLabelled(head)),
    data,
    spec,
  );
  if (named.addressee !== undefined || spec.addressee?.name === undefined) return named;
  const isAddressees = isLabelOf(spec.fields.filter(({ id }) => id === spec.addressee?.name));
  const told = heads.find((head) => isAddressees(head) && !head.isCompany);
  if (told === undefined) return named;
  const { name: _label, ...addressee } = told;
  return { ...named, addressee };
}

/** Two postal codes at labels alike may have changed places: the one beside the issuer's street, which no other party has, is the issuer's. */
function partCodes<Id extends string>(
  data: Found<Id>,
  { issuer, addressee }: FormSpec<Id>,
  { address: { address, cep } }: Letterhead,
): void {
  const [own, other] = [issuer?.cep, addressee?.cep];
  const code = cep && unlabelled(cep, placed.typed);
  if (own === undefined || other === undefined || code === undefined) return;
  const left = data[own];
  const street = addressee?.street === undefined ? undefined : data[addressee.street];
  const isAddressees =
    street === undefined ? left === undefined : isStreetOf(data, addressee?.street, address);
  // A label's value may have the sign behind it ("62030-010 -"), and so another width.
  const isIts = data[other]?.value === code.value && isInRowOf(data[other], code);
  if (!isIts || isAddressees) return;
  if (left !== undefined && left.value !== code.value) data[other] = left;
  else delete data[other];
  delete data[own];
}

/** The issuer is the letterhead of a company, the addressee the first other letterhead; those below a party's title are that party's. `printed` is what places tell without labels. */
export function putLetterheads<Id extends string>(
  data: Found<Id>,
  sheet: Sheet,
  spec: FormSpec<Id>,
  printed: ReadonlyMap<Id, Field> = new Map(),
): void {
  const parties = findPartyBlocks(sheet, spec);
  for (const { names, head, email } of parties) {
    // Of two rows the one with a legal form is the name, and the other the trade name; a block of labels has its name by its label.
    const isLabelled = Object.values(names).filter((id) => data[id] !== undefined).length > mostUnlabelled;
    const hasTwo = head.over !== undefined && namesOf(head).tradeName !== undefined;
    if (names.name !== undefined && hasTwo && !isLabelled) delete data[names.name];
    putAddress(data, names, head);
    const told = email && unlabelled(email.reading, placed.typed);
    if (email !== undefined && told !== undefined && !isOthers(data, told)) data[email.id] ??= told;
  }
  for (const { id, reading } of findNamesUnderTitles(sheet, spec))
    data[id] ??= unlabelled(reading, placed.text);
  const ofParties = new Set(
    parties.flatMap(({ head }) => [head.name, head.address.address].flatMap((part) => part?.tokens ?? [])),
  );
  const heads = findLetterheads(sheet).filter(
    ({ name, address }) =>
      ![name, address.address].some((part) => part?.tokens.some((token) => ofParties.has(token))),
  );
  const customer = customerOfImprint(data, heads, spec, printed, sheet);
  const own: Heads = customer === undefined ? partiesOf(heads, data, spec) : { addressee: customer };
  const { issuer, addressee } = own;
  if (issuer && spec.issuer?.name !== undefined && isNamedByKey(issuer, data, spec))
    delete data[spec.issuer.name];
  if (issuer && issuer.isCompany) partCodes(data, spec, issuer);
  if (issuer && spec.issuer) putAddress(data, spec.issuer, issuer);
  const name = spec.issuer?.name;
  const company = name !== undefined && data[name] === undefined ? findCompanyName(sheet) : undefined;
  if (name !== undefined && company) data[name] = unlabelled(company, placed.text);
  putNumbersOfHeads(data, own, spec);
  putNumberBelowName(data, sheet, spec);
  if (addressee && spec.addressee) {
    putAddress(data, spec.addressee, addressee);
    const [own, other] = [spec.issuer?.cep, spec.addressee.cep];
    // A postal code in the addressee's address was the only one under its label.
    if (own !== undefined && other !== undefined && isSamePlace(data[own], data[other])) delete data[own];
  }
}
