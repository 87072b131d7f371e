import type { Character } from './character.ts';

/** The letters that one glyph may be of. */
const ofLigature = /^(?:ff[il]?|f[ilt]|st)$/;
const mostLetters = 3;
/** Width of a ligature in heights of its line, where it begins or ends a word. */
const usualWidth = 0.45;

/** The letters from a place on that are of one glyph: their cells begin at one point. */
function ligatureAt(characters: readonly Character[], at: number): readonly Character[] {
  const first = characters[at];
  for (let count = mostLetters; first !== undefined && count > 1; count -= 1) {
    const letters = characters.slice(at, at + count);
    const isOne = letters.every(
      ({ lineLeft, lineTop, turn, startsWord }, index) =>
        turn === 0 &&
        lineLeft === first.lineLeft &&
        lineTop === first.lineTop &&
        (index === 0 || !startsWord),
    );
    if (isOne && letters.length === count && ofLigature.test(letters.map(({ text }) => text).join('')))
      return letters;
  }
  return [];
}

/** Whether the ink of a letter is in the line of another one. */
const isLevel = ({ top, bottom }: Character, { lineTop, lineBottom }: Character): boolean => {
  const middle = (top + bottom) / 2;
  return middle > lineTop && middle < lineBottom;
};

/** The letters of a glyph set in equal parts between two points of the line of a neighbour. */
const setBetween = (
  letters: readonly Character[],
  [left, right]: readonly [number, number],
  { top, bottom, lineTop, lineBottom }: Character,
): Character[] =>
  letters.map((letter, at) => {
    const width = (right - left) / letters.length;
    const [from, to] = [left + at * width, left + (at + 1) * width];
    return {
      ...letter,
      left: from,
      right: to,
      lineLeft: from,
      lineRight: to,
      top,
      bottom,
      lineTop,
      lineBottom,
    };
  });

/**
 * The characters with the letters of ligatures in their words: PDFium writes "fi" for its glyph, but within a group of the page, as programs make
 * one for pale text, at the place that the glyph has in the group and not on the page.
 */
export function withLigaturesPlaced(characters: readonly Character[]): Character[] {
  const placed: Character[] = [];
  for (let at = 0; at < characters.length;) {
    const letters = ligatureAt(characters, at);
    const [first] = letters;
    const own = characters[at];
    if (first === undefined) {
      if (own !== undefined) placed.push(own);
      at += 1;
      continue;
    }
    const [last, following] = [placed.at(-1), characters[at + letters.length]];
    const before = first.startsWord ? undefined : last;
    const next = following?.startsWord === false ? following : undefined;
    const beside = next ?? before;
    const isWhole = before === undefined || next === undefined || isLevel(before, next);
    if (beside === undefined || !isWhole || beside.turn !== 0 || isLevel(first, beside))
      placed.push(...letters);
    else {
      const width = usualWidth * (beside.lineBottom - beside.lineTop);
      const left = before?.lineRight ?? beside.lineLeft - width;
      placed.push(...setBetween(letters, [left, next?.lineLeft ?? left + width], beside));
    }
    at += letters.length;
  }
  return placed;
}
