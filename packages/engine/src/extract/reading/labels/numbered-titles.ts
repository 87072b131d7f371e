import type { Sheet, Token } from '../sheet/sheet.ts';

/** The number of a part of a form, as a picture may read it, and the marks behind it ("II -", "Il.", "3)"). */
const numberOfPart = /^(?:[IVXLl1|]{1,4}|\d{1,2}|[A-Z](?=[.)–—-]))?[.)º°–—-]{0,2}$/;
/** A letter of a part with its dash set apart ("D – LOCATÁRIO"). */
const letterOfPart = /^[A-Z][.)–—-]{1,2}$/;

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
      (before.every(({ text }) => numberOfPart.test(text)) ||
        letterOfPart.test(before.map(({ text }) => text).join(''))) &&
      label.every((token, index) => token === tokens[before.length + index])
    );
  });
}

/** The number of a part as it is printed before its title ("5.", "IV -", "b)", "6"), which parts it from the title's words. */
const numberBefore = /^(?:\d{1,2}|[IVX]{1,4}|[A-Z])[.)°º]$|^\d{1,2}(?:[.)]?[–—-])?$/u;
/** Greatest space between such a number and its title, in glyphs. */
const besideNumber = 1.5;

/** The number of the part right before a title: the text below the title begins under the number, not under the title's first word. */
export function numberOfTitle(
  title: Pick<Token, 'left' | 'top' | 'bottom'>,
  { rows, glyph }: Pick<Sheet, 'rows' | 'glyph'>,
): Token | undefined {
  const middle = (title.top + title.bottom) / 2;
  return rows
    .flat()
    .find(
      ({ text, left, right, top, bottom }) =>
        numberBefore.test(text) &&
        left < title.left &&
        title.left - right < besideNumber * glyph &&
        title.left - right > -0.5 * glyph &&
        top < middle &&
        bottom > middle,
    );
}
