import { mod11, stripSeparators } from './check-digit.ts';
import { ufOfIbgeCode } from './states.ts';

/** The parts of a 50-digit key of a national NFS-e. */
export interface NfseKeyParts {
  /** IBGE number of the municipality, seven digits. */
  readonly municipality: string;
  readonly generator: 'municipality' | 'national';
  /** The provider's CPF or CNPJ, digits only. */
  readonly provider: string;
  readonly providerKind: 'cpf' | 'cnpj';
  /** Without leading zeros. */
  readonly number: string;
  /** Year and month as YYYY-MM. */
  readonly yearMonth: string;
  readonly code: string;
  readonly checkDigit: string;
}

/** Removes separators and the "NFS" that precedes the key in an XML Id. */
export function normaliseNfseKey(value: string): string {
  return stripSeparators(value)
    .toUpperCase()
    .replace(/^NFS(?=\d{50}$)/, '');
}

/** Appends the check digit (mod 11, weights 2 to 9 from the right) to the first 49 digits; throws RangeError otherwise. */
export function completeNfseKey(base: string): string {
  if (!/^\d{49}$/.test(base)) throw new RangeError('an NFS-e key base has 49 digits');
  return base + mod11(base);
}

/** Splits a 50-digit key into its parts, whether or not its check digit matches; undefined when a part is invalid. */
export function parseNfseKey(value: string): NfseKeyParts | undefined {
  const parts = /^(\d{7})([12])([12])(\d{14})(\d{13})(\d{2})(0[1-9]|1[0-2])(\d{9})(\d)$/.exec(
    normaliseNfseKey(value),
  );
  if (!parts) return undefined;
  const [
    ,
    municipality = '',
    generator,
    kind,
    registration = '',
    number = '',
    year,
    month,
    code = '',
    checkDigit = '',
  ] = parts;
  if (!ufOfIbgeCode(municipality.slice(0, 2))) return undefined;
  if (kind === '1' && !registration.startsWith('000')) return undefined;
  return {
    municipality,
    generator: generator === '1' ? 'municipality' : 'national',
    provider: kind === '1' ? registration.slice(3) : registration,
    providerKind: kind === '1' ? 'cpf' : 'cnpj',
    number: number.replace(/^0+(?=\d)/, ''),
    yearMonth: `20${year}-${month}`,
    code,
    checkDigit,
  };
}

/** True for the 50-digit key of a national NFS-e with valid parts and a matching check digit. */
export function isNfseKey(value: string): boolean {
  const key = normaliseNfseKey(value);
  return parseNfseKey(key) !== undefined && completeNfseKey(key.slice(0, 49)) === key;
}

/** Prints a key in groups of five; a value without 50 digits is returned unchanged. */
export function formatNfseKey(value: string): string {
  const key = normaliseNfseKey(value);
  return /^\d{50}$/.test(key) ? key.replaceAll(/(.{5})(?=.)/g, '$1 ') : value;
}
