import { stripSeparators } from './check-digit.ts';

// Area codes of ANATEL's numbering plan.
const areaCodes = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 ' +
    '61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' '),
);

/** Removes separators, brackets, the country code +55 and a trunk zero, leaving area code and number. */
export function normalisePhone(value: string): string {
  const text = stripSeparators(value).replaceAll(/[()]/g, '');
  if (text.startsWith('+')) return text.replace(/^\+55/, '');
  return text.replace(/^0(?=\d{10,11}$)/, '').replace(/^55(?=\d{10,11}$)/, '');
}

/** True for a mobile number: area code, then nine digits beginning with 9. */
export function isMobilePhone(value: string): boolean {
  const digits = normalisePhone(value);
  return /^\d{2}9\d{8}$/.test(digits) && areaCodes.has(digits.slice(0, 2));
}

/** True for a Brazilian number with an existing area code: mobile, or eight digits beginning with 2 to 5. */
export function isPhone(value: string): boolean {
  const digits = normalisePhone(value);
  return isMobilePhone(digits) || (/^\d{2}[2-5]\d{7}$/.test(digits) && areaCodes.has(digits.slice(0, 2)));
}

/** Prints a number as (00) 00000-0000 or (00) 0000-0000; a value of another length is returned unchanged. */
export function formatPhone(value: string): string {
  const parts = /^(\d{2})(\d{4,5})(\d{4})$/.exec(normalisePhone(value));
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : value;
}

/** Prints a number in the international form +5500000000000; a value of another length is returned unchanged. */
export function internationalPhone(value: string): string {
  const digits = normalisePhone(value);
  return /^\d{10,11}$/.test(digits) ? `+55${digits}` : value;
}
