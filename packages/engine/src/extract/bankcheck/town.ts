import { monthOfName } from '@lavra/brazil/dates';
import { isTown, nearestTown } from '@lavra/brazil/towns';
import type { Field } from '@lavra/contract/model/result';
import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { middleOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { mostOfTown } from '../reading/values/town-with-state.ts';
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

/** A day in figures, whose strokes a pen or the pattern may lose; the year ends it. */
const inFigures = /^(\d{1,2})[ /.-]+(\d{1,2})[ /.-]+((?:19|20)\d{2})$/;
const ofFigures = /^[\d/.-]+$/;
/** A day of issue in figures stands in the right half of the cheque. */
const rightHalf = 450;
/** Words before other days of a cheque. */
const ofOtherDay = /^(?:data|dia|emiss|venc|valid|desde|em|bom|para|deposit)/i;

/** The words of a day in figures in a row, and the day. */
function figuresIn(row: readonly Token[]): { readonly from: number; readonly to: number } | undefined {
  for (const [to, last] of row.entries())
    for (let from = to; from >= 0 && ofFigures.test(row[from]?.text ?? ''); from -= 1)
      if (inFigures.test(printedOf(row.slice(from, to + 1))) && last.left > rightHalf) return { from, to };
  return undefined;
}

/** The town right before a place in its row, if any. */
function townBefore(row: readonly Token[], end: number, glyph: number): readonly Token[] {
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
  return row.slice(from, end);
}

/** Town and day of a row with a day in figures. */
function ofRowInFigures(row: readonly Token[], glyph: number): ServiceData<'bankcheck'> {
  const day = figuresIn(row);
  const before = day === undefined ? [] : townBefore(row, day.from, glyph);
  // What stands further away is of the holder.
  const isNear = (row[day?.from ?? 0]?.left ?? 0) - (before.at(-1)?.right ?? 0) < apart * glyph;
  const town = isNear ? before : [];
  const letters = printedOf(town).replace(/[^\p{L}]/gu, '').length;
  if (day === undefined || letters < fewest || ofOtherDay.test(printedOf(town))) return {};
  const tokens = row.slice(day.from, day.to + 1);
  const city = readWhole(printedOf(town), 'city', town);
  const date = readWhole(printedOf(tokens).replace(inFigures, '$1/$2/$3'), 'date', tokens);
  const written = { anchorFit: 1, doubts: ['byHand'] } as const;
  return city === undefined || date === undefined
    ? {}
    : {
        IssueCity: fieldOf({ ...city, ...written, placed: placed.text }),
        IssueDate: fieldOf({ ...date, ...written, placed: placed.typed }),
      };
}

/** Words of the agency's address stand at the left; town and day are right of this. */
const ofIssue = 400;
/** Share of the towns told by a name like theirs that are right. */
const likeTown = 0.6;

/** The town among the words before a month: the name of a municipality, or what only resembles one. */
function knownTown(row: readonly Token[], end: number): Field | undefined {
  const stretches = row
    .slice(0, end)
    .flatMap((first, from) =>
      first.left < ofIssue
        ? []
        : Array.from({ length: Math.min(mostOfTown, end - from) }, (_, at) => row.slice(from, from + at + 1)),
    )
    .map((tokens) => ({ tokens, text: printedOf(tokens).replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '') }))
    .filter(({ text }) => /^\p{Lu}[\p{L}' -]{2,}$/u.test(text))
    .toSorted((a, b) => b.text.length - a.text.length);
  const exact = stretches.find(({ text }) => text.length > fewest && isTown(text));
  if (exact)
    return fieldOf({
      value: exact.text,
      tokens: exact.tokens,
      anchorFit: 1,
      placed: placed.text,
      doubts: ['byHand'],
    });
  for (const { tokens, text } of stretches) {
    const town = nearestTown(text);
    if (town === undefined) continue;
    const value = text === text.toUpperCase() ? town.toUpperCase() : town;
    return fieldOf({
      value,
      printed: text,
      tokens,
      anchorFit: 1,
      placed: likeTown,
      doubts: ['byHand', 'mended'],
    });
  }
  return undefined;
}

/** Farthest that words of the day of issue stand above or below its month, in glyphs: a pen rises and falls. */
const level = 2.2;
/** A word this much farther from the month's level than the one above or below it is of another row, in glyphs. */
const apartFromWord = 1;

/** What stands right and left of a month at the right of a cheque, whatever rows it was put into. */
function rowOfIssue({
  tokens,
  glyph,
}: Sheet): { readonly row: readonly Token[]; readonly month: number } | undefined {
  const right = tokens.filter(({ left }) => left >= ofIssue);
  const months = right.filter(isMonth);
  const hasYear = (month: Token): boolean =>
    right.some((year) => isYear(year) && year.left > month.left && isLevel(year, month, glyph));
  const named = months.find(hasYear) ?? months[0];
  if (named === undefined) return undefined;
  const near = right.filter((token) => isLevel(token, named, glyph));
  // Captions below their lines stand between the words above them.
  const away = (token: Token): number => Math.abs(middleOf(token) - middleOf(named));
  const isCaption = (token: Token): boolean =>
    near.some(
      (other) =>
        away(token) - away(other) > apartFromWord * glyph &&
        token.left < other.right &&
        token.right > other.left,
    );
  const row = near.filter((token) => !isCaption(token)).toSorted((a, b) => a.left - b.left);
  return { row, month: row.indexOf(named) };
}

const isYear = ({ text }: Token): boolean => /^(?:19|20)\d{2}\.?$/.test(text);
const isLevel = (one: Token, other: Token, glyph: number): boolean =>
  Math.abs(middleOf(one) - middleOf(other)) < level * glyph;

/** The town whose name is known, right of the agency's address. */
export function readKnownTown(sheet: Sheet): ServiceData<'bankcheck'> {
  const issue = rowOfIssue(sheet);
  if (issue === undefined) return {};
  const IssueCity = knownTown(issue.row, issue.month);
  const behind = issue.row.slice(issue.month);
  const year = behind.findIndex(isYear);
  const before = issue.row.slice(0, issue.month);
  return {
    ...(IssueCity ? { IssueCity } : {}),
    ...(year < 0 ? {} : dayOf([...before.toReversed(), ...behind.slice(0, year + 1)])),
  };
}

/** The town right before the day in the row of a month and a year: the rows above end with names in capitals, too. */
export function readTown({ rows, glyph }: Sheet): ServiceData<'bankcheck'> {
  for (const row of rows) {
    const named = row.findIndex(isMonth);
    const year = row.findIndex(({ text }, at) => at > named && /^(?:19|20)\d{2}\.?$/.test(text));
    // A month written by hand may not be read, between the town and the year at the right edge.
    const month = named >= 0 ? named : (row[year]?.left ?? 0) > atRight ? year : -1;
    const inRow = named < 0 ? ofRowInFigures(row, glyph) : {};
    if (inRow.IssueCity) return inRow;
    if (month < 0 || year < 0) continue;
    let end = month;
    while (end > 0 && /^(?:[\dIlOoSZqg|]{1,2}|de|,|[-–])$/i.test(row[end - 1]?.text ?? '')) end -= 1;
    const isApart = named >= 0 || (row[year]?.left ?? 0) - (row[end - 1]?.right ?? 0) > apart * glyph;
    if (!isApart) continue;
    const tokens = townBefore(row, end, glyph);
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
