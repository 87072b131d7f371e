import { middleOf, type Cell, type Token } from '../sheet/sheet.ts';
import type { Label } from './labels.ts';

/** The cell that all words of a label stand in. */
function cellOf({ tokens }: Label): Cell | undefined {
  const cell = tokens[0]?.cell;
  return cell !== undefined && tokens.every((token) => token.cell === cell) ? cell : undefined;
}

/** The words that may be a label's value below it: those of its own cell, if any of them is. */
export function belowInCell(label: Label, tokens: readonly Token[], glyph: number): readonly Token[] {
  const cell = cellOf(label);
  if (cell === undefined) return tokens;
  const own = tokens.filter((token) => token.cell === cell);
  const isBelow = (token: Token): boolean =>
    middleOf(token) > label.bottom - 0.2 * glyph && token.right > label.left - 1.2 * glyph;
  return own.some((token) => !label.tokens.includes(token) && isBelow(token)) ? own : tokens;
}

/** Words without those in brackets, which explain a label ("Valor IBS (0,10%)") and are no value of it. */
function withoutRemarks(tokens: readonly Token[]): Token[] {
  let isWithin = false;
  return tokens.filter(({ text }) => {
    if (text.startsWith('(') && !/^\(x?\)$/i.test(text)) isWithin = true;
    const isKept = !isWithin;
    if (text.endsWith(')')) isWithin = false;
    return isKept;
  });
}

/** The words of the cell right of a label that has its own cell for itself, but for labels. */
export function inNextCell(cell: Cell, tokens: readonly Token[]): readonly Token[] {
  const middle = (cell.top + cell.bottom) / 2;
  const behind = tokens.flatMap(({ cell: other }) =>
    other !== undefined && other.left >= cell.right && other.top <= middle && other.bottom >= middle
      ? [other]
      : [],
  );
  const [next] = behind.toSorted((a, b) => a.left - b.left);
  return next === undefined ? [] : tokens.filter((token) => token.cell === next);
}

/** The words that may be a label's value beside it: those of its own cell, if that has a value at all, be it below the label, or of the cell right of it. */
export function besideInCell(
  label: Label,
  tokens: readonly Token[],
  labels: readonly Label[],
): readonly Token[] {
  const cell = cellOf(label);
  if (cell === undefined) return tokens;
  const own = tokens.filter((token) => token.cell === cell);
  const ofLabels = new Set(labels.flatMap((each) => each.tokens));
  const isOwn = withoutRemarks(own).some(
    (token) =>
      !label.tokens.includes(token) &&
      !ofLabels.has(token) &&
      (token.right > label.left || token.bottom > label.bottom),
  );
  if (isOwn) return own;
  const next = inNextCell(cell, tokens);
  return next.some((token) => !ofLabels.has(token)) ? next : tokens;
}
