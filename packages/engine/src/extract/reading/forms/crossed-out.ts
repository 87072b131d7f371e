import { runAt } from '../labels/around-label.ts';
import type { Token } from '../sheet/sheet.ts';
import type { Place } from './place.ts';

/** Stars or strokes where a value would be: the box has none. */
const crossedOut = /^(?:\*{3,}|[-–—]{3,}|[xX]{4,}|\.{5,})$/;

/** A stroke by itself in a box, as programs print where there is no amount. */
const isStroke = (token: Token | undefined): boolean => /^[-–—]$/.test(token?.text ?? '');

/** Whether what stands at a label says that its box has no value. */
export function isCrossedOut(
  { label, beside: [behind], below: [under = []], isInColumn }: Place,
  glyph: number,
): boolean {
  if (behind !== undefined && crossedOut.test(behind.text))
    return behind.left - label.right < (isInColumn ? 80 : 40) * glyph;
  if (isInColumn || behind !== undefined) return false;
  const [first] = runAt(under, label.left, glyph);
  return (first !== undefined && crossedOut.test(first.text)) || (under.length === 1 && isStroke(under[0]));
}
