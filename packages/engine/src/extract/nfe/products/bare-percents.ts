import type { Page } from '../../../pages/page.ts';

type Word = Page['words'][number];

const tax = /^(?:ICMS|IPI)$/i;
/** Headings of a table of products. */
const heading = /^(?:NCM(?:\/SH)?|CFOP|CST|CSOSN|QTDE?|QUANT|UN|UNID|TOTAL|C[ÓO]DIGO|DESCRI[ÇC][ÃA]O)\.?$/i;
/** Least other headings in the row, and space between a tax and the sign of the next column, in heights of the sign's type. */
const [leastHeadings, apart] = [4, 1.2] as const;

/** The heading of a rate that names its tax ("ICMS%", "%IPI"). */
const ofRate = /^(?:%\.?(ICMS|IPI)|(ICMS|IPI)\.?%)$/i;

const middleOf = ({ box: [, y, , height] }: Word): number => y + height / 2;

const rightOf = ({ box: [x, , width] }: Word): number => x + width;

/** The first row of a heading of which the sign is the second. */
const ofTaxOrRate = /^(?:ICMS|IPI|AL[ÍI]Q\.?|AL[ÍI]QUOTA)$/i;

/** Whether a sign is the second row of a heading that names its tax, or the rate, in the first. */
const isUnderTax = (sign: Word, page: Page): boolean =>
  page.words.some(
    (word) =>
      ofTaxOrRate.test(word.text) &&
      word.box[0] < rightOf(sign) &&
      rightOf(word) > sign.box[0] &&
      middleOf(word) < sign.box[1] &&
      middleOf(sign) - middleOf(word) < rowsOfHeading * Math.max(sign.box[3], word.box[3]),
  );
/** Most distance between two rows of a heading, in heights of its type. */
const rowsOfHeading = 2.5;

/** Whether a word right before a tax says what of it a heading is of ("BC ICMS"); `width` is the height of the type on the page's other side. */
const isLed = (word: Word, row: readonly Word[], width: number): boolean =>
  row.some((other) => {
    const gap = word.box[0] - rightOf(other);
    return other !== word && gap > -width / 2 && gap < apart * width;
  });

/** The words of a table's headings that name a tax alone where another one of the row names its rate: they are of its amount. */
const amountsBesideRates = (page: Page): readonly Word[] =>
  page.words.flatMap((rate) => {
    const [, behind, before = behind] = ofRate.exec(rate.text) ?? [];
    if (before === undefined) return [];
    const height = Math.max(rate.box[3], 0.001);
    const row = page.words.filter((word) => Math.abs(middleOf(word) - middleOf(rate)) < height);
    if (row.filter(({ text }) => heading.test(text)).length < leastHeadings) return [];
    const width = (height * page.height) / page.width;
    const alone = row.filter(
      (word) => word.text.toUpperCase() === before.toUpperCase() && !isLed(word, row, width),
    );
    return alone.length === 1 ? alone : [];
  });

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
    const gap = sign.box[0] - rightOf(before);
    const headings = row.filter(({ text }) => heading.test(text)).length;
    // The box's height and its left edge are shares of the page's two sides.
    const width = (height * page.height) / page.width;
    // A name behind the sign is its own ("% ICMS").
    const isNamed = behind !== undefined && behind.box[0] - rightOf(sign) < apart * width;
    if (headings < leastHeadings || gap < apart * width || isNamed || isUnderTax(sign, page)) continue;
    renamed.set(sign, `%${before.text}`);
    // Behind the base stands the rate of the tax whose amount comes next ("Base ICMS | % | ICMS").
    const own = isLed(before, row, width) ? behind : before;
    if (own?.text.toUpperCase() === before.text.toUpperCase()) renamed.set(own, `V.${own.text}`);
  }
  for (const amount of amountsBesideRates(page)) renamed.set(amount, `V.${amount.text}`);
  if (renamed.size === 0) return page;
  return { ...page, words: page.words.map((word) => ({ ...word, text: renamed.get(word) ?? word.text })) };
}
