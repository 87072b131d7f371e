import type { Box } from '@lavra/contract/model/result';

interface Placed {
  readonly box: Box;
  readonly left: number;
  readonly right: number;
}

/** A word whose box was drawn too wide, ended at an edge that is within it. */
export function endedAt<T extends Placed>(word: T, right: number): T {
  const [x, y, width, height] = word.box;
  const share = (right - word.left) / (word.right - word.left);
  return { ...word, right, box: [x, y, width * share, height] };
}
