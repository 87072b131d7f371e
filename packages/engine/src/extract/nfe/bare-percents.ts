import type { Page } from '../../pages/page.ts';

type Word = Page['words'][number];

const tax = /^(?:ICMS|IPI)$/i;
/** Headings of a table of products. */
const heading = /^(?:NCM(?:\/SH)?|CFOP|CST|CSOSN|QTDE?|QUANT|UN|UNID|TOTAL|C[ÓO]DIGO|DESCRI[ÇC][ÃA]O)\.?$/i;
/** Least other headings in the row, and space between a tax and the sign of the next column, in heights of the sign's type. */
const [leastHeadings, apart] = [4, 1.2] as const;

const middleOf = ({ box: [, y, , height] }: Word): number => y + height / 2;

/**
 * The page with the sign of percent named that alone is the heading of a rate behind the amount of its tax ("ICMS | % | IPI | %"), and the amount's
 * heading as one.
 */
export function withNamedPercents(page: Page): Page {
  const renamed = new Map<Word, string>();
  for (const sign of page.words.filter(({ text }) => text === '%')) {
    const height = Math.max(sign.box[3], 0.001);
    const row = page.words
      .filter((word) => Math.abs(middleOf(word) - middleOf(sign)) < height)
      .toSorted((a, b) => a.box[0] - b.box[0]);
    const at = row.indexOf(sign);
    const [before, behind] = [row[at - 1], row[at + 1]];
    if (before === undefined || !tax.test(before.text)) continue;
    const gap = sign.box[0] - (before.box[0] + before.box[2]);
    const headings = row.filter(({ text }) => heading.test(text)).length;
    // The box's height and its left edge are shares of the page's two sides.
    const width = (height * page.height) / page.width;
    // A name behind the sign is its own ("% ICMS").
    const isNamed = behind !== undefined && behind.box[0] - (sign.box[0] + sign.box[2]) < apart * width;
    if (headings < leastHeadings || gap < apart * width || isNamed) continue;
    renamed.set(sign, `%${before.text}`);
    renamed.set(before, `V.${before.text}`);
  }
  if (renamed.size === 0) return page;
  return { ...page, words: page.words.map((word) => ({ ...word, text: renamed.get(word) ?? word.text })) };
}
