import { oncePer } from './once-per.ts';
import { edgesOf, rowsOf, type Sheet, type Token } from './sheet.ts';

/** Least width of the space between two columns of a page, in glyphs, and of a column, in thousandths. */
export const [leastSpace, leastWidth] = [1.2, 100] as const;
/** Least rows of a column. */
const leastRows = 6;
/** Share of a column's rows that stand at the height of a row of the other one where both are one table or list. */
const ofRows = 0.55;
/** Greatest distance between the feet of two words of one row, in glyphs. */
const level = 0.15;

/** The words on the left and on the right of a space. */
export type Sides = readonly [readonly Token[], readonly Token[]];

/** The middles of the spaces that no word crosses, from the top of the page to its foot. */
function spacesOf(tokens: readonly Token[], glyph: number): number[] {
  const spaces: number[] = [];
  let end = Infinity;
  for (const { left, right } of tokens.toSorted((a, b) => a.left - b.left)) {
    if (left - end > leastSpace * glyph) spaces.push((left + end) / 2);
    end = end === Infinity ? right : Math.max(end, right);
  }
  return spaces;
}

const isWide = (tokens: readonly Token[]): boolean => {
  const { left, right } = edgesOf(tokens);
  return right - left > leastWidth;
};

/** Whether half of a column's rows say something in words: figures alone are a column of a table. */
function hasWords(tokens: readonly Token[], glyph: number): boolean {
  const rows = rowsOf(tokens, glyph);
  return rows.filter((row) => row.some(({ text }) => /\p{L}{3}/u.test(text))).length >= rows.length / 2;
}

/** Begins a row of a party's particulars, which is no row of a table though it has hardly a word ("IE 244.158", "☎ (11) 3232-1010"). */
const ofParty = /^(?:I\.?[EM]\.?:?|[☎✆📞]|\(\d{2}\))$/u;

/** Whether rows of both sides stand at one height of which one side has figures only: a table goes across. */
function areCrossed([one, other]: Sides, glyph: number): boolean {
  const [before, behind] = [rowsOf(one, glyph), rowsOf(other, glyph)];
  const hasWord = (row: readonly Token[]): boolean => row.some(({ text }) => /\p{L}{3}/u.test(text));
  const crossing = before.filter((row) => {
    const foot = edgesOf(row).bottom;
    const beside = behind.find((each) => Math.abs(edgesOf(each).bottom - foot) < level * glyph);
    if (beside === undefined || beside.length < 2 || ofParty.test(beside[0]?.text ?? '')) return false;
    return hasWord(row) && !hasWord(beside);
  });
  return crossing.length >= leastCrossing;
}
/** Rows of a table that tell that it goes across. */
const leastCrossing = 3;

/** How many rows of the shorter of two columns have nothing to do with the other's; 0 where most of them have, as those of a table. */
function rowsApart([one, other]: Sides, glyph: number): number {
  const feet = [one, other].map((tokens) => rowsOf(tokens, glyph).map((row) => edgesOf(row).bottom));
  const [fewer = [], more = []] = feet.toSorted((a, b) => a.length - b.length);
  const isLevel = (foot: number): boolean => more.some((each) => Math.abs(each - foot) < level * glyph);
  const ofOne = fewer.filter(isLevel).length;
  return fewer.length >= leastRows && ofOne <= ofRows * fewer.length ? fewer.length - ofOne : 0;
}

/** How many rows tell that the words on two sides of a space are two columns; 0 where they are not. */
export function columnsApart(sides: Sides, glyph: number): number {
  const areColumns = sides.every((own) => own.length > 0 && isWide(own) && hasWords(own, glyph));
  const apart = areColumns ? rowsApart(sides, glyph) : 0;
  return apart > 0 && !areCrossed(sides, glyph) ? apart : 0;
}

/**
 * The columns of a page that a space parts from its top to its foot, as a list of products and the totals beside it: each is a sheet, and no row
 * goes from one into the other. The sheet alone where it has no such columns.
 */
export const columnsOfPage: (sheet: Sheet) => readonly Sheet[] = oncePer((sheet: Sheet) => {
  const { tokens, glyph } = sheet;
  for (const at of spacesOf(tokens, glyph)) {
    const sides = [tokens.filter(({ left }) => left < at), tokens.filter(({ left }) => left > at)] as const;
    if (columnsApart(sides, glyph) === 0) continue;
    // A table may stand between two columns.
    return sides.flatMap((own) => columnsOfPage({ ...sheet, tokens: own, rows: rowsOf(own, glyph) }));
  }
  return [sheet];
});
