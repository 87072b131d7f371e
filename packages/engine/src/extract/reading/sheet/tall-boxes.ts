import { centreOf, middleOf, type Token } from './sheet.ts';

/** Whether a smaller word is in the upper part of a tall word's box, which reaches over it because a rule between them was erased. */
export function isOver(word: Token, tall: Token): boolean {
  const [low, height] = [word.bottom - word.top, tall.bottom - tall.top];
  return (
    word.folded.length > 1 &&
    low > 0.25 * height &&
    low < 0.75 * height &&
    middleOf(word) > tall.top &&
    word.bottom < tall.top + 0.5 * height
  );
}

/** Space between two words of a row, whichever is first. */
const gapTo = (token: Token, other: Token): number =>
  Math.max(other.left - token.right, token.left - other.right);

/** Whether another word is a direct neighbour at mid-height of a box that was drawn too tall. */
const isWithinBeside = (token: Token, other: Token, glyph: number): boolean => {
  const gap = gapTo(token, other);
  const isInMiddle = Math.abs(middleOf(other) - middleOf(token)) < 0.15 * (token.bottom - token.top);
  return gap > -0.2 * glyph && gap < 1.2 * glyph && isInMiddle;
};

/** Whether another word is a direct neighbour with the same upper edge of a box that was drawn down into the next row. */
const isLevelBeside = (token: Token, other: Token, glyph: number): boolean => {
  const gap = gapTo(token, other);
  return gap > -0.2 * glyph && gap < 1.2 * glyph && Math.abs(other.top - token.top) < 0.4 * glyph;
};

/**
 * Whether a tall box is of the words at its head, though some are at its foot: it stands among those of one row, and the others are further lines
 * of a cell, whose height crosses that row's as a label's over its value does not.
 */
function isRowAround(token: Token, head: readonly Token[], foot: readonly Token[]): boolean {
  const isAmong = (words: readonly Token[]): boolean =>
    words.some(({ right }) => right < token.left) && words.some(({ left }) => left > token.right);
  const crosses = head.some((word) => foot.some((other) => other.top < word.bottom));
  return crosses && isAmong(head) && !isAmong(foot);
}

/**
 * A word's box may reach up into the label above it when a rule between them was erased, or down into the next row: it is cut to the height
 * of the nearest word of its row with letters of similar width.
 */
export function asHighAsTheirRow(tokens: readonly Token[], glyph: number): Token[] {
  const pitchOf = ({ left, right, text }: Token): number => (right - left) / Math.max(1, text.length);
  return tokens.map((token) => {
    const height = token.bottom - token.top;
    if (token.conf === 100 || height < 1.4 * glyph) return token;
    const like = tokens.filter((other) => {
      const share = (other.bottom - other.top) / height;
      const pitch = pitchOf(other) / pitchOf(token);
      return share < 0.75 && other.bottom - other.top > 0.6 * glyph && pitch > 0.7 && pitch < 1.4;
    });
    const level = like.filter(
      (other) => Math.abs(other.bottom - token.bottom) < 0.4 * glyph || isWithinBeside(token, other, glyph),
    );
    // Words apart at its foot may be of the next row, when those right beside it begin at its head.
    const hasBeside = level.some((other) => gapTo(token, other) < 1.2 * glyph);
    const upper = hasBeside ? [] : like.filter((other) => isLevelBeside(token, other, glyph));
    const head = hasBeside ? [] : like.filter((other) => Math.abs(other.top - token.top) < 0.4 * glyph);
    const beside = upper.length > 0 ? upper : isRowAround(token, head, level) ? head : level;
    const [nearest] = beside.toSorted(
      (a, b) => Math.abs(centreOf(a) - centreOf(token)) - Math.abs(centreOf(b) - centreOf(token)),
    );
    if (nearest === undefined) return token;
    const [x, y, width, tall] = token.box;
    const bottom = Math.min(token.bottom, nearest.bottom + 0.4 * glyph);
    const cut = tall * ((nearest.top - token.top) / height);
    const left = tall * ((bottom - nearest.top) / height);
    return { ...token, top: nearest.top, bottom, box: [x, y + cut, width, left] };
  });
}

/** Share of the narrower width that a small word and the word below it must share. */
const leastOver = 0.6;

/** Cuts boxes that hold a smaller word in their upper part, so that they begin below it. */
export function withoutWhatIsOver(tokens: readonly Token[], glyph: number): Token[] {
  return tokens.map((token) => {
    const height = token.bottom - token.top;
    if (token.conf === 100 || height < 1.4 * glyph) return token;
    const over = tokens.filter((other) => {
      const wide = Math.min(token.right, other.right) - Math.max(token.left, other.left);
      const narrower = Math.min(other.right - other.left, token.right - token.left);
      return other !== token && wide > leastOver * narrower && isOver(other, token);
    });
    const top = Math.max(token.top, ...over.map(({ bottom }) => bottom));
    const [x, y, width, tall] = token.box;
    const cut = tall * ((top - token.top) / height);
    return cut === 0 ? token : { ...token, top, box: [x, y + cut, width, tall - cut] };
  });
}
