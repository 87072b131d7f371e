import { findLabels, type Label } from '../labels/labels.ts';
import { specsOf } from '../labels/spellings.ts';
import type { Sheet, Token } from '../sheet/sheet.ts';
import { fold } from '../sheet/text.ts';
import { spellingsOf, type TableSpec } from './table-spec.ts';
import { rowWith } from '../sheet/row-with.ts';

/** Least letters of a heading that is no word of a text. */
const leastOfHeading = 6;

/** A number that is one word with the heading behind it ("36-Descrição"), and how many of a row have one: noise beside a heading hides it as a whole. */
const [inWord, leastInRow] = [/^\d{1,2}[-–.](\p{L}.*)$/u, 2] as const;

/** Whether the number of a box stands right before a heading. */
function isNumbered({ tokens: [first] }: Label, { rows, glyph }: Sheet): boolean {
  const row = rowWith(rows, first);
  const [dash, number] = row
    .slice(
      0,
      row.findIndex((token) => token === first),
    )
    .toReversed();
  if (first === undefined || dash === undefined || first.left - dash.right > glyph) return false;
  if (/^[-–]$/.test(dash.text)) return /^\d{1,2}$/.test(number?.text ?? '');
  return /^\d{1,2} ?[-–.]?$/.test(dash.text);
}

/** Whether a table's headings have the numbers of boxes: then they are those of a form of the standard. */
export function hasNumberedHeadings(sheet: Sheet, table: TableSpec<string, string>): boolean {
  const spellings = [...spellingsOf(table)].filter(({ length }) => length >= leastOfHeading);
  const isWithNumber = ({ text }: Token): boolean => spellings.includes(fold(inWord.exec(text)?.[1] ?? ''));
  if (sheet.rows.some((row) => row.filter(isWithNumber).length >= leastInRow)) return true;
  return findLabels<string>(sheet, specsOf(spellings)).some((label) => isNumbered(label, sheet));
}
