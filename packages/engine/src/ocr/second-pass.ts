import { isCnpj } from '@lavra/brazil/cnpj';
import { isCpf } from '@lavra/brazil/cpf';
import { findComponents } from '../pages/prepare/components.ts';
import { cutOnPaper, type Raster } from '../pages/raster.ts';
import { isRunningText } from '../pages/running-text.ts';
import type { Care, ReadWord, Recogniser } from './recogniser.ts';

/** A word below these confidences is read again by itself: between a table's columns the recogniser loses commas and digits. */
const doubtfulFigures = 88;
const doubtfulLetters = 70;
/** One or two letters with less confidence are a speck or a piece of a pattern. */
const mark = { longest: 2, conf: 30 } as const;
/** An amount may lose its comma at nearly any confidence (97 is the highest); with exactly one piece of ink for each digit, it has no comma. */
const bareFigures = /^\d{3,8}$/;
const sureFigures = 95.5;
/** From this confidence on a number is kept whose check digits are right. */
const fairlySure = 70;
const withCheckDigits = /^(?:\d{2}\.\d{3}\.\d{3}\/\d{4}|\d{3}\.\d{3}\.\d{3})-\d{2}$/;
/** A word in which each character has this many times its height, and which is as wide as some letters of the page, is a rule or a bar. */
const [widestCharacter, leastBar] = [2.5, 80] as const;
/** Digits are at least this share of the tallest one's height, and their feet differ by at most this share of it. */
const [leastFigure, mostUneven] = [0.8, 0.12] as const;
/** A comma is printed pale where it is small. */
const pale = 200;
/** A second reading below this is no better than the first. */
const believable = 50;
/** Least share of a word's width that a reading of it covers; its box may include rules beside it. */
export const leastWhole = 0.7;
/** Least characters of a long word, and the share of them that a reading of it has. */
const [longWord, leastOfLong] = [8, 0.6] as const;
/** Pages of noise have more doubtful words than are worth the time; digits and long words matter most. */
const mostWords = 80;
/** Margin around a word, in pixels of a prepared page. */
const margin = 14;
/** Pixels of the page kept beyond the word's own box, for the edges of letters. */
const overlap = 4;
/** Letters that may be misread digits. */
const figureLike = /[OoQDIl|SsBZzGgqTAb]/g;

/** Single lines to read again, and a function that puts their readings into the page's words. */
export interface SecondLook {
  readonly crops: readonly Raster[];
  /** That nothing has read them yet: the quick data does, and the careful data only where it is not sure, which takes half the time. */
  readonly areUnread?: boolean;
  improve(words: readonly ReadWord[], readings: readonly (readonly ReadWord[])[]): ReadWord[];
}

/** Reads the crops of all looks together: where the recogniser is a program, it takes a seventh of a second to start. */
export async function lookAgain(
  words: readonly ReadWord[],
  looks: readonly SecondLook[],
  recogniser: Recogniser,
): Promise<ReadWord[]> {
  const readings = await readCrops(looks, recogniser);
  let [improved, from] = [[...words], 0];
  for (const { crops, improve } of looks) {
    improved = improve(improved, readings.slice(from, from + crops.length));
    from += crops.length;
  }
  return improved;
}

/** A line that was read less surely than this is read again with the careful data, sooner where it has figures. */
const [sureLine, sureLineOfFigures] = [75, doubtfulFigures] as const;

async function readCrops(looks: readonly SecondLook[], recogniser: Recogniser): Promise<ReadWord[][]> {
  const crops = looks.flatMap((look) => look.crops.map((picture) => ({ picture, isUnread: look.areUnread })));
  const readings = crops.map((): ReadWord[] => []);
  const read = async (indices: readonly number[], care: Care): Promise<void> => {
    if (indices.length === 0) return;
    const found = await recogniser.readLines(
      indices.flatMap((index) => crops[index]?.picture ?? []),
      care,
    );
    indices.forEach((index, at) => {
      const [before = [], after = []] = [readings[index], found[at]];
      if (before.length === 0 || meanConfidence(after) > meanConfidence(before)) readings[index] = after;
    });
  };
  const all = [...crops.keys()];
  await read(
    all.filter((index) => crops[index]?.isUnread === true),
    'quick',
  );
  await read(
    all.filter((index) => isDoubtfulLine(readings[index] ?? [])),
    'careful',
  );
  return readings;
}

const isDoubtfulLine = (line: readonly ReadWord[]): boolean =>
  line.some((word) => hasFigure(word) && word.conf < sureLineOfFigures) || meanConfidence(line) < sureLine;

/** Rereads each doubtful word of a prepared page by itself; the surer reading is kept. */
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
    if (!isWithin(word, read) || (isProse && !isWhole(word, read)) || isRest(word, read)) return;
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
    return word.conf < doubtfulFigures
      ? word.conf < fairlySure || !isProved(word)
      : word.conf < sureFigures && bareFigures.test(word.text) && !isOnlyFigures(page, word);
  if (word.conf >= doubtfulLetters || !/\p{L}/u.test(word.text) || isBar(word)) return false;
  return word.conf >= mark.conf || word.text.length > mark.longest;
}

const isProved = ({ text }: ReadWord): boolean => withCheckDigits.test(text) && (isCnpj(text) || isCpf(text));

const isBar = ({ text, conf, left, right, top, bottom }: ReadWord): boolean =>
  conf > 0 && right - left > Math.max(leastBar, widestCharacter * text.length * (bottom - top));

/** Whether a word's ink is one piece for each digit, of one height and on one line: a comma is smaller, or makes a digit it touches lower. */
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

/** Whether there are no more digits than the crop can hold: the word's own, and its letters that may be digits. Others are a neighbour's. */
export function isWithin(word: Pick<ReadWord, 'text'>, read: readonly Pick<ReadWord, 'text'>[]): boolean {
  const figures = (text: string) => text.replace(/\D/g, '').length;
  const found = read.reduce((sum, { text }) => sum + figures(text), 0);
  return found <= figures(word.text) + (word.text.match(figureLike)?.length ?? 0);
}

/** Whether a reading covers the word: a surer reading of only a part of it, whose crop ends in a letter or a gap, does not count. */
function isWhole(word: ReadWord, read: readonly ReadWord[]): boolean {
  const width = Math.max(...read.map(({ right }) => right)) - Math.min(...read.map(({ left }) => left));
  return width >= leastWhole * (word.right - word.left);
}

/** Whether a long word's reading has so few of its letters that it is a piece of it; a few letters may be a rule's. */
const isRest = ({ text }: ReadWord, read: readonly ReadWord[]): boolean =>
  text.length >= longWord && charactersOf(read) < leastOfLong * text.length;

/** Whether it is the same digits with a separator that the first reading missed. */
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

interface SureText {
  readonly text: string;
  readonly conf: number;
}

/** Number of characters of these words. */
export const charactersOf = (words: readonly Pick<SureText, 'text'>[]): number =>
  words.reduce((sum, { text }) => sum + text.length, 0);

/** Mean confidence of the characters, 0 without any. */
export function meanConfidence(words: readonly SureText[]): number {
  const characters = charactersOf(words);
  return characters === 0
    ? 0
    : words.reduce((sum, { text, conf }) => sum + text.length * conf, 0) / characters;
}

/** A word cut out on blank paper; `left` and `top` are its offset on the page. */
interface Crop {
  readonly picture: Raster;
  readonly left: number;
  readonly top: number;
}

function cropOf(page: Raster, word: ReadWord, words: readonly ReadWord[]): Crop {
  // The line's own band includes accents and commas, but a band over several lines would include their words as well.
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
