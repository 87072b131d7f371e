import type { Doubt } from '../../../evidence/confidence.ts';
import { inRow } from '../labels/around-label.ts';
import type { Label } from '../labels/labels.ts';
import { edgesOf } from '../sheet/sheet.ts';
import { isTextKind, type ValueKind } from '../values/kinds.ts';
import type { Reading } from '../values/values.ts';

/** A value offered for a field, with the label at which it was found. */
interface Offered {
  readonly field: { readonly id: string; readonly kind: ValueKind };
  readonly place: { readonly label: Label };
  readonly reading: Reading;
  readonly score: number;
}

/** An offer that scores less than this below the best one fits nearly as well. */
const nearly = 0.5;
/** Greatest distances in glyphs: of a text's left edge from its label's, of a value beside its label, and of one below it. */
const [asideFrom, farBeside, farUnder] = [1, 12, 3] as const;

/** Doubts about the best offer: its reading's own, another one nearly as good, or its position relative to its label. */
export function doubtsOf(best: Offered, offers: readonly Offered[], glyph: number): Doubt[] {
  const { field, reading } = best;
  const hasRival = offers.some(
    (other) =>
      other.field.id === field.id &&
      other.reading.value !== reading.value &&
      best.score - other.score < nearly,
  );
  const stands = standsAt(best, glyph);
  return [
    ...(reading.doubts ?? []),
    ...(hasRival ? (['rival'] as const) : []),
    ...(stands === undefined ? [] : [stands]),
  ];
}

function standsAt({ field, place: { label }, reading }: Offered, glyph: number): Doubt | undefined {
  const [first] = reading.tokens;
  if (first === undefined) return undefined;
  const last = label.tokens.at(-1) ?? label;
  const { left, top } = edgesOf(reading.tokens);
  if (inRow(first, last, glyph)) return left - last.right > farBeside * glyph ? 'far' : undefined;
  const away = Math.abs(left - label.left);
  if (isTextKind(field.kind)) return away > asideFrom * glyph ? 'aside' : undefined;
  return away > farBeside * glyph || top - label.bottom > farUnder * glyph ? 'far' : undefined;
}
