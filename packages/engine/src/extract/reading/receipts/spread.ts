import type { Token } from '../sheet/sheet.ts';
import { fold } from '../sheet/text.ts';
import { centsRounded, isProductOf, printedAmount, printedNumber } from '../values/products.ts';

export type Row = readonly Token[];

/** A product that is printed over several rows, or over parts of them. */
export interface Spread {
  /** All words that are of it; the rows go in the place of the first. */
  readonly words: Row;
  /** What most registers print of it, in their order. */
  readonly rows: readonly Row[];
}

/** Most space between the lines of one product, and between their left edges, in glyphs. */
export const [between, aligned] = [1.6, 1] as const;

/** Whether what was sold, as it is printed, comes to an amount. */
export const comesTo = (sum: string, count: string, price: string): boolean =>
  isProductOf(printedAmount(sum), printedNumber(count), printedAmount(price), centsRounded);

/** A word as if it said something else. */
export const withText = (token: Token, text: string): Token => ({ ...token, text, folded: fold(text) });
