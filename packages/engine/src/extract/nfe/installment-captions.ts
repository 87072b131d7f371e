import { fieldOf } from '../../evidence/field.ts';
import { printedDay } from '../reading/phrases/days.ts';
import { runsApart } from '../reading/sheet/runs.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import type { ReadTable } from '../reading/tables/form-table.ts';
import { readWhole } from '../reading/values/values.ts';
import type { Installment } from './invoice.ts';

/** The number and the day of an installment in one text, without its amount ("duplicata 001, até 15/08/2026"). */
const caption = new RegExp(
  String.raw`^(?:(?:parcela|duplicata|dupl?\.?|parc\.?|t[íi]tulo)(?: n[º°o.]+)? ?)?(\d{1,3}(?:[/-]\d{1,3})?[ªa]?)[:.,)]?(?: ?[·|–-])? (?:(?:vence(?: em| no dia)?|venc(?:imento|to)?\.?(?: em)?:?|v[ce]?to\.?:?|at[ée]|em|para|p/) )?(${printedDay})$`,
  'iu',
);
const amount = /^(?:R\$ ?)?(\d{1,3}(?:\.\d{3})*,\d{2})$/;
/** A space that parts two texts, how far an amount may begin from its caption, and the greatest space between them, in glyphs. */
const [betweenTexts, atEdge, toAmount] = [1.5, 1.2, 1.2] as const;
/** Share of what such captions say that was right. */
const placed = 0.96;

type Run = readonly Token[];

/** The amount right above a caption or right below it, from the same edge on. */
function amountAt(own: Run, runs: readonly Run[], side: 'above' | 'below', glyph: number): Run | undefined {
  const { left, top, bottom } = edgesOf(own);
  return runs.find((run) => {
    const edges = edgesOf(run);
    const space = side === 'above' ? top - edges.bottom : edges.top - bottom;
    const isNear =
      space > -glyph / 2 && space < toAmount * glyph && Math.abs(edges.left - left) < atEdge * glyph;
    return isNear && amount.test(printedOf(run));
  });
}

/** Installments of which each is an amount over the caption that says its number and day, or under it, side by side or in a list. */
export function readInstallmentCaptions({ rows, glyph }: Sheet): ReadTable<keyof Installment> | undefined {
  const runs = rows.flatMap((row) => runsApart(row, betweenTexts * glyph));
  const captions = runs.flatMap((own) => {
    const [, number, day] = caption.exec(printedOf(own)) ?? [];
    return number === undefined || day === undefined ? [] : [{ own, number, day }];
  });
  for (const side of ['above', 'below'] as const) {
    const used = new Set<Token>();
    const read = captions.flatMap(({ own, number, day }): Installment[] => {
      const sum = amountAt(own, runs, side, glyph);
      const [, printed = ''] = amount.exec(printedOf(sum ?? [])) ?? [];
      const [due, money] = [readWhole(day, 'date', own), readWhole(printed, 'money', sum ?? [])];
      const called = readWhole(number, 'text', own);
      if (sum === undefined || called === undefined || due === undefined || money === undefined) return [];
      for (const token of [...own, ...sum]) used.add(token);
      const fields = { Number: called, DueDate: due, Amount: money };
      return [
        Object.fromEntries(
          Object.entries(fields).map(([id, reading]) => [id, fieldOf({ ...reading, anchorFit: 1, placed })]),
        ) as Installment,
      ];
    });
    if (read.length > 0 && read.length === captions.length) return { rows: read, totals: {}, used };
  }
  return undefined;
}
