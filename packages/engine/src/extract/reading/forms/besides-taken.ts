import { edgesOf, type Token } from '../sheet/sheet.ts';
import { isTextKind, type ValueKind } from '../values/kinds.ts';
import type { Place } from './place.ts';

/** Widest space between the value of another field and more words of its label, in glyphs. */
const behindTaken = 3;

/** The free words beside a label; a text far behind the value that another field has there is of another column. */
export function freeBeside(
  beside: readonly Token[],
  kind: ValueKind,
  taken: Pick<ReadonlySet<Token>, 'has'>,
  glyph: number,
): Token[] {
  const at = beside.findIndex((token) => !taken.has(token));
  const [before, next] = [beside[at - 1], beside[at]];
  const isApart =
    before !== undefined && next !== undefined && next.left - before.right > behindTaken * glyph;
  return isApart && isTextKind(kind) ? [] : beside.filter((token) => !taken.has(token));
}

/** The bottom of the rows right below a label that another field has, as the first of two parents. */
export function endOfTaken(
  { label, below }: Place,
  taken: Pick<ReadonlySet<Token>, 'has'>,
  glyph: number,
): number | undefined {
  let end: number | undefined;
  for (const row of below) {
    const { top, bottom } = edgesOf(row);
    if (!row.every((token) => taken.has(token)) || top - (end ?? label.bottom) > 2.6 * glyph) break;
    end = bottom;
  }
  return end;
}
