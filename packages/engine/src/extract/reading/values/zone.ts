import { isTd1, isTd3, mrzCheckDigit, normaliseMrzLine } from '@lavra/brazil/mrz';
import type { MadeCheck } from '../../../evidence/confidence.ts';
import type { Sheet, Token } from '../sheet/sheet.ts';
import type { Reading } from './values.ts';

/** What a machine-readable zone says (ICAO 9303, TD1 and TD3). */
export interface Zone {
  readonly lines: readonly Reading[];
  readonly documentNumber?: Reading;
  readonly documentType?: Reading;
  readonly issuingCountry?: Reading;
  readonly birthDate?: Reading;
  readonly expiryDate?: Reading;
  readonly sex?: Reading;
  /** Capitals without accents; the last may be cut. */
  readonly nameWords: readonly string[];
  readonly surname?: Reading;
  readonly givenNames?: Reading;
}

/** A day of the zone; those who were born are not born in the future, documents do not expire in the past century. */
function dayOf(text: string, isBirth: boolean): string | undefined {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  if (year === undefined || Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > 31)
    return undefined;
  const century = isBirth && Number(year) > 30 ? '19' : '20';
  return `${century}${year}-${month}-${day}`;
}

/** Figures that are read for letters and the other way round, where a place of the zone holds only one of them. */
const likeFigures: Readonly<Record<string, string>> = {
  O: '0',
  D: '0',
  Q: '0',
  I: '1',
  '|': '1',
  S: '5',
  B: '8',
  Z: '2',
  G: '6',
  T: '7',
  '/': '7',
  '?': '7',
};
const figuresOf = (text: string): string =>
  text.replace(/[ODQI|SBZGT/?]/g, (letter) => likeFigures[letter] ?? letter);
const lettersOf = (text: string): string =>
  text.replace(/[015826]/g, (figure) => 'OISBZG'['015826'.indexOf(figure)] ?? figure);

interface Row {
  readonly text: string;
  readonly tokens: readonly Token[];
}

/** Capitals, figures and fillers, with what is read for them and the brackets that are read beside them; in a row of fillers a small letter is none of a name. */
const isOfZone = ({ text }: Token): boolean =>
  /^[A-Z0-9<«‹?/|.)\]}]+$/.test(text.includes('<<<') ? plainOf(text).toUpperCase() : text);

/** A zone has no accents: what is read as one is of the pattern that it is printed over. */
const plainOf = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** The part of a row that may be a line of the zone: what stands beside it on the sheet is none of it. */
function rowOfZone(row: readonly Token[], glyph: number): Row[] {
  const from = row.findIndex(
    (token) => isOfZone(token) && (token.text.includes('<') || token.text.length >= 10),
  );
  if (from < 0) return [];
  const end = row.findIndex(
    (token, index) =>
      index > from && (!isOfZone(token) || token.left - (row[index - 1]?.right ?? 0) > 2.5 * glyph),
  );
  const tokens = row.slice(from, end < 0 ? undefined : end);
  const text = normaliseMrzLine(plainOf(tokens.map((token) => token.text).join('')))
    .replace(/[)\]}]/g, '')
    .replace(/«/g, '<<')
    .replace(/[‹?](?=[<‹?]|$)|(?<=<)\?/g, '<');
  return text.includes('<') && text.length >= 24 && text.length <= 48 ? [{ text, tokens }] : [];
}

/** A line of the right length: its longest fillers are the ones that were miscounted. */
function filled(text: string, length: number): string[] {
  const most = /<{3,}(?!.*<{3,})/.exec(text);
  if (text.length === length) return [text];
  if (most === null) return text.length < length ? [text.padEnd(length, '<')] : [];
  const fillers = most[0].length + length - text.length;
  const rest = text.slice(most.index + most[0].length);
  return fillers < 0 ? [] : [text.slice(0, most.index) + '<'.repeat(fillers) + rest];
}

/** Whether a character and one beside it may be two readings of one ("/7", "O0"). */
const isTwin = (text: string, index: number): boolean =>
  [index - 1, index + 1].some(
    (at) => text[at] !== undefined && figuresOf(text[at]) === figuresOf(text[index] ?? ''),
  );

/**
 * The text without each of its letters, or of all its characters but fillers, from a place on, one at a time; first without those that look
 * like their neighbour, for digits let one of ten others through.
 */
const withoutOne = (text: string, from: number, which = /[^\d<]/): string[] =>
  [...text]
    .flatMap((character, index) => (index >= from && which.test(character) ? [index] : []))
    .toSorted((a, b) => Number(isTwin(text, b)) - Number(isTwin(text, a)))
    .map((index) => text.slice(0, index) + text.slice(index + 1));

/** Of names nothing tells a letter too many but the length of their line. */
const fittedNames = (text: string, length: number): string[] => [
  ...filled(text, length),
  ...(text.length === length + 1 ? withoutOne(text, 5) : []),
];

/**
 * A line of numbers of the right length, whose digits tell which is the right one: fillers may be miscounted, and of a line printed over
 * a pattern a character may be read twice, as a figure and as the letter that it looks like.
 */
function fitted(text: string, length: number, from = 5): string[] {
  const one = withoutOne(text, from);
  const two = one.flatMap((each) => withoutOne(each, from));
  const any = withoutOne(text, from, /[^<]/);
  return [...new Set([text, ...one, ...any, ...two].flatMap((each) => filled(each, length)))];
}

/** No digit proves it. */
const hasSex = (line: string, at: number): boolean => /[MFX<]/.test(line[at] ?? '');

/** What no digit tells apart: a state of three other letters, and noughts for fillers behind the number. */
const unlikeliness = (head: string): number =>
  (head.slice(2, 5) === 'BRA' ? 0 : 30) + head.slice(15).replaceAll('<', '').length;

/** Readings of the lines of a card: numbers of Brazil's are figures, those of foreigners may begin with a letter. */
/** A country, and a number with fillers behind it alone: one within was a figure, and its digit holds by chance. */
const isHead = (line: string): boolean => /^..[A-Z]{3}[A-Z0-9]+<*$/.test(line.slice(0, 14));

function td1Lines([first = '', second = '', third = '']: readonly string[]): string[] | undefined {
  const heads = fitted(first, 30, 2)
    .flatMap((line) => [line.length, 5, 6].map((from) => line.slice(0, from) + figuresOf(line.slice(from))))
    .toSorted((a, b) => unlikeliness(a) - unlikeliness(b));
  const middles = fitted(second, 30).map(
    (line) =>
      figuresOf(line.slice(0, 7)) +
      line[7] +
      figuresOf(line.slice(8, 15)) +
      lettersOf(line.slice(15, 18)) +
      line.slice(18, 29) +
      figuresOf(line.slice(29)),
  );
  const names = fittedNames(third, 30).map(lettersOf);
  for (const head of heads)
    for (const middle of middles)
      for (const name of names)
        if (isHead(head) && hasSex(middle, 7) && isTd1([head, middle, name])) return [head, middle, name];
  return undefined;
}

const hasCountry = (line: string): boolean => /^.{10}[A-Z]{3}\d{6}/.test(line);

function withLastDigit(line: string): string {
  const summed = line.slice(0, 10) + line.slice(13, 20) + line.slice(21, 43);
  return /^[0-9A-Z<]+$/.test(summed) ? line.slice(0, 43) + mrzCheckDigit(summed) : line;
}

/** Nothing proves the names of a zone but those that are printed: of several readings the one that has most of them. */
const namesIn = (line: string, printed: ReadonlySet<string>): number => {
  const names = line.slice(5).split('<').filter(Boolean);
  return names.filter((name) => printed.has(name)).length / Math.max(1, names.length);
};

function td3Lines(
  [first = '', second = '']: readonly string[],
  printed: ReadonlySet<string>,
): string[] | undefined {
  const heads = fittedNames(first, 44)
    .map(lettersOf)
    .toSorted((a, b) => namesIn(b, printed) - namesIn(a, printed));
  // Of two letters that may be one too many the one goes whose loss leaves letters in the country's place.
  const seconds = fitted(second, 44, 2).toSorted((a, b) => Number(hasCountry(b)) - Number(hasCountry(a)));
  const middles = seconds.flatMap((line) => {
    const dates =
      figuresOf(line.slice(9, 10)) +
      lettersOf(line.slice(10, 13)) +
      figuresOf(line.slice(13, 20)) +
      line[20] +
      figuresOf(line.slice(21, 28));
    const rest = line.slice(28, 42) + figuresOf(line.slice(42));
    const middles = [
      line,
      line.slice(0, 9) + dates + rest,
      lettersOf(line.slice(0, 2)) + figuresOf(line.slice(2, 9)) + dates + rest,
    ];
    // A last digit that is read as no figure says nothing against the three before it.
    return /\d$/.test(line) ? middles : [...middles, ...middles.map(withLastDigit)];
  });
  for (const head of heads)
    for (const middle of middles) if (hasSex(middle, 20) && isTd3([head, middle])) return [head, middle];
  return undefined;
}

/** Lines of the zone that follow each other and whose digits hold. */
function linesOf(rows: readonly Row[], printed: ReadonlySet<string>): Row[] | undefined {
  for (const count of [3, 2])
    for (let from = 0; from + count <= rows.length; from += 1) {
      const lines = rows.slice(from, from + count);
      const texts = lines.map(({ text }) => text);
      const held = count === 3 ? td1Lines(texts) : td3Lines(texts, printed);
      if (held) return lines.map(({ tokens }, index) => ({ text: held[index] ?? '', tokens }));
    }
  return undefined;
}

/** The number of a card goes on in the optional field where it is longer than nine characters. */
function numberOf(first: string): string {
  const [, more] = first[14] === '<' ? (/^([0-9A-Z]+)\d</.exec(first.slice(15)) ?? []) : [];
  return first.slice(5, 14) + (more ?? '');
}

/** Reads the zone of a page; undefined where its lines are not all there, or their digits do not hold. */
export function readZone(sheet: Sheet): Zone | undefined {
  const lines = linesOf(
    sheet.rows.flatMap((row) => rowOfZone(row, sheet.glyph)),
    new Set(sheet.tokens.map(({ folded }) => folded)),
  );
  if (lines === undefined) return undefined;
  const length = lines.length === 3 ? 30 : 44;
  const checks: MadeCheck[] = [{ check: 'mrz_digits', ok: true }];
  const read = (
    index: number,
    from: number,
    to: number,
    shape: (text: string) => string | undefined,
  ): Reading | undefined => {
    const line = lines[index];
    const printed = line?.text.slice(from, to) ?? '';
    const value = shape(printed.replace(/<+$/, ''));
    if (line === undefined || value === undefined || value === '') return undefined;
    return { value, printed, tokens: line.tokens, shapeFit: 1, checks };
  };
  const plain = (text: string): string => text.replaceAll('<', ' ').trim();
  const named = length === 30 ? 2 : 0;
  const names = (lines[named]?.text ?? '').slice(length === 30 ? 0 : 5).split('<<');
  const isCut = lines[named]?.text.endsWith('<') === false;
  const at =
    length === 30 ? { line: 1, birth: 0, sex: 7, expiry: 8 } : { line: 1, birth: 13, sex: 20, expiry: 21 };
  const values = {
    documentNumber:
      length === 30 ? read(0, 5, 30, () => plain(numberOf(lines[0]?.text ?? ''))) : read(1, 0, 9, plain),
    documentType: read(0, 0, 2, plain),
    issuingCountry: read(0, 2, 5, plain),
    birthDate: read(at.line, at.birth, at.birth + 6, (text) => dayOf(text, true)),
    expiryDate: read(at.line, at.expiry, at.expiry + 6, (text) => dayOf(text, false)),
    sex: read(at.line, at.sex, at.sex + 1, (text) => (/^[MFX]$/.test(text) ? text : undefined)),
    surname: read(named, 0, length, () => plain(names[0] ?? '')),
    // A line that is full to its end may have cut the last name.
    givenNames: isCut ? undefined : read(named, 0, length, () => plain(names[1] ?? '')),
  };
  // "JUERGEN" stands for a printed Jürgen, and no digit tells it from a name that has the two letters.
  for (const part of ['surname', 'givenNames'] as const) {
    const name = values[part];
    if (name && /[AOU]E/.test(name.value)) values[part] = { ...name, checks: [] };
  }
  const words = names.flatMap((name) => name.split('<')).filter((word) => word !== '');
  return {
    nameWords: words,
    lines: lines.map(({ text, tokens }) => ({ value: text, printed: text, tokens, shapeFit: 1, checks })),
    ...(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Omit<
      Zone,
      'lines' | 'nameWords'
    >),
  };
}
