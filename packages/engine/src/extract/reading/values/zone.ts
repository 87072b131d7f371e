import { isTd1, isTd3, mrzCheckDigit } from '@lavra/brazil/mrz';
import { isMrzState } from '@lavra/brazil/mrz-states';
import type { MadeCheck } from '../../../evidence/confidence.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { knownOf } from './known.ts';
import { rowsOfZone, type Row } from './zone-rows.ts';
import type { Reading } from './values.ts';

/** The contents of a machine-readable zone (ICAO 9303, TD1 and TD3). */
export interface Zone {
  /** Undefined for a line that was not read. */
  readonly lines: readonly (Reading | undefined)[];
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

/** A date of the zone as YYYY-MM-DD: years of birth after 30 are in the past century, because nobody is born in the future; years of expiry are in this one. */
function dayOf(text: string, isBirth: boolean): string | undefined {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  if (year === undefined || Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > 31)
    return undefined;
  const century = isBirth && Number(year) > 30 ? '19' : '20';
  return `${century}${year}-${month}-${day}`;
}

/** Digits by the letters and signs that they are misread as, for positions of the zone that hold only digits. */
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

/** The line at the right length: its last run of three or more fillers is taken as miscounted. */
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
 * Versions of the text without one of its letters (or, by `which`, of all its characters but fillers) from a position on; first those without
 * a character that resembles its neighbour, because check digits let one wrong version in ten pass.
 */
const withoutOne = (text: string, from: number, which = /[^\d<]/): string[] =>
  [...text]
    .flatMap((character, index) => (index >= from && which.test(character) ? [index] : []))
    .toSorted((a, b) => Number(isTwin(text, b)) - Number(isTwin(text, a)))
    .map((index) => text.slice(0, index) + text.slice(index + 1));

/** Versions of a line of names: only its length shows a letter too many. */
const fittedNames = (text: string, length: number): string[] => [
  ...filled(text, length),
  ...(text.length === length + 1
    ? [...(text.endsWith('<') ? [text.slice(0, -1)] : []), ...withoutOne(text, 5)]
    : []),
];

/**
 * Versions of a line of numbers at the right length, of which the check digits identify the right one: fillers may be miscounted, and on
 * a pattern a character may be read twice, as a digit and as the letter that it resembles.
 */
function fitted(text: string, length: number, from = 5): string[] {
  const one = withoutOne(text, from);
  const two = one.flatMap((each) => withoutOne(each, from));
  const any = withoutOne(text, from, /[^<]/);
  return [...new Set([text, ...one, ...any, ...two].flatMap((each) => filled(each, length)))];
}

/** Versions of a line that is two characters too long without a letter and a character beside it, which were read for one digit ("S8" for 5). */
const withoutTwo = (text: string, length: number): string[] =>
  text.length < length + 2
    ? []
    : [...text].flatMap((character, index) =>
        /[A-Z]/.test(character) ? filled(text.slice(0, index) + text.slice(index + 2), length) : [],
      );

/** The sex has no check digit. */
const hasSex = (line: string, at: number): boolean => /[MFX<]/.test(line[at] ?? '');

const textOf = (line: string): string => line.replaceAll('<', '');

/** A character removed is less likely than any of the differences that have no check digit, but for signs among the fillers. */
const [ofLost, ofOptional] = [2, 3] as const;

/**
 * Penalty for differences without a check digit: a state other than BRA, a foreigner's number that begins with a figure (6 and G count
 * alike), and characters other than fillers after the number, which may continue there.
 */
const unlikeliness = (head: string): number =>
  (head.slice(2, 5) === 'BRA' ? 0 : 30) +
  (/^.{5}\d[0-9A-Z]{7}</.test(head) ? ofOptional : 0) +
  ofOptional * textOf(head[14] === '<' ? head.slice(15).replace(/^[0-9A-Z]+/, '') : head.slice(15)).length;

/** Whether a card's first line has a country, and a number with fillers only after it: one within was a digit, and the check digit holds by chance. */
const isHead = (line: string): boolean => /^..[A-Z]{3}[A-Z0-9]+<*$/.test(line.slice(0, 14));

/** How many characters that are no fillers a version of a line lacks. */
const lostOf = (text: string, line: string): number => textOf(text).length - textOf(line).length;

interface Version {
  readonly line: string;
  readonly penalty: number;
}

const byPenalty = (versions: readonly Version[]): Version[] =>
  versions.toSorted((a, b) => a.penalty - b.penalty);

/** Signs among a card's last fillers that are misread ones: digits and letters that count as none by their value pass all check digits. */
const filledOut = (text: string, to = text.length): string => {
  const from = text.search(/<<(?!.*[0-9A-Z]{4})/);
  return from < 0 ? text : text.slice(0, from) + text.slice(from, to).replace(/./g, '<') + text.slice(to);
};

/** Whether a date of the zone can be one. */
const isDay = (text: string): boolean => dayOf(text, true) !== undefined;

/** Versions of a card's second line whose own check digits hold and whose state exists, likeliest first. */
function middlesOf(second: string): Version[] {
  const all = fitted(second, 30).flatMap((line) => [line, filledOut(line, 29)]);
  const versions = [...new Set(all)].map((line): Version => {
    const middle =
      figuresOf(line.slice(0, 7)) +
      line[7] +
      figuresOf(line.slice(8, 15)) +
      lettersOf(line.slice(15, 18)) +
      line.slice(18, 29) +
      figuresOf(line.slice(29));
    return {
      line: middle,
      penalty: ofLost * lostOf(second, line) + ofOptional * textOf(line.slice(18, 29)).length,
    };
  });
  return byPenalty(
    versions.filter(
      ({ line }) =>
        /^[0-9A-Z<]{30}$/.test(line) &&
        hasSex(line, 7) &&
        isMrzState(line.slice(15, 18)) &&
        isDay(line.slice(0, 6)) &&
        isDay(line.slice(8, 14)) &&
        line[6] === mrzCheckDigit(line.slice(0, 6)) &&
        line[14] === mrzCheckDigit(line.slice(8, 14)),
    ),
  );
}

/** The likeliest version of a card's line of names; undefined when it cannot be one. */
const namesOf = (third: string): string | undefined =>
  fittedNames(third, 30)
    .map(lettersOf)
    .find((line) => /^[A-Z<]{30}$/.test(line));

/** The likeliest version of a card's lines whose check digits hold: Brazilian numbers are digits, foreigners' may begin with a letter. */
function td1Lines([first = '', second = '', third = '']: readonly string[]): string[] | undefined {
  const middles = middlesOf(second);
  const names = namesOf(third);
  if (middles.length === 0 || names === undefined) return undefined;
  const heads = byPenalty(
    fitted(first, 30, 2)
      .flatMap((line) => [line, filledOut(line)])
      .flatMap((line) => [
        ...[line.length, 5, 6].map((from) => line.slice(0, from) + figuresOf(line.slice(from))),
        // A foreigner's number begins with a letter.
        line.slice(0, 5) + lettersOf(line.slice(5, 6)) + figuresOf(line.slice(6)),
      ])
      .filter(isHead)
      .map((line) => ({ line, penalty: ofLost * lostOf(first, line) + unlikeliness(line) })),
  );
  const isDigitRead = /\d$/.test(second);
  let best: { readonly lines: string[]; readonly penalty: number } | undefined;
  for (const head of heads)
    for (const middle of middles) {
      const penalty = head.penalty + middle.penalty;
      if (best !== undefined && penalty >= best.penalty) break;
      for (const each of isDigitRead
        ? [middle.line]
        : [middle.line, withDigitOfAll(head.line, middle.line)]) {
        const lines = [head.line, each, names];
        if (isTd1(lines)) best = { lines, penalty };
      }
    }
  return best?.lines;
}

/** A card's second line with the digit that the first two have together; one that was not read as a digit does not disprove those of their parts. */
function withDigitOfAll(first: string, second: string): string {
  const summed = first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18, 29);
  return /^[0-9A-Z<]+$/.test(summed) ? second.slice(0, 29) + mrzCheckDigit(summed) : second;
}

const hasCountry = (line: string): boolean => isMrzState(line.slice(10, 13)) && /^\d{6}/.test(line.slice(13));

function withLastDigit(line: string): string {
  const summed = line.slice(0, 10) + line.slice(13, 20) + line.slice(21, 43);
  return /^[0-9A-Z<]+$/.test(summed) ? line.slice(0, 43) + mrzCheckDigit(summed) : line;
}

/** Share of a zone's names that are also printed on the page: the only proof of names, so the version with most of them is tried first. */
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
  // When either of two letters may be one too many, the one is removed whose loss leaves letters in the country's position.
  const versions = [...fitted(second, 44, 2), ...withoutTwo(second, 44)];
  // Most holders are citizens of the state that issues the passport.
  const issuer = heads[0]?.slice(2, 5);
  const likely = (line: string): number =>
    (hasCountry(line) ? 1 : 0) + (line.slice(10, 13) === issuer ? 1 : 0);
  const seconds = versions.toSorted((a, b) => likely(b) - likely(a));
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
    // A last check digit that was not read as a digit does not disprove the three before it.
    return /\d$/.test(line) ? middles : [...middles, ...middles.map(withLastDigit)];
  });
  for (const head of heads)
    for (const middle of middles)
      if (hasSex(middle, 20) && isMrzState(middle.slice(10, 13)) && isTd3([head, middle]))
        return [head, middle];
  return undefined;
}

/** Lines of a zone in their order; undefined for one that was not read. */
type Lines = readonly (Row | undefined)[];

/** Consecutive lines of the zone whose check digits hold. */
function linesOf(rows: readonly Row[], printed: ReadonlySet<string>): Lines | undefined {
  for (const count of [3, 2])
    for (let from = 0; from + count <= rows.length; from += 1) {
      const lines = rows.slice(from, from + count);
      const texts = lines.map(({ text }) => text);
      const held = count === 3 ? td1Lines(texts) : td3Lines(texts, printed);
      if (held) return lines.map(({ tokens }, index) => ({ text: held[index] ?? '', tokens }));
    }
  return undefined;
}

/** The number of a card; one longer than nine characters continues in the optional field. */
function numberOf(first: string): string {
  const [, more] = first[14] === '<' ? (/^([0-9A-Z]+)\d</.exec(first.slice(15)) ?? []) : [];
  return first.slice(5, 14) + (more ?? '');
}

/** Reads the zone of a page; undefined when a line is missing or the check digits do not hold. */
export function readZone(sheet: Sheet): Zone | undefined {
  const lines = linesOf(rowsOfZone(sheet), new Set(sheet.tokens.map(({ folded }) => folded)));
  return lines && zoneOf(lines);
}

/** What a card's second line says by itself, whose dates have check digits of their own, and the names below it; its number is not known then. */
export function readPartOfZone(sheet: Sheet): Zone | undefined {
  const rows = rowsOfZone(sheet);
  for (const [index, { text, tokens }] of rows.entries()) {
    const [middle] = middlesOf(text);
    if (middle === undefined || middle.penalty > mostPenalty) continue;
    const below = rows[index + 1];
    const names = below && /^[A-Z]+(?:<[A-Z]+)*<<[A-Z]/.test(below.text) ? namesOf(below.text) : undefined;
    return zoneOf([
      undefined,
      { text: middle.line, tokens },
      names === undefined ? undefined : { text: names, tokens: below?.tokens ?? [] },
    ]);
  }
  return undefined;
}

/** Without the digit of all lines, at most one character of the second may be wrong. */
const mostPenalty = 2;

function zoneOf(lines: Lines): Zone {
  const length = lines.length === 3 ? 30 : 44;
  const proven: MadeCheck[] = [{ check: 'mrz_digits', ok: true }];
  const named = length === 30 ? 2 : 0;
  // Names have no check digit; they are proven by what all lines together prove.
  const isPart = lines[0] === undefined;
  const checksOf = (index: number): MadeCheck[] => (index === named && isPart ? [] : proven);
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
    return { value, printed, tokens: line.tokens, shapeFit: 1, checks: checksOf(index) };
  };
  const plain = (text: string): string => text.replaceAll('<', ' ').trim();
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
    // A line that is full to its end may have cut off the last name.
    givenNames: isCut ? undefined : read(named, 0, length, () => plain(names[1] ?? '')),
  };
  // "JUERGEN" stands for a printed Jürgen, and no check digit distinguishes it from a name with both letters.
  for (const part of ['surname', 'givenNames'] as const) {
    const name = values[part];
    if (name && /[AOU]E/.test(name.value)) values[part] = { ...name, checks: [] };
  }
  const words = names.flatMap((name) => name.split('<')).filter((word) => word !== '');
  return {
    nameWords: words,
    lines: lines.map(
      (line) =>
        line && {
          value: line.text,
          printed: line.text,
          tokens: line.tokens,
          shapeFit: 1,
          // Without the first line nothing proves the fillers of the second, and its last digit.
          checks: isPart ? [] : proven,
        },
    ),
    ...knownOf(values),
  };
}
