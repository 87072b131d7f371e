import type { Token } from '../sheet/sheet.ts';

/** The number of a part of a form, as a picture may read it, and the marks behind it ("II -", "Il.", "3)"). */
const numberOfPart = /^(?:[IVXLl1|]{1,4}|\d{1,2}|[A-Z](?=[.)-]))?[.)º°–—-]{0,2}$/;

/** Whether words are a label only with the number of their part before another label that is exact ("II - Do vendedor" is not UF DO VENDEDOR). */
export function beginsWithNumber(
  { tokens, fit }: { readonly tokens: readonly Token[]; readonly fit: number },
  exact: readonly { readonly tokens: readonly Token[] }[],
): boolean {
  if (fit === 1) return false;
  return exact.some(({ tokens: label }) => {
    const before = tokens.slice(0, tokens.length - label.length);
    return (
      before.length > 0 &&
      before.every(({ text }) => numberOfPart.test(text)) &&
      label.every((token, index) => token === tokens[before.length + index])
    );
  });
}
