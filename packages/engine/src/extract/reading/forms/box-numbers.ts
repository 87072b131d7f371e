import type { Token } from '../sheet/sheet.ts';
import { fold } from '../sheet/text.ts';

const close = /^(0?[1-9]|[1-9]\d)-(\p{Lu}(?:[º°]|\p{Lu}{2}).*)$/u;
const apart = /^(0?[1-9]|[1-9]\d) ?[-–] \p{Lu}/u;
/** Least boxes with different numbers on a form whose boxes are numbered: codes of values look like them ("20-TRIBUTADO"). */
const leastBoxes = 4;

/** The words of a form without the numbers of its boxes that are close to their labels ("17-Nº"); `rows` are those of the page. */
export function withoutBoxNumbers(
  tokens: readonly Token[],
  rows: readonly (readonly Token[])[],
): readonly Token[] {
  if (!tokens.some(({ text }) => close.test(text))) return tokens;
  const texts = rows.flatMap((row) =>
    row.map((_, at) =>
      row
        .slice(at, at + 3)
        .map(({ text }) => text)
        .join(' '),
    ),
  );
  const numbers = texts.flatMap((text) => (close.exec(text) ?? apart.exec(text))?.[1] ?? []);
  if (new Set(numbers.map(Number)).size < leastBoxes) return tokens;
  return tokens.map((token) => {
    const [, , label] = close.exec(token.text) ?? [];
    return label === undefined ? token : { ...token, text: label, folded: fold(label) };
  });
}
