import { median } from '../../../pages/median.ts';
import type { Page } from '../../../pages/page.ts';
import { withOrdinals } from './ordinals.ts';
import { withRomanNumerals } from './roman-numerals.ts';
import { withStockCompanies } from './stock-company.ts';
import { withCells } from './cells.ts';
import { withCombs } from './combs.ts';
import { withoutBars } from './combs-in-type.ts';
import { withoutFramesInType } from './frames-in-type.ts';
import { withoutOverdrawn } from './overdrawn.ts';
import { straightened } from './straight.ts';
import { oncePer } from './once-per.ts';
import { readOnce } from './read-once.ts';
import { rowsOf, type Sheet, type Token } from './sheet.ts';
import { asHighAsTheirRow, withoutWhatIsOver } from './tall-boxes.ts';
import { surelyRead, withWholeNumbers } from './whole-numbers.ts';
import { tokensOf } from './words-as-tokens.ts';

/** Whether a word is a rule between two rows of a picture, or a remnant of one, read as dashes: then its row holds nothing else. */
const isRemnantOfRule = ({ text, conf }: Token): boolean => conf < 100 && /^[-–—_=~]+$/.test(text);

/** Few characters higher than this, in glyphs, are pieces of pictures; a letter in a circle may be higher, where it is read surely. */
const [tallest, tallestSure] = [3.5, 4.5] as const;

/**
 * The page's words as tokens, without the huge single letters of a watermark, which cross the fields: once for each page, whose kind is told
 * from it before its fields are read.
 */
export const sheetOf = oncePer(madeOf);

function madeOf(page: Page): Sheet {
  const ratio = page.width > 0 ? page.height / page.width : 1;
  // Text that runs up the margin belongs to no row of the page.
  const upright = page.words.filter((word) => word.isTurned !== true);
  const once = readOnce(
    straightened(withoutBars(withoutFramesInType(withCells(tokensOf(upright, page), page))), page),
  );
  const glyph = Math.max(1, median(once.map((token) => token.bottom - token.top)));
  const all = withoutOverdrawn(once, glyph);
  const whole = withWholeNumbers(asHighAsTheirRow(withoutWhatIsOver(all, glyph), glyph), glyph);
  const printed = withCombs(whole, glyph).filter(
    (token) =>
      token.text.length > 3 ||
      token.bottom - token.top < (token.conf > surelyRead ? tallestSure : tallest) * glyph,
  );
  const tokens = withOrdinals(withRomanNumerals(withStockCompanies(printed, glyph)));
  const rows = rowsOf(tokens, glyph);
  const bars = new Set(rows.filter((row) => row.every(isRemnantOfRule)).flat());
  return {
    page: page.number,
    height: ratio * 1000,
    glyph,
    tokens: tokens.filter((token) => !bars.has(token)),
    rows: rows.filter((row) => !row.every((token) => bars.has(token))),
    codes: page.codes,
    turned: tokensOf(page.turned ?? [], page),
  };
}
