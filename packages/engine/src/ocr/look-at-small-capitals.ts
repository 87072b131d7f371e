import { median } from '../pages/median.ts';
import { enlarge } from '../pages/prepare/resample.ts';
import { cutOnPaper, type Raster } from '../pages/raster.ts';
import type { ReadWord } from './recogniser.ts';
import { meanConfidence, type SecondLook } from './second-pass.ts';

/** Labels in capitals as tall as the lower-case letters of the values beside them are read as lower case ("CEP" as "cer"). */
const inSmallLetters = /^\p{Ll}[\p{L}/.:]*\p{Ll}[\p{L}/.:]*$/u;
const inCapitals = /^[\p{Lu}\d.,/-]*(?:\p{Lu}{2}|\d{2})[\p{Lu}\d.,/:-]*$/u;
/** Words of lower-case letters without ascenders. */
const withoutStems = /^[acemnorsuvwxzç]+$/;
/** A label's capitals are at most this share as tall as a value's; most lower-case words have stems or tails and are taller. */
const tallestSmall = 0.82;
/** The widest capitals are less wide than this many times their height; words with wider characters are rules or pieces of patterns. */
const widestCharacter = 1.6;
/** A word of letters without stems that is as tall as capitals consists of capitals. */
const [leastOfCapitals, mostOfCapitals] = [0.88, 1.2] as const;
/** Lower-case words read this surely (97 is the highest) are kept: running text has many of them beside digits and abbreviations in capitals. */
const sureConfidence = 96.3;
/** Forms have up to this many such labels. */
const mostWords = 40;
/** From this confidence on a word of a line with more words in small letters than in capitals is one of them. */
const fairlySure = 88;
/** Such a small word is enlarged this many times, on a margin of paper, with some pixels of the page beyond its box. */
const [enlarged, margin, overlap] = [2, 14, { x: 3, y: 2 }] as const;
/** Capitals at least this sure are accepted, however sure the lower-case reading was. */
const believable = 50;
/** Most letters by which the two readings may differ in length. */
const mostLetters = 2;

/** Rereads words that were read in lower case but are small capitals, each cut out at its own height, with nothing taller beside it. */
export function lookAtSmallCapitals(page: Raster, words: readonly ReadWord[]): SecondLook {
  const lines = new Map<number, Line>();
  for (const word of words) {
    const line = lines.get(word.line) ?? { capitals: [], small: 0 };
    lines.set(word.line, line);
    if (inCapitals.test(word.text)) line.capitals.push(word);
    if (inSmallLetters.test(word.text)) line.small += 1;
  }
  const small = words
    .filter((word) => isSmall(word, lines.get(word.line)))
    .toSorted((a, b) => a.conf - b.conf)
    .slice(0, mostWords)
    .map((word) => ({ word, ...cropOf(page, word) }));
  return {
    crops: small.map(({ picture }) => picture),
    improve: (before, readings) => {
      const capitals = new Map<ReadWord, ReadWord[]>();
      small.forEach(({ word, left, top }, index) => {
        const read = readings[index] ?? [];
        const conf = meanConfidence(read);
        if (conf < Math.min(believable, word.conf) || !isInCapitals(word, read)) return;
        const onPage = read.map((each) => ({
          ...word,
          text: each.text,
          conf: each.conf,
          left: left + Math.round(each.left / enlarged),
          right: left + Math.round(each.right / enlarged),
          top: top + Math.round(each.top / enlarged),
          bottom: top + Math.round(each.bottom / enlarged),
        }));
        capitals.set(word, onPage);
      });
      return before.flatMap((word) => capitals.get(word) ?? [word]);
    },
  };
}

/** Words of a line in capitals, and the number of those in small letters. */
interface Line {
  readonly capitals: ReadWord[];
  small: number;
}

function isSmall(word: ReadWord, { capitals, small }: Line = { capitals: [], small: 0 }): boolean {
  if (capitals.length === 0 || word.conf >= sureConfidence || !inSmallLetters.test(word.text)) return false;
  if (word.conf >= fairlySure && small > capitals.length) return false;
  if (word.right - word.left > widestCharacter * word.text.length * (word.bottom - word.top)) return false;
  const share = (word.bottom - word.top) / median(capitals.map(({ top, bottom }) => bottom - top));
  return (
    share < tallestSmall ||
    (withoutStems.test(word.text) && share > leastOfCapitals && share < mostOfCapitals)
  );
}

function isInCapitals({ text }: ReadWord, read: readonly ReadWord[]): boolean {
  const letters = (of: string): string => of.replace(/[^\p{L}]/gu, '');
  const all = letters(read.map((each) => each.text).join(''));
  return (
    all.length > 1 &&
    all === all.toUpperCase() &&
    Math.abs(all.length - letters(text).length) <= mostLetters &&
    read.every((each) => /^[\p{L}/.:]+$/u.test(each.text))
  );
}

function cropOf(page: Raster, word: ReadWord): { picture: Raster; left: number; top: number } {
  const left = Math.max(0, word.left - overlap.x);
  const right = Math.min(page.width, word.right + overlap.x);
  const top = Math.max(0, word.top - overlap.y);
  const bottom = Math.min(page.height, word.bottom + overlap.y);
  const cut = cutOnPaper(page, { left, top, right, bottom }, margin);
  const picture = enlarge(cut, { width: enlarged * cut.width, height: enlarged * cut.height });
  return { picture, left: left - margin, top: top - margin };
}
