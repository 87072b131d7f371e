import { characterValue, stripSeparators } from './check-digit.ts';

/** Removes separators and capitalises the letters of an identity number; a number of São Paulo is not padded. */
export function normaliseRg(value: string): string {
  return stripSeparators(value).toUpperCase();
}

/**
 * Appends the check digit of São Paulo (weights 2 to 9 over eight digits, X for 10) to at most eight digits, padded on
 * the left; throws RangeError otherwise.
 */
export function completeSpRg(base: string): string {
  if (!/^\d{1,8}$/.test(base)) throw new RangeError('an RG base of São Paulo has at most eight digits');
  const padded = base.padStart(8, '0');
  const sum = [...padded].reduce((total, digit, index) => total + characterValue(digit) * (index + 2), 0);
  const digit = 11 - (sum % 11);
  if (digit === 10) return `${padded}X`;
  return padded + String(digit === 11 ? 0 : digit);
}

/** True for an identity number of São Paulo: seven or eight digits and a matching check digit. */
export function isSpRg(value: string): boolean {
  const number = normaliseRg(value);
  if (!/^\d{7,8}[\dX]$/.test(number) || /^0+$/.test(number)) return false;
  return completeSpRg(number.slice(0, -1)) === number.padStart(9, '0');
}

/**
 * True for any possible form of a state's identity number: 5 to 14 characters, digits, optionally a state in front and
 * an X at the end.
 */
export function isRg(value: string): boolean {
  return /^(?=.{5,14}$)[A-Z]{0,2}\d{4,13}X?$/.test(normaliseRg(value));
}

/** Prints an identity number of São Paulo as 00.000.000-D; a value of another form is returned unchanged. */
export function formatSpRg(value: string): string {
  const parts = /^(\d{1,2})(\d{3})(\d{3})([\dX])$/.exec(normaliseRg(value));
  return parts ? `${parts[1]}.${parts[2]}.${parts[3]}-${parts[4]}` : value;
}
