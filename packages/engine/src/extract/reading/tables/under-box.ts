import { inRow } from '../labels/around-label.ts';
import { isTitleAlone } from '../labels/alone.ts';
import { findLabels, type Label } from '../labels/labels.ts';
import { numberOfTitle } from '../labels/numbered-titles.ts';
import { middleOf, rowsOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { oncePer } from '../sheet/once-per.ts';
import { fold } from '../sheet/text.ts';

/** Least gap between the titles of two boxes side by side, greatest gap between words of one text, and greatest distance between the left edges of a title and of its rows, in glyphs. */
const [betweenTitles, betweenWords, sameEdge] = [2.5, 0.9, 1.2] as const;
/** Greatest distance of the left edge of a numbered title from that of its rows, in glyphs. */
const setIn = 2.2;
/** Depth below a title in which rows that show its box's left edge are looked for, in glyphs. */
const depth = 6;

const specsOfTitle = oncePer((title: readonly string[]) =>
  title.map((spelling) => ({ id: spelling, spellings: [fold(spelling)] })),
);

const untitled: readonly string[] = [];

/** The titles of a table on a sheet; one of a single word is a word of texts as well. */
export const titlesOf = (
  sheet: Sheet,
  { title = untitled }: { readonly title?: readonly string[] },
): Label[] =>
  findLabels(sheet, specsOfTitle(title)).filter(
    (label) => label.tokens.filter(({ folded }) => folded !== '').length > 1 || isTitleAlone(label, sheet),
  );

/** The sheet below a title, without the boxes beside its own, when their titles are in its row and all of them begin where their rows do. */
export function underTitle(
  words: Pick<Label, 'left' | 'top' | 'right' | 'bottom'>,
  headings: ReadonlySet<string>,
  sheet: Sheet,
): Sheet {
  const { glyph } = sheet;
  const number = numberOfTitle(words, sheet);
  const title = { ...words, left: number?.left ?? words.left };
  // A mark may stand before the number, or the title is set in from its rows.
  const same = (number === undefined ? sameEdge : setIn) * glyph;
  const under = sheet.tokens.filter((token) => middleOf(token) > title.bottom);
  const near = under.filter(({ top }) => top - title.bottom < depth * glyph);
  const isEdge = ({ left }: Pick<Token, 'left'>): boolean =>
    near.some(
      (token) =>
        Math.abs(token.left - left) < same &&
        !near.some(
          (other) =>
            other !== token &&
            inRow(other, token, glyph) &&
            other.left < token.left &&
            token.left - other.right < betweenWords * glyph,
        ),
    );
  const beside = sheet.tokens
    .filter((token) => inRow(token, title, glyph))
    .toSorted((a, b) => a.left - b.left);
  // A remark right behind the title is of it, to its last word ("… (Valores em Reais)").
  const after = beside.find(
    ({ left }, at) => left - Math.max(title.right, beside[at - 1]?.right ?? 0) > betweenTitles * glyph,
  );
  const isHeading = (first: Token | undefined): boolean => {
    const from = beside.findIndex((token) => token === first);
    const end = beside.findIndex(
      (token, at) => at > from && token.left - (beside[at - 1]?.right ?? 0) > betweenWords * glyph,
    );
    const run = from < 0 ? [] : beside.slice(from, end < 0 ? undefined : end);
    return headings.has(run.map(({ folded }) => folded).join(''));
  };
  const isBefore = beside.some(({ right }) => title.left - right > betweenTitles * glyph);
  // A title may be the first of the headings.
  if (!isEdge(title) || isHeading(after)) return sheet;
  // In brackets at the other end of its row is a remark of the title too.
  const isBeside = after !== undefined && !after.text.startsWith('(') && isEdge(after);
  const right = isBeside ? after.left - same : Infinity;
  const left = isBefore ? title.left - same : -Infinity;
  if (right === Infinity && left === -Infinity) return sheet;
  const isOutside = (token: Token): boolean =>
    middleOf(token) > title.bottom && (token.left < left || token.left >= right);
  const tokens = sheet.tokens.filter((token) => !isOutside(token));
  return { ...sheet, tokens, rows: rowsOf(tokens, glyph) };
}
