import type { Box } from '@lavra/contract/model/result';
import { endedAt } from './ended-at.ts';

interface Placed {
  readonly text: string;
  readonly conf: number;
  readonly box: Box;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A word and the one within its box are read at least this surely; its letters are so many times as wide as that one's, and no longer when it is cut. */
const [surely, tooWide, alike] = [80, 1.8, 1.6] as const;
/** How far the words within a box may reach out of it, and how far they may be off its middle, in glyphs. */
const [beyond, offMiddle] = [0.3, 0.4] as const;
/** Space that is left before the word behind, in glyphs. */
const wordSpace = 0.3;

const pitchOf = ({ left, right, text }: Pick<Placed, 'left' | 'right' | 'text'>): number =>
  (right - left) / Math.max(1, text.length);

/** Words of a picture whose boxes were drawn over the words behind them, as wide as they are without those; others as they are. */
export function withoutOverdrawn<T extends Placed>(tokens: readonly T[], glyph: number): T[] {
  return tokens.map((token) => {
    if (token.conf === 100 || token.conf < surely) return token;
    const [first] = tokens
      .filter(
        (other) =>
          other !== token &&
          other.conf > surely &&
          other.left > token.left &&
          other.right < token.right + beyond * glyph &&
          Math.abs(other.top + other.bottom - token.top - token.bottom) < 2 * offMiddle * glyph,
      )
      .toSorted((a, b) => a.left - b.left);
    if (first === undefined || pitchOf(token) < tooWide * pitchOf(first)) return token;
    const right = first.left - wordSpace * glyph;
    const pitch = pitchOf({ ...token, right }) / pitchOf(first);
    if (pitch > alike || pitch < 1 / alike) return token;
    return endedAt(token, right);
  });
}
