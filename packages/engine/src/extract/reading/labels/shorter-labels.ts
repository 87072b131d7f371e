import type { Label } from './labels.ts';
import { edgesOf, type Token } from '../sheet/sheet.ts';
import { labelFit } from '../sheet/text.ts';
import { streetKinds } from '../sheet/street-kinds.ts';
import { writtenOut } from './written-out.ts';

/** How a street begins that was filled in behind a label in capitals. */
const kinds = new RegExp(`^(?:${streetKinds})$`);
const isStreet = (word: Token | undefined): boolean =>
  word !== undefined && /^\p{Lu}\p{Ll}/u.test(word.text) && kinds.test(word.folded);

/** The label without words of the value before it ("NETO Conselho:" resembles "Nº no Conselho", but "NETO" does not resemble "Nº no"). */
function withoutLeading(label: Label, known: ReadonlySet<string>): Label {
  for (let count = 1; label.fit < 1 && count < label.tokens.length; count += 1) {
    const tokens = label.tokens.slice(count);
    const id = tokens.map(({ folded }) => folded).join('');
    if (!known.has(id) || !label.id.endsWith(id)) continue;
    const before = label.tokens.slice(0, count);
    const own = label.id.slice(0, -id.length);
    const printed = before.map(({ folded }) => folded).join('');
    const isShortened = [printed, ...writtenOut(before)].some((words) => own.startsWith(words));
    const fit = labelFit(printed, own);
    if (!isShortened && fit === 0) return { id, fit: 1, tokens, ...edgesOf(tokens) };
  }
  return label;
}

/**
 * The labels, one whose last words were filled in as the shorter label before them: "Residência Rua João" resembles "Residência – rua / av." as a
 * whole, but "Rua João" does not resemble "rua / av.".
 */
export function withoutFilledIn(labels: readonly Label[], known: ReadonlySet<string>): Label[] {
  return labels.map((label) => {
    for (let count = label.tokens.length - 1; count > 0; count -= 1) {
      const tokens = label.tokens.slice(0, count);
      const id = tokens.map(({ folded }) => folded).join('');
      const rest = label.tokens.slice(count);
      if (!known.has(id) || !label.id.startsWith(id)) continue;
      const end = label.id.slice(id.length);
      const isUnlike =
        label.fit < 1 &&
        labelFit(rest.map(({ folded }) => folded).join(''), end) === 0 &&
        !writtenOut(rest).includes(end);
      const isInCapitals = tokens.every(({ text }) => !/\p{Ll}/u.test(text));
      if (isUnlike || (isInCapitals && isStreet(label.tokens[count])))
        return { id, fit: 1, tokens, ...edgesOf(tokens) };
    }
    return withoutLeading(label, known);
  });
}
