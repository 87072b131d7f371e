import { inRow } from '../labels/around-label.ts';
import type { Label } from '../labels/labels.ts';

/** Least rows below titles beside each other that show where their blocks begin, and how far down those are looked for, in glyphs. */
const [leastRows, reach] = [2, 25] as const;

/**
 * Titles beside each other begin where their blocks do: a title centred over its block begins further right than the block's labels. The blocks
 * are told by labels that all of them have in one row ("CNPJ … CNPJ …").
 */
export function overTheirBlocks(titles: readonly Label[], labels: readonly Label[], glyph: number): Label[] {
  return titles.map((title) => {
    const beside = titles.filter((other) => inRow(other, title, glyph)).toSorted((a, b) => a.left - b.left);
    if (beside.length < 2) return title;
    const own = beside.indexOf(title);
    const [before, next] = [beside[own - 1], beside[own + 1]];
    const below = labels.filter(({ top }) => top > title.bottom && top < title.bottom + reach * glyph);
    const firsts = below.filter(
      (label) =>
        !below.some(
          (other) => other.id === label.id && other.left < label.left && inRow(other, label, glyph),
        ),
    );
    const lefts = firsts.flatMap((first) => {
      const same = below
        .filter((other) => other.id === first.id && inRow(other, first, glyph))
        .toSorted((a, b) => a.left - b.left);
      const left = same[own]?.left;
      return same.length === beside.length && left !== undefined ? [left] : [];
    });
    const left = Math.min(...lefts);
    const isBetween = left > (before?.right ?? -Infinity) && left < (next?.left ?? Infinity);
    return lefts.length >= leastRows && isBetween && left < title.left ? { ...title, left } : title;
  });
}
