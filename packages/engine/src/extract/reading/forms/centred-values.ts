import { nextInRow } from '../labels/around-label.ts';
import type { Label } from '../labels/labels.ts';
import { centreOf, edgesOf, type Token } from '../sheet/sheet.ts';

/** How far the middle of a text may be from that of its box, and from that of the line above it, in glyphs. */
const [offBox, offLine] = [2.5, 1] as const;
/** Most space between two lines of one centred text, in glyphs. */
const betweenLines = 1;

/** The middle of the box that begins at a label, which goes on to the next label of its row or to the right edge of the page's print. */
export function middlesOf(labels: readonly Label[], tokens: readonly Token[], glyph: number) {
  const edge = edgesOf(tokens).right;
  return (label: Label): number => (label.left + (nextInRow(label, labels, glyph) ?? edge)) / 2;
}

/** Whether a text stands at the middle of its box. */
export const isCentred = (run: readonly Token[], middle: number | undefined, glyph: number): boolean =>
  middle !== undefined && run.length > 0 && Math.abs(centreOf(edgesOf(run)) - middle) < offBox * glyph;

/** Whether a line goes on with the centred one above it: shorter, close below it and around the same middle. */
export function goesOnCentred(over: readonly Token[], next: readonly Token[], glyph: number): boolean {
  if (over.length === 0 || next.length === 0) return false;
  const [upper, lower] = [edgesOf(over), edgesOf(next)];
  return (
    lower.left > upper.left + glyph &&
    lower.right < upper.right &&
    Math.abs(centreOf(upper) - centreOf(lower)) < offLine * glyph &&
    lower.top - upper.bottom < betweenLines * glyph
  );
}
