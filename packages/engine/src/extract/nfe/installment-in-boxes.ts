import { fieldOf } from '../../evidence/field.ts';
import { runsApart } from '../reading/sheet/runs.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import type { ReadTable } from '../reading/tables/form-table.ts';
import { readWhole } from '../reading/values/values.ts';
import type { Installment } from './invoice.ts';

const ofDay = /^(?:data (?:de |do )?)?venc(?:imento|to)?\.?:?$/i;
const ofNumber =
  /^(?:(?:n[º°o.]+|n[úu]mero) (?:d[ao] )?)?(?:parcela|duplicata|t[íi]tulo|fatura)(?: n[º°o.]+)?:?$/i;
const ofAmount = /^valor(?: d[ao] (?:parcela|duplicata|t[íi]tulo))?(?: \(?R\$\)?)?:?$/i;
const amount = /^(?:R\$ ?)?(\d{1,3}(?:\.\d{3})*,\d{2})$/;
/** A space that parts two texts, how far a value may begin from its caption, the greatest space between them, and between a value and the caption below it, in glyphs. */
const [betweenTexts, atEdge, toValue, toNext] = [1.5, 1.2, 1.5, 2.5] as const;
/** How far right of the day its box may reach, in glyphs. */
const rightOfDay = 6;
/** Share of what such boxes say that was right. */
const placed = 0.96;

type Run = readonly Token[];

/** One installment whose number and day are in boxes side by side, and its amount in a box below both. */
export function readInstallmentInBoxes({ rows, glyph }: Sheet): ReadTable<keyof Installment> | undefined {
  const runs = rows.flatMap((row) => runsApart(row, betweenTexts * glyph));
  const under = (over: Run, most: number, isOne: (text: string) => boolean): Run | undefined => {
    const { left, bottom } = edgesOf(over);
    return runs.find((run) => {
      const edges = edgesOf(run);
      const space = edges.top - bottom;
      const isNear = space > -glyph / 2 && space < most * glyph;
      return isNear && Math.abs(edges.left - left) < atEdge * glyph && isOne(printedOf(run));
    });
  };
  const [due, ...others] = runs.filter((run) => ofDay.test(printedOf(run)));
  if (due === undefined || others.length > 0) return undefined;
  const day = under(due, toValue, (text) => /^\d/.test(text));
  const caption = runs.find(
    (run) =>
      ofNumber.test(printedOf(run)) &&
      edgesOf(run).left < edgesOf(due).left &&
      Math.abs(edgesOf(run).top - edgesOf(due).top) < glyph,
  );
  const number = caption && under(caption, toValue, (text) => /^\d[\d/-]*$/.test(text));
  const below = number && under(number, toNext, (text) => ofAmount.test(text));
  if (day === undefined || number === undefined || below === undefined) return undefined;
  const [own, edge] = [edgesOf(below), edgesOf(day).right + rightOfDay * glyph];
  const sum = runs.find((run) => {
    const { left, top } = edgesOf(run);
    const isInBox = left > own.left - glyph && left < edge && top > own.bottom - glyph / 2;
    return isInBox && top - own.bottom < toValue * glyph && amount.test(printedOf(run));
  });
  const [, printed = ''] = amount.exec(printedOf(sum ?? [])) ?? [];
  const called = readWhole(printedOf(number), 'text', number);
  const [date, money] = [readWhole(printedOf(day), 'date', day), readWhole(printed, 'money', sum ?? [])];
  if (sum === undefined || called === undefined || date === undefined || money === undefined)
    return undefined;
  const fields = { Number: called, DueDate: date, Amount: money };
  const row = Object.fromEntries(
    Object.entries(fields).map(([id, reading]) => [id, fieldOf({ ...reading, anchorFit: 1, placed })]),
  ) as Installment;
  return { rows: [row], totals: {}, used: new Set([...number, ...day, ...sum]) };
}
