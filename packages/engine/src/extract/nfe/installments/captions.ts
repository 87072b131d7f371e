import { printedDay } from '../../reading/phrases/days.ts';
import { printedOf, type Sheet } from '../../reading/sheet/sheet.ts';
import { candidateOf, isAmount, ofInstallment, sumOf, textBy, textsOf, type Candidate } from './parts.ts';

/** The number and the day of an installment in one text, without its amount ("duplicata 001, até 15/08/2026"). */
const caption = new RegExp(
  String.raw`^(?:${ofInstallment.called}(?: n[º°o.]+)? ?)?(\d{1,3}(?:[/-]\d{1,3})?[ªa]?)[:.,)]?(?: ?[·|–-])? (?:(?:vence(?: em| no dia)?|venc(?:imento|to)?\.?(?: em)?:?|v[ce]?to\.?:?|at[ée]|em|para|p/) )?(${printedDay})$`,
  'iu',
);
/** Greatest space between an amount and its caption, in glyphs. */
const toAmount = 1.2;

/** Installments of which each is an amount over or under the caption that says its number and day, side by side or in a list. */
function captioned(sheet: Sheet, side: 'above' | 'below'): Candidate[] {
  const runs = textsOf(sheet);
  return runs.flatMap((own) => {
    const [, number, day] = caption.exec(printedOf(own)) ?? [];
    if (number === undefined || day === undefined) return [];
    const sum = textBy(own, runs, { side, most: toAmount, glyph: sheet.glyph }, isAmount) ?? [];
    const texts = { Number: [number, own], DueDate: [day, own], Amount: [sumOf(sum), sum] } as const;
    return [candidateOf(texts, [...own, ...sum])];
  });
}

export const captionsUnder = (sheet: Sheet): Candidate[] => captioned(sheet, 'above');
export const captionsOver = (sheet: Sheet): Candidate[] => captioned(sheet, 'below');
