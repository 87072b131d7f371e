import type { Label } from '../labels/labels.ts';
import { runsApart } from '../sheet/runs.ts';
import { edgesOf, type Token } from '../sheet/sheet.ts';

/** Widest space between words of a text, how far its lines begin from each other, and their distance, in glyphs. */
const [inText, fromEdge, nextLine] = [2.5, 1, 1.2] as const;
/** Most lines between a row of captions and the caption below it that is of the same card. */
const mostBetween = 2;

interface Captioned {
  readonly id: string;
  readonly left: number;
  readonly right: number;
  readonly tokens: readonly Token[];
}

/** A caption that stands lower than the others of its card, and the lines of its value beside these and below them. */
export interface LowerCaption<C extends string> {
  readonly caption: Captioned & { readonly id: C };
  readonly lines: readonly Token[];
}

/**
 * The caption below a row of captions, under a text of more lines than the values beside it: it stands alone in its row, at the left edge of the words
 * that stand in the row of captions and are none of them. Undefined where no such caption is.
 */
export function lowerCaptionAt<C extends string>(
  rows: readonly (readonly Token[])[],
  at: number,
  labels: readonly Label<C>[],
  glyph: number,
): LowerCaption<C> | undefined {
  const isCaption = (run: readonly Token[]): Label<C> | undefined =>
    labels.find(({ tokens }) => run.every((token) => tokens.includes(token)));
  const [first] = runsApart(rows[at] ?? [], inText * glyph);
  if (first?.[0] === undefined || isCaption(first) !== undefined) return undefined;
  const lines = [...first];
  let { bottom } = edgesOf(first);
  const { left } = first[0];
  for (const row of rows.slice(at + 1, at + 2 + mostBetween)) {
    const [run, ...others] = runsApart(row, inText * glyph);
    const edges = edgesOf(row);
    const isNext = Math.abs(edges.left - left) < fromEdge * glyph && edges.top - bottom < nextLine * glyph;
    if (run === undefined || others.length > 0 || !isNext) return undefined;
    const label = isCaption(run);
    if (label !== undefined) return { caption: { id: label.id, ...edgesOf(run), tokens: run }, lines };
    lines.push(...run);
    ({ bottom } = edges);
  }
  return undefined;
}
