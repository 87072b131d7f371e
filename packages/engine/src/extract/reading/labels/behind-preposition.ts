import type { Label } from './labels.ts';
import type { Token } from '../sheet/sheet.ts';

/** Words between two words of one value. */
const link = /^(?:D[AEO]S?|AO?|EM|N[AO]|PARA|COM|\d?SEM|POR)$/;
/** Those that a text of a box goes on behind. */
const goesOn = /^(?:PARA|COM|POR)$/;
/** A space wider than this parts two texts, in glyphs. */
const apart = 1.3;

/**
 * Whether a label begins behind a preposition of a value, which another label leads ("Operação: Venda fora do Estado"), or behind one that words
 * of a text stand before ("PEÇAS PARA VEÍCULOS"): it is none. `row` are the words at its height, `ofLabels` those of all labels.
 */
export function isBehindPreposition(
  label: Label,
  row: readonly Token[],
  ofLabels: ReadonlySet<Token>,
  glyph: number,
): boolean {
  const [first] = label.tokens;
  if (first === undefined || label.tokens.at(-1)?.text.endsWith(':') === true) return false;
  const before = row.slice(0, row.indexOf(first)).toReversed();
  const [linked, word] = before;
  if (linked === undefined || !link.test(linked.folded)) return false;
  const isInText =
    label.tokens.length === 1 &&
    goesOn.test(linked.folded) &&
    !before.slice(0, 2).some((token) => ofLabels.has(token)) &&
    /^\p{L}{3}/u.test(word?.text ?? '') &&
    first.left - linked.right < apart * glyph;
  if (isInText) return true;
  const at = before.findIndex(
    (token, index) =>
      token.text.endsWith(':') || (before[index - 1] ?? first).left - token.right > apart * glyph,
  );
  return before[at]?.text.endsWith(':') === true;
}
