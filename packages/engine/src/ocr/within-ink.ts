import { usualInk } from '../pages/prepare/components.ts';
import type { Raster } from '../pages/raster.ts';
import { isTurned } from './noise-words.ts';
import type { ReadWord } from './recogniser.ts';

/** Rows without ink up to this share of a glyph's height part a letter from its mark, more part two lines. */
const ofMark = 0.3;
/** A word loses rows only when they are at least this share of its box: less is the slope of its line. */
const leastLost = 0.25;
/** Least ink of a row, in pixels: less is a speck. */
const leastInk = 2;

interface Rows {
  readonly top: number;
  readonly bottom: number;
}

/**
 * The words of a page, each in the rows of its ink. The recogniser gives a word whose letters it cannot place the whole height of
 * its line, which reaches into the lines above and below, and takes that for the height of the line.
 */
export function withinInk(page: Raster, glyphHeight: number, words: readonly ReadWord[]): ReadWord[] {
  const tight = words.map((word) => {
    const isLoose = word.top === word.lineTop && word.bottom === word.lineBottom && !isTurned(word);
    const rows = isLoose ? inkRows(page, word, ofMark * glyphHeight) : undefined;
    const lost = rows === undefined ? 0 : word.bottom - word.top - (rows.bottom - rows.top);
    return lost < leastLost * (word.bottom - word.top) ? word : { ...word, ...rows };
  });
  const heights = new Map<number, Rows>();
  for (const { line, top, bottom } of tight) {
    const known = heights.get(line) ?? { top, bottom };
    heights.set(line, { top: Math.min(known.top, top), bottom: Math.max(known.bottom, bottom) });
  }
  const changed = new Set(tight.flatMap((word, index) => (word === words[index] ? [] : [word.line])));
  return tight.map((word) => {
    const rows = changed.has(word.line) ? heights.get(word.line) : undefined;
    return rows === undefined ? word : { ...word, lineTop: rows.top, lineBottom: rows.bottom };
  });
}

/** Of the rows with ink in a word's box those that together have most of it. */
function inkRows({ width, data }: Raster, { left, top, right, bottom }: ReadWord, mostGap: number) {
  let best: (Rows & { ink: number }) | undefined;
  let run: (Rows & { ink: number }) | undefined;
  for (let y = top; y < bottom; y += 1) {
    let ink = 0;
    for (let x = left; x < right; x += 1) if ((data[y * width + x] ?? 255) < usualInk) ink += 1;
    if (ink < leastInk) continue;
    run =
      run !== undefined && y - run.bottom <= mostGap
        ? { top: run.top, bottom: y + 1, ink: run.ink + ink }
        : { top: y, bottom: y + 1, ink };
    if (best === undefined || run.ink > best.ink) best = run;
  }
  return best && { top: best.top, bottom: best.bottom };
}
