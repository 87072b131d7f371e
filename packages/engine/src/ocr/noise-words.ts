import { isWithin, shareOfHeight, unionOf, type Edges } from '../pages/prepare/text-lines.ts';
import { isRunningText } from '../pages/running-text.ts';
import type { ReadWord } from './recogniser.ts';
import { charactersOf } from './second-pass.ts';

/** Words below this confidence are noise; marks without a letter or digit are noise more often, so they need more. */
export const leastConfidence = 10;
const leastMarkConfidence = 85;
/** Among so many words on either side, this share of whose characters are believed, a word is badly printed, not noise. */
const [besideWords, mostBeside, believedConfidence] = [6, 0.7, 60] as const;
/** A shorter word may be taller than wide although it is upright. */
export const leastTurned = 3;
const openingMark = /^["“”„|[\]]+(?=[\p{L}\p{N}])/u;
const closingMark = /[\p{L}\p{N}.]["“”\]]/u;
const bars = /^[|[\]]+$/;
/** Zeros, struck ones too, and ones of a table's cells are read as these. */
const figureLike = /^[(f]?[OoIl]\)?$/;
/** Words of four letters or digits and this confidence are surely text; so many of them, more than a card or a meter has, show where a page has it. */
const [textConfidence, leastText] = [85, 40] as const;
/** What is read of a frame is at most this long, and less sure than this. */
const [longestSpeck, surestSpeck] = [4, 80] as const;
/** Digits may be a page's number, or the end of a column of amounts; so few of them left of all text are a frame's too. */
const longestNumber = 2;
/** An address is never read surely; a row of dots or dashes is read as fewer letters. */
const [address, leastOfAddress, leastLetters] = [/^[\p{Ll}\d].*\p{Ll}\.\p{Ll}{2,}$/u, 14, 8] as const;

/** On a form, letters lower than this share of the page's middle glyph are dots of a pattern; higher than this many, a signature or a seal. */
const [leastLetter, highestLetter] = [0.35, 3] as const;
const [surestDots, surestScript] = [85, 60] as const;
/** Letters without a sure word in their row this near, in middle glyphs, need this confidence: pieces of patterns and seals stand alone. */
const [farthest, leastAlone] = [5, 50] as const;
const sameRow = 0.5;
/** A printed bar between words is lower than this; rules of cells are read as higher ones. */
const tallestBar = 1.5;

/** Tells which of these words are pieces of frames or of the desk beside all text: hardly believed, or a few letters. */
export function pieceOfFrame(words: readonly ReadWord[]): (word: ReadWord) => boolean {
  const text = edgesOfText(words);
  const [isInMargin, left] = [isOutside(text), text?.left ?? 0];
  return (word) =>
    (isInMargin(word) && !figureLike.test(word.text) && (isSpeck(word) || word.conf < leastConfidence)) ||
    (word.right <= left && word.text.length <= longestNumber && word.conf < surestSpeck);
}

/** Tells which of these words are noise: in running text a word is none when most of the text before and after it is believed. */
export function noiseOf(
  words: readonly ReadWord[],
  { glyphHeight }: { readonly glyphHeight: number },
): (word: ReadWord) => boolean {
  const isProse = isRunningText(words);
  const isOfForm = isProse ? () => false : noiseOfForms(words, glyphHeight);
  const places = new Map(words.map((word, index) => [word, index]));
  const isBesideText = (word: ReadWord): boolean => {
    const at = places.get(word) ?? 0;
    const beside = words
      .slice(Math.max(0, at - besideWords), at + besideWords + 1)
      .filter((other) => other !== word && other.block === word.block);
    const believed = charactersOf(beside.filter(({ conf }) => conf >= believedConfidence));
    return believed >= word.text.length && believed >= mostBeside * charactersOf(beside);
  };
  const isInMargin = marginOf(words);
  const isNumeral = numeralsOf(words);
  return (word) => {
    if (isNumeral(word)) return false;
    if ((isInMargin(word) && isSpeck(word)) || isOfForm(word) || isMote(word, words)) return true;
    if (!/[\p{L}\p{N}]/u.test(word.text)) return word.conf < leastMarkConfidence;
    if (word.conf >= leastConfidence || isAddress(word)) return false;
    return !isProse || isTurned(word) || !isBesideText(word);
  };
}

/** Two or three bars read this surely, right behind a word and level with its letters, in shares of its height. */
const [numeral, sureNumeral, behindWord, levelWith] = [/^\|{2,3}$/, 50, 1, 0.3] as const;

/** Tells which bars are a Roman numeral behind a word ("FAMÍLIA II"), and no rules of a form: those reach above and below the letters. */
function numeralsOf(words: readonly ReadWord[]): (word: ReadWord) => boolean {
  return (word) =>
    numeral.test(word.text) &&
    word.conf >= sureNumeral &&
    words.some((before) => {
      const height = before.bottom - before.top;
      const gap = word.left - before.right;
      return (
        before.conf >= textConfidence &&
        /^\p{Lu}\p{L}{2,}$/u.test(before.text) &&
        gap > 0 &&
        gap < behindWord * height &&
        Math.abs(word.top - before.top) < levelWith * height &&
        Math.abs(word.bottom - before.bottom) < levelWith * height
      );
    });
}

/** Tells what is read of a form's rules, pattern, seals and signatures. Cards and meters have too few sure words to tell. */
function noiseOfForms(words: readonly ReadWord[], glyphHeight: number): (word: ReadWord) => boolean {
  const sure = words.filter(({ conf }) => conf >= textConfidence);
  if (sure.filter(isLong).length < leastText) return () => false;
  const isAlone = (word: ReadWord): boolean =>
    !sure.some(
      (other) =>
        other.text.length > 1 &&
        shareOfHeight(word, other) >= sameRow &&
        Math.max(other.left - word.right, word.left - other.right) <= farthest * glyphHeight,
    );
  return (word) => {
    const height = word.bottom - word.top;
    if (bars.test(word.text)) return height < leastLetter * glyphHeight || height > tallestBar * glyphHeight;
    if (!/\p{L}/u.test(word.text)) return false;
    if (height < leastLetter * glyphHeight) return word.conf < surestDots;
    if (!isSpeck(word) || isTurned(word)) return false;
    if (height > highestLetter * glyphHeight && word.conf < surestScript) return true;
    return word.conf < leastAlone && !figureLike.test(word.text) && isAlone(word);
  };
}

/**
 * Tells the text of each of these words: on a form, a bar, or a quotation mark or bracket that none in its line closes, before a
 * word is the corner of a cell; two or three right behind a word are a Roman numeral.
 */
export function withoutCorners(words: readonly ReadWord[]): (word: ReadWord) => string {
  const isNumeral = numeralsOf(words);
  const closed = new Set(words.filter(({ text }) => closingMark.test(text)).map(({ line }) => line));
  const isProse = isRunningText(words);
  return (word) => {
    if (isNumeral(word)) return 'I'.repeat(word.text.length);
    return isProse || closed.has(word.line) ? word.text : word.text.replace(openingMark, '');
  };
}

/** A letter or figure lower than this share of its line, or of a word in whose middle it stands, is a mote of a pattern, however surely it was read. */
const [lowestOfLine, lowestOfWord] = [0.2, 0.4] as const;
const isMote = (word: ReadWord, words: readonly ReadWord[]): boolean => {
  const height = word.bottom - word.top;
  if (!/^[\p{L}\p{N}]$/u.test(word.text)) return false;
  const isIn = (other: ReadWord): boolean =>
    isLong(other) && height < lowestOfWord * (other.bottom - other.top) && isWithin(word, other);
  return height < lowestOfLine * (word.lineBottom - word.lineTop) || words.some(isIn);
};

/** A few letters hardly believed; digits may be a page's number or the end of a column of amounts. */
const isSpeck = ({ text, conf }: ReadWord): boolean =>
  text.length <= longestSpeck && conf < surestSpeck && !/\p{N}/u.test(text);

const isLong = ({ text }: ReadWord): boolean => /[\p{L}\p{N}]{4}/u.test(text);

/** Tells what stands beside, above or below everything that is surely text: frames and the desk, of which pieces are read as letters. */
export const marginOf = (words: readonly ReadWord[]): ((place: Edges) => boolean) =>
  isOutside(edgesOfText(words));

function isOutside(text: Edges | undefined): (place: Edges) => boolean {
  if (text === undefined) return () => false;
  const { left, top, right, bottom } = text;
  return (place) => place.right <= left || place.left >= right || place.bottom <= top || place.top >= bottom;
}

/** The edges of everything that is surely text; none where a page has too little to tell. */
function edgesOfText(words: readonly ReadWord[]): Edges | undefined {
  const text = words.filter((word) => word.conf >= textConfidence && isLong(word));
  const [first] = text;
  return first === undefined || text.length < leastText ? undefined : text.reduce<Edges>(unionOf, first);
}

const isAddress = ({ text }: ReadWord): boolean =>
  text.length >= leastOfAddress && address.test(text) && new Set(text).size >= leastLetters;

/** Text that runs up or down an upright page has boxes taller than wide. */
export function isTurned({ text, left, top, right, bottom }: ReadWord): boolean {
  return text.length >= leastTurned && bottom - top > 1.6 * (right - left);
}
