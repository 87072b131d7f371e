import type { Box } from '@lavra/contract/model/result';
import type { Code } from '../../../pages/page.ts';

/** The box between the rules around a place, in the sheet's unit; the page's text ends it where no rule does. */
export interface Cell {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A word with its edges on the levelled page in thousandths of the page width, the same unit both ways, so that distances compare. */
export interface Token {
  readonly text: string;
  readonly folded: string;
  readonly conf: number;
  readonly page: number;
  readonly box: Box;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** The cell that the word stands in; absent where the rules of its page are not known. */
  readonly cell?: Cell;
}

/** A page as extractors see it: tokens, their rows, codes. */
export interface Sheet {
  readonly page: number;
  /** Page height in thousandths of its width. */
  readonly height: number;
  /** Median height of a word. */
  readonly glyph: number;
  readonly tokens: readonly Token[];
  /** Tokens of one baseline, left to right; rows top to bottom. */
  readonly rows: readonly (readonly Token[])[];
  readonly codes: readonly Code[];
  /** Words of text turned a quarter, which belong to no row; absent without any. */
  readonly turned?: readonly Token[];
}

export function middleOf(token: Pick<Token, 'top' | 'bottom'>): number {
  return (token.top + token.bottom) / 2;
}

/** Mean of the words' middles; 0 without any. */
export function meanMiddle(tokens: readonly Token[]): number {
  return tokens.reduce((sum, token) => sum + middleOf(token), 0) / Math.max(1, tokens.length);
}

export function centreOf(token: Pick<Token, 'left' | 'right'>): number {
  return (token.left + token.right) / 2;
}

/** The edges around some tokens. */
export function edgesOf(
  tokens: readonly Pick<Token, 'left' | 'top' | 'right' | 'bottom'>[],
): Pick<Token, 'left' | 'top' | 'right' | 'bottom'> {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const token of tokens) {
    if (token.left < left) left = token.left;
    if (token.top < top) top = token.top;
    if (token.right > right) right = token.right;
    if (token.bottom > bottom) bottom = token.bottom;
  }
  return { left, top, right, bottom };
}

/** Groups tokens into rows by the middle of their height. */
export function rowsOf(tokens: readonly Token[], glyph: number): Token[][] {
  const rows: { middle: number; tokens: Token[] }[] = [];
  for (const token of tokens.toSorted((a, b) => middleOf(a) - middleOf(b) || a.left - b.left)) {
    const middle = middleOf(token);
    const row = rows.findLast((candidate) => Math.abs(candidate.middle - middle) <= 0.5 * glyph);
    if (row) {
      row.tokens.push(token);
      row.middle += (middle - row.middle) / row.tokens.length;
    } else rows.push({ middle, tokens: [token] });
  }
  const inOrder = rows
    .toSorted((a, b) => a.middle - b.middle)
    .map((row) => row.tokens.toSorted((a, b) => a.left - b.left));
  return withNeighbours(inOrder, glyph);
}

/** Words so much taller than the page's are in large type. */
const ofLarge = 1.3;

/** Reunites words that follow each other closely at one height but were put in two rows because of marks elsewhere. */
function withNeighbours(rows: readonly Token[][], glyph: number): Token[][] {
  const isBehind = (before: Token, token: Token): boolean => {
    const gap = token.left - before.right;
    if (gap < 0 || gap > glyph) return false;
    const isWithin = (a: Token, b: Token): boolean => middleOf(a) > b.top && middleOf(a) < b.bottom;
    return isWithin(before, token) || isWithin(token, before);
  };
  // An accent lifts the middle of a word in large type, into the row of the smaller print beside it.
  const lowered = rows.map((row) => row);
  for (const [at, row] of rows.entries()) {
    const above = lowered[at - 1] ?? [];
    // From left to right: what follows a lowered word goes with it.
    const led = new Set<Token>();
    for (const token of above) {
      const isLed =
        token.bottom - token.top > ofLarge * glyph &&
        [...row, ...led].some((other) => isBehind(other, token)) &&
        !above.some((other) => !led.has(other) && isBehind(other, token));
      if (isLed) led.add(token);
    }
    if (led.size === 0) continue;
    lowered[at - 1] = above.filter((token) => !led.has(token));
    lowered[at] = [...row, ...led].toSorted((a, b) => a.left - b.left);
  }
  const filled = lowered.filter(({ length }) => length > 0);
  return filled.reduce<Token[][]>((done, row) => {
    const above = done.at(-1);
    const moved = above ? row.filter((token) => above.some((other) => isBehind(other, token))) : [];
    if (above === undefined || moved.length === 0) {
      done.push(row);
      return done;
    }
    const first = moved[0]?.left ?? Infinity;
    // Words right after the moved one go with it; words before it or far after it do not.
    let end = first;
    const rest: Token[] = [];
    for (const token of row) {
      if (token.left >= first && token.left - Math.max(end, first) <= glyph) {
        above.push(token);
        end = token.right;
      } else rest.push(token);
    }
    above.sort((a, b) => a.left - b.left);
    if (rest.length > 0) done.push(rest);
    return done;
  }, []);
}

/** Words as they are printed, with a space between each two; `textOf` keeps the rows and spaces of a value. */
export const printedOf = (tokens: readonly Pick<Token, 'text'>[]): string =>
  tokens.map(({ text }) => text).join(' ');

/** Number of characters read, weighted by their confidence. */
export const inkOf = (tokens: readonly Pick<Token, 'text' | 'conf'>[]): number =>
  tokens.reduce((sum, { text, conf }) => sum + conf * text.length, 0);

/** Text of tokens in reading order, rows joined by `separator`. */
export function textOf(tokens: readonly Token[], glyph: number, separator = ' '): string {
  return rowsOf(tokens, glyph)
    .map((row) => row.map((token) => token.text).join(' '))
    .join(separator);
}
