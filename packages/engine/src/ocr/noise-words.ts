import { isRunningText } from '../pages/running-text.ts';
import type { ReadWord } from './recogniser.ts';
import { charactersOf } from './second-pass.ts';

/** Words below this confidence are noise; marks without a letter or digit are noise more often, so they need more. */
const leastConfidence = 10;
const leastMarkConfidence = 85;
/** Among so many words on either side, this share of whose characters are believed, a word is badly printed, not noise. */
const [besideWords, mostBeside, believedConfidence] = [6, 0.7, 60] as const;
/** A shorter word may be taller than wide although it is upright. */
export const leastTurned = 3;
const openingMark = /^["“”„](?=[\p{L}\p{N}])/u;
const closingMark = /[\p{L}\p{N}.]["“”]/u;
/** Words of four letters or digits and this confidence are surely text; so many of them, more than a card or a meter has, show where a page has it. */
const [textConfidence, leastText] = [85, 40] as const;
/** What is read of a frame is at most this long, and less sure than this. */
const [longestSpeck, surestSpeck] = [4, 80] as const;

/** Tells which of these words are noise: in running text a word is none when most of the text before and after it is believed. */
export function noiseOf(words: readonly ReadWord[]): (word: ReadWord) => boolean {
  const isProse = isRunningText(words);
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
  return (word) => {
    if (isInMargin(word) && isSpeck(word)) return true;
    if (!/[\p{L}\p{N}]/u.test(word.text)) return word.conf < leastMarkConfidence;
    return word.conf < leastConfidence && (!isProse || isTurned(word) || !isBesideText(word));
  };
}

/**
 * Tells the text of each of these words: on a form, a quotation mark before a word that none in its line closes is the corner of
 * a cell.
 */
export function withoutCorners(words: readonly ReadWord[]): (word: ReadWord) => string {
  if (isRunningText(words)) return ({ text }) => text;
  const closed = new Set(words.filter(({ text }) => closingMark.test(text)).map(({ line }) => line));
  return ({ text, line }) => (closed.has(line) ? text : text.replace(openingMark, ''));
}

/** A few letters hardly believed; digits may be a page's number or the end of a column of amounts. */
const isSpeck = ({ text, conf }: ReadWord): boolean =>
  text.length <= longestSpeck && conf < surestSpeck && !/\p{N}/u.test(text);

/** Tells what stands beside, above or below everything that is surely text: frames and the desk, of which pieces are read as letters. */
function marginOf(words: readonly ReadWord[]): (word: ReadWord) => boolean {
  const text = words.filter((word) => word.conf >= textConfidence && /[\p{L}\p{N}]{4}/u.test(word.text));
  if (text.length < leastText) return () => false;
  const [left, top] = [Math.min(...text.map((word) => word.left)), Math.min(...text.map((word) => word.top))];
  const right = Math.max(...text.map((word) => word.right));
  const bottom = Math.max(...text.map((word) => word.bottom));
  return (word) => word.right <= left || word.left >= right || word.bottom <= top || word.top >= bottom;
}

/** Text that runs up or down an upright page has boxes taller than wide. */
export function isTurned({ text, left, top, right, bottom }: ReadWord): boolean {
  return text.length >= leastTurned && bottom - top > 1.6 * (right - left);
}
