import type { Raster } from '../pages/raster.ts';
import type { ReadWord, Recogniser } from './recogniser.ts';

/** Below these a word is looked at alone: between the columns of a table the recogniser loses commas and figures. */
const doubtfulFigures = 90;
const doubtfulLetters = 75;
/** An amount loses its comma at any confidence. */
const bareFigures = /^\d{3,8}$/;
/** A second look below this is no better than the first. */
const believable = 50;
/** Pages of noise have more doubtful words than are worth the time; figures and long words matter most. */
const mostLooks = 240;
/** Paper around a word, in pixels of a prepared page. */
const margin = 14;
/** What is taken of the page beyond the word's own box: the edges of letters. */
const overlap = 4;

/** The words of a prepared page, each doubtful one replaced by what it reads as alone where that is surer. */
export async function lookAgain(
  page: Raster,
  words: readonly ReadWord[],
  recogniser: Recogniser,
): Promise<ReadWord[]> {
  const doubtful = words
    .filter(isDoubtful)
    .toSorted((a, b) => Number(hasFigure(b)) - Number(hasFigure(a)) || b.text.length - a.text.length)
    .slice(0, mostLooks);
  const crops = doubtful.map((word) => cropOf(page, word));
  const readings = await recogniser.readLines(crops.map(({ picture }) => picture));
  const surer = new Map<ReadWord, ReadWord[]>();
  doubtful.forEach((word, index) => {
    const { left = 0, top = 0 } = crops[index] ?? {};
    const read = readings[index] ?? [];
    const conf = meanConfidence(read);
    if (conf < believable || (conf <= word.conf && !hasFoundComma(word, read))) return;
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

function isDoubtful(word: ReadWord): boolean {
  if (bareFigures.test(word.text)) return true;
  if (hasFigure(word)) return word.conf < doubtfulFigures;
  return word.conf < doubtfulLetters && /\p{L}/u.test(word.text);
}

/** The same figures with the mark between them that the first look passed over. */
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

/** The word on paper of its own; `left` and `top` lead from its pixels back to the page's. */
function cropOf(page: Raster, word: ReadWord): { picture: Raster; left: number; top: number } {
  // The line's own band keeps accents and commas in, but a band over several lines would take their words in as well.
  const reach = word.bottom - word.top;
  const top = Math.max(0, Math.max(word.lineTop, word.top - reach) - overlap);
  const bottom = Math.min(page.height, Math.min(word.lineBottom, word.bottom + reach) + overlap);
  const left = Math.max(0, word.left - overlap);
  const right = Math.min(page.width, word.right + overlap);
  const width = Math.max(1, right - left) + 2 * margin;
  const height = Math.max(1, bottom - top) + 2 * margin;
  const data = new Uint8Array(width * height).fill(255);
  for (let y = top; y < bottom; y += 1) {
    const row = page.data.subarray(y * page.width + left, y * page.width + right);
    data.set(row, (y - top + margin) * width + margin);
  }
  return { picture: { width, height, data }, left: left - margin, top: top - margin };
}
