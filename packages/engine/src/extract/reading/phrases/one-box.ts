import type { Token, Cell } from '../sheet/sheet.ts';
import { tokensIn, type RunningText } from './phrases.ts';
import type { Stretch } from './stretch.ts';

/** Whether a box has others beside it: the lines of a sheet to write upon part rows, and no boxes. */
const isOfGrid = ({ top, bottom, left }: Cell, tokens: readonly Token[]): boolean =>
  tokens.some(({ cell }) => cell?.top === top && cell.bottom === bottom && cell.left !== left);

/** Whether the words of a range of the text are of no two boxes of a drawn grid, across which no sentence goes. */
export function isOfOneBox(running: RunningText, { from, to }: Stretch): boolean {
  const cells = new Set(tokensIn(running, from, to).flatMap(({ cell }) => (cell ? [cell] : [])));
  return cells.size < 2 || ![...cells].some((cell) => isOfGrid(cell, running.tokens));
}
