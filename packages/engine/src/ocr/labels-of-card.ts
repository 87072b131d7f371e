import { shareOfHeight, type Edges, type TextLine } from '../pages/prepare/text-lines.ts';

/** Words of a row this far apart, in middle glyphs of the card, are two values. */
const apart = 1.5;
/** A value read at least this surely tells where its label stands. */
const sureOfValue = 60;
/** A label ends at most so far above its value, may reach so far into its box, and begins at most so far from its left edge; in middle glyphs. */
const [farthestAbove, deepest, beside, before] = [1, 0.5, 1, 3] as const;

interface Read extends Edges {
  readonly text: string;
  readonly conf: number;
}

const isInRow = (a: Edges, b: Edges): boolean => shareOfHeight(a, b) > 0.5;

/** The first words of values: what is read surely, with nothing close before it. */
const valuesAmong = (words: readonly Read[], glyphHeight: number): Read[] =>
  words.filter(
    (word) =>
      word.conf >= sureOfValue &&
      /[\p{L}\p{N}]/u.test(word.text) &&
      !words.some(
        (other) =>
          other.left < word.left && word.left - other.right < apart * glyphHeight && isInRow(other, word),
      ),
  );

function isLabelOf(value: Edges, line: Edges, glyphHeight: number): boolean {
  const above = (value.top - line.bottom) / glyphHeight;
  const right = (line.left - value.left) / glyphHeight;
  return (
    above <= farthestAbove &&
    above >= -deepest &&
    right <= beside &&
    right >= -before &&
    line.right - value.left > glyphHeight
  );
}

/**
 * Lines that stand where the labels of values do: right above the first word of one. A card's other pale lines are its pattern, its
 * portrait, and the shadow of its edge.
 */
export function labelsAmong(
  lines: readonly TextLine[],
  words: readonly Read[],
  glyphHeight: number,
): TextLine[] {
  const values = valuesAmong(words, glyphHeight);
  return lines.filter((line) => values.some((value) => isLabelOf(value, line, glyphHeight)));
}
