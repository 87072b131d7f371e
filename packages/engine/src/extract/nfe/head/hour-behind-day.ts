import { fieldOf } from '../../../evidence/field.ts';
import type { Sheet, Token } from '../../reading/sheet/sheet.ts';
import { readWhole } from '../../reading/values/values.ts';
import type { InvoiceData } from '../invoice.ts';

/** What may stand between a day and its hour ("17/03/2026 às 08:01", "17/03/2026 - 08:01"). */
const between = /^(?:[àa]s|[-–/|·,])$/i;
/** Widest space between their words, in glyphs. */
const widest = 2;
/** Edges of boxes differ by less than this, as a share of the page, where they are of one word. */
const sameEdge = 0.002;

/** Share of hours behind the day of departure that were its own. */
const placedBehindDay = 0.96;

/** The hour of departure from the box of its day, where pages that give both one label have it behind the day. */
export function withHourBehindDay(data: InvoiceData, { rows, glyph, page }: Sheet): InvoiceData {
  const { DepartureDate: day, DepartureTime: hour } = data;
  const { box } = day ?? {};
  if (box === undefined || hour !== undefined || day?.page !== page) return data;
  const isOfDay = ({ box: [left, top, width, height] }: Token): boolean =>
    Math.abs(left + width - box[0] - box[2]) < sameEdge && top < box[1] + box[3] && top + height > box[1];
  for (const row of rows) {
    const at = row.findIndex(isOfDay);
    if (at < 0) continue;
    const isNear = (index: number): boolean =>
      (row[index]?.left ?? Infinity) - (row[index - 1]?.right ?? 0) < widest * glyph;
    const from = between.test(row[at + 1]?.text ?? '') && isNear(at + 1) ? at + 2 : at + 1;
    const token = row[from];
    if (token === undefined || !isNear(from) || !/^\d{1,2}[:h]\d{2}/i.test(token.text)) return data;
    const reading = readWhole(token.text.replace(/[.,;]$/, ''), 'time', [token]);
    if (reading === undefined) return data;
    return { ...data, DepartureTime: fieldOf({ ...reading, anchorFit: 1, placed: placedBehindDay }) };
  }
  return data;
}
