import type { Token } from './sheet.ts';

/** Accents, tails and slashes make a word taller by a third. */
const ofMarked = 0.75;

const isPlain = ({ text }: Token): boolean =>
  /[A-Z\dbdfhklt]/.test(text) && !/[,;()/|\][jpgqyçQÇ]|[\u00C0-\u00DC]/.test(text.normalize('NFC'));

/** Whether the words of a row tell the size of their type: one at least is as high as a capital, and no higher. */
export const tellsSize = (tokens: readonly Token[]): boolean => tokens.some(isPlain);

/** Height of a row's words without the part that accents, tails and slashes add to some of them. */
export function sizeOfType(tokens: readonly Token[]): number {
  const plain = tokens.filter(isPlain);
  const least = Math.min(...(plain.length > 0 ? plain : tokens).map(({ top, bottom }) => bottom - top));
  return plain.length > 0 ? least : ofMarked * least;
}

/** Sizes of two rows of one text differ by less than these factors. */
const [smaller, larger] = [0.85, 1.18] as const;
/** The least height of the words: a sign between them may come from another typeface ("→"). */
const leastHeight = (tokens: readonly Token[]): number => {
  const words = tokens.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  return Math.min(...(words.length > 0 ? words : tokens).map(({ top, bottom }) => bottom - top));
};

/**
 * Whether two rows are in one size of type. A text layer gives all words the height of their type: there a row of none but marked words ("NATAL/RN")
 * is as high as the others, not a third smaller.
 */
export function areOfOneSize(one: readonly Token[], other: readonly Token[]): boolean {
  const isOne = (ratio: number): boolean => ratio > smaller && ratio < larger;
  const heights = leastHeight(one) / Math.max(1, leastHeight(other));
  return (
    isOne(sizeOfType(one) / Math.max(1, sizeOfType(other))) ||
    (isExact(one) && isExact(other) && isOne(heights))
  );
}

/** Whether words are in larger type than others by a factor; in a text layer their heights tell it, too. */
export const isLargerThan = (one: readonly Token[], other: readonly Token[], factor: number): boolean =>
  sizeOfType(one) > factor * sizeOfType(other) ||
  (isExact(one) && isExact(other) && leastHeight(one) > factor * leastHeight(other));

const isExact = (tokens: readonly Token[]): boolean => tokens.every(({ conf }) => conf === 100);
