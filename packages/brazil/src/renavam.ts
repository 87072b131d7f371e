import { isRepeated, mod11, stripSeparators } from './check-digit.ts';

/** Removes separators and pads the older nine-digit numbers with zeros on the left to eleven digits. */
export function normaliseRenavam(value: string): string {
  const digits = stripSeparators(value);
  return /^\d{9,10}$/.test(digits) ? digits.padStart(11, '0') : digits;
}

/** Appends the check digit (weights 3, 2, 9 … 2, mod 11) to the first ten digits; throws RangeError otherwise. */
export function completeRenavam(base: string): string {
  if (!/^\d{10}$/.test(base)) throw new RangeError('a RENAVAM base has ten digits');
  return base + mod11(base);
}

/** True for a RENAVAM of nine to eleven digits whose check digit matches and which is not one digit repeated. */
export function isRenavam(value: string): boolean {
  const digits = normaliseRenavam(value);
  return /^\d{11}$/.test(digits) && !isRepeated(digits) && completeRenavam(digits.slice(0, 10)) === digits;
}

/** Prints a RENAVAM as 0000000000-0; a value that cannot be padded to eleven digits is returned unchanged. */
export function formatRenavam(value: string): string {
  const digits = normaliseRenavam(value);
  return /^\d{11}$/.test(digits) ? `${digits.slice(0, 10)}-${digits.slice(10)}` : value;
}
