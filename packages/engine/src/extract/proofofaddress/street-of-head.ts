import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { isOneText } from '../reading/sheet/runs.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { isStreet } from '../reading/values/street.ts';
import { readWhole } from '../reading/values/values.ts';

/** A street with its house number, perhaps the sign between them, and the district behind both. */
const withDistrict =
  /^(\p{L}.*?(?:,| n[º°o.]+) ?(?:\d{1,5}[A-Z]?|S\/?N[º°]?))(?:,| [-–])? (\p{L}[\p{L}.' ]{2,40})$/iu;
/** A name over the street has at least so many words, and is as near to it as this; widest space within the street. Both in glyphs. */
const [leastWords, between, ofText] = [2, 1.5, 2.5] as const;

/** The number of the company right below its street tells that this is its own. */
const isNumberOf = (row: readonly Token[]): boolean =>
  row.some(({ text }) => readWhole(text, 'cnpj', [])?.checks.every(({ ok }) => ok) === true);

/** The street and the district of an issuer whose name says its town: between the name and the number, in a row of their own. */
export function readStreetOfHead({ rows, glyph }: Sheet): ServiceData<'proofofaddress'> {
  const at = rows.findIndex(isNumberOf) - 1;
  const [over = [], row = [], under = []] = [rows[at - 1], rows[at], rows[at + 1]];
  const text = printedOf(row);
  const [, street, district] = withDistrict.exec(text) ?? [];
  const isClose =
    edgesOf(row).top - edgesOf(over).bottom < between * glyph &&
    edgesOf(under).top - edgesOf(row).bottom < between * glyph;
  const isHead = over.length >= leastWords && !/\d/.test(printedOf(over)) && isClose;
  if (!isHead || street === undefined || district === undefined) return {};
  if (!isStreet(text) || !isOneText(row, ofText * glyph)) return {};
  const count = street.split(' ').length;
  const put = (value: string, tokens: readonly Token[]) => {
    const reading = readWhole(value, 'text', tokens);
    return reading && fieldOf({ ...reading, anchorFit: 1, placed: placed.text });
  };
  const [address, own] = [put(street, row.slice(0, count)), put(district, row.slice(count))];
  return { ...(address && { IssuerAddress: address }), ...(own && { IssuerDistrict: own }) };
}
