import { printedDay } from '../../reading/phrases/days.ts';
import { runsApart } from '../../reading/sheet/runs.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../../reading/sheet/sheet.ts';
import { candidateOf, inOneText, ofInstallment, type Candidate } from './parts.ts';

/** An installment in one text: its number, the day and the amount ("Parcela 1/3, vence em 10/05/2026: R$ 90,00"). */
export const installmentText = new RegExp(
  String.raw`(?:^|(?:parcelas|duplicatas|vencimentos|fatura)[. ]*: ?|parcela |duplicata |dupl?\.? |parc\. |t[íi]tulo[.:]{0,2} |n[º°o.]+ ?|(?<![\d/.,-])(?=\d{1,3}(?:[ªa]|\/\d{1,3}) ))(${ofInstallment.number})(?: (?:parcela|presta[cç][aã]o|duplicata|parc\.))?[\s:.),·|–-]+(?:venc\p{L}*\.?|v[ce]?to\.?|vence em|em|para|p\/|at[eé])?:? ?(${printedDay})[\s:·|–-]+(?:valor\.?:? ?)?${ofInstallment.amount}(?![\d,])`,
  'iu',
);

/** The first row of an installment's card: its number behind or before what it is called. */
const head = new RegExp(
  String.raw`^(?:${ofInstallment.called}(?: n[º°o.]+)? ?${ofInstallment.number}|\d{1,3}[ªa] (?:parcela|presta[cç][aã]o|duplicata|parc\.))$`,
  'iu',
);
/** How far rows of a card may begin apart, and greatest space between two of them, in glyphs. */
const [aligned, nextRow] = [1, 1.6] as const;
/** Rows of a card below its head, most of them. */
const mostBelow = 2;

/** The texts of a card below its head, in the rows right below it that begin where it does. */
function cardUnder(start: readonly Token[], below: Sheet['rows'], glyph: number): Token[] {
  const { left } = edgesOf(start);
  const words = [...start];
  let { bottom } = edgesOf(start);
  let count = 0;
  for (const row of below) {
    if (edgesOf(row).top - bottom > nextRow * glyph || count === mostBelow) break;
    const own = runsApart(row, inOneText * glyph).find(
      ([first]) => first !== undefined && Math.abs(first.left - left) < aligned * glyph,
    );
    if (own === undefined || edgesOf(own).top < bottom - glyph / 2) continue;
    words.push(...own);
    ({ bottom } = edgesOf(own));
    count += 1;
  }
  return words;
}

/** Installments that are printed as cards, side by side as well: what each is called with its number, and below it the day and the amount. */
export function inCards({ rows, glyph }: Sheet): Candidate[] {
  return rows.flatMap((row, at) =>
    runsApart(row, inOneText * glyph).flatMap((start) => {
      if (!head.test(printedOf(start))) return [];
      const words = cardUnder(start, rows.slice(at + 1), glyph);
      const [, ...texts] = installmentText.exec(printedOf(words)) ?? [];
      const partAt = (index: number): readonly [string, readonly Token[]] => {
        const text = texts[index] ?? '';
        return [text, words.filter((token) => text.includes(token.text))];
      };
      return [candidateOf({ Number: partAt(0), DueDate: partAt(1), Amount: partAt(2) }, words)];
    }),
  );
}
