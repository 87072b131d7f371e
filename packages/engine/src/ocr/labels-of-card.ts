import { sharedHeight, shareOfHeight, type Edges, type TextLine } from '../pages/prepare/text-lines.ts';

/** Words of a row this far apart, in middle glyphs of the card, are two values. */
const apart = 1.5;
/** What is read at least this surely is a value, or a label that needs no other reading. */
const sure = 60;
/** A label stands so far above its value's box, in heights of that box, begins so far before it and is so long, in middle glyphs. */
const [upTo, downTo, before, shortest, longest] = [1.3, 0.1, 0.4, 3, 10] as const;
/** A line that is a label's ends at most so far above its value, may reach so far into its box, and begins at most so far after and before it; in middle glyphs. */
const [farthestAbove, deepest, latest, earliest] = [1, 0.5, 1, 3] as const;
/** A place is taken where surely read words fill this share of its height. */
const taken = 0.4;
/** A form that was taken for a card has more values; most time goes to those at its head. */
const mostLabels = 40;

interface Read extends Edges {
  readonly text: string;
  readonly conf: number;
}

const isInRow = (a: Edges, b: Edges): boolean => shareOfHeight(a, b) > 0.5;

/** The first words of values: what is read surely, with nothing close before it. */
const valuesAmong = (words: readonly Read[], glyphHeight: number): Read[] =>
  words.filter(
    (word) =>
      word.conf >= sure &&
      /[\p{L}\p{N}]/u.test(word.text) &&
      !words.some(
        (other) =>
          other.left < word.left && word.left - other.right < apart * glyphHeight && isInRow(other, word),
      ),
  );

function isLabelOf(value: Edges, line: Edges, glyphHeight: number): boolean {
  const above = (value.top - line.bottom) / glyphHeight;
  const after = (line.left - value.left) / glyphHeight;
  return (
    above <= farthestAbove &&
    above >= -deepest &&
    after <= latest &&
    after >= -earliest &&
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

/**
 * The places right above values where no label was read. Labels are printed in the pale colour of the card, and its pattern crosses
 * them: their letters are no pieces of ink of their own, and no line that is found by its ink.
 */
export function placesOfLabels(words: readonly Read[], glyphHeight: number): TextLine[] {
  const values = valuesAmong(words, glyphHeight);
  const read = words.filter(({ conf }) => conf >= sure);
  return values
    .map((value): TextLine => {
      const height = value.bottom - value.top;
      const beside = values.filter(
        (other) => isInRow(other, value) && other.left - value.left > shortest * glyphHeight,
      );
      const next = Math.min(...beside.map(({ left }) => left - glyphHeight));
      return {
        left: Math.max(0, Math.round(value.left - before * glyphHeight)),
        right: Math.round(Math.min(next, value.left + longest * glyphHeight)),
        top: Math.max(0, Math.round(value.top - upTo * height)),
        bottom: Math.round(value.top - downTo * height),
        row: 0,
        glyphs: 1,
      };
    })
    .filter(
      (place) =>
        place.bottom - place.top > glyphHeight / 2 &&
        !read.some(
          (word) =>
            word.left < place.right &&
            word.right > place.left &&
            sharedHeight(word, place) > taken * Math.min(place.bottom - place.top, word.bottom - word.top),
        ),
    )
    .toSorted((a, b) => a.top - b.top)
    .slice(0, mostLabels);
}
