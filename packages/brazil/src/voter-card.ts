import { characterValue, stripSeparators } from './check-digit.ts';

/** Removes the separators of a voter card number and pads it on the left to twelve digits. */
export function normaliseVoterCard(value: string): string {
  const digits = stripSeparators(value);
  return /^\d{10,11}$/.test(digits) ? digits.padStart(12, '0') : digits;
}

function checkDigitOf(digits: string, firstWeight: number, isSpOrMg: boolean): string {
  const rest =
    [...digits].reduce((sum, digit, index) => sum + characterValue(digit) * (firstWeight + index), 0) % 11;
  if (rest === 10) return '0';
  return String(rest === 0 && isSpOrMg ? 1 : rest);
}

/** Appends both check digits to eight digits of sequence and two of the state (01 to 28); throws RangeError otherwise. */
export function completeVoterCard(base: string): string {
  if (!/^\d{8}(?:0[1-9]|1\d|2[0-8])$/.test(base)) {
    throw new RangeError('a voter card base has ten digits and a state from 01 to 28');
  }
  const state = base.slice(8);
  const isSpOrMg = state === '01' || state === '02';
  const first = checkDigitOf(base.slice(0, 8), 2, isSpOrMg);
  return base + first + checkDigitOf(state + first, 7, isSpOrMg);
}

/** True for a voter card number of a state from 01 to 28 (28 is abroad) whose check digits match. */
export function isVoterCard(value: string): boolean {
  const digits = normaliseVoterCard(value);
  return (
    /^(?!0{8})\d{8}(?:0[1-9]|1\d|2[0-8])\d{2}$/.test(digits) &&
    completeVoterCard(digits.slice(0, 10)) === digits
  );
}

/** Prints a voter card number as 0000 0000 0000; a value without ten to twelve digits is returned unchanged. */
export function formatVoterCard(value: string): string {
  const parts = /^(\d{4})(\d{4})(\d{4})$/.exec(normaliseVoterCard(value));
  return parts ? parts.slice(1).join(' ') : value;
}
