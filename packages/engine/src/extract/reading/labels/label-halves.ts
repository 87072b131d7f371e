import { inRow } from './around-label.ts';
import type { Label } from './labels.ts';
import { edgesOf, type Sheet } from '../sheet/sheet.ts';
import { surelyRead } from './own-labels.ts';

/**
 * Joins the halves of bilingual labels (`halves` is the first half by the second), also when the slash between them was misread. When only
 * the second half was read, the words in the place of the first are joined to it, because the value begins below them.
 */
export function withHalves(
  labels: readonly Label[],
  halves: ReadonlyMap<string, string>,
  { tokens, glyph }: Sheet,
): Label[] {
  const ofLabels = new Set(labels.flatMap((label) => label.tokens));
  const firstOf = (label: Label): Label | undefined => {
    const half = labels.find(
      (each) =>
        each.id === halves.get(label.id) &&
        inRow(each, label, glyph) &&
        label.left >= each.right - 0.4 * glyph &&
        label.left - each.right < 3 * glyph,
    );
    if (half) return half;
    const id = halves.get(label.id);
    if (id === undefined) return undefined;
    const perLetter = (label.right - label.left) / label.id.length;
    const from = label.left - perLetter * (id.length + 2);
    const misread = tokens.filter(
      (token) =>
        !ofLabels.has(token) &&
        token.conf < surelyRead &&
        token.left > from &&
        token.left < label.left &&
        inRow(token, label, glyph),
    );
    return misread.length === 0 ? undefined : { id, fit: label.fit, tokens: misread, ...edgesOf(misread) };
  };
  const joined = new Set<Label>();
  const whole = labels.map((label) => {
    const first = firstOf(label);
    if (first === undefined) return label;
    joined.add(first);
    const both = [...first.tokens, ...label.tokens];
    return { id: first.id + label.id, fit: Math.min(first.fit, label.fit), tokens: both, ...edgesOf(both) };
  });
  return whole.filter((label) => !joined.has(label));
}
