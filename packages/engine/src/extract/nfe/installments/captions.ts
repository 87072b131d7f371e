import { printedDay } from '../../reading/phrases/days.ts';
import { printedOf, type Sheet } from '../../reading/sheet/sheet.ts';
import {
  candidateOf,
  isAmount,
  ofInstallment,
  sumOf,
  textBy,
  textsOf,
  type Candidate,
  type Run,
} from './parts.ts';

/** The number and the day of an installment in one text, without its amount ("duplicata 001, até 15/08/2026"). */
const caption = new RegExp(
  String.raw`^(?:${ofInstallment.called}(?: n[º°o.]+)? ?(?=${ofInstallment.number}[ :.,)])|(?=\d{1,3}(?:[/-]\d{1,3})?[ªa]?[ :.,)]))(${ofInstallment.number})[:.,)]?(?: ?[·|–-])? (?:(?:vence(?: em| no dia)?|venc(?:imento|to)?\.?(?: em)?:?|v[ce]?to\.?:?|at[ée]|em|para|p/) )?(${printedDay})$`,
  'iu',
);
/** The number alone ("Parcela 001"), and the day with the amount in the text beside it. */
const numberAlone = new RegExp(
  String.raw`^${ofInstallment.called}(?: n[º°o.]+)? ?(${ofInstallment.number})$`,
  'iu',
);
const dayWithAmount = new RegExp(String.raw`^(${printedDay})(?: ?[·|–-])? ${ofInstallment.amount}$`, 'iu');
/** Greatest space between an amount and its caption, in glyphs. */
const toAmount = 1.2;

/** Installments of which each is an amount over or under the caption that says its number and day, or with its day over or under its number. */
function captioned(sheet: Sheet, side: 'above' | 'below'): Candidate[] {
  const runs = textsOf(sheet);
  const beside = (own: Run, isOne: (text: string) => boolean): Run =>
    textBy(own, runs, { side, most: toAmount, glyph: sheet.glyph }, isOne) ?? [];
  return runs.flatMap((own) => {
    const [, number, day] = caption.exec(printedOf(own)) ?? [];
    if (number !== undefined && day !== undefined) {
      const sum = beside(own, isAmount);
      const texts = { Number: [number, own], DueDate: [day, own], Amount: [sumOf(sum), sum] } as const;
      return [candidateOf(texts, [...own, ...sum])];
    }
    const [, alone] = numberAlone.exec(printedOf(own)) ?? [];
    const both = alone === undefined ? [] : beside(own, (text) => dayWithAmount.test(text));
    const [, due, amount] = dayWithAmount.exec(printedOf(both)) ?? [];
    if (alone === undefined || due === undefined || amount === undefined) return [];
    const texts = { Number: [alone, own], DueDate: [due, both], Amount: [amount, both] } as const;
    return [candidateOf(texts, [...own, ...both])];
  });
}

export const captionsUnder = (sheet: Sheet): Candidate[] => captioned(sheet, 'above');
export const captionsOver = (sheet: Sheet): Candidate[] => captioned(sheet, 'below');
