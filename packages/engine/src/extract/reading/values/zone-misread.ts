import { mrzCheckDigit } from '@lavra/brazil/mrz';
import type { Sheet } from '../sheet/sheet.ts';
import { readAs } from './kinds.ts';

/** Figures that are read for each other where the characters of a zone stand wide apart. */
const likeFigure: Readonly<Record<string, string>> = { 3: '5', 5: '3', 1: '7', 7: '1' };
/** Most figures of one part that were misread. */
const mostMisread = 2;

/** A text in which some figures were exchanged for those that they are misread as. */
interface Exchanged {
  readonly text: string;
  readonly count: number;
}

/** The text and its versions with up to two exchanged figures, those with the fewest first. */
function exchangedIn(text: string): Exchanged[] {
  let versions: Exchanged[] = [{ text, count: 0 }];
  for (const [index, character] of [...text].entries()) {
    const other = likeFigure[character];
    if (other === undefined) continue;
    versions = versions.flatMap((version) => [
      version,
      ...(version.count < mostMisread
        ? [
            {
              text: version.text.slice(0, index) + other + version.text.slice(index + 1),
              count: version.count + 1,
            },
          ]
        : []),
    ]);
  }
  return versions.toSorted((a, b) => a.count - b.count);
}

const holds = (text: string): boolean =>
  /^[0-9A-Z<]+\d$/.test(text) && text.at(-1) === mrzCheckDigit(text.slice(0, -1));

/** A part of a line with its check digit at its end; `isPrinted` tells whether the page prints what it says. */
export interface Part {
  readonly from: number;
  readonly to: number;
  readonly isPrinted?: (text: string) => boolean;
}

/** A line whose parts hold, and how many of its figures were exchanged for that. */
export interface Held {
  readonly line: string;
  readonly count: number;
}

/**
 * Versions of a line in which each part holds by its check digit, with figures exchanged where it does not and the page prints the other; the
 * last figure of the line, which proves all parts together, may be misread as well. Those with the fewest exchanged figures come first.
 */
export function heldVersions(line: string, parts: readonly Part[]): Held[] {
  let versions: Held[] = [{ line, count: 0 }];
  for (const { from, to, isPrinted = () => true } of parts) {
    const own = exchangedIn(line.slice(from, to)).filter(
      ({ text, count }) => holds(text) && (count === 0 || isPrinted(text.slice(0, -1))),
    );
    versions = versions.flatMap((version) =>
      own.map(({ text, count }) => ({
        line: version.line.slice(0, from) + text + version.line.slice(to),
        count: version.count + count,
      })),
    );
  }
  const last = likeFigure[line.at(-1) ?? ''];
  return versions
    .flatMap((version) => [
      version,
      ...(last === undefined ? [] : [{ line: version.line.slice(0, -1) + last, count: version.count + 1 }]),
    ])
    .toSorted((a, b) => a.count - b.count);
}

/** The line with the check digits of its parts, where the page prints what a part says: the digit was misread. Nothing when they hold. */
export function withDigitsOfPrinted(line: string, parts: readonly Part[]): string[] {
  const told = parts.reduce((text, { from, to, isPrinted = () => false }) => {
    const said = text.slice(from, to - 1);
    return isPrinted(said) ? text.slice(0, to - 1) + mrzCheckDigit(said) + text.slice(to) : text;
  }, line);
  return told === line ? [] : [told];
}

/** What a page prints outside its zone: its words, and its days as a zone writes them (YYMMDD). */
export interface Printed {
  readonly words: ReadonlySet<string>;
  readonly days: ReadonlySet<string>;
}

const printedDay = /\d{2}[ ./-](?:\d{2}|\p{L}{3,9}(?: ?\/ ?\p{L}{3,9})?)[ ./-]\d{4}/gu;

const daysOn = ({ rows }: Sheet): string[] =>
  rows.flatMap((row) =>
    [
      ...row
        .map(({ text }) => text)
        .join(' ')
        .matchAll(printedDay),
    ].flatMap(([text]) => {
      const value = readAs(text, 'date')?.value;
      return value === undefined ? [] : [value.slice(2).replaceAll('-', '')];
    }),
  );

/** What a page prints, by which its zone is read. */
export const printedOn = (sheet: Sheet): Printed => ({
  words: new Set(sheet.tokens.map(({ folded }) => folded)),
  days: new Set(daysOn(sheet)),
});

/** A filler is read with an X behind it where the characters of a zone stand wide apart. */
const fillerWithX = /<X(?=[A-Z<])/g;

/** A line of names without the letters X behind fillers that make it too long, in every way to leave out as many. */
export function withoutX(text: string, length: number): string[] {
  const many = text.length - length;
  const places = [...text.matchAll(fillerWithX)].map(({ index }) => index + 1);
  if (many <= 0 || places.length < many || places.length > 8) return [];
  let versions: { readonly text: string; readonly left: number }[] = [{ text, left: many }];
  for (const place of places.toReversed())
    versions = versions.flatMap((version) => [
      version,
      ...(version.left > 0
        ? [{ text: version.text.slice(0, place) + version.text.slice(place + 1), left: version.left - 1 }]
        : []),
    ]);
  return versions.flatMap((version) => (version.left === 0 ? [version.text] : []));
}

/** Share of a line's names that are also printed on the page, the only proof of names. */
export function sharePrinted(line: string, printed: ReadonlySet<string>): number {
  const names = line.split('<').filter(Boolean);
  return names.filter((name) => printed.has(name)).length / Math.max(1, names.length);
}

/** Letters that are read for each other in the type of a zone. */
const likeLetter = [
  'IT',
  'IL',
  'TL',
  'OQ',
  'OD',
  'OC',
  'CG',
  'BR',
  'EF',
  'MN',
  'MH',
  'NH',
  'UV',
  'VY',
  'PR',
  'KX',
] as const;
const areLike = (one: string, other: string): boolean =>
  likeLetter.some((pair) => pair.includes(one) && pair.includes(other));
/** Shorter words are like too many others; what is as short as "de" says nothing of the page either. */
const [leastName, leastTold] = [4, 3] as const;

/** Whether a name is printed on the page; of the last one of a full line the end may be cut off. */
const isNamePrinted = (name: string, printed: ReadonlySet<string>, isCut: boolean): boolean =>
  printed.has(name) || (isCut && [...printed].some((word) => word.startsWith(name)));

/**
 * A line of names with those that the page prints otherwise in one letter, which the zone's type has like another ("ANTONTO" for a printed
 * Antônio): names have no check digit, and the page's words are read as words.
 */
export function withPrintedNames(line: string, printed: ReadonlySet<string>): string {
  const names = line.split(/(<+)/);
  const last = names.findLastIndex((name) => /[A-Z]/.test(name));
  return names
    .map((name, index) => {
      const isCut = index === last && !line.endsWith('<');
      if (name.length < leastName || name.startsWith('<') || isNamePrinted(name, printed, isCut)) return name;
      const like = [...printed]
        .filter((word) => word.length === name.length || (isCut && word.length > name.length))
        .map((word) => word.slice(0, name.length))
        .filter((word) => {
          const unlike = [...word].flatMap((letter, at) => (letter === name[at] ? [] : [at]));
          const [at, ...others] = unlike;
          return at !== undefined && others.length === 0 && areLike(word[at] ?? '', name[at] ?? '');
        });
      return new Set(like).size === 1 ? (like[0] ?? name) : name;
    })
    .join('');
}

/** Whether a page prints some names of a line and not others: these were misread, here or there. */
export function disagreesWithPage(line: string, printed: ReadonlySet<string>): boolean {
  const names = line.split('<').filter(Boolean);
  const isPrinted = names.flatMap((name, index) => {
    const isCut = index === names.length - 1 && !line.endsWith('<');
    return name.length < leastTold ? [] : [isNamePrinted(name, printed, isCut)];
  });
  return isPrinted.includes(true) && isPrinted.includes(false);
}
