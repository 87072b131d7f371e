import { stripSeparators } from './check-digit.ts';

const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
// The value of a character is the last figure of its place here (transliteration of ISO 3779).
const alphabet = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ';

/** Removes separators and puts the letters of a chassis number in capitals. */
export function normaliseVin(value: string): string {
  return stripSeparators(value).toUpperCase();
}

/** True for 17 letters and digits without I, O and Q; in Brazil position 9 is free (NBR 6066), so no check digit is asked. */
export function isVin(value: string): boolean {
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(normaliseVin(value));
}

function checkDigitOf(vin: string): string {
  const sum = weights.reduce((total, weight, index) => {
    return total + weight * (alphabet.indexOf(vin.charAt(index)) % 10);
  }, 0);
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

/** True when position 9 is the check digit of ISO 3779; in Brazil a failing one is a hint, never a reason to reject. */
export function hasVinCheckDigit(value: string): boolean {
  const vin = normaliseVin(value);
  return isVin(vin) && vin.charAt(8) === checkDigitOf(vin);
}

/** Puts the check digit of ISO 3779 between the eight characters before it and the eight behind; throws RangeError otherwise. */
export function completeVin(base: string): string {
  if (!/^[A-HJ-NPR-Z0-9]{16}$/.test(base)) throw new RangeError('a VIN base has 16 characters, no I, O or Q');
  const vin = `${base.slice(0, 8)}0${base.slice(8)}`;
  return base.slice(0, 8) + checkDigitOf(vin) + base.slice(8);
}

/** Replaces the letters a chassis number never holds by the figures they are misread for: I is 1, O and Q are 0. */
export function repairVin(value: string): string {
  return normaliseVin(value).replaceAll('I', '1').replaceAll(/[OQ]/g, '0');
}
