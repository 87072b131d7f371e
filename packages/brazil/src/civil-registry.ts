import { characterValue, stripSeparators } from './check-digit.ts';

/** The books of a civil registry, in the order of their digits (Prov. CNJ 63/2017 and 149/2023, art. 473). */
export const civilRegistryBooks = {
  '1': 'birth',
  '2': 'marriage',
  '3': 'religious-marriage',
  '4': 'death',
  '5': 'stillborn',
  '6': 'banns',
  '7': 'other',
} as const;

/** The digit that identifies a book of the civil registry. */
export type CivilRegistryBook = keyof typeof civilRegistryBooks;

/** The parts of a 32-digit matrícula. */
export interface MatriculaParts {
  /** National code of the office (CNS), six digits. */
  readonly office: string;
  readonly collection: string;
  readonly year: string;
  readonly book: (typeof civilRegistryBooks)[CivilRegistryBook];
  readonly bookNumber: string;
  readonly leaf: string;
  readonly entry: string;
}

/** Removes the separators of a matrícula. */
export function normaliseMatricula(value: string): string {
  return stripSeparators(value);
}

function checkDigitOf(digits: string): string {
  // Weights rise by one and restart at 0 after 10; the first is 2 for 30 digits and 1 for 31.
  const start = 32 - digits.length;
  const rest =
    [...digits].reduce((sum, digit, index) => sum + characterValue(digit) * ((start + index) % 11), 0) % 11;
  return String(rest === 10 ? 1 : rest);
}

/** Appends both check digits to the first 30 digits of a matrícula; throws RangeError otherwise. */
export function completeMatricula(base: string): string {
  if (!/^\d{30}$/.test(base)) throw new RangeError('a matrícula base has 30 digits');
  const first = base + checkDigitOf(base);
  return first + checkDigitOf(first);
}

function isBook(digit: string): digit is CivilRegistryBook {
  return Object.hasOwn(civilRegistryBooks, digit);
}

/** Splits a matrícula into its parts without checking its digits; undefined unless the service is 55 and the book is known. */
export function parseMatricula(value: string): MatriculaParts | undefined {
  const parts = /^(\d{6})(\d{2})55(\d{4})(\d)(\d{5})(\d{3})(\d{7})\d{2}$/.exec(normaliseMatricula(value));
  if (!parts) return undefined;
  const [, office = '', collection = '', year = '', book = '', bookNumber = '', leaf = '', entry = ''] =
    parts;
  if (!isBook(book)) return undefined;
  return { office, collection, year, book: civilRegistryBooks[book], bookNumber, leaf, entry };
}

/** True for a matrícula of 32 digits with service 55, a known book and matching check digits. */
export function isMatricula(value: string): boolean {
  const digits = normaliseMatricula(value);
  return parseMatricula(digits) !== undefined && completeMatricula(digits.slice(0, 30)) === digits;
}

/** Prints a matrícula as 000000 00 00 0000 0 00000 000 0000000 00; a value without 32 digits is returned unchanged. */
export function formatMatricula(value: string): string {
  const parts = /^(\d{6})(\d{2})(\d{2})(\d{4})(\d)(\d{5})(\d{3})(\d{7})(\d{2})$/.exec(
    normaliseMatricula(value),
  );
  return parts ? parts.slice(1).join(' ') : value;
}
