import { edgesOf, middleOf, type Token } from '../sheet/sheet.ts';

/** Most lines of text over and under the line of a record's figures. */
const mostLines = 2;
/** Greatest distance of lines of one text, in glyphs, and how much farther lines of two records are from each other. */
const [ofText, further] = [1.9, 0.25] as const;
/** Greatest distance, in glyphs, of two lines of text with only figures between them, which are farther from the records around: no text of the figures' own stands there. */
const aroundFigures = 2.5;
/** How far figures may be from the middle of the text beside them, in glyphs. */
const offMiddle = 0.35;

const heightOf = (row: readonly Token[]): number => middleOf(edgesOf(row));

/**
 * Rows of print joined to records whose figures stand at the middle of a text of several lines, as cells of web pages and spreadsheets have
 * them: the lines above the figures would else go to the record before, or end the table. `isText` tells the words of columns of text.
 */
export function withCentredCells(
  body: readonly (readonly Token[])[],
  isText: (token: Token) => boolean,
  glyph: number,
): readonly (readonly Token[])[] {
  const onlyText = body.map((row) => row.every(isText));
  const isOne = (from: number, at: number, to: number): boolean => {
    const [first, middle, last] = [body[from], body[at], body[to]].map((row) => row && heightOf(row));
    if (first === undefined || middle === undefined || last === undefined) return false;
    const hasText = body[at]?.some(isText) === true;
    const lines = to - from + (hasText ? 0 : -1);
    const lead = (last - first) / lines;
    if (Math.abs((first + last) / 2 - middle) > offMiddle * glyph) return false;
    const [before, after] = [body[from - 1], body[to + 1]].map((row) => row && heightOf(row));
    const isWide = lead > ofText * glyph;
    const isAlone =
      (before === undefined || first - before > lead) && (after === undefined || after - last > lead);
    if (isWide && (hasText || lead > aroundFigures * glyph || !isAlone)) return false;
    const isApart = (gap: number): boolean => gap > lead + further * glyph;
    // Without text in the row of figures itself, no other record is so near.
    return (
      (before === undefined || !hasText || isApart(first - before)) &&
      (after === undefined || !hasText || isApart(after - last))
    );
  };
  const rows: (readonly Token[])[] = [];
  for (let at = 0; at < body.length; at++) {
    const count = Array.from({ length: mostLines }, (_, index) => mostLines - index).find(
      (lines) =>
        onlyText.slice(at, at + lines).every(Boolean) &&
        onlyText[at + lines] === false &&
        onlyText.slice(at + lines + 1, at + 2 * lines + 1).length === lines &&
        onlyText.slice(at + lines + 1, at + 2 * lines + 1).every(Boolean) &&
        isOne(at, at + lines, at + 2 * lines),
    );
    const row = body[at];
    if (count === undefined) {
      if (row !== undefined) rows.push(row);
      continue;
    }
    rows.push(body.slice(at, at + 2 * count + 1).flat());
    at += 2 * count;
  }
  return rows;
}
