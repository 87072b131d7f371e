import { findCells, glyphHeightOf, meet, type Edges, type TextLine } from '../pages/prepare/text-lines.ts';
import type { Raster } from '../pages/raster.ts';
import { isRunningText } from '../pages/running-text.ts';
import { cropOf, onPage } from './line-crop.ts';
import { leastConfidence, marginOf } from './noise-words.ts';
import type { ReadWord } from './recogniser.ts';
import type { SecondLook } from './second-pass.ts';
import { linesOfWords } from './words-of-lines.ts';

/** Least confidence of a word that covers its place: of less sure ones few are right after a look by themselves. */
const believed = 30;
/** Least width of a stretch without such a word, in glyph heights: the glyphs of a line are at most 1.3 apart, so that this much has several. */
const leastTorn = 3;
/** Fewer glyphs are a word, which is looked at by itself. */
const leastGlyphs = 4;
/** Two words whose common width is at least this share of both are readings of the same ink. */
const samePlace = 0.7;
/** A key of 44 figures, some of which may be read as letters. */
const [key, leastFigures] = [/^[\dA-Z]{44}\W?$/, 40] as const;

/**
 * Rereads the lines of which a stretch was not read: the recogniser leaves out words in the middle of a page's line, or reads them with
 * no confidence, so that they would be dropped as noise, and reads them with the rest of the line by itself.
 */
export function lookAtTornLines(
  { raster, glyphHeight }: { readonly raster: Raster; readonly glyphHeight: number },
  words: readonly ReadWord[],
): SecondLook {
  const lines = findCells(raster, glyphHeight);
  const of = wordsOfLines(words, lines);
  const isInMargin = marginOf(words);
  const torn = lines.flatMap((line) => {
    const own = of.get(line) ?? [];
    const stretch = isInMargin(line) ? undefined : tornStretchOf(line, own);
    return stretch !== undefined && own.some(({ conf }) => conf > 0) ? [{ line, stretch }] : [];
  });
  return {
    crops: torn.map(({ stretch }) => cropOf(raster, stretch)),
    improve: (before, readings) => {
      const known = wordsOfLines(before, lines);
      return torn.reduce(
        (all, { line, stretch }, index) => {
          const read = (readings[index] ?? []).map((word) => onPage(word, stretch));
          const own = (known.get(line) ?? []).filter((word) => isAcross(word, stretch));
          return mended(all, own, read);
        },
        [...before],
      );
    },
  };
}

function wordsOfLines(words: readonly ReadWord[], lines: readonly TextLine[]): Map<TextLine, ReadWord[]> {
  const of = new Map<TextLine, ReadWord[]>();
  for (const [word, own] of linesOfWords(words, lines))
    for (const line of own) of.set(line, [...(of.get(line) ?? []), word]);
  return of;
}

/** What of a line was not read, from the believed word before it to the one after it: what a look costs goes with its length. */
export function tornStretchOf(line: TextLine, words: readonly ReadWord[]): Edges | undefined {
  if (line.glyphs < leastGlyphs) return undefined;
  const least = leastTorn * glyphHeightOf(line);
  let [from, before] = [line.left, line.left];
  let [left, right]: (number | undefined)[] = [];
  const end = { left: line.right, right: line.right };
  const sure = words.filter(({ conf }) => conf >= believed).toSorted((a, b) => a.left - b.left);
  for (const word of [...sure, end]) {
    if (word.left - from > least) [left, right] = [left ?? before, word.right];
    if (word.right > from) [from, before] = [word.right, word.left];
  }
  if (left === undefined || right === undefined) return undefined;
  const { top, bottom } = line;
  return { left: Math.max(left, line.left), right: Math.min(right, line.right), top, bottom };
}

/** Whether most of a word lies in a stretch of its line. */
const isAcross = (word: ReadWord, { left, right }: Edges): boolean =>
  2 * (Math.min(word.right, right) - Math.max(word.left, left)) > word.right - word.left;

/**
 * The words of a page with another reading of some of them, where it is worth more: of words that both have the surer stays, and each
 * other one is put beside the word that it is nearest to.
 */
export function mended(
  words: readonly ReadWord[],
  before: readonly ReadWord[],
  read: readonly ReadWord[],
): ReadWord[] {
  const surer = read.map((word) => {
    const same = before.find((other) => isSamePlace(word, other));
    return same !== undefined && same.conf >= word.conf && !isKey(word) ? same : withoutEdge(word);
  });
  // Of two lines that share a word the first one keeps it.
  const isMended = before.length === 0 || before.some((word) => !words.includes(word));
  const isFound = surer.some(isKey) && !before.some(isKey);
  if (isMended || (!isFound && weightOf(surer) <= weightOf(before))) return [...words];
  const into = new Map<ReadWord, ReadWord[]>();
  for (const word of surer) {
    const [home] = before.toSorted((a, b) => gapBetween(a, word) - gapBetween(b, word));
    if (home !== undefined) into.set(home, [...(into.get(home) ?? []), word]);
  }
  const isProse = isRunningText(words);
  const newLine = 1 + Math.max(...words.map(({ line }) => line));
  const from = Math.min(...surer.map(({ left }) => left));
  // Words on both sides keep a line together; otherwise the rows of a form order what the recogniser's line joined wrongly.
  const isAmong = (line: number): boolean => {
    const kept = words.filter((word) => word.line === line && !before.includes(word));
    return isProse || (kept.some(({ left }) => left < from) && kept.some(({ left }) => left > from));
  };
  return words.flatMap((word) => {
    if (!before.includes(word)) return [word];
    const { block, line, lineTop, lineBottom } = word;
    const place = { block, line: isAmong(line) ? line : newLine, lineTop, lineBottom };
    return (into.get(word) ?? []).map((each) => ({ ...each, ...place }));
  });
}

/** The key of an invoice in one piece: so many characters are never read surely, and in pieces it is no key. */
const isKey = ({ text }: ReadWord): boolean =>
  key.test(text) && text.replace(/\D/g, '').length >= leastFigures;

/** A key that was found, without the edge of its cell. */
const withoutEdge = (word: ReadWord): ReadWord =>
  isKey(word)
    ? { ...word, text: word.text.replace(/\W+$/, ''), conf: Math.max(leastConfidence, word.conf) }
    : word;

/** Characters that will not be dropped as noise, weighted by how surely they were read. */
const weightOf = (words: readonly ReadWord[]): number =>
  words.reduce((sum, { text, conf }) => sum + (conf < leastConfidence ? 0 : text.length * conf), 0);

function isSamePlace(a: Edges, b: Edges): boolean {
  return meet(a, b) && -gapBetween(a, b) >= samePlace * Math.max(a.right - a.left, b.right - b.left);
}

/** Pixels between two words of a line; less than none where they overlap. */
const gapBetween = (a: Edges, b: Edges): number => Math.max(a.left, b.left) - Math.min(a.right, b.right);
