import { isUf } from '@lavra/brazil/states';
import { withDoubt } from '../../../evidence/field.ts';
import type { InvoiceData, InvoiceField } from '../invoice.ts';

/** Names of companies and places: letters, and hardly ever three figures in a row. */
const named: readonly InvoiceField[] = [
  'IssuerName',
  'IssuerDistrict',
  'IssuerCity',
  'RecipientName',
  'RecipientDistrict',
  'RecipientCity',
  'CarrierName',
  'CarrierCity',
];
const hasWord = /\p{L}{2}/u;
/** Figures of another box, or the ending of a company's name without the name. */
const isOddName = /\d{3}|^(?:LTDA|S\.?\/?A|ME|EPP|EIRELI)\P{L}*$/iu;
/** A state by itself, or before a telephone. */
const isOfState = (value: string): boolean => isUf(value.split(/\s/)[0] ?? '') && /^..(?:$|.*\d)/.test(value);
const addresses: readonly InvoiceField[] = ['IssuerAddress', 'RecipientAddress', 'CarrierAddress'];
/** An address begins with the kind of its street; without it nothing tells whether more of it was lost. */
const isWholeAddress =
  /^(?:R|RUA|AV|AVENIDA|ROD|RODOVIA|BR|ESTR?|ESTRADA|AL|ALAMEDA|PRA[CÇ]A|P[CÇ]A?|TV|TRAV|TRAVESSA|LARGO|LGO|VIA|VILA|QUADRA|Q[DS]?|SITIO|S[IÍ]TIO|FAZENDA|FAZ|ACESSO|LOTE|LOT|LADEIRA|BECO|SETOR|[A-Z]{2,3}-?\d+)(?![\p{L}])/iu;
/** A mode begins with its figure; without it nothing tells whether more of it was lost. */
const isWholeMode = /^\d/;
/** Figures behind a nature of operation are those of the registrations below it. */
const isOddNature = /\d{3}\.?\d{3}|\d{9}/;

const companies: readonly InvoiceField[] = ['IssuerName', 'RecipientName', 'CarrierName'];
const registrations: readonly InvoiceField[] = ['IssuerIE', 'RecipientIE', 'CarrierIE'];
/** The shortest state registrations have eight figures. */
const fewestOfRegistration = 8;

/** Whether less of a value is left than there is of any: of a company's name one word, of a registration some figures; or more of a number. */
function isLeft(id: InvoiceField, value: string): boolean {
  const figures = value.replace(/\D/g, '').length;
  if (companies.includes(id)) return !/\s/.test(value);
  return registrations.includes(id)
    ? figures > 0 && figures < fewestOfRegistration
    : /\d{4}[^]*\s|\s[^]*\d{4}/.test(value);
}

/** No load weighs as many kilograms on a road; and most that a load weighs with its packing, as a share of what it weighs without. */
const [heaviest, mostOfPacking] = [100_000, 1.5] as const;

/** The weights of a picture, of which one lost the comma before its grams: the other one, with its grams, tells by how much; still a guess. */
function withGrams(data: InvoiceData): InvoiceData {
  const { GrossWeight: gross, NetWeight: net } = data;
  const result = { ...data };
  for (const [id, field, other] of [
    ['GrossWeight', gross, net],
    ['NetWeight', net, gross],
  ] as const) {
    if (field === undefined || Number(field.value) < heaviest) continue;
    const value = (Number(field.value) / 1000).toFixed(3);
    const share =
      Number(id === 'GrossWeight' ? value : other?.value) /
      Number(id === 'GrossWeight' ? other?.value : value);
    const isLost = /\.\d{3}$/.test(other?.value ?? '') && share >= 1 && share <= mostOfPacking;
    result[id] = withDoubt(isLost ? { ...field, value } : field, 'odd');
  }
  return result;
}

/** The texts of a picture that cannot be all of what their boxes say, or hold another's words, doubted; those without a word left out. */
export function withOddTexts(data: InvoiceData): InvoiceData {
  const result = withGrams(data);
  for (const id of named) {
    const field = data[id];
    if (field === undefined || Array.isArray(field)) continue;
    if (!hasWord.test(field.value)) delete result[id];
    else if (isOddName.test(field.value) || isOfState(field.value)) result[id] = withDoubt(field, 'odd');
  }
  for (const id of addresses) {
    const field = data[id];
    if (field !== undefined && !Array.isArray(field) && !isWholeAddress.test(field.value))
      result[id] = withDoubt(field, 'piece');
  }
  for (const id of [...companies, ...registrations, 'InvoiceNumber'] as const) {
    const field = result[id];
    if (field !== undefined && !Array.isArray(field) && isLeft(id, field.value))
      result[id] = withDoubt(field, 'piece');
  }
  const { FreightMode: mode, OperationNature: nature } = data;
  if (mode && !isWholeMode.test(mode.value)) result.FreightMode = withDoubt(mode, 'odd');
  if (nature && isOddNature.test(nature.value)) result.OperationNature = withDoubt(nature, 'odd');
  return result;
}
