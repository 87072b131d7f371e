import type { Token } from '../sheet/sheet.ts';

/** Accents, tails and slashes make a word taller by a third. */
const ofMarked = 0.75;

/** Height of a row's words without the part that accents, tails and slashes add to some of them. */
export function sizeOfType(tokens: readonly Token[]): number {
  const isPlain = ({ text }: Token): boolean =>
    /[A-Z\dbdfhklt]/.test(text) && !/[,;()/|\][jpgqyçQÇ]|[\u00C0-\u00DC]/.test(text.normalize('NFC'));
  const plain = tokens.filter(isPlain);
  const least = Math.min(...(plain.length > 0 ? plain : tokens).map(({ top, bottom }) => bottom - top));
  return plain.length > 0 ? least : ofMarked * least;
}
