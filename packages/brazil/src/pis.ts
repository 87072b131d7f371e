import { isRepeated, mod11, stripSeparators } from './check-digit.ts';

/** Removes the separators of a PIS, PASEP, NIS or NIT number. */
export function normalisePis(value: string): string {
  return stripSeparators(value);
}

/** Appends the check digit (weights 3, 2, 9 … 2, mod 11) to the first ten digits; throws RangeError otherwise. */
export function completePis(base: string): string {
  if (!/^\d{10}$/.test(base)) throw new RangeError('a PIS base has ten digits');
  return base + mod11(base);
}

/** True for the eleven digits of a PIS, PASEP, NIS or NIT whose check digit matches and which are not one digit repeated. */
export function isPis(value: string): boolean {
  const digits = normalisePis(value);
  return /^\d{11}$/.test(digits) && !isRepeated(digits) && completePis(digits.slice(0, 10)) === digits;
}

/** Prints a PIS as 000.00000.00-0; a value without eleven digits is returned unchanged. */
export function formatPis(value: string): string {
  const parts = /^(\d{3})(\d{5})(\d{2})(\d)$/.exec(normalisePis(value));
  return parts ? `${parts[1]}.${parts[2]}.${parts[3]}-${parts[4]}` : value;
}
