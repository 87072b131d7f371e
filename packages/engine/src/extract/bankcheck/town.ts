import { monthOfName } from '@lavra/brazil/dates';
import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { readWhole } from '../reading/values/values.ts';

/** Greatest space between two words of a town, in glyphs. */
const within = 1.5;
const townWord = /^\p{Lu}[\p{L}'-]{2,},?$/u;
const link = /^d[aeo]s?$/i;
/** Least letters of a town, of those that a month follows ("Assu", "Itu"). */
const fewest = 3;

const isMonth = ({ text }: Token): boolean =>
  text.length > 3 && monthOfName(text.replace(/[^\p{L}]/gu, '')) !== undefined;

/** The town right before the day in the row of a month and a year: the rows above end with names in capitals, too. */
export function readTown({ rows, glyph }: Sheet): ServiceData<'bankcheck'> {
  for (const row of rows) {
    const month = row.findIndex(isMonth);
    const hasYear = row.slice(month + 1).some(({ text }) => /^(?:19|20)\d{2}\.?$/.test(text));
    if (month < 0 || !hasYear) continue;
    let end = month;
    while (end > 0 && /^(?:\d{1,2}|de|,|[-–])$/i.test(row[end - 1]?.text ?? '')) end -= 1;
    let from = end;
    while (from > 0) {
      const [token, next] = [row[from - 1], row[from]];
      if (token === undefined) break;
      const isNear = from === end || (next !== undefined && next.left - token.right < within * glyph);
      const isOwn = townWord.test(token.text) || (from < end && link.test(token.text));
      if (!isNear || !isOwn) break;
      from -= 1;
    }
    while (link.test(row[from]?.text ?? '')) from += 1;
    const tokens = row.slice(from, end);
    const letters = printedOf(tokens).replace(/[^\p{L}]/gu, '').length;
    const reading = letters < fewest ? undefined : readWhole(printedOf(tokens), 'city', tokens);
    if (reading)
      return {
        IssueCity: fieldOf({ ...reading, anchorFit: 1, placed: placed.text, doubts: ['byHand'] }),
      };
  }
  return {};
}
