import { mod10, mod11, stripSeparators } from './check-digit.ts';
import { fromCents } from './money.ts';

/** The kinds of collecting company on slips that begin with 8 (FEBRABAN, layout of collection with barcode). */
export const collectionSegments = {
  '1': 'municipality',
  '2': 'water',
  '3': 'energy',
  '4': 'telecom',
  '5': 'government',
  '6': 'other',
  '7': 'traffic',
  '9': 'bank',
} as const;

/** The digit that identifies the segment of the collecting company. */
export type CollectionSegment = keyof typeof collectionSegments;

/** The content of a collection slip's barcode. */
export interface CollectionSlipParts {
  readonly segment: (typeof collectionSegments)[CollectionSegment];
  /** Decimal string in reais; undefined when the slip has a reference quantity instead (value id 7 or 9). */
  readonly amount: string | undefined;
  /** The 25 digits of the company and the free field. */
  readonly companyField: string;
}

/** Removes the separators of a collection slip's line or barcode. */
export function normaliseCollectionSlip(value: string): string {
  return stripSeparators(value);
}

function checkDigitOf(valueId: string, digits: string): string {
  return valueId === '6' || valueId === '7' ? mod10(digits) : mod11(digits);
}

function isSegment(digit: string): digit is CollectionSegment {
  return Object.hasOwn(collectionSegments, digit);
}

/** Inserts the general check digit at position 4 of the other 43 digits (mod 10 for value id 6 and 7, else mod 11); throws RangeError otherwise. */
export function completeCollectionBarcode(base: string): string {
  if (!/^8[1-79][6-9]\d{40}$/.test(base))
    throw new RangeError('a collection slip base has 43 digits, 8 first');
  return base.slice(0, 3) + checkDigitOf(base.charAt(2), base) + base.slice(3);
}

/** True for the 44 digits of a collection slip's barcode with a matching general check digit. */
export function isCollectionBarcode(value: string): boolean {
  const digits = normaliseCollectionSlip(value);
  return (
    /^8[1-79][6-9]\d{41}$/.test(digits) &&
    completeCollectionBarcode(digits.slice(0, 3) + digits.slice(4)) === digits
  );
}

/** The 48-digit line of a 44-digit barcode: four fields of eleven, each with its digit; throws RangeError otherwise. */
export function lineOfCollectionBarcode(value: string): string {
  const code = normaliseCollectionSlip(value);
  if (!/^8\d[6-9]\d{41}$/.test(code))
    throw new RangeError('a collection slip barcode has 44 digits, 8 first');
  return [0, 11, 22, 33]
    .map((start) => code.slice(start, start + 11))
    .map((field) => field + checkDigitOf(code.charAt(2), field))
    .join('');
}

/** The 44 digits behind a 48-digit line, whether or not the check digits match; undefined for another length. */
export function barcodeOfCollectionLine(value: string): string | undefined {
  const line = normaliseCollectionSlip(value);
  if (!/^\d{48}$/.test(line)) return undefined;
  return [0, 12, 24, 36].map((start) => line.slice(start, start + 11)).join('');
}

/** True for a 48-digit line, punctuated or not, whose five check digits match. */
export function isCollectionLine(value: string): boolean {
  const code = barcodeOfCollectionLine(value);
  return (
    code !== undefined &&
    isCollectionBarcode(code) &&
    lineOfCollectionBarcode(code) === normaliseCollectionSlip(value)
  );
}

/** Prints a line as four fields 00000000000-0; a value without 48 digits is returned unchanged. */
export function formatCollectionLine(value: string): string {
  const line = normaliseCollectionSlip(value);
  return /^\d{48}$/.test(line) ? line.replaceAll(/(\d{11})(\d)(?=(\d?))/g, '$1-$2 ').trimEnd() : value;
}

/** Splits a line or barcode into its parts without checking its digits; undefined when it is not a collection slip. */
export function parseCollectionSlip(value: string): CollectionSlipParts | undefined {
  const digits = normaliseCollectionSlip(value);
  const code = barcodeOfCollectionLine(digits) ?? digits;
  const parts = /^8(\d)([6-9])\d(\d{11})(\d{25}|\d{29})$/.exec(code);
  const segment = parts?.[1] ?? '';
  if (!parts || code.length !== 44 || !isSegment(segment)) return undefined;
  const isMoney = parts[2] === '6' || parts[2] === '8';
  return {
    segment: collectionSegments[segment],
    amount: isMoney ? fromCents(BigInt(parts[3] ?? '0')) : undefined,
    companyField: parts[4] ?? '',
  };
}
