import type { Label } from '../labels/labels.ts';
import { isUnfinished } from './next-row.ts';
import { edgesOf, type Sheet, type Token } from '../sheet/sheet.ts';

/** Greatest space between two lines of a text, and most difference of their left edges, in glyphs. */
const [nextLine, aligned] = [1.8, 0.8] as const;

/**
 * The value of a label whose colon ends its line, in a text of labels and values that goes on at the start of the next line: the words there up
 * to the next label. `ends` are all labels of the page.
 */
export function atLineStart(label: Label, ends: readonly Label[], { rows, glyph }: Sheet): readonly Token[] {
  const last = label.tokens.at(-1);
  const at = rows.findIndex((row) => row.at(-1) === last);
  const [row = [], next = []] = rows.slice(at, at + 2);
  const [first, start] = [row[0], next[0]];
  if (at < 0 || last?.text.endsWith(':') !== true || first === undefined || start === undefined) return [];
  // A line with one label is a line of a list.
  if (label.tokens.includes(first) || Math.abs(start.left - first.left) > aligned * glyph) return [];
  if (edgesOf(next).top - edgesOf(row).bottom > nextLine * glyph) return [];
  // The value before the label goes on there, where it ends as none does.
  if (
    isUnfinished(
      row.slice(
        0,
        row.findIndex((token) => label.tokens.includes(token)),
      ),
    )
  )
    return [];
  const ofLabels = new Set(ends.flatMap(({ tokens }) => tokens));
  // Labels of boxes have their values below them, each its own.
  const isOfBoxes =
    row.every((token) => ofLabels.has(token)) ||
    next.some(({ left }) => Math.abs(left - label.left) < aligned * glyph);
  if (isOfBoxes) return [];
  const end = next.findIndex((token) => ofLabels.has(token) || token.text.endsWith(':'));
  return end === 0 ? [] : next.slice(0, end < 0 ? undefined : end);
}
