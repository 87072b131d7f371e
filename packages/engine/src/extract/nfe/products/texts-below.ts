import { isOneText } from '../../reading/sheet/runs.ts';
import { edgesOf } from '../../reading/sheet/sheet.ts';
import type { Column, Table, TableLine } from '../../reading/tables/table.ts';
import { orderFit, type ItemColumn } from './item-columns.ts';
import { beginsItem } from './item-records.ts';

type Line = TableLine<ItemColumn>;

/** Widest space between words of one text, and between its rows and the product's, in glyphs. */
const [widestInText, mostBetween] = [1.5, 2.6] as const;
/** Share of the products that have a text below them at least. */
const leastOfProducts = 0.7;

const wordsOf = ({ cells }: Line) => [...cells.values()].flat().toSorted((a, b) => a.left - b.left);

/** Whether a row of print is one text from side to side, whichever columns it crosses. */
function isText(line: Line, glyph: number): boolean {
  const words = wordsOf(line);
  const isOne = isOneText(words, widestInText * glyph);
  return isOne && !beginsItem(line) && words.some(({ text }) => /\p{L}{3}/u.test(text));
}

/** The rows of text right below a product. */
function textsBelow(main: Line, after: readonly Line[], glyph: number): readonly Line[] {
  const end = after.findIndex(
    (line, at) => !isText(line, glyph) || line.top - (after[at - 1] ?? main).top > mostBetween * glyph,
  );
  return end < 0 ? after : after.slice(0, end);
}

/** The line as a product's description. */
const asDescription = (line: Line): Line => ({ ...line, cells: new Map([['Description', wordsOf(line)]]) });

/**
 * A table without a column of descriptions, whose products have them in rows of their own, across the columns: what follows the last of them is
 * no part of the table. As they are where most products have none.
 */
export function withTextsBelow(table: Table<ItemColumn>, glyph: number): Table<ItemColumn> {
  if (table.columns.some(({ id }) => id === 'Description')) return table;
  const mains = [...table.lines.keys()].filter((at) => table.lines.slice(at, at + 1).some(beginsItem));
  const products = mains.flatMap((at, index) => {
    const [main, ...after] = table.lines.slice(at, mains[index + 1]);
    return main === undefined ? [] : [{ main, after, texts: textsBelow(main, after, glyph) }];
  });
  const told = products.filter(({ texts }) => texts.length > 0);
  if (told.length === 0 || told.length < leastOfProducts * products.length) return table;
  // Nothing parts the last text from those of the block below but the number of rows of the others.
  const most = Math.max(1, ...products.slice(0, -1).map(({ texts }) => texts.length));
  const lines = products.flatMap(({ main, after, texts }, index) => {
    const isLast = index === products.length - 1;
    const own = isLast ? texts.slice(0, most) : texts;
    return [main, ...own.map(asDescription), ...(isLast ? [] : after.slice(texts.length))];
  });
  const { left, right } = edgesOf(told.flatMap(({ texts }) => texts.flatMap(wordsOf)));
  const place = { left, right, centre: (left + right) / 2 };
  const description: Column<ItemColumn> = { id: 'Description', fit: orderFit, ...place };
  return { columns: [...table.columns, description], lines };
}
