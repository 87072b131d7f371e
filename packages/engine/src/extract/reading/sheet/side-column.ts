import { edgesOf, rowsOf, type Sheet, type Token } from './sheet.ts';

/** Least width of the space between a column of the margin and the text beside it, and most width of the column; in glyphs and thousandths. */
const [leastSpace, mostWidth] = [1.2, 360] as const;
/** Least rows of running text beside it, and least words of such a row. */
const [leastRows, leastWords] = [5, 6] as const;
/** Most space between two rows of one block of the column, in glyphs. */
const betweenRows = 0.9;
/** Share of the column's rows that stand at the height of a row of the text where the column has the labels of what is beside them. */
const ofLabels = 0.55;

/** Where a column of the margin ends and the text begins; undefined where no space parts the page from top to bottom. */
function spaceOf(tokens: readonly Token[], glyph: number): readonly [from: number, to: number] | undefined {
  let end = -Infinity;
  for (const token of tokens.toSorted((a, b) => a.left - b.left)) {
    if (end > 0 && token.left - end > leastSpace * glyph) return [end, token.left];
    end = Math.max(end, token.right);
  }
  return undefined;
}

const isText = (row: readonly Token[], glyph: number): boolean =>
  row.length >= leastWords &&
  row.filter(({ text }) => /^\p{L}{2}/u.test(text)).length >= leastWords - 1 &&
  row.every((token, index) => token.left - (row[index - 1]?.right ?? token.left) < 2 * glyph);

/** The blocks of a column, the words of each in one row: its lines are too narrow for what they say. */
function blocksOf(rows: readonly (readonly Token[])[], glyph: number): Token[][] {
  const blocks: Token[][] = [];
  let bottom = -Infinity;
  for (const row of rows) {
    const { top, bottom: end } = edgesOf(row);
    if (top - bottom < betweenRows * glyph) blocks.at(-1)?.push(...row);
    else blocks.push([...row]);
    bottom = end;
  }
  return blocks;
}

/** The sheet with a column of the margin before the running text beside it, as the office and its fees stand beside an entry; other sheets as they are. */
export function withSideColumnFirst(sheet: Sheet): Sheet {
  const { tokens, glyph } = sheet;
  const space = spaceOf(tokens, glyph);
  if (space === undefined) return sheet;
  const isBeside = (token: Token): boolean => token.right <= space[0] + 0.01;
  const [column, text] = [tokens.filter(isBeside), tokens.filter((token) => !isBeside(token))];
  const [ofColumn, ofText] = [rowsOf(column, glyph), rowsOf(text, glyph)];
  const { left, right } = edgesOf(column);
  if (right - left > mostWidth || ofText.filter((row) => isText(row, glyph)).length < leastRows) return sheet;
  const heights = ofText.map((row) => edgesOf(row).bottom);
  const level = ofColumn.filter((row) =>
    heights.some((height) => Math.abs(height - edgesOf(row).bottom) < 0.15 * glyph),
  );
  const isLed =
    ofColumn.filter((row) => row.at(-1)?.text.endsWith(':') === true).length > ofColumn.length / 2;
  if (isLed || level.length > ofLabels * ofColumn.length) return sheet;
  const blocks = blocksOf(ofColumn, glyph);
  return { ...sheet, tokens: [...blocks.flat(), ...ofText.flat()], rows: [...blocks, ...ofText] };
}
