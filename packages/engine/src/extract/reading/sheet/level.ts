import type { Token } from './sheet.ts';

/** Least of the height of the lower of two words in which they stand beside each other, so that commas and tails of letters of the row above are none of this row. */
const leastShared = 0.3;

/** Whether two words of running text, which may be of different pages, are of one row, though a picture may set it a little askew. */
export const isLevel = (one: Token, other: Token): boolean =>
  one.page === other.page &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
    leastShared * Math.min(one.bottom - one.top, other.bottom - other.top);
