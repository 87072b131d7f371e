import { characterValue, stripSeparators } from './check-digit.ts';

/** Removes the separators of a health card number. */
export function normaliseCns(value: string): string {
  return stripSeparators(value);
}

function weightedSum(digits: string): number {
  return [...digits].reduce((sum, digit, index) => sum + characterValue(digit) * (15 - index), 0);
}

/** Appends 000 or 001 and the check digit to the eleven digits of a definitive number (CADSUS routine); throws RangeError otherwise. */
export function completeCns(base: string): string {
  if (!/^[12]\d{10}$/.test(base)) throw new RangeError('a CNS base has eleven digits, 1 or 2 first');
  const sum = weightedSum(base);
  const digit = (11 - (sum % 11)) % 11;
  return digit === 10 ? `${base}001${(11 - ((sum + 2) % 11)) % 11}` : `${base}000${digit}`;
}

/** True for a 15-digit health card number, definitive (1, 2) or provisional (7, 8, 9), whose weighted sum is divisible by 11. */
export function isCns(value: string): boolean {
  const digits = normaliseCns(value);
  if (!/^[12789]\d{14}$/.test(digits)) return false;
  if (/^[12]/.test(digits)) return completeCns(digits.slice(0, 11)) === digits;
  return weightedSum(digits) % 11 === 0;
}

/** Prints a health card number as 000 0000 0000 0000; a value without 15 digits is returned unchanged. */
export function formatCns(value: string): string {
  const parts = /^(\d{3})(\d{4})(\d{4})(\d{4})$/.exec(normaliseCns(value));
  return parts ? parts.slice(1).join(' ') : value;
}
