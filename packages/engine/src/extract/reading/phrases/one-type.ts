import { tokensIn, type RunningText } from './phrases.ts';
import type { Stretch } from './stretch.ts';

/** Greatest size of the words of one sentence in sizes of its smallest. */
const mostUnlike = 1.35;

/** Whether the words of a stretch of exact text are set in one size of type: captions and what stands over them are no sentence. */
export function isOfOneType(running: RunningText, { from, to }: Stretch): boolean {
  const heights = tokensIn(running, from, to)
    .filter(({ text, conf }) => conf === 100 && /^\p{L}{2}/u.test(text))
    .map(({ top, bottom }) => bottom - top);
  return heights.length < 2 || Math.max(...heights) < mostUnlike * Math.min(...heights);
}
