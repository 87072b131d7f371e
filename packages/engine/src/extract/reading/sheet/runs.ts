import type { Box } from '@lavra/contract/model/result';
import { arePartedByRule } from './cells.ts';
import type { Cell } from './sheet.ts';
import { fold } from './text.ts';

interface Place {
  readonly left: number;
  readonly right: number;
  readonly cell?: Cell;
}

interface Word extends Place {
  readonly text: string;
  readonly folded: string;
  readonly conf: number;
  readonly box: Box;
}

/** The texts of a row: words apart by less than `widest` and by no rule are of one. In the sheet's unit, told for all spaces or for each by the words around it. */
export function runsApart<T extends Place>(
  row: readonly T[],
  widest: number | ((last: T, next: T) => number),
): T[][] {
  const runs: T[][] = [];
  for (const token of row) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const most = last && (typeof widest === 'number' ? widest : widest(last, token));
    if (last && most !== undefined && token.left - last.right < most && !arePartedByRule(last, token))
      run?.push(token);
    else runs.push([token]);
  }
  return runs;
}

/** Whether the words of a row are one text: each nearer to the one before it than `widest`, in the sheet's unit. */
export const isOneText = (row: readonly Place[], widest: number): boolean =>
  runsApart(row, widest).length < 2;

/** The words of a row from one on, up to a space wider than `widest`, in the sheet's unit. */
export function runFrom<T extends Place>(row: readonly T[], from: number, widest: number): readonly T[] {
  const end = row.findIndex((token, at) => {
    const last = row[at - 1];
    return at > from && last && (token.left - last.right > widest || arePartedByRule(last, token));
  });
  return row.slice(from, end < 0 ? undefined : end);
}

/** Words moved to the right by so much. */
export const shifted = <T extends Place>(run: readonly T[], by: number): T[] =>
  run.map((token) => ({ ...token, left: token.left + by, right: token.right + by }));

/** Two words of a row as one, which says `text`, with the lower confidence. */
export function joinedWords<T extends Word>(first: T, last: T, text: string): T {
  const [x, y, , height] = first.box;
  return {
    ...first,
    text,
    folded: fold(text),
    conf: Math.min(first.conf, last.conf),
    right: last.right,
    box: [x, y, last.box[0] + last.box[2] - x, height],
  };
}
