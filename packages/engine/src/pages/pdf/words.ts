import type { PlacedWord, TextLayer } from '../document.ts';
import { addTurns, clampBox, turnBox } from '../geometry.ts';
import type { Turn } from '../raster.ts';
import type { Character } from './character.ts';
import { wordsOfSpacedLetters } from './letter-spacing.ts';

/** Gap in line heights from which two characters belong to different words though the text has no space. */
const wordGap = 0.4;

/**
 * A blank narrower than this, in line heights, was guessed: PDFium puts one between any two letters of some small print that is placed letter
 * by letter. The narrowest blank of a font is 0.2 of its size.
 */
const leastBlank = 0.06;

/** A character that starts this far before the end of the last one, in line heights, belongs to another word. */
const backward = 0.5;

/** Groups the characters of a page into words and turns them so that most of the text is upright. */
export function groupIntoWords(characters: readonly Character[], width: number, height: number): TextLayer {
  const turn = dominantTurn(characters);
  const spaced = wordsOfSpacedLetters(characters);
  const runs: Character[][] = [];
  for (const character of characters) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const isNew =
      run === undefined ||
      last === undefined ||
      (spaced.get(character) ??
        (isNewWord(last, character) || isAfterLostBlank(run.at(-2), last, character)));
    if (isNew) runs.push([character]);
    else run.push(character);
  }
  return { turn, words: withoutDoubles(runs.map((run) => toWord(run, { width, height, turn }))) };
}

function dominantTurn(characters: readonly Character[]): Turn {
  const counts = new Map<Turn, number>();
  for (const { turn } of characters) counts.set(turn, (counts.get(turn) ?? 0) + 1);
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1]);
  // A page with only a stamp on its side is still upright as displayed.
  return most !== undefined && most[1] > characters.length * 0.6 ? most[0] : 0;
}

function isNewWord(last: Character, next: Character): boolean {
  if (last.turn !== next.turn) return true;
  const isLevel = next.turn === 0 || next.turn === 180;
  const lineHeight = isLevel ? last.lineBottom - last.lineTop : last.lineRight - last.lineLeft;
  const gap = gapAlong(last, next);
  const isNext = isNextCell(last, next, leastBlank * lineHeight);
  if (next.startsWord && !isNext) return true;
  // The ink of dots is far apart in monospaced type, though their cells touch.
  if (gap > wordGap * lineHeight && !isNext) return true;
  if (gap < -backward * lineHeight - extentAlong(last)) return true;
  const across = isLevel
    ? Math.abs(next.lineBottom + next.lineTop - last.lineBottom - last.lineTop) / 2
    : Math.abs(next.lineRight + next.lineLeft - last.lineRight - last.lineLeft) / 2;
  return across > 0.5 * lineHeight;
}

/**
 * Whether a blank that kerning narrowed was lost between two capitals ("ANA ABREU"): their cells are apart, though those of the word before touch.
 */
function isAfterLostBlank(before: Character | undefined, last: Character, next: Character): boolean {
  if (before === undefined || ![last, next].every(({ text }) => /^\p{Lu}$/u.test(text))) return false;
  if (next.turn !== 0 || last.turn !== 0 || before.turn !== 0) return false;
  const lineHeight = last.lineBottom - last.lineTop;
  const gap = (next.lineLeft - last.lineRight) / lineHeight;
  return (
    gap > lostBlank &&
    gap < wordGap &&
    Math.abs(last.lineLeft - before.lineRight) / lineHeight < leastBlank / 2
  );
}
/** Least space between the cells of two such letters, in line heights. */
const lostBlank = 0.09;

/** Whether a character's cell begins where that of the last one ends. */
function isNextCell(last: Character, next: Character, most: number): boolean {
  const cell = ({ turn, lineLeft, lineRight, lineTop, lineBottom }: Character): Printed => ({
    turn,
    left: lineLeft,
    right: lineRight,
    top: lineTop,
    bottom: lineBottom,
  });
  return Math.abs(gapAlong(cell(last), cell(next))) < most;
}

type Printed = Pick<Character, 'turn' | 'left' | 'right' | 'top' | 'bottom'>;

function gapAlong(last: Printed, next: Printed): number {
  if (next.turn === 0) return next.left - last.right;
  if (next.turn === 180) return last.left - next.right;
  return next.turn === 270 ? next.top - last.bottom : last.top - next.bottom;
}

function extentAlong(character: Character): number {
  return character.turn === 0 || character.turn === 180
    ? character.right - character.left
    : character.bottom - character.top;
}

function toWord(run: readonly Character[], page: { width: number; height: number; turn: Turn }): PlacedWord {
  const left = Math.min(...run.map((c) => c.left)) / page.width;
  const right = Math.max(...run.map((c) => c.right)) / page.width;
  const top = Math.min(...run.map((c) => c.top)) / page.height;
  const bottom = Math.max(...run.map((c) => c.bottom)) / page.height;
  const lineTop = Math.min(...run.map((c) => c.lineTop)) / page.height;
  const lineBottom = Math.max(...run.map((c) => c.lineBottom)) / page.height;
  const lineLeft = Math.min(...run.map((c) => c.lineLeft)) / page.width;
  const lineRight = Math.max(...run.map((c) => c.lineRight)) / page.width;
  const line = turnBox([lineLeft, lineTop, lineRight - lineLeft, lineBottom - lineTop], page.turn);
  return {
    text: run
      .map((c) => c.text)
      .join('')
      .normalize('NFC'),
    conf: 100,
    box: clampBox(turnBox([left, top, right - left, bottom - top], page.turn)),
    band: [line[1], line[1] + line[3]],
    isTurned: addTurns(run[0]?.turn ?? 0, 360 - page.turn) !== 0,
  };
}

/** Some programs print bold by printing twice with a small offset; the second print is not a second word. */
function withoutDoubles(words: readonly PlacedWord[]): PlacedWord[] {
  const places = new Map<string, PlacedWord[]>();
  return words.filter((word) => {
    const same = places.get(word.text) ?? [];
    const isDouble = same.some(
      ({ box }) =>
        Math.abs(box[0] - word.box[0]) < word.box[3] * 0.3 &&
        Math.abs(box[1] - word.box[1]) < word.box[3] * 0.3,
    );
    if (!isDouble) places.set(word.text, [...same, word]);
    return !isDouble;
  });
}
