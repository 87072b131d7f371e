import { inRow } from '../labels/around-label.ts';
import { edgesOf, middleOf, rowsOf, type Token } from '../sheet/sheet.ts';
import { readValue, type Reading } from '../values/values.ts';
import type { ValueKind } from '../values/kinds.ts';

/** A value recognised by its format or check digits, right after another value or right below it. */
export function followingOf(
  before: Reading,
  kind: ValueKind,
  tokens: readonly Token[],
  glyph: number,
): Reading | undefined {
  const edges = edgesOf(before.tokens);
  const behind = tokens
    .filter((token) => inRow(token, edges, glyph) && token.left > edges.right - 0.2 * glyph)
    .toSorted((a, b) => a.left - b.left);
  const proven = readValue(behind, kind, glyph);
  if (proven !== undefined && proven.checks.length > 0 && proven.checks.every(({ ok }) => ok)) return proven;
  const under = tokens.filter(
    (token) =>
      middleOf(token) > edges.bottom &&
      token.top - edges.bottom < 2.6 * glyph &&
      token.right > edges.left - 6 * glyph &&
      token.left < edges.right + 6 * glyph,
  );
  const [row = []] = rowsOf(under, glyph);
  for (const token of [...behind.slice(0, 1), ...row]) {
    const reading = readValue([token], kind, glyph);
    if (reading?.shapeFit === 1) return reading;
  }
  return undefined;
}
