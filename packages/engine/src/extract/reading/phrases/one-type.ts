import { tellsSize } from '../sheet/size-of-type.ts';
import { tokensIn, type RunningText } from './phrases.ts';
import type { Stretch } from './stretch.ts';

/** Greatest size of the words of one sentence in sizes of its smallest. */
const mostUnlike = 1.35;

/**
 * Whether the words of a stretch of exact text are set in one size of type: captions and what stands over them are no sentence. Only words that are
 * as high as a capital tell it: boxes drawn close around the letters have half the height for "com" that they have for "profissão".
 */
export function isOfOneType(running: RunningText, { from, to }: Stretch): boolean {
  const heights = tokensIn(running, from, to)
    .filter((token) => token.conf === 100 && /^\p{L}{2}/u.test(token.text) && tellsSize([token]))
    .map(({ top, bottom }) => bottom - top);
  return heights.length < 2 || Math.max(...heights) < mostUnlike * Math.min(...heights);
}
