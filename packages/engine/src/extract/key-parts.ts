import { parseAccessKey } from '@lavra/brazil/access-key';
import { isCnpj } from '@lavra/brazil/cnpj';
import type { CheckKey } from '@lavra/contract/fields/checks';
import type { Field } from '@lavra/contract/model/result';
import { provesItself } from '../evidence/confidence.ts';
import { fieldOf, withChecks } from '../evidence/field.ts';
import { type Found, isSamePlace } from './found.ts';
import type { Sheet } from './reading/sheet/sheet.ts';
import type { KeyParts } from './reading/values/keys.ts';

const withoutZeros = (text: string): string => text.replace(/[^\dA-Z]/g, '').replace(/^0+(?=\d)/, '');

/** Words of digits, and the labels before them. */
const asNumber = /^(?:N[º°o.]*:?)?(\d[\d.]*)$/i;

/** A part of the key as it is printed on the sheets, with its leading zeros; else as in the key. */
function printedOf(part: string, key: Field, check: CheckKey, sheets: readonly Sheet[]): Field {
  const checks = [{ check, ok: true }] as const;
  const tokens = sheets.flatMap((sheet) => sheet.tokens);
  // A number of one or two digits is on any page, unless it has the zeros of the key.
  const same =
    part.length < 3
      ? tokens.find(({ text }) => text === part.padStart(3, '0'))
      : tokens.find(({ text }) => withoutZeros(asNumber.exec(text)?.[1] ?? '') === part);
  if (same === undefined) return { ...key, value: part, printed: key.value, checks: [...checks] };
  const printed = asNumber.exec(same.text)?.[1] ?? part;
  return fieldOf({ value: printed.replaceAll('.', ''), printed, tokens: [same], checks, anchorFit: 1 });
}

/** A CNPJ as it is printed. */
const asCnpj = /^\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2}$/;
/** Series of invoices that the tax office issues for others, whose key has the office's own number (MOC 7.0, B07). */
const ofTaxOffice = /^8[9]\d$/;

/** The issuer's number in the key where it stands on the sheets by itself: then a party's other number is not the issuer's. */
function printedIssuer(part: string, sheets: readonly Sheet[]): Field | undefined {
  const own = sheets
    .flatMap(({ tokens }) => tokens)
    .find(({ text }) => asCnpj.test(text) && text.replace(/\D/g, '') === part);
  if (own === undefined) return undefined;
  const checks = [
    { check: 'cnpj_digits', ok: true },
    { check: 'key_cnpj_matches_issuer', ok: true },
  ] as const;
  return fieldOf({ value: part, printed: own.text, tokens: [own], checks: [...checks], anchorFit: 1 });
}

/** Whether both were read from the same words: a number of the key is no other field's. */
const isSamePrint = (one: Field | undefined, other: Field | undefined): boolean =>
  one?.printed === other?.printed && isSamePlace(one, other);

/** Compares the printed issuer, number and series with a key whose digits hold, which is the better reading where they differ or are missing. */
export function putKeyParts<Id extends string>(
  data: Found<Id>,
  key: Field | undefined,
  names: KeyParts<Id>,
  sheets: readonly Sheet[],
): void {
  const parts = key && parseAccessKey(key.value);
  if (key === undefined || parts === undefined || !provesItself(key.checks ?? [])) return;
  const isSat = parts.kind === 'cfe';
  const all: readonly (readonly [Id | undefined, string, CheckKey])[] = [
    [isCnpj(parts.issuer) ? names.issuer : undefined, parts.issuer, 'key_cnpj_matches_issuer'],
    [names.number, parts.number, 'key_number_matches'],
    // In the place of a series a SAT's key has its serial number.
    [isSat ? undefined : names.series, parts.series, 'key_series_matches'],
  ];
  for (const [id, part, check] of all) {
    if (id === undefined) continue;
    const field = data[id];
    const isSame = field !== undefined && withoutZeros(field.value) === withoutZeros(part);
    // Another number whose own digits hold is another company's, or a branch's.
    const isOther = field !== undefined && provesItself(field.checks ?? []);
    const issuer =
      id === names.issuer && isOther && !ofTaxOffice.test(parts.series)
        ? printedIssuer(part, sheets)
        : undefined;
    if (issuer !== undefined && !isSame) data[id] = issuer;
    else if (isSame) data[id] = withChecks(field, [{ check, ok: true }]);
    else if (isOther || field?.conf === 100)
      data[id] = withChecks(field, [{ check, ok: false, against: part }]);
    else data[id] = printedOf(part, key, check, sheets);
  }
  const number = data[names.number];
  const own = new Set<Id | undefined>(Object.values(names));
  for (const id of Object.keys(data) as Id[])
    if (!own.has(id) && number?.printed !== key.value && isSamePrint(number, data[id])) delete data[id];
  if (names.model !== undefined) data[names.model] ??= { ...key, value: parts.model, printed: key.value };
}
