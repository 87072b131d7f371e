import { parseAccessKey } from '@lavra/brazil/access-key';
import type { Field } from '@lavra/contract/model/result';
import { isSamePlace } from '../found.ts';
import { streetKinds } from '../reading/sheet/street-kinds.ts';
import { foldWords } from '../reading/sheet/text.ts';
import type { InvoiceData } from './invoice.ts';

/** Whether an installment has this number. */
const isInstallment = ({ Installments = [] }: InvoiceData, value: string | undefined): boolean =>
  value !== undefined && Installments.some(({ Number: own }) => own?.value === value);

/** Whether a number of many figures is one of the weights, without its comma. */
const isWeight = ({ GrossWeight: gross, NetWeight: net }: InvoiceData, value: string): boolean =>
  /^\d{4,}$/.test(value) &&
  [gross, net].some((weight) => weight?.value === `${value}.00` || weight?.value.replace('.', '') === value);

/** Without what labels that several blocks share took from another block: an installment's number, a weight, and the number of another party. */
export function withoutBorrowed(data: InvoiceData): InvoiceData {
  const { InvoiceNumber: bill, VolumeNumbering: volumes, IssuerCPF: person, ...rest } = data;
  const issuer = data.AccessKey && parseAccessKey(data.AccessKey.value)?.issuer;
  const isPersons = person !== undefined && (issuer === undefined || issuer === `000${person.value}`);
  const isBill = !isInstallment(data, bill?.value) || data.InvoiceOriginalAmount !== undefined;
  return {
    ...rest,
    ...(bill && isBill ? { InvoiceNumber: bill } : {}),
    ...(volumes && !isInstallment(data, volumes.value) && !isWeight(data, volumes.value)
      ? { VolumeNumbering: volumes }
      : {}),
    ...(isPersons ? { IssuerCPF: person } : {}),
  };
}

/** What a reading by labels adds to one by blocks: values of the boxes that this one did not find, but for those that are seldom boxes. */
export function completing(byLabels: InvoiceData, byBlocks: InvoiceData): InvoiceData {
  const { IssuerTradeName: trade, VolumeNumbering: _volumes, RecipientCNPJ: other, ...rest } = byLabels;
  const issuer = byBlocks.AccessKey && parseAccessKey(byBlocks.AccessKey.value)?.issuer;
  const isOther = other !== undefined && byBlocks.RecipientCPF === undefined && other.value !== issuer;
  // Both names of the issuer are of one reading.
  const isOfLetterhead = trade !== undefined && byBlocks.IssuerName === undefined;
  return {
    ...rest,
    ...(isOfLetterhead ? { IssuerTradeName: trade } : {}),
    ...(isOther ? { RecipientCNPJ: other } : {}),
  };
}

/**
 * A reading by labels without the values of boxes that titled blocks tell to be other ones: two blocks have the same captions, as a discount's
 * or the towns of two parties.
 */
export function withoutBoxesOfOthers(byLabels: InvoiceData, byBlocks: InvoiceData): InvoiceData {
  const isField = (value: InvoiceData[keyof InvoiceData]): value is Field => !Array.isArray(value);
  const told = Object.entries(byBlocks).filter((entry): entry is [string, Field] => isField(entry[1]));
  const isOthers = (id: string, value: Field): boolean => {
    const owners = told.filter(([, field]) => isSamePlace(field, value));
    return owners.length > 0 && owners.every(([owner]) => owner !== id);
  };
  return Object.fromEntries(
    Object.entries(byLabels).filter(([id, value]) => !isField(value) || !isOthers(id, value)),
  );
}

const streets = ['IssuerAddress', 'RecipientAddress', 'CarrierAddress'] as const;
const kindAlone = new RegExp(`^(?:${streetKinds})$`);

/** A reading with the kind of each street that the other one has before it: a label before the street may end with it ("END: RUA DO CRAVO, 61"). */
export function withKindsOfStreets(own: InvoiceData, other: InvoiceData): InvoiceData {
  const fuller = streets.flatMap((id) => {
    const [short, whole] = [own[id], other[id]];
    if (short === undefined || whole === undefined || !whole.value.endsWith(` ${short.value}`)) return [];
    const kind = foldWords(whole.value.slice(0, -short.value.length)).trim();
    return kindAlone.test(kind) ? [[id, whole] as const] : [];
  });
  return { ...own, ...Object.fromEntries(fuller) };
}
