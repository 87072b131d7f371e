import type { Box } from '@lavra/contract/model/result';
import { joinedWords } from './runs.ts';

/** Least characters of a comb, a box with one cell for each of them. */
const leastCells = 5;
/** Widest cell, in glyphs; the figures of a table's columns stand further apart. */
const widestCell = 2.6;
/** Greatest deviation of a cell's width from the first one's. */
const mostUneven = 0.3;

/** A word with its edges, in the unit of its page. */
interface Placed {
  readonly text: string;
  readonly folded: string;
  readonly conf: number;
  readonly box: Box;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const centreOf = ({ left, right }: Placed): number => (left + right) / 2;
const middleOf = ({ top, bottom }: Placed): number => (top + bottom) / 2;

const isCell = ({ text }: Placed): boolean => /^[\dA-Z/]$/.test(text);

/** Combs of a page that show its cells' width, greatest deviation of a short comb's from it, and how far it stands from other words, in cells. */
const [leastCombs, mostOther, apart] = [3, 0.1, 1.3] as const;

/** The characters of a box with a cell for each as one word: forms of health plans print their numbers so. */
export function withCombs<T extends Placed>(tokens: readonly T[], glyph: number): T[] {
  const cells = tokens.filter(isCell).toSorted((a, b) => a.left - b.left);
  const taken = new Set<T>();
  const words = new Map<T, T>();
  const widths: number[] = [];
  /** The cells from this one on, at one height and one distance, and that distance. */
  const combAt = (first: T): { readonly comb: readonly T[]; readonly width: number | undefined } => {
    const comb = [first];
    let width: number | undefined;
    for (const cell of cells) {
      const last = comb.at(-1) ?? first;
      const pitch = centreOf(cell) - centreOf(last);
      const isLevel = Math.abs(middleOf(cell) - middleOf(last)) < 0.3 * glyph;
      if (taken.has(cell) || !isLevel || pitch <= 0.6 * glyph || pitch > widestCell * glyph) continue;
      if (width !== undefined && Math.abs(pitch - width) > mostUneven * width) continue;
      width ??= pitch;
      comb.push(cell);
    }
    return { comb, width };
  };
  const join = (comb: readonly T[]): void => {
    const [first, end] = [comb[0], comb.at(-1)];
    if (first === undefined || end === undefined) return;
    for (const cell of comb) taken.add(cell);
    const text = comb.map((cell) => cell.text).join('');
    const conf = Math.min(...comb.map((cell) => cell.conf));
    words.set(first, { ...joinedWords(first, end, text), conf });
  };
  for (const first of cells) {
    const { comb, width } = taken.has(first) ? { comb: [], width: undefined } : combAt(first);
    if (comb.length < leastCells || width === undefined) continue;
    join(comb);
    widths.push(width);
  }
  // A short comb has the cells of the long ones, and stands apart.
  const usual = widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 0;
  for (const first of widths.length < leastCombs ? [] : cells) {
    const { comb, width } = taken.has(first) ? { comb: [], width: undefined } : combAt(first);
    if (comb.length < 2 || width === undefined || Math.abs(width - usual) > mostOther * usual) continue;
    const isNear = (other: T): boolean =>
      !comb.includes(other) &&
      Math.abs(middleOf(other) - middleOf(first)) < 0.3 * glyph &&
      other.right > first.left - apart * usual &&
      other.left < (comb.at(-1)?.right ?? 0) + apart * usual;
    if (!tokens.some(isNear)) join(comb);
  }
  return tokens.flatMap((token) => words.get(token) ?? (taken.has(token) ? [] : [token]));
}
