import { isTd3, mrzCheckDigit } from '@lavra/brazil/mrz';
import { isMrzState } from '@lavra/brazil/mrz-states';
import {
  heldVersions,
  sharePrinted,
  withDigitsOfPrinted,
  type Held,
  type Part,
  type Printed,
} from './zone-misread.ts';
import {
  figuresOf,
  filled,
  filledOut,
  fitted,
  fittedNames,
  hasSex,
  lettersOf,
  textOf,
  withoutOne,
  withoutTwo,
} from './zone-versions.ts';

const hasCountry = (line: string): boolean =>
  isMrzState(line.slice(10, 13)) && /^\d{6}/.test(figuresOf(line.slice(13, 19)));

function withLastDigit(line: string): string {
  const summed = line.slice(0, 10) + line.slice(13, 20) + line.slice(21, 43);
  return /^[0-9A-Z<]+$/.test(summed) ? line.slice(0, 43) + mrzCheckDigit(summed) : line;
}

/** A line of names without a letter read from the filler after the kind of document ("PX<BRA"). */
const withoutKind = (line: string): string =>
  line[2] === '<' && isMrzState(line.slice(3, 6)) && !isMrzState(line.slice(2, 5))
    ? line[0] + line.slice(2)
    : line;

/** A passport's number as its page prints it: two letters and six figures in Brazil, seven to nine characters elsewhere. */
const passportNumber = /^(?=(?:.*\d){5})[A-Z\d]{7,9}$/;
/** Most characters of a printed number that the zone has differently in the same position. */
const mostUnlike = 2;

/** Versions of a line of numbers with the number that is printed on the page, where it is nearly the same. */
const withPrinted = (line: string, printed: ReadonlySet<string>): string[] =>
  [...printed]
    .filter(
      (number) =>
        passportNumber.test(number) &&
        !line.startsWith(number) &&
        [...number].filter((character, index) => character !== line[index]).length <= mostUnlike,
    )
    .map((number) => number + line.slice(number.length));

/** Whether a line begins with a number that the page prints as well: by chance the digits of other versions hold. */
const isPrinted = (line: string, printed: ReadonlySet<string>): boolean => {
  const number = textOf(line.slice(0, 9));
  return passportNumber.test(number) && printed.has(number);
};

/** Where the optional field begins, which few passports use, and where the digit of the whole line is. */
const [optional, last] = [28, 43] as const;

/** A line whose optional field has signs among its fillers: they are misread ones. */
const emptied = (line: string): string[] =>
  line.length > last
    ? [line, line.slice(0, optional) + filledOut(line.slice(optional), last - optional)]
    : [line];

function middlesOf(line: string): string[] {
  const datesOf = (text: string, figures: (part: string) => string): string =>
    figures(text.slice(9, 10)) +
    lettersOf(text.slice(10, 13)) +
    figures(text.slice(13, 20)) +
    text[20] +
    figures(text.slice(21, 28));
  const rest = line.slice(optional, 42) + figuresOf(line.slice(42));
  // An S is a 5 more often than an 8.
  const orEight = (part: string): string => figuresOf(part.replaceAll('S', '8'));
  const middles = [
    line,
    ...[figuresOf, orEight].flatMap((figures) => [
      line.slice(0, 9) + datesOf(line, figures) + rest,
      lettersOf(line.slice(0, 2)) + figures(line.slice(2, 9)) + datesOf(line, figures) + rest,
    ]),
  ];
  // A last check digit that was not read as a digit does not disprove the three before it.
  return [...new Set(/\d$/.test(line) ? middles : [...middles, ...middles.map(withLastDigit)])];
}

/** The lines of a passport's zone whose check digits hold; `printed` is the rest of its page, the only proof of names. */
export function td3Lines(
  [first = '', second = '']: readonly string[],
  printed: Printed,
): string[] | undefined {
  const heads = fittedNames(withoutKind(first), 44)
    .map(lettersOf)
    .toSorted((a, b) => sharePrinted(b.slice(5), printed.words) - sharePrinted(a.slice(5), printed.words));
  // When either of two letters may be one too many, the one is removed whose loss leaves letters in the country's position.
  const issuer = heads[0]?.slice(2, 5);
  const likely = (line: string): number =>
    // Most holders are citizens of the state that issues the passport.
    (hasCountry(line) ? 1 : 0) + (line.slice(10, 13) === issuer ? 1 : 0);
  // A letter too many may be read three times, which is tried last: by chance the digits of one in many versions hold.
  const attempts = [
    () => [...fitted(second, 44, 2), ...withoutTwo(second, 44)],
    () =>
      withoutOne(second, 2)
        .flatMap((line) => fitted(line, 44, 2))
        .filter(hasCountry),
  ];
  for (const versionsOf of attempts) {
    const versions = [...new Set(versionsOf())].toSorted((a, b) => likely(b) - likely(a));
    const lines = versions
      .flatMap((line) => [line, ...withPrinted(line, printed.words)])
      .flatMap(emptied)
      .toSorted((a, b) => Number(isPrinted(b, printed.words)) - Number(isPrinted(a, printed.words)));
    for (const head of heads)
      for (const middle of new Set(lines.flatMap(middlesOf)))
        if (isLineOf(middle, head)) return [head, middle];
  }
  const [head] = heads;
  return head === undefined ? undefined : linesWithMisread(head, second, printed);
}

const isLineOf = (middle: string, head: string): boolean =>
  hasSex(middle, 20) && isMrzState(middle.slice(10, 13)) && isTd3([head, middle]);

/** A zone with figures that were read for others, which their check digits and that of the whole line tell. */
function linesWithMisread(head: string, second: string, { words, days }: Printed): string[] | undefined {
  const ofDay = (text: string): boolean => days.has(text);
  const ofNumber = (text: string): boolean => words.has(textOf(text));
  const parts = [
    { from: 0, to: 10, isPrinted: ofNumber },
    { from: 13, to: 20, isPrinted: ofDay },
    { from: 21, to: 28, isPrinted: ofDay },
  ];
  const lines = [second, ...withoutOne(second, 2)].flatMap((line) => filled(line, 44));
  const [best] = [...new Set(lines)]
    .flatMap(middlesOf)
    .flatMap((line) => [
      ...heldVersions(line, line[last - 1] === '<' ? parts : [...parts, { from: optional, to: last }]),
      ...withToldDigits(line, parts),
    ])
    .filter(({ line }) => isLineOf(line, head))
    .toSorted((a, b) => a.count - b.count);
  return best && [head, best.line];
}

/** The line with its check digits where the page prints all that they prove: a 6 is read as 0 in some types of the zone. */
function withToldDigits(line: string, parts: readonly Part[]): Held[] {
  const isTold = parts.every(({ from, to, isPrinted }) => isPrinted?.(line.slice(from, to - 1)) === true);
  if (!isTold || !/^<{14}[<0]$/.test(line.slice(optional, last))) return [];
  const told = withLastDigit(withDigitsOfPrinted(line, parts)[0] ?? line);
  return [{ line: told, count: [...told].filter((character, index) => character !== line[index]).length }];
}
