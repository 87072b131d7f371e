import { median } from '../pages/median.ts';
import { enlarge } from '../pages/prepare/resample.ts';
import { cutOnPaper, type Raster } from '../pages/raster.ts';
import type { ReadWord } from './recogniser.ts';
import { meanConfidence, type SecondLook } from './second-pass.ts';

/** Labels set in capitals as tall as the small letters of the values beside them are taken for small letters ("CEP" for "cer"). */
const inSmallLetters = /^\p{Ll}[\p{L}/.:]*\p{Ll}[\p{L}/.:]*$/u;
const inCapitals = /^[\p{Lu}\d.,/-]*(?:\p{Lu}{2}|\d{2})[\p{Lu}\d.,/:-]*$/u;
/** Letters that are no taller than the smallest. */
const withoutStems = /^[acemnorsuvwxzç]+$/;
/** Capitals of a label are at most this share as tall as those of a value; among small letters are some with stems or tails. */
const tallestSmall = 0.82;
/** As tall as capitals: a word of letters without stems is one of capitals. */
const [leastOfCapitals, mostOfCapitals] = [0.88, 1.2] as const;
/** Small letters read this surely, of 97 at most, are small letters: running text is full of them, beside figures and abbreviations in capitals. */
const sureConfidence = 96.3;
/** Forms have as many such labels. */
const mostWords = 40;
/** The pixels of so small a word are mixed anew, and there is paper around it. */
const [enlarged, margin, overlap] = [2, 14, { x: 3, y: 2 }] as const;
/** Capitals this sure are believed whatever the small letters were. */
const believable = 50;
/** As many letters more or fewer as a misreading has. */
const mostLetters = 2;

/** Words that are read in small letters though they are small capitals, each cut at its own height: nothing taller stands beside it then. */
export function lookAtSmallCapitals(page: Raster, words: readonly ReadWord[]): SecondLook {
  const lines = new Map<number, ReadWord[]>();
  for (const word of words)
    if (inCapitals.test(word.text)) lines.set(word.line, [...(lines.get(word.line) ?? []), word]);
  const small = words
    .filter((word) => isSmall(word, lines.get(word.line) ?? []))
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

function isSmall(word: ReadWord, capitals: readonly ReadWord[]): boolean {
  if (capitals.length === 0 || word.conf >= sureConfidence || !inSmallLetters.test(word.text)) return false;
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
