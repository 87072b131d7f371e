import { isRepeated, mod11, stripSeparators } from './check-digit.ts';

/** Removes the separators of a CNPJ and capitalises its letters; a complete CNPJ has 14 characters. */
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

/** True for a valid CNPJ of digits only, the form of every number assigned before 31/07/2026. */
export function isNumericCnpj(value: string): boolean {
  return /^\d{14}$/.test(normaliseCnpj(value)) && isCnpj(value);
}

/** True for a valid CNPJ with at least one letter, a form assigned from 31/07/2026 on (IN RFB 2.229/2024). */
export function isAlphanumericCnpj(value: string): boolean {
  return /[A-Z]/.test(normaliseCnpj(value)) && isCnpj(value);
}

/** Prints a CNPJ as AA.AAA.AAA/AAAA-00; a value without the 14 characters is returned unchanged. */
export function formatCnpj(value: string): string {
  const parts = /^([0-9A-Z]{2})([0-9A-Z]{3})([0-9A-Z]{3})([0-9A-Z]{4})(\d{2})$/.exec(normaliseCnpj(value));
  return parts ? `${parts[1]}.${parts[2]}.${parts[3]}/${parts[4]}-${parts[5]}` : value;
}

/**
 * The eight characters that identify the company, shared by all its establishments; undefined when the value does not
 * have 14 characters.
 */
export function rootOfCnpj(value: string): string | undefined {
  const characters = normaliseCnpj(value);
  return /^[0-9A-Z]{12}\d{2}$/.test(characters) ? characters.slice(0, 8) : undefined;
}

/** True when the establishment number (positions 9 to 12) is 0001, normally the head office. */
export function isHeadOfficeCnpj(value: string): boolean {
  return normaliseCnpj(value).slice(8, 12) === '0001';
}
