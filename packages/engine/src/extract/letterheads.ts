import { parseAccessKey } from '@lavra/brazil/access-key';
import type { Field } from '@lavra/contract/model/result';
import { provesItself } from '../evidence/confidence.ts';
import { fieldOf } from '../evidence/field.ts';
import { type Found, isInRowOf, placed } from './found.ts';
import type { FormSpec } from './reading/forms/form-spec.ts';
import type { Sheet } from './reading/sheet/sheet.ts';
import { fold } from './reading/sheet/text.ts';
import { hasLegalForm } from './reading/values/company-names.ts';
import { namesOf, type Letterhead } from './reading/values/letterhead.ts';
import { readWhole, type Reading } from './reading/values/values.ts';

/** The company's number in a key whose digits hold. */
export function issuerInKey<Id extends string>(data: Found<Id>, id: Id | undefined): string | undefined {
  const key = id === undefined ? undefined : data[id];
  return key !== undefined && provesItself(key.checks ?? []) ? parseAccessKey(key.value)?.issuer : undefined;
}

/** The letterheads of the issuer and of the addressee, of whom both may be companies. */
export interface Heads {
  readonly issuer?: Letterhead | undefined;
  readonly addressee?: Letterhead | undefined;
}

/**
 * The issuer's letterhead is the one with the number of the key or the name at the issuer's label; else the first of a company that is not the
 * addressee by that one's label. The addressee's is the first other one.
 */
export function headsOf<Id extends string>(
  heads: readonly Letterhead[],
  data: Found<Id>,
  { issuer, addressee, accessKey }: FormSpec<Id>,
): Heads {
  const inKey = issuerInKey(data, accessKey);
  const isNamed = ({ name }: Letterhead, id: Id | undefined): boolean =>
    id !== undefined &&
    name !== undefined &&
    data[id] !== undefined &&
    fold(name.value) === fold(data[id].value);
  // A name that a label led to for a party that has no letterhead here is that party's.
  const isOthers = ({ name }: Letterhead): boolean =>
    name !== undefined &&
    (Object.entries(data) as [Id, Field][]).some(
      ([id, field]) =>
        ![issuer?.name, issuer?.tradeName, addressee?.name].includes(id) &&
        field.value === name.value &&
        isInRowOf(field, unlabelled(name)),
    );
  const own =
    heads.find(({ number }) => inKey !== undefined && number?.value === inKey) ??
    heads.find((head) => isNamed(head, issuer?.name)) ??
    heads.find((head) => head.isCompany && !isNamed(head, addressee?.name) && !isOthers(head)) ??
    (addressee === undefined ? heads.find((head) => !isOthers(head)) : undefined);
  return { issuer: own, addressee: heads.find((head) => head !== own) };
}

/** A name that is read less surely than this is worth less than another place where it stands, 0 to 100. */
const poorlyRead = 70;

/** A sentence behind a stop: a capital word and two in small letters that join no names ("Rui. Mercadoria destinada ao plantio"). */
const hasSentence = /\p{Ll}{2}\. \p{Lu}\p{Ll}+ (?!d[aeo]s? )\p{Ll}{3,} \p{Ll}+/u;

/**
 * Whether a name at the issuer's label is another thing's, or too poorly read: the letterhead with the number of the key has a company's name, and
 * this is none. What goes on as a sentence is no name in any letterhead's stead.
 */
export function isNamedByKey<Id extends string>(
  head: Letterhead,
  data: Found<Id>,
  { issuer, accessKey }: FormSpec<Id>,
): boolean {
  const { number } = head;
  // The legal name may stand over the trade name.
  const { name } = namesOf(head);
  const told = issuer?.name === undefined ? undefined : data[issuer.name];
  if (told === undefined || name === undefined) return false;
  if (hasSentence.test(told.value) && !hasLegalForm(told.value)) return hasLegalForm(name.value);
  if (number === undefined) return false;
  const isOwn = number.value === issuerInKey(data, accessKey);
  const { conf = 0 } = told;
  const isPoor = conf < poorlyRead && (unlabelled(name, placed.text).conf ?? 0) > conf;
  return isOwn && hasLegalForm(name.value) && (!hasLegalForm(told.value) || isPoor);
}

/** A value that no label led to; `share` of those found in its manner are right. */
export const unlabelled = (reading: Reading, share: number = placed.typed): Field =>
  fieldOf({ ...reading, anchorFit: 1, placed: share });

/** Uppermost part of a page with the head of its issuer, and most space from the name there down to its number, as shares of the height. */
const [ofHead, belowName] = [0.25, 0.06] as const;

/** The number in the rows below the issuer's name at the head of the page, whatever is said beside it; the first number of a company there is its own. */
export function putNumberBelowName<Id extends string>(
  data: Found<Id>,
  sheet: Sheet,
  { issuer }: FormSpec<Id>,
): void {
  const { name, cnpj } = issuer ?? {};
  const box = name === undefined ? undefined : data[name]?.box;
  if (cnpj === undefined || box === undefined || data[cnpj] !== undefined) return;
  const [, top, , height] = box;
  if (top > ofHead) return;
  for (const token of sheet.rows.flat()) {
    const reading = readWhole(token.text, 'cnpj', [token]);
    if (reading === undefined) continue;
    const down = token.box[1] - (top + height);
    const isOwn = token.page === data[name as Id]?.page && token.box[1] > top - height && down < belowName;
    if (isOwn && reading.checks.every(({ ok }) => ok)) data[cnpj] = unlabelled(reading);
    return;
  }
}

/** The numbers of two companies, by their letterheads where the label before both is the same: the one's is not the other's too. */
export function putNumbersOfHeads<Id extends string>(
  data: Found<Id>,
  heads: Heads,
  { issuer, addressee, accessKey }: FormSpec<Id>,
): void {
  const [own, other] = [issuer?.cnpj, addressee?.cnpj];
  if (own === undefined) return;
  if (other === undefined) {
    if (heads.issuer?.number !== undefined) data[own] ??= unlabelled(heads.issuer.number);
    return;
  }
  const [first, second] = [heads.issuer?.number, heads.addressee?.number];
  const isOthers = second !== undefined && data[own]?.value === second.value;
  if (first !== undefined && first.value !== second?.value && (data[own] === undefined || isOthers))
    data[own] = unlabelled(first);
  // At labels alike the numbers of both companies may have changed places: the one in the issuer's letterhead is the issuer's.
  const [labelled, others] = [data[own], data[other]];
  if (first !== undefined && first.value !== labelled?.value && others?.value === first.value) {
    data[own] = others;
    if (labelled === undefined) delete data[other];
    else data[other] = labelled;
  }
  const ofIssuer = new Set([data[own]?.value, issuerInKey(data, accessKey)]);
  if (ofIssuer.has(data[other]?.value)) delete data[other];
  if (second !== undefined && !ofIssuer.has(second.value)) data[other] ??= unlabelled(second);
}
