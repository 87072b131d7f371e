import type { Field } from '@lavra/contract/model/result';
import { withDoubt } from '../../../evidence/field.ts';
import { shapes } from './item-columns.ts';
import type { InvoiceItem } from '../invoice.ts';
import { misreadBetween, mostMisread } from './misread-figures.ts';

/** Codes that most products of an invoice share. */
const shared = ['NCM', 'CST', 'CFOP'] as const;

/** Rows that must have a code before it is taken for what a row without a whole one has. */
const leastRows = 3;
/** Share of such codes that were the row's own is at most that of the rows that have the code, less the chance of a misreading. */
const ofUsual = 0.85;

function usualFor(read: Field, codes: readonly string[]): Field | undefined {
  const timesOf = (code: string): number => codes.filter((each) => each === code).length;
  const [best, second] = [...new Set(codes)]
    .filter((code) => timesOf(code) >= leastRows)
    .map((code) => ({ code, misread: misreadBetween(read.printed ?? read.value, code) }))
    .filter(({ misread }) => misread <= mostMisread)
    .toSorted((a, b) => a.misread - b.misread);
  if (best === undefined || second?.misread === best.misread) return undefined;
  const mended = { ...read, value: best.code, printed: read.printed ?? read.value };
  // Only a mark beside the figures was too many.
  if (best.misread === 0) return mended;
  return { ...mended, conf: Math.round((ofUsual * 1000 * timesOf(best.code)) / codes.length) / 10 };
}

/** The products with the codes that lost a figure, or have one too many, as the other products have them: most goods are taxed and sold alike. */
export function withUsualCodes(items: readonly InvoiceItem[]): readonly InvoiceItem[] {
  return items.map((item) =>
    shared.reduce((row, id): InvoiceItem => {
      const own = row[id];
      if (own === undefined || shapes[id].test(own.value)) return row;
      const codes = items.flatMap((each) => each[id]?.value ?? []).filter((code) => shapes[id].test(code));
      const usual = usualFor(own, codes);
      return usual === undefined ? row : { ...row, [id]: usual };
    }, item),
  );
}

/** Units of trade in capitals, behind the rule of a cell that was read as a letter or figure. */
const behindRule =
  /^[JIl|1!](UN|UND|PC|P[ÇC]|CX|KG|PCT|PT|FD|LT|MT|M2|M3|ML|PAR|PR|KIT|RL|SC|GL|BR|TB|CT|DZ|JG|BD|TON)$/;

/** The products with the units whose cell's rule was read with them ("JUN"), doubted. */
export const withUnits = (items: readonly InvoiceItem[]): readonly InvoiceItem[] =>
  items.map((item) => {
    const { Unit: unit } = item;
    const [, own] = behindRule.exec(unit?.value ?? '') ?? [];
    return unit === undefined || own === undefined
      ? item
      : { ...item, Unit: withDoubt({ ...unit, value: own, printed: unit.printed ?? unit.value }, 'mended') };
  });
