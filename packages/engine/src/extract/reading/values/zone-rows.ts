import { normaliseMrzLine } from '@lavra/brazil/mrz';
import type { Sheet, Token } from '../sheet/sheet.ts';

/** A row of a page that may be a line of a machine-readable zone. */
export interface Row {
  readonly text: string;
  readonly tokens: readonly Token[];
}

/** Capitals, digits and fillers, with their misreadings and brackets read beside them; in a row of fillers also lower-case letters, which are no part of a name. */
const isOfZone = ({ text }: Token): boolean =>
  /^[A-Z0-9<«‹?/|.()[\]{}]+$/.test(text.includes('<<<') ? plainOf(text).toUpperCase() : text);

/** The text without accents, which a zone does not have: they are read from the pattern behind it. */
const plainOf = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** The part of a row that may be a line of the zone, without other words beside it: the other side of the card may be to its left. */
function rowOfZone(row: readonly Token[], glyph: number): Row[] {
  const from = row.findIndex(
    (token) => isOfZone(token) && (token.text.includes('<') || token.text.length >= 10),
  );
  if (from < 0) return [];
  const end = row.findIndex(
    (token, index) =>
      index > from && (!isOfZone(token) || token.left - (row[index - 1]?.right ?? 0) > 2.5 * glyph),
  );
  const tokens = row.slice(from, end < 0 ? undefined : end);
  const text = withStrokesAsFillers(normaliseMrzLine(plainOf(tokens.map((token) => token.text).join(''))))
    // A 1 by itself among fillers; other brackets are the edge of the card.
    .replace(/(?<=<)[[\]|](?=<)/g, '1')
    .replace(/[()[\]{}]/g, '')
    .replace(/«/g, '<<')
    .replace(/[‹?](?=[<‹?]|$)|(?<=<)\?/g, '<');
  const fitting = withEndOfFillers(text);
  if (fitting.includes('<') && fitting.length >= 24 && fitting.length <= longestRow)
    return [{ text: fitting, tokens }];
  return end < 0 ? [] : rowOfZone(row.slice(end), glyph);
}

const longestRow = 48;

/** A line at whose end every other filler was read as a stroke: one stroke alone would be a 1. */
function withStrokesAsFillers(text: string): string {
  const [end = ''] = /(?<=<<<)(?:<*[|[\]](?=<)){2,}[<K|]*$/.exec(text) ?? [];
  return text.slice(0, text.length - end.length) + '<'.repeat(end.length);
}

/** A line that ends in fillers, some of them read as K or as two: as many fillers as a line may have. */
function withEndOfFillers(text: string): string {
  const [end = ''] = /<[<K]{5,}$/.exec(text) ?? [];
  const begin = text.slice(0, text.length - end.length);
  const isFilled = 2 * end.replaceAll('K', '').length >= end.length;
  return isFilled ? begin + '<'.repeat(Math.min(end.length, Math.max(0, longestRow - begin.length))) : text;
}

export const rowsOfZone = (sheet: Sheet): Row[] => sheet.rows.flatMap((row) => rowOfZone(row, sheet.glyph));
