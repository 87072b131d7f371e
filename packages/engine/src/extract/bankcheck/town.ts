import { monthOfName } from '@lavra/brazil/dates';
import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { figuresOf } from '../reading/values/kinds.ts';
import { readWhole } from '../reading/values/values.ts';

/** Greatest space between two words of a town, in glyphs. */
const within = 1.5;
const townWord = /^\p{Lu}[\p{L}'-]{2,},?$/u;
const link = /^d[aeo]s?$/i;
/** The year stands at the right edge of the cheque, this far behind its town at least, in glyphs. */
const [atRight, apart] = [800, 12] as const;
/** Least letters of a town, of those that a month follows ("Assu", "Itu"). */
const fewest = 3;

const isMonth = ({ text }: Token): boolean =>
  text.length > 3 && monthOfName(text.replace(/[^\p{L}]/gu, '')) !== undefined;

/** A day of one or two figures, of which a pen's nine is read as the letter that it resembles. */
const dayIn = (text: string): string => figuresOf(text.replace(/[qg]/g, '9'));

/** The day of issue from the words behind the town: day, month and year. */
function dayOf(tokens: readonly Token[]): ServiceData<'bankcheck'> {
  const month = tokens.find(isMonth);
  const day = tokens.find((token) => token !== month && /^(?:0?[1-9]|[12]\d|3[01])$/.test(dayIn(token.text)));
  const year = tokens.at(-1);
  if (month === undefined || day === undefined || year === undefined) return {};
  const printed = `${dayIn(day.text)} de ${month.text} de ${year.text.slice(0, 4)}`;
  const reading = readWhole(printed, 'date', [day, month, year]);
  return reading === undefined
    ? {}
    : { IssueDate: fieldOf({ ...reading, anchorFit: 1, placed: placed.typed, doubts: ['byHand'] }) };
}

/** The town right before the day in the row of a month and a year: the rows above end with names in capitals, too. */
export function readTown({ rows, glyph }: Sheet): ServiceData<'bankcheck'> {
  for (const row of rows) {
    const named = row.findIndex(isMonth);
    const year = row.findIndex(({ text }, at) => at > named && /^(?:19|20)\d{2}\.?$/.test(text));
    // A month written by hand may not be read, between the town and the year at the right edge.
    const month = named >= 0 ? named : (row[year]?.left ?? 0) > atRight ? year : -1;
    if (month < 0 || year < 0) continue;
    let end = month;
    while (end > 0 && /^(?:[\dIlOoSZqg|]{1,2}|de|,|[-–])$/i.test(row[end - 1]?.text ?? '')) end -= 1;
    const isApart = named >= 0 || (row[year]?.left ?? 0) - (row[end - 1]?.right ?? 0) > apart * glyph;
    if (!isApart) continue;
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
        ...(named < 0 ? {} : dayOf(row.slice(end, year + 1))),
      };
  }
  return {};
}
