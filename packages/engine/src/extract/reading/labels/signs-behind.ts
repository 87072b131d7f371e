import { edgesOf, type Sheet } from '../sheet/sheet.ts';
import { rowWith } from '../sheet/row-with.ts';
import type { Label } from './labels.ts';

/** The sign of a number, and most space before it behind its label, in glyphs. */
const [sign, behind] = [/^n[º°o.]{1,2}:?$/i, 1] as const;

/** The labels, each with the sign of a number right behind it where a number follows ("Guia do prestador nº 61510460"): the sign is no label of its own. */
export function withSignsBehind(labels: readonly Label[], { rows, glyph }: Sheet): readonly Label[] {
  const ofLabels = new Map(labels.flatMap((label) => label.tokens.map((token) => [token, label] as const)));
  const taken = new Set<Label>();
  const whole = labels.map((label) => {
    const last = label.tokens.at(-1);
    if (last === undefined || !/\p{L}{2}$/u.test(last.text)) return label;
    const row = rowWith(rows, last);
    const at = row.indexOf(last);
    const [token, next] = [row[at + 1], row[at + 2]];
    const isSign = token !== undefined && sign.test(token.text) && token.left - last.right < behind * glyph;
    if (!isSign || next === undefined || !/^\d/.test(next.text)) return label;
    const own = ofLabels.get(token);
    if (own !== undefined && own.tokens.some((each) => each !== token && each.folded !== '')) return label;
    if (own !== undefined) taken.add(own);
    const tokens = [...label.tokens, token];
    return { ...label, tokens, ...edgesOf(tokens) };
  });
  return taken.size === 0 ? whole : whole.filter((_, at) => !taken.has(labels[at] as Label));
}
