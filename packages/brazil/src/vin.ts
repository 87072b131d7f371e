import { stripSeparators } from './check-digit.ts';

const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
// The value of a character is the last digit of its index here (transliteration of ISO 3779).
const alphabet = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ';

/** Removes separators and capitalises the letters of a chassis number. */
export function normaliseVin(value: string): string {
  return stripSeparators(value).toUpperCase();
}

/** True for 17 letters and digits without I, O and Q; in Brazil position 9 is free (NBR 6066), so no check digit is required. */
export function isVin(value: string): boolean {
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(normaliseVin(value));
}

function checkDigitOf(vin: string): string {
  const sum = weights.reduce((total, weight, index) => {
    return total + weight * (alphabet.indexOf(vin.charAt(index)) % 10);
  }, 0);
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

/** True when position 9 is the check digit of ISO 3779; in Brazil a mismatch is a hint, never a reason to reject. */
export function hasVinCheckDigit(value: string): boolean {
  const vin = normaliseVin(value);
  return isVin(vin) && vin.charAt(8) === checkDigitOf(vin);
}

/** Inserts the check digit of ISO 3779 between the first eight and the last eight characters; throws RangeError otherwise. */
export function completeVin(base: string): string {
  if (!/^[A-HJ-NPR-Z0-9]{16}$/.test(base)) throw new RangeError('a VIN base has 16 characters, no I, O or Q');
  const vin = `${base.slice(0, 8)}0${base.slice(8)}`;
  return base.slice(0, 8) + checkDigitOf(vin) + base.slice(8);
}

/** Replaces letters that a chassis number never contains with the digits they are misread for: I is 1, O and Q are 0. */
export function repairVin(value: string): string {
  return normaliseVin(value).replaceAll('I', '1').replaceAll(/[OQ]/g, '0');
}
