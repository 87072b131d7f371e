import type { Label } from '../../reading/labels/labels.ts';
import type { Token } from '../../reading/sheet/sheet.ts';

/**
 * The words of a box that stand between the rules around its label, or, where that is in a strip of its own, around the first of them: below a
 * rule under the last box is the foot of the form. All of them where rules are not known.
 */
export function inOwnCell({ tokens: [word] }: Label, tokens: readonly Token[]): readonly Token[] {
  const own = word?.cell && tokens.filter(({ cell }) => cell === word.cell);
  if (own && own.length > 0) return own;
  const [first] = tokens;
  return first?.cell === undefined ? tokens : tokens.filter(({ cell }) => cell === first.cell);
}
