import { isCpf } from '@lavra/brazil/cpf';
import { isTd1, mrzCheckDigit } from '@lavra/brazil/mrz';
import { isMrzState } from '@lavra/brazil/mrz-states';
import type { MadeCheck } from '../../../evidence/confidence.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { knownOf } from './known.ts';
import {
  disagreesWithPage,
  heldVersions,
  printedOn,
  sharePrinted,
  withDigitsOfPrinted,
  withPrintedNames,
  type Part,
  type Printed,
} from './zone-misread.ts';
import { headsWithPrinted } from './zone-numbers.ts';
import { td3Lines } from './zone-of-passport.ts';
import { rowsOfZone, type Row } from './zone-rows.ts';
import {
  figuresOf,
  filledOut,
  fitted,
  fittedNames,
  hasSex,
  lettersOf,
  textOf,
  withLastLetter,
} from './zone-versions.ts';
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
  /** Whether the names fill their line to its end, so that the rest of them may be missing. */
  readonly isCut: boolean;
  /** What a passport's optional field says, which most states use for the holder's number. */
  readonly personalNumber?: Reading;
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

/** A character removed is less likely than any of the differences that have no check digit, but for signs among the fillers; a number that is a CPF has two check digits more. */
const [ofLost, ofOptional, ofCpf] = [2, 3, 5] as const;

/**
 * Penalty for differences without a check digit: a state other than BRA, a foreigner's number that begins with a figure (6 and G count
 * alike), and characters other than fillers after the number, which may continue there.
 */
const unlikeliness = (head: string): number =>
  (head.slice(2, 5) === 'BRA' ? 0 : 30) -
  (isCpf(numberOf(head)) ? ofCpf : 0) +
  (/^.{5}\d[0-9A-Z]{7}</.test(head) ? ofOptional : 0) +
  ofOptional * textOf(head[14] === '<' ? head.slice(15).replace(/^[0-9A-Z]+/, '') : head.slice(15)).length;

/** Whether a card's first line has a country, and a number with fillers only after it: one within was a digit, and the check digit holds by chance. */
const isHead = (line: string): boolean =>
  /^..[A-Z]{3}[A-Z0-9]+<*$/.test(line.slice(0, 14)) &&
  isMrzState(line.slice(2, 5)) &&
  (line.slice(2, 5) !== 'BRA' || isBrazilian(line.slice(0, 2), numberOf(line).replace(/<+$/, '')));

/** Brazil numbers foreigners' cards with a letter at either end, others with figures; the long number of its identity card is a CPF. */
const isBrazilian = (type: string, number: string): boolean =>
  number.length > 9
    ? /^\d+$/.test(number) && (type !== 'ID' || isCpf(number))
    : /^[A-Z]?\d+[A-Z]?$/.test(number);

/** How many characters that are no fillers a version of a line lacks. */
const lostOf = (text: string, line: string): number => textOf(text).length - textOf(line).length;

/** What a number counts that the page prints as well. */
const ofPrinted = 3;

interface Version {
  readonly line: string;
  readonly penalty: number;
}

/** A card's first line; it is sure where it has all characters that were read, or a number that the page prints. */
interface Head extends Version {
  readonly isSure: boolean;
}

const byPenalty = <V extends Version>(versions: readonly V[]): V[] =>
  versions.toSorted((a, b) => a.penalty - b.penalty);

/** Whether a date of the zone can be one. */
const isDay = (text: string): boolean => dayOf(text, true) !== undefined;

/** What a figure counts that was exchanged for one like it. */
const ofExchanged = 0.5;

/** Where a card's second line has its days. */
function daysOf({ days }: Printed): Part[] {
  const isPrinted = (text: string): boolean => days.has(text);
  return [
    { from: 0, to: 7, isPrinted },
    { from: 8, to: 15, isPrinted },
  ];
}

/** A card's second line, and its versions with other figures where its days or all of it do not hold. */
function withExchanged({ line, penalty }: Version, printed: Printed): Version[] {
  return heldVersions(line, daysOf(printed)).map((held) => ({
    line: held.line,
    penalty: penalty + held.count * ofExchanged,
  }));
}

/** Versions of a card's second line whose own check digits hold and whose state exists, likeliest first. */
function middlesOf(second: string, printed: Printed): Version[] {
  const all = fitted(second, 30, 0).flatMap((line) => [line, filledOut(line, 29)]);
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
    versions
      .flatMap(({ line, penalty }) => [
        { line, penalty },
        ...withDigitsOfPrinted(line, daysOf(printed)).map((told) => ({
          line: told,
          penalty: penalty + ofExchanged,
        })),
      ])
      .flatMap((version) => withExchanged(version, printed))
      .filter(
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
const namesOf = (third: string, { words }: Printed): string | undefined =>
  fittedNames(third, 30)
    .map(lettersOf)
    .filter((line) => /^[A-Z<]{30}$/.test(line))
    .toSorted((a, b) => sharePrinted(b, words) - sharePrinted(a, words))[0];

/** The likeliest version of a card's lines whose check digits hold: Brazilian numbers are digits, foreigners' may begin with a letter. */
function td1Lines(
  [first = '', second = '', third = '']: readonly string[],
  printed: Printed,
): string[] | undefined {
  const middles = middlesOf(second, printed);
  const names = namesOf(third, printed);
  if (middles.length === 0 || names === undefined) return undefined;
  // The type of a card has a filler behind its letter, which no check digit proves.
  const read = byPenalty(
    fitted(first.replace(/^(?:I[XKL]|I<X)(?=BRA)/, 'I<'), 30, 2)
      .flatMap((line) => [line, filledOut(line)])
      .flatMap((line) => [
        ...[line.length, 5, 6].map((from) => line.slice(0, from) + figuresOf(line.slice(from))),
        // A foreigner's number begins with a letter, and most end with one.
        line.slice(0, 5) + lettersOf(line.slice(5, 6)) + figuresOf(line.slice(6)),
        ...withLastLetter(line),
      ])
      .filter(isHead)
      .map((line): Head => {
        const lost = lostOf(first, line);
        return { line, penalty: ofLost * lost + unlikeliness(line), isSure: lost === 0 };
      }),
  );
  const told = headsWithPrinted(first, printed.words).map(({ line, misread }) => ({
    line,
    isSure: true,
    penalty: misread * ofExchanged - ofPrinted + unlikeliness(line),
  }));
  const heads = byPenalty([...read, ...told]);
  const isDigitRead = /\d$/.test(second);
  let best: { readonly lines: string[]; readonly penalty: number } | undefined;
  for (const head of heads)
    for (const middle of middles) {
      const penalty = head.penalty + middle.penalty;
      if (best !== undefined && penalty >= best.penalty) break;
      // Unless the digit of all lines was read, it proves no version with characters left out.
      for (const each of isDigitRead || !head.isSure
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

/** Lines of a zone in their order; undefined for one that was not read. */
type Lines = readonly (Row | undefined)[];

/** Consecutive lines of the zone whose check digits hold. */
function linesOf(rows: readonly Row[], printed: Printed): Lines | undefined {
  for (const count of [3, 2])
    for (let from = 0; from + count <= rows.length; from += 1) {
      const lines = rows.slice(from, from + count);
      const texts = lines.map(({ text }) => text);
      const held = count === 3 ? td1Lines(texts, printed) : td3Lines(texts, printed);
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
  const printed = printedOn(sheet);
  const lines = linesOf(rowsOfZone(sheet), printed);
  return lines && zoneOf(lines, printed);
}

/** What a card's second line says by itself, whose dates have check digits of their own, and the names below it; its number is not known then. */
export function readPartOfZone(sheet: Sheet): Zone | undefined {
  const rows = rowsOfZone(sheet);
  const printed = printedOn(sheet);
  for (const [index, { text, tokens }] of rows.entries()) {
    const [middle] = middlesOf(text, printed);
    if (middle === undefined || middle.penalty > mostPenalty) continue;
    const below = rows[index + 1];
    const names =
      below && /^[A-Z]+(?:<[A-Z]+)*<<[A-Z]/.test(below.text) ? namesOf(below.text, printed) : undefined;
    const named = names === undefined ? undefined : { text: names, tokens: below?.tokens ?? [] };
    return zoneOf([undefined, { text: middle.line, tokens }, named], printed);
  }
  return undefined;
}

/** Without the digit of all lines, at most one character of the second may be wrong. */
const mostPenalty = 2;

function zoneOf(all: Lines, { words: onPage }: Printed): Zone {
  const length = all.length === 3 ? 30 : 44;
  const proven: MadeCheck[] = [{ check: 'mrz_digits', ok: true }];
  const [named, from] = length === 30 ? [2, 0] : [0, 5];
  const lines = all.map((line, index) =>
    line === undefined || index !== named
      ? line
      : { ...line, text: line.text.slice(0, from) + withPrintedNames(line.text.slice(from), onPage) },
  );
  // Names have no check digit; they are proven by what all lines together prove, unless the page prints others.
  const isPart = lines[0] === undefined;
  const isOther = disagreesWithPage((lines[named]?.text ?? '').slice(from), onPage);
  const checksOf = (index: number): MadeCheck[] => (index === named && (isPart || isOther) ? [] : proven);
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
  const names = (lines[named]?.text ?? '').slice(from).split('<<');
  const isCut = lines[named]?.text.endsWith('<') === false;
  const at =
    length === 30 ? { line: 1, birth: 0, sex: 7, expiry: 8 } : { line: 1, birth: 13, sex: 20, expiry: 21 };
  const values = {
    documentNumber:
      length === 30 ? read(0, 5, 30, () => plain(numberOf(lines[0]?.text ?? ''))) : read(1, 0, 9, plain),
    personalNumber:
      length === 30 ? undefined : read(1, 28, 42, (text) => (/^[0-9A-Z]{5,}$/.test(text) ? text : undefined)),
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
    isCut,
    lines: lines.map(
      (line, index) =>
        line && {
          value: line.text,
          printed: line.text,
          tokens: line.tokens,
          shapeFit: 1,
          // Without the first line nothing proves the fillers of the second, and its last digit.
          checks: isPart ? [] : checksOf(index),
        },
    ),
    ...knownOf(values),
  };
}
