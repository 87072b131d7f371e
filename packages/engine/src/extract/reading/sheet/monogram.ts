import { edgesOf, printedOf, type Sheet, type Token } from './sheet.ts';
import { runsApart } from './runs.ts';
import { sizeOfType } from './size-of-type.ts';

/** Share of the page's height in which its letterhead is. */
const ofHead = 0.15;
/** Least size of the letters of a logo in sizes of the name beside them, and widest space within that name, in glyphs. */
const [largerThanName, ofName] = [1.2, 1.5] as const;
const letters = /^\p{Lu}{2,3}$/u;

/** Whether letters are the initials of words in their order, the first one's before all others ("PA" of "Porta Azul Imóveis"). */
function areInitials(said: string, words: readonly string[]): boolean {
  const [first = '', ...others] = said;
  const [own = '', ...rest] = words;
  let at = 0;
  return (
    own.startsWith(first) &&
    others.every((letter) => {
      const next = rest.findIndex((word, index) => index >= at && word.startsWith(letter));
      at = next + 1;
      return next >= 0;
    })
  );
}

/** A sheet without the letters of a logo that stand left of the name of which they are the initials: they are no word of it. */
export function withoutMonogram(sheet: Sheet): Sheet {
  const { tokens, glyph, height } = sheet;
  const isLogo = (token: Token): boolean => {
    if (token.top > ofHead * height || !letters.test(token.text)) return false;
    const beside = tokens
      .filter(({ left, top, bottom }) => left > token.right && top < token.bottom && bottom > token.top)
      .toSorted((a, b) => a.left - b.left);
    const first = beside[0];
    const line = first && beside.filter(({ top, bottom }) => top < first.bottom && bottom > first.top);
    const [name = []] = runsApart(line ?? [], ofName * glyph);
    return (
      name.length > 1 &&
      edgesOf(name).left > token.right + glyph &&
      sizeOfType([token]) > largerThanName * sizeOfType(name) &&
      areInitials(token.text, printedOf(name).split(' '))
    );
  };
  const logo = tokens.find(isLogo);
  if (logo === undefined) return sheet;
  const isLeft = (token: Token): boolean => token !== logo;
  const rows = sheet.rows.map((row) => row.filter(isLeft)).filter((row) => row.length > 0);
  return { ...sheet, tokens: tokens.filter(isLeft), rows };
}
