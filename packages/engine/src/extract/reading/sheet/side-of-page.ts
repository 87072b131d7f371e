import { areUnlike, lowered } from './half-columns.ts';
import { edgesOf, rowsOf, type Sheet, type Token } from './sheet.ts';
import { spaceOf } from './side-column.ts';

/** Least rows of a side and of what is beside it, most width of a side in thousandths, and least width of the rest in widths of the side. */
const [leastRows, mostWidth, leastRest] = [6, 360, 1.5] as const;
/** Space between the side and the rest set below it, in glyphs: more than parts the blocks of either. */
const between = 3;

const widthOf = (tokens: readonly Token[]): number => edgesOf(tokens).right - edgesOf(tokens).left;

/** Whether most rows end with a colon: they are labels of what is beside them. */
const isLed = (rows: readonly (readonly Token[])[]): boolean =>
  rows.filter((row) => row.at(-1)?.text.endsWith(':') === true).length > rows.length / 2;

/**
 * The page with its left side, in which the seller names itself and says what is due, before what is printed beside that side from top to
 * bottom; other pages as they are. The side's lines have a pitch of their own, whichever way they are set.
 */
export function withSideFirst(sheet: Sheet): Sheet {
  const { tokens, glyph } = sheet;
  const space = spaceOf(tokens, glyph);
  if (space === undefined) return sheet;
  const side = tokens.filter(({ right }) => right <= space[0] + 0.01);
  const rest = tokens.filter(({ right }) => right > space[0] + 0.01);
  const [ofSide, ofRest] = [rowsOf(side, glyph), rowsOf(rest, glyph)];
  const isSide =
    Math.min(ofSide.length, ofRest.length) >= leastRows &&
    widthOf(side) <= mostWidth &&
    widthOf(rest) >= leastRest * widthOf(side) &&
    !isLed(ofSide) &&
    areUnlike(ofSide, ofRest, glyph);
  if (!isSide) return sheet;
  const down = Math.max(0, edgesOf(side).bottom - edgesOf(rest).top + between * glyph);
  const rows = [...ofSide, ...lowered(ofRest, down)];
  return { ...sheet, height: sheet.height + down, tokens: rows.flat(), rows };
}
