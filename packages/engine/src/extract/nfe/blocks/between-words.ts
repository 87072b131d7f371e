import type { Token } from '../../reading/sheet/sheet.ts';

/** A letter's box may be drawn so much taller than the words beside it, and begins as near to their height, in heights of theirs. */
const [drawnTaller, sameTop] = [1.6, 0.25] as const;

/** Whether a letter stands between two words, as in a name in large type ("PEÇAS E IMPLEMENTOS"). */
export function isBetweenWords(letter: Token, tokens: readonly Token[]): boolean {
  const near = tokens.filter((word) => {
    const size = word.bottom - word.top;
    const gap = Math.max(word.left - letter.right, letter.left - word.right);
    return (
      /\p{L}{3}/u.test(word.text) &&
      gap < size &&
      Math.abs(word.top - letter.top) < sameTop * size &&
      letter.bottom - letter.top < drawnTaller * size
    );
  });
  return near.some(({ left }) => left > letter.left) && near.some(({ left }) => left < letter.left);
}
