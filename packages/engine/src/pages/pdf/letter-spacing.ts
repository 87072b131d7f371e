import { median } from '../median.ts';
import type { Character } from './character.ts';

/** Lengths are in line heights. Letters this far apart are spaced, whatever the program put between them; a blank is at least as wide. */
const [leastSpacing, mostSpacing] = [0.04, 0.17] as const;
/** Capitals may be spaced as widely as this, in a title of at least so many of them. */
const [widestSpacing, leastCapitals] = [0.6, 5] as const;
/** Wider gaps separate texts. */
const mostGap = 1.2;
/** Least gaps that show a spacing, greatest difference between gaps of one spacing, and their least share. */
const [leastGaps, evenly, leastEven] = [3, 0.03, 0.5] as const;
/** Letters as the font has them touch: beside such ones a few even gaps are the blanks between short words ("a e de"). */
const touches = 0.01;
/** Spaced words are this much further apart than their letters. */
const beforeWord = 0.1;

/** The space between the cells of two characters that follow each other on one level line; undefined where they do not. */
function cellGap(last: Character, next: Character): number | undefined {
  const height = last.lineBottom - last.lineTop;
  const isLevel =
    last.turn === 0 &&
    next.turn === 0 &&
    Math.abs(next.lineTop - last.lineTop) < 0.1 * height &&
    Math.abs(next.lineBottom - last.lineBottom) < 0.1 * height;
  if (!isLevel || height <= 0) return undefined;
  const gap = (next.lineLeft - last.lineRight) / height;
  return gap > -0.5 && gap < mostGap ? gap : undefined;
}

/** The space between the letters of a text; undefined where they are set as the font has them. */
function spacingOf(text: readonly Character[], gaps: readonly number[]): number | undefined {
  if (gaps.length < leastGaps) return undefined;
  const spacing = median(gaps);
  const areEven = gaps.map((gap) => Math.abs(gap - spacing) < evenly);
  const even = areEven.filter(Boolean).length;
  if (spacing < leastSpacing || even < leastEven * gaps.length) return undefined;
  const isSpaced = areEven.some(
    (_, at) => at + leastGaps <= gaps.length && areEven.slice(at, at + leastGaps).every(Boolean),
  );
  if (!isSpaced && gaps.some((gap) => Math.abs(gap) < touches)) return undefined;
  const areCapitals = text.length >= leastCapitals && text.every((each) => /^\p{Lu}$/u.test(each.text));
  return spacing < (areCapitals ? widestSpacing : mostSpacing) ? spacing : undefined;
}

/** For the characters of texts with spaced letters, whether each begins a word, where that is clear; PDFium puts blanks between some of their letters. */
export function wordsOfSpacedLetters(characters: readonly Character[]): ReadonlyMap<Character, boolean> {
  const begins = new Map<Character, boolean>();
  let [text, gaps]: [Character[], number[]] = [[], []];
  const end = (): void => {
    const spacing = spacingOf(text, gaps);
    if (spacing === undefined) return;
    const least = spacing + Math.max(beforeWord, spacing / 2);
    for (const [index, gap] of gaps.entries()) {
      const character = text[index + 1];
      // Between the two it may be of words beside the title whose letters are not spaced.
      const isClear = gap < spacing + evenly || gap > least;
      if (character !== undefined && isClear) begins.set(character, gap > least);
    }
  };
  for (const character of characters) {
    const last = text.at(-1);
    const gap = last === undefined ? undefined : cellGap(last, character);
    if (gap === undefined) {
      end();
      [text, gaps] = [[character], []];
    } else {
      text.push(character);
      gaps.push(gap);
    }
  }
  end();
  return begins;
}
