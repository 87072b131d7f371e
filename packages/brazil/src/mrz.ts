/** The two lines of 44 characters of a passport. */
export type Td3Lines = readonly [string, string];
/** The three lines of 30 characters of a card. */
export type Td1Lines = readonly [string, string, string];

const weights = [7, 3, 1];

function valueOf(character: string): number {
  if (character === '<') return 0;
  const code = character.charCodeAt(0);
  return code < 65 ? code - 48 : code - 55;
}

/** The check digit of ICAO Doc 9303-3: weights 7, 3, 1, letters from A = 10, filler 0, mod 10; throws RangeError for other characters. */
export function mrzCheckDigit(field: string): string {
  if (!/^[0-9A-Z<]*$/.test(field))
    throw new RangeError('a machine-readable field has capitals, digits and < only');
  return String(
    [...field].reduce((sum, character, index) => sum + valueOf(character) * (weights[index % 3] ?? 0), 0) %
      10,
  );
}

/** Removes spaces from a machine-readable line and capitalises it. */
export function normaliseMrzLine(line: string): string {
  return line.replaceAll(/\s/g, '').toUpperCase();
}

/**
 * True for the two lines of a passport whose five check digits match; the one of an empty optional field may be 0 or
 * the filler.
 */
export function isTd3(lines: readonly string[]): boolean {
  const [first = '', second = ''] = lines.map(normaliseMrzLine);
  if (lines.length !== 2 || !/^P[A-Z<][A-Z<]{42}$/.test(first) || !/^[0-9A-Z<]{44}$/.test(second))
    return false;
  const optional = second.slice(28, 42);
  const hasEmptyOptional = /^<+$/.test(optional) && second.charAt(42) === '<';
  return (
    second.charAt(9) === mrzCheckDigit(second.slice(0, 9)) &&
    second.charAt(19) === mrzCheckDigit(second.slice(13, 19)) &&
    second.charAt(27) === mrzCheckDigit(second.slice(21, 27)) &&
    (hasEmptyOptional || second.charAt(42) === mrzCheckDigit(optional)) &&
    second.charAt(43) === mrzCheckDigit(second.slice(0, 10) + second.slice(13, 20) + second.slice(21, 43))
  );
}

function hasTd1Number(first: string): boolean {
  if (first.charAt(14) !== '<') return first.charAt(14) === mrzCheckDigit(first.slice(5, 14));
  // Longer numbers continue in the optional field, with their check digit before the first filler (ICAO Doc 9303-5).
  // Issuers count the filler between its two parts or not: the standard's example holds both ways.
  const rest = /^([0-9A-Z]+)([0-9])</.exec(first.slice(15));
  const [number, more] = [first.slice(5, 14), rest?.[1] ?? ''];
  return rest !== null && ['', '<'].some((filler) => rest[2] === mrzCheckDigit(number + filler + more));
}

/** True for the three lines of a card whose check digits match, numbers longer than nine characters included. */
export function isTd1(lines: readonly string[]): boolean {
  const [first = '', second = '', third = ''] = lines.map(normaliseMrzLine);
  if (lines.length !== 3 || !/^[ACI][0-9A-Z<]{29}$/.test(first)) return false;
  if (!/^[0-9A-Z<]{30}$/.test(second) || !/^[A-Z<]{30}$/.test(third)) return false;
  const composite = first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18, 29);
  return (
    hasTd1Number(first) &&
    second.charAt(6) === mrzCheckDigit(second.slice(0, 6)) &&
    second.charAt(14) === mrzCheckDigit(second.slice(8, 14)) &&
    second.charAt(29) === mrzCheckDigit(composite)
  );
}

/** A name in the machine-readable alphabet: accents are dropped, other characters become the filler. */
export function mrzName(surname: string, givenNames: string): string {
  const plain = (text: string): string =>
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toUpperCase()
      .replaceAll("'", '')
      .replaceAll(/[^A-Z]+/g, '<');
  return `${plain(surname)}<<${plain(givenNames)}`;
}

/** The content of a travel document's lines; dates are YYYY-MM-DD, sex M, F or <. */
export interface MrzInput {
  /** Two characters, such as P< or I<. */
  readonly kind: string;
  readonly country: string;
  readonly surname: string;
  readonly givenNames: string;
  readonly number: string;
  readonly nationality: string;
  readonly birthDate: string;
  readonly sex: 'M' | 'F' | '<';
  readonly expiryDate: string;
}

function withDigit(field: string): string {
  return field + mrzCheckDigit(field);
}

function shortDate(iso: string): string {
  return iso.slice(2).replaceAll('-', '');
}

/** Builds the two lines of a passport with an empty optional field; throws RangeError when a part has the wrong form. */
export function completeTd3(input: MrzInput): Td3Lines {
  if (input.number.length > 9) throw new RangeError('a passport number has at most nine characters');
  const number = withDigit(input.number.padEnd(9, '<'));
  const dates = [withDigit(shortDate(input.birthDate)), withDigit(shortDate(input.expiryDate))] as const;
  const optional = withDigit('<'.repeat(14));
  const composite = mrzCheckDigit(number + dates[0] + dates[1] + optional);
  const name = mrzName(input.surname, input.givenNames).slice(0, 39).padEnd(39, '<');
  return [
    input.kind.padEnd(2, '<') + input.country + name,
    number + input.nationality + dates[0] + input.sex + dates[1] + optional + composite,
  ];
}

/**
 * Builds the three lines of a card; a number longer than nine characters continues in the optional field. Throws
 * RangeError when a part has the wrong form.
 */
export function completeTd1(input: MrzInput): Td1Lines {
  const head = input.number.slice(0, 9).padEnd(9, '<');
  const tail = input.number.slice(9);
  if (tail.length > 13) throw new RangeError('a card number has at most 22 characters');
  const number = tail === '' ? withDigit(head) : `${head}<${tail}${mrzCheckDigit(head + tail)}`;
  const first = (input.kind.padEnd(2, '<') + input.country + number).padEnd(30, '<');
  const dates = [withDigit(shortDate(input.birthDate)), withDigit(shortDate(input.expiryDate))] as const;
  const composite = mrzCheckDigit(first.slice(5) + dates[0] + dates[1] + '<'.repeat(11));
  return [
    first,
    dates[0] + input.sex + dates[1] + input.nationality + '<'.repeat(11) + composite,
    mrzName(input.surname, input.givenNames).slice(0, 30).padEnd(30, '<'),
  ];
}
