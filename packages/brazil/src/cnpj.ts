import { isRepeated, mod11, stripSeparators } from './check-digit.ts';

/** Removes the separators of a CNPJ and puts its letters in capitals, leaving 14 characters when it is whole. */
export function normaliseCnpj(value: string): string {
  return stripSeparators(value).toUpperCase();
}

/** Appends both check digits to the twelve digits or capital letters of a CNPJ base (IN RFB 2.229/2024); throws RangeError otherwise. */
export function completeCnpj(base: string): string {
  if (!/^[0-9A-Z]{12}$/.test(base)) throw new RangeError('a CNPJ base has twelve digits or capital letters');
  const first = base + mod11(base);
  return first + mod11(first);
}

/** True for a CNPJ, numeric or alphanumeric, punctuated or not, whose check digits match and which is not one digit repeated. */
export function isCnpj(value: string): boolean {
  const characters = normaliseCnpj(value);
  return (
    /^[0-9A-Z]{12}\d{2}$/.test(characters) &&
    !isRepeated(characters) &&
    completeCnpj(characters.slice(0, 12)) === characters
  );
}

/** True for a valid CNPJ of digits only, the form of every number given out before 31/07/2026. */
export function isNumericCnpj(value: string): boolean {
  return /^\d{14}$/.test(normaliseCnpj(value)) && isCnpj(value);
}

/** True for a valid CNPJ that holds at least one letter, the form given out from 31/07/2026 (IN RFB 2.229/2024). */
export function isAlphanumericCnpj(value: string): boolean {
  return /[A-Z]/.test(normaliseCnpj(value)) && isCnpj(value);
}

/** Prints a CNPJ as AA.AAA.AAA/AAAA-00; a value that has not the 14 characters comes back unchanged. */
export function formatCnpj(value: string): string {
  const parts = /^([0-9A-Z]{2})([0-9A-Z]{3})([0-9A-Z]{3})([0-9A-Z]{4})(\d{2})$/.exec(normaliseCnpj(value));
  return parts ? `${parts[1]}.${parts[2]}.${parts[3]}/${parts[4]}-${parts[5]}` : value;
}

/** The eight characters that name the company, shared by all its establishments; undefined when the value has not 14 characters. */
export function rootOfCnpj(value: string): string | undefined {
  const characters = normaliseCnpj(value);
  return /^[0-9A-Z]{12}\d{2}$/.test(characters) ? characters.slice(0, 8) : undefined;
}

/** True when the establishment number (positions 9 to 12) is 0001, which the head office has as a rule. */
export function isHeadOfficeCnpj(value: string): boolean {
  return normaliseCnpj(value).slice(8, 12) === '0001';
}
