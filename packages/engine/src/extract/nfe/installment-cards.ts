import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../evidence/field.ts';
import { printedDay } from '../reading/phrases/days.ts';
import { runsApart } from '../reading/sheet/runs.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import type { ReadTable } from '../reading/tables/form-table.ts';
import { readWhole } from '../reading/values/values.ts';

type Column = 'Number' | 'DueDate' | 'Amount';

/** An installment in one text: its number, the day and the amount ("Parcela 1/3, vence em 10/05/2026: R$ 90,00"). */
export const installmentText = new RegExp(
  String.raw`(?:^|parcela |duplicata |dupl?\.? |parc\. |t[íi]tulo |n[º°o.]+ ?|(?<![\d/.,-])(?=\d{1,3}(?:[ªa]|\/\d{1,3}) ))(\d{1,9}(?:[/-][\dA-Z]{1,3})?[ªa]?)(?: (?:parcela|presta[cç][aã]o|duplicata|parc\.))?[\s:.),·|–-]+(?:venc\p{L}*\.?|v[ce]?to\.?|vence em|em|para|p\/|at[eé])?:? ?(${printedDay})[\s:·|–-]+(?:valor:? ?)?(?:R\$ ?)?(\d{1,3}(?:\.\d{3})*,\d{2})(?![\d,])`,
  'iu',
);

/** The first row of an installment's card: its number behind or before what it is called. */
const head =
  /^(?:(?:parcela|duplicata|dupl?\.?|parc\.|t[íi]tulo)(?: n[º°o.]+)? ?\d{1,9}(?:[/-][\dA-Z]{1,3})?[ªa]?|\d{1,3}[ªa] (?:parcela|presta[cç][aã]o|duplicata|parc\.))$/iu;
/** Widest space between words of a card, how far its rows may begin apart, and greatest space between two of them, in glyphs. */
const [ofText, aligned, nextRow] = [1.5, 1, 1.6] as const;
/** Rows of a card below its head, most of them. */
const mostBelow = 2;
/** Share of what such cards say that was the installment's own. */
const placed = 0.96;
const kinds = [
  ['Number', 'text'],
  ['DueDate', 'date'],
  ['Amount', 'money'],
] as const;

/** The texts of a card below its head, in the rows right below it that begin where it does. */
function cardUnder(start: readonly Token[], below: Sheet['rows'], glyph: number): Token[] {
  const { left } = edgesOf(start);
  const words = [...start];
  let { bottom } = edgesOf(start);
  let count = 0;
  for (const row of below) {
    if (edgesOf(row).top - bottom > nextRow * glyph || count === mostBelow) break;
    const own = runsApart(row, ofText * glyph).find(
      ([first]) => first !== undefined && Math.abs(first.left - left) < aligned * glyph,
    );
    if (own === undefined || edgesOf(own).top < bottom - glyph / 2) continue;
    words.push(...own);
    ({ bottom } = edgesOf(own));
    count += 1;
  }
  return words;
}

/** Reads installments that are printed as cards, side by side as well: what each is called with its number, and below it the day and the amount. */
export function readInstallmentCards({ rows, glyph }: Sheet): ReadTable<Column> | undefined {
  const used = new Set<Token>();
  const read = rows.flatMap((row, at) =>
    runsApart(row, ofText * glyph).flatMap((start): Partial<Record<Column, Field>>[] => {
      if (!head.test(printedOf(start))) return [];
      const words = cardUnder(start, rows.slice(at + 1), glyph);
      const [, ...texts] = installmentText.exec(printedOf(words)) ?? [];
      const cells: Partial<Record<Column, Field>> = {};
      for (const [index, [id, kind]] of kinds.entries()) {
        const text = texts[index] ?? '';
        const tokens = words.filter((token) => text.includes(token.text));
        const reading = text === '' ? undefined : readWhole(text, kind, tokens);
        if (reading) cells[id] = fieldOf({ ...reading, anchorFit: 1, placed });
      }
      if (Object.keys(cells).length < kinds.length) return [];
      for (const token of words) used.add(token);
      return [cells];
    }),
  );
  return read.length === 0 ? undefined : { rows: read, totals: {}, used };
}
