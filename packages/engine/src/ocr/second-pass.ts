import { findComponents } from '../pages/prepare/components.ts';
import { cutOnPaper, type Raster } from '../pages/raster.ts';
import { isRunningText } from './join-blocks.ts';
import type { ReadWord, Recogniser } from './recogniser.ts';

/** Below these a word is read once more by itself: between the columns of a table the recogniser loses commas and figures. */
const doubtfulFigures = 88;
const doubtfulLetters = 70;
/** One or two letters read this badly are a speck or a piece of a pattern. */
const mark = { longest: 2, conf: 30 } as const;
/** An amount loses its comma at nearly any confidence, of 97 at most; where there is a piece of ink for each figure and none besides, it has none. */
const bareFigures = /^\d{3,8}$/;
const sureFigures = 95.5;
/** Pieces of ink as tall as this share of the tallest, and ending as far from its foot at most, are figures. */
const [leastFigure, mostUneven] = [0.8, 0.12] as const;
/** A comma is printed pale where it is small. */
const pale = 200;
/** A second reading below this is no better than the first. */
const believable = 50;
/** Of a word's own width a reading of it has as much; rules beside it are in its box too. */
export const leastWhole = 0.7;
/** Pages of noise have more doubtful words than are worth the time; figures and long words matter most. */
const mostWords = 80;
/** Paper around a word, in pixels of a prepared page. */
const margin = 14;
/** What is taken of the page beyond the word's own box: the edges of letters. */
const overlap = 4;
/** Letters that a figure is taken for, and may turn out to be. */
const figureLike = /[OoQDIl|SsBZzGgqTAb]/g;

/** Single lines to be read once more, and what becomes of the words of the page by their readings. */
export interface SecondLook {
  readonly crops: readonly Raster[];
  improve(words: readonly ReadWord[], readings: readonly (readonly ReadWord[])[]): ReadWord[];
}

/** All of them in one reading: the program takes a seventh of a second to start. */
export async function lookAgain(
  words: readonly ReadWord[],
  looks: readonly SecondLook[],
  recogniser: Recogniser,
): Promise<ReadWord[]> {
  const readings = await recogniser.readLines(looks.flatMap(({ crops }) => crops));
  let [improved, from] = [[...words], 0];
  for (const { crops, improve } of looks) {
    improved = improve(improved, readings.slice(from, from + crops.length));
    from += crops.length;
  }
  return improved;
}

/** Each doubtful word of a prepared page by itself; the surer reading stays. */
export function lookAtDoubtful(
  page: Raster,
  words: readonly ReadWord[],
  isLeftOut: (word: ReadWord) => boolean = () => false,
): SecondLook {
  const doubtful = words
    .filter((word) => isDoubtful(page, word) && !isLeftOut(word))
    .toSorted((a, b) => Number(hasFigure(b)) - Number(hasFigure(a)) || b.text.length - a.text.length)
    .slice(0, mostWords)
    .map((word) => ({ word, ...cropOf(page, word, words) }));
  return {
    crops: doubtful.map(({ picture }) => picture),
    improve: (before, readings) => withSurer(before, doubtful, readings),
  };
}

interface Doubtful extends Crop {
  readonly word: ReadWord;
}

function withSurer(
  words: readonly ReadWord[],
  doubtful: readonly Doubtful[],
  readings: readonly (readonly ReadWord[])[],
): ReadWord[] {
  const isProse = isRunningText(words);
  const surer = new Map<ReadWord, ReadWord[]>();
  doubtful.forEach(({ word, left, top }, index) => {
    const read = readings[index] ?? [];
    const conf = meanConfidence(read);
    if (conf < believable || (conf <= word.conf && !hasFoundComma(word, read))) return;
    if (!isWithin(word, read) || (isProse && !isWhole(word, read))) return;
    surer.set(
      word,
      read.map((each) => ({
        ...word,
        text: each.text,
        conf: each.conf,
        left: left + each.left,
        top: top + each.top,
        right: left + each.right,
        bottom: top + each.bottom,
      })),
    );
  });
  return words.flatMap((word) => surer.get(word) ?? [word]);
}

function isDoubtful(page: Raster, word: ReadWord): boolean {
  if (hasFigure(word))
    return (
      word.conf < doubtfulFigures ||
      (word.conf < sureFigures && bareFigures.test(word.text) && !isOnlyFigures(page, word))
    );
  if (word.conf >= doubtfulLetters || !/\p{L}/u.test(word.text)) return false;
  return word.conf >= mark.conf || word.text.length > mark.longest;
}

/** Whether the ink of a word is one piece a figure, all of one height and on one line: a comma would be smaller, or make one lower. */
function isOnlyFigures({ width, data }: Raster, { text, left, right, top, bottom }: ReadWord): boolean {
  const word: Raster = {
    width: right - left,
    height: bottom - top,
    data: new Uint8Array((right - left) * (bottom - top)),
  };
  for (let y = top; y < bottom; y += 1)
    word.data.set(data.subarray(y * width + left, y * width + right), (y - top) * word.width);
  const boxes = findComponents(word, pale);
  if (boxes.length !== 4 * text.length) return false;
  const tallest = { height: 0, foot: 0 };
  const pieces = text.split('').map((_figure, index) => ({
    height: (boxes[4 * index + 3] ?? 0) - (boxes[4 * index + 1] ?? 0) + 1,
    foot: boxes[4 * index + 3] ?? 0,
  }));
  for (const piece of pieces) if (piece.height > tallest.height) Object.assign(tallest, piece);
  return pieces.every(
    ({ height, foot }) =>
      height >= leastFigure * tallest.height && Math.abs(foot - tallest.foot) <= mostUneven * tallest.height,
  );
}

/** No more figures than the crop can hold: the word's own and the letters that may be figures. More come from a neighbour. */
export function isWithin(word: Pick<ReadWord, 'text'>, read: readonly Pick<ReadWord, 'text'>[]): boolean {
  const figures = (text: string) => text.replace(/\D/g, '').length;
  const found = read.reduce((sum, { text }) => sum + figures(text), 0);
  return found <= figures(word.text) + (word.text.match(figureLike)?.length ?? 0);
}

/** A surer reading of a part of the word, where its crop ends in a letter or a gap, is no reading of the word. */
function isWhole(word: ReadWord, read: readonly ReadWord[]): boolean {
  const width = Math.max(...read.map(({ right }) => right)) - Math.min(...read.map(({ left }) => left));
  return width >= leastWhole * (word.right - word.left);
}

/** The same figures with the mark between them that the first reading passed over. */
function hasFoundComma(word: ReadWord, read: readonly ReadWord[]): boolean {
  const [only, ...others] = read;
  return (
    others.length === 0 &&
    only !== undefined &&
    only.text !== word.text &&
    only.text.replace(/[.,]/g, '') === word.text
  );
}

function hasFigure({ text }: ReadWord): boolean {
  return /\p{N}/u.test(text);
}

/** Mean confidence of the characters, 0 without any. */
export function meanConfidence(words: readonly { readonly text: string; readonly conf: number }[]): number {
  const characters = words.reduce((sum, { text }) => sum + text.length, 0);
  return characters === 0
    ? 0
    : words.reduce((sum, { text, conf }) => sum + text.length * conf, 0) / characters;
}

/** A word on paper of its own; `left` and `top` lead from its pixels back to the page's. */
interface Crop {
  readonly picture: Raster;
  readonly left: number;
  readonly top: number;
}

function cropOf(page: Raster, word: ReadWord, words: readonly ReadWord[]): Crop {
  // The line's own band keeps accents and commas in, but a band over several lines would take their words in as well.
  const reach = word.bottom - word.top;
  const top = Math.max(0, Math.max(word.lineTop, word.top - reach) - overlap);
  const bottom = Math.min(page.height, Math.min(word.lineBottom, word.bottom + reach) + overlap);
  const { left, right } = edgesBetweenNeighbours(page, word, words);
  const picture = cutOnPaper(page, { left, top, right, bottom }, margin);
  return { picture, left: left - margin, top: top - margin };
}

/** A little more than the word's box, but nothing of the words beside it. */
function edgesBetweenNeighbours(
  page: Raster,
  word: ReadWord,
  words: readonly ReadWord[],
): { left: number; right: number } {
  let left = Math.max(0, word.left - overlap);
  let right = Math.min(page.width, word.right + overlap);
  for (const other of words) {
    if (other === word || other.bottom <= word.top || other.top >= word.bottom) continue;
    if (other.right <= word.left) left = Math.max(left, other.right);
    if (other.left >= word.right) right = Math.min(right, other.left);
  }
  return { left, right: Math.max(left + 1, right) };
}
