import { runAt } from '../labels/around-label.ts';
import { isUnfinished } from './next-row.ts';
import { edgesOf, printedOf, type Token } from '../sheet/sheet.ts';

/** The end of a company's name: its legal form. */
const legalForm = /(?:^|\s)(?:LTDA|S\.? ?[/.]? ?A|EIRELI|M\.?E\.?I?|EPP|S\.?S)\.?(?: ?-? ?(?:ME|EPP))?\.?$/i;
/** Whether a text ends as the names of companies do. */
export const endsWithLegalForm = (tokens: readonly Token[]): boolean => legalForm.test(printedOf(tokens));

/** Most words of a name's second row, also where the first ends as no name does, and most space above it, in glyphs or heights of the name. */
const [mostWords, mostOpen, mostUnder] = [5, 8, 0.9] as const;

/** Whether words are a legal form and nothing else, which no text begins with. */
export const isLegalForm = (tokens: readonly Token[]): boolean =>
  /^(?:(?:&|E) CIA\.? )?(?:LTDA|S\.? ?[/.]? ?A|EIRELI|EPP)\.?(?: ?-? ?(?:ME|EPP))?\.?$/i.test(
    printedOf(tokens),
  );

/** The words of the next row that end a company's name, which its own row leaves without a legal form; none where it does not go on so. */
export function restOfCompany(
  run: readonly Token[],
  rows: readonly (readonly Token[])[],
  lefts: readonly number[],
  glyph: number,
): Token[] {
  const [first] = run;
  if (first === undefined || (legalForm.test(printedOf(run)) && !printedOf(run).endsWith('ME'))) return [];
  const { top, bottom } = edgesOf(run);
  const size = Math.max(glyph, bottom - top);
  const isBelow = ({ top: below }: ReturnType<typeof edgesOf>): boolean => below > bottom - 0.4 * glyph;
  const next = rows.find((row) => isBelow(edgesOf(row)));
  if (next === undefined) return [];
  // Values at the right edge of a roll go on there.
  const atRight = next.slice(next.findLastIndex(({ text }) => text.endsWith(':')) + 1);
  const isRight = Math.abs(edgesOf(atRight).right - edgesOf(run).right) < 0.8 * glyph;
  if (isRight && isLegalForm(atRight) && edgesOf(atRight).top - bottom < mostUnder * size) return atRight;
  // Of texts side by side the next row of the page may be the other one's.
  const nexts = rows.filter((row) => isBelow(edgesOf(row)) && edgesOf(row).top - bottom < mostUnder * size);
  for (const each of nexts) {
    for (const left of lefts) {
      const rest = runAt(each, left, glyph);
      const [start] = rest;
      const isUnder = start !== undefined && Math.abs(start.left - left) < 0.8 * glyph;
      const isNear = edgesOf(rest).top - bottom < mostUnder * size;
      const text = printedOf(rest);
      const most = isUnfinished(run) ? mostOpen : mostWords;
      if (isUnder && isNear && rest.length <= most && legalForm.test(text) && !/[:\d]/.test(text))
        return rest;
    }
    if (lefts.some((left) => Math.abs((each[0]?.left ?? Infinity) - left) < 0.8 * glyph)) break;
  }
  return [];
}
