import type { Token } from '../../reading/sheet/sheet.ts';
import type { TableLine } from '../../reading/tables/table.ts';
import { shapes, type ItemColumn } from './item-columns.ts';
import { cellOf, type Shaped } from './item-records.ts';

/** Widest space between words of one text, in glyphs. */
const widestInText = 0.7;

/** Words of a description that goes on past its column's edge into a code's cell, of exact text: those right behind its last word and before the code. */
export function wordsPast(line: TableLine<ItemColumn>, id: Shaped, glyph: number): readonly Token[] {
  const text = cellOf(line, 'Description');
  const last = text.at(-1);
  const tokens = cellOf(line, id).toSorted((a, b) => a.left - b.left);
  const own = tokens.findIndex((token) => shapes[id].test(token.text));
  const before = tokens.slice(0, Math.max(0, own));
  if (last === undefined || [last, ...before].some(({ conf }) => conf < 100)) return [];
  const isBehind = before.every(
    ({ left }, at) => left >= last.right && left - (before[at - 1] ?? last).right < widestInText * glyph,
  );
  return isBehind ? before : [];
}
