import type { Sheet } from '../../reading/sheet/sheet.ts';
import { areOfOneSize } from '../../reading/sheet/size-of-type.ts';
import type { InvoiceData } from '../invoice.ts';

/** How the receipt begins that the recipient signs (MOC NF-e 7.0, annex II). */
const receipt = /^receb(?:i|emos) de .{3,120} (?:os|as) (?:produtos|mercadorias)(?!\p{L})/iu;

/** An invoice without the receipt's line where this was taken for the notes, as where their label stands below them. */
export function withoutReceipt(data: InvoiceData): InvoiceData {
  const { AdditionalInformation: notes, ...rest } = data;
  return notes !== undefined && receipt.test(notes.value) ? rest : data;
}

/** Rows of the receipt's sentence are closer than this and begin as near to its edge, in glyphs. */
const [withinSentence, atEdge] = [1.2, 1] as const;

/** Where the receipt's sentence ends on the stub above the form's title; 0 where there is none. */
export function endOfReceipt({ rows, glyph }: Pick<Sheet, 'rows' | 'glyph'>, top: number): number {
  const at = rows.findIndex(([word]) => word !== undefined && /^RECEB(?:EMOS|I)/.test(word.folded));
  const [first] = rows[at] ?? [];
  if (first === undefined || first.bottom > top) return 0;
  let { bottom } = first;
  for (const row of rows.slice(at + 1)) {
    const word = row.find(({ left }) => left > first.left - atEdge * glyph);
    if (word === undefined || word.left - first.left > atEdge * glyph) continue;
    if (word.top - bottom > withinSentence * glyph || !areOfOneSize([first], [word])) break;
    bottom = word.bottom;
  }
  return bottom;
}
