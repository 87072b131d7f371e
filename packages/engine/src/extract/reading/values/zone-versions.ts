import { withoutX } from './zone-misread.ts';

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
export const figuresOf = (text: string): string =>
  text.replace(/[ODQI|SBZGT/?]/g, (letter) => likeFigures[letter] ?? letter);
export const lettersOf = (text: string): string =>
  text.replace(/[015826]/g, (figure) => 'OISBZG'['015826'.indexOf(figure)] ?? figure);

/** The letters that a figure may stand for at the end of a number, each of which the check digit tells from the others. */
const likeLetters: Readonly<Record<string, string>> = {
  0: 'QOD',
  1: 'IT',
  2: 'Z',
  5: 'S',
  6: 'G',
  7: 'T',
  8: 'B',
};

/** Versions of a card's first line whose number is a foreigner's: a letter, six figures and a letter, which may be read as a figure. */
export const withLastLetter = (line: string): string[] =>
  [...(likeLetters[line[12] ?? ''] ?? '')].map(
    (letter) =>
      line.slice(0, 5) +
      lettersOf(line.slice(5, 6)) +
      figuresOf(line.slice(6, 12)) +
      letter +
      figuresOf(line.slice(13)),
  );

/** The line at the right length: its last run of three or more fillers is taken as miscounted. */
export function filled(text: string, length: number): string[] {
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
export const withoutOne = (text: string, from: number, which = /[^\d<]/): string[] =>
  [...text]
    .flatMap((character, index) => (index >= from && which.test(character) ? [index] : []))
    .toSorted((a, b) => Number(isTwin(text, b)) - Number(isTwin(text, a)))
    .map((index) => text.slice(0, index) + text.slice(index + 1));

/** Versions of a line of names: only its length shows letters too many. */
export const fittedNames = (text: string, length: number): string[] => [
  ...withoutX(text, length),
  ...filled(text, length),
  ...(text.length === length + 1
    ? [...(text.endsWith('<') ? [text.slice(0, -1)] : []), ...withoutOne(text, 5)]
    : []),
];

/**
 * Versions of a line of numbers at the right length, of which the check digits identify the right one: fillers may be miscounted, and on
 * a pattern a character may be read twice, as a digit and as the letter that it resembles.
 */
export function fitted(text: string, length: number, from = 5): string[] {
  const one = withoutOne(text, from);
  const two = one.flatMap((each) => withoutOne(each, from));
  const any = withoutOne(text, from, /[^<]/);
  return [...new Set([text, ...one, ...any, ...two].flatMap((each) => filled(each, length)))];
}

/** Versions of a line that is two characters too long without a letter and a character beside it, which were read for one digit ("S8" for 5). */
export const withoutTwo = (text: string, length: number): string[] =>
  text.length < length + 2
    ? []
    : [...text].flatMap((character, index) =>
        /[A-Z]/.test(character) ? filled(text.slice(0, index) + text.slice(index + 2), length) : [],
      );

/** The sex has no check digit. */
export const hasSex = (line: string, at: number): boolean => /[MFX<]/.test(line[at] ?? '');

export const textOf = (line: string): string => line.replaceAll('<', '');

/** Signs among a card's last fillers that are misread ones: digits and letters that count as none by their value pass all check digits. */
export const filledOut = (text: string, to = text.length): string => {
  const from = text.search(/<<(?!.*[0-9A-Z]{4})/);
  return from < 0 ? text : text.slice(0, from) + text.slice(from, to).replace(/./g, '<') + text.slice(to);
};
