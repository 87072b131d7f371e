import { findLabels } from '../labels/labels.ts';
import type { Sides } from '../sheet/columns-of-page.ts';
import { oncePer } from '../sheet/once-per.ts';
import { edgesOf, meanMiddle, middleOf, rowsOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { headingSpecs, type TableSpec } from './table-spec.ts';

/** Least headings in one row that are a table's, and most of them that may stand beside it: totals have the names of some columns. */
const [leastHeadings, mostBeside] = [5, 1] as const;
/** How far above and below their row other rows of the headings may be, in glyphs. */
const around = 2;

/** The headings of a table's columns among some words. */
const headingsIn = (
  tokens: readonly Token[],
  { columns }: Pick<TableSpec<string, string>, 'columns'>,
  glyph: number,
): readonly { readonly id: string; readonly top: number; readonly bottom: number }[] =>
  findLabels(
    { page: 1, height: 0, codes: [], glyph, tokens, rows: rowsOf(tokens, glyph) },
    headingSpecs(columns),
  );

/** Whether a table's headings stand in one row of some words and next to none of them beside these. */
function isBeside(
  [own, others]: Sides,
  table: Pick<TableSpec<string, string>, 'columns'>,
  glyph: number,
): boolean {
  const headings = headingsIn(own, table, glyph);
  const rows = rowsOf([...own], glyph).filter((row) => {
    const { top, bottom } = edgesOf(row);
    const inRow = headings.filter((label) => middleOf(label) > top && middleOf(label) < bottom);
    return new Set(inRow.map(({ id }) => id)).size >= leastHeadings;
  });
  // A total's name has its amount behind it.
  const headed = rowsOf([...others], glyph)
    .filter((row) => !row.some(({ text }) => /\d/.test(text)))
    .flat();
  return rows.some((row) => {
    const middle = meanMiddle(row);
    const level = headed.filter((token) => Math.abs(middleOf(token) - middle) < around * glyph);
    return headingsIn(level, table, glyph).length <= mostBeside;
  });
}

/** How many more headings may be found on a whole page beside a table's own than on the side by itself. */
const mostMore = 2;

/** Whether the headings that a page has can be a table's on one side of a space: cheaper than to look for those of each side, and surer of too many. */
function mayBeBeside(
  headings: ReturnType<typeof headingsOfPage>,
  [own, others]: readonly [ReadonlySet<Token>, ReadonlySet<Token>],
  glyph: number,
): boolean {
  const ofSide = (side: ReadonlySet<Token>) =>
    headings.filter(({ tokens: [first] }) => first && side.has(first));
  const beside = ofSide(others);
  const inside = ofSide(own);
  return inside.some((heading) => {
    const isLevel = (other: (typeof headings)[number]): boolean =>
      Math.abs(middleOf(other) - middleOf(heading)) < around * glyph;
    const ids = new Set(inside.filter(isLevel).map(({ id }) => id));
    return ids.size >= leastHeadings - mostMore && beside.filter(isLevel).length <= mostBeside + mostMore;
  });
}

const headingsOfPage = (sheet: Sheet, { columns }: Pick<TableSpec<string, string>, 'columns'>) =>
  findLabels(sheet, headingSpecs(columns));

/** Makes the test whether a table of a form stands on one side of a space of a page and no part of it on the other. */
export function tableIn(
  { tables = [] }: { readonly tables?: readonly TableSpec<string, string>[] },
  sheet: Sheet,
): (sides: Sides, glyph: number) => boolean {
  // Only a page with a space that may part columns asks.
  const headingsOf = oncePer((table: (typeof tables)[number]) => headingsOfPage(sheet, table));
  return ([one, other], glyph) => {
    const [ofOne, ofOther] = [new Set(one), new Set(other)];
    return tables.some((table) => {
      const headings = headingsOf(table);
      return (
        (mayBeBeside(headings, [ofOne, ofOther], glyph) && isBeside([one, other], table, glyph)) ||
        (mayBeBeside(headings, [ofOther, ofOne], glyph) && isBeside([other, one], table, glyph))
      );
    });
  };
}
