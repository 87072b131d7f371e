import type { Field } from '@lavra/contract/model/result';
import type { FieldName, ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import type { Sheet, Token } from '../reading/sheet/sheet.ts';
import { readWhole, type Reading } from '../reading/values/values.ts';

/** Fields of the taxes by their names at the head of a row. */
export const amountsOfTaxes: Readonly<Record<string, FieldName<'nfse'>>> = {
  ISS: 'ISSQNAmount',
  ISSQN: 'ISSQNAmount',
  PIS: 'PISAmount',
  PISPASEP: 'PISAmount',
  COFINS: 'COFINSAmount',
  INSS: 'INSSAmount',
  IR: 'IRRFAmount',
  IRRF: 'IRRFAmount',
  CSLL: 'CSLLAmount',
  IBS: 'IBSAmount',
  CBS: 'CBSAmount',
};
/** Most words of a tax's name ("PIS / PASEP"). */
const mostWords = 3;
/** Highest rate of any of them, in percent; more is no rate. */
const highestRate = 30;
/** Rounded to centavos. */
const rounded = 0.011;

/** Whether a tax is so much of a base in percent. */
export const isTax = (base: number, rate: number, tax: number): boolean =>
  rate > 0 && rate <= highestRate && Math.abs((base * rate) / 100 - tax) <= rounded;

export const isFigure = ({ text }: Token): boolean => /^(?:\d[\d.]*,\d{2,4}%?|\d{1,2}%)$/.test(text);
const isSign = ({ text }: Token): boolean => /^(?:R\$|%)$/.test(text);

/** The field of the tax that the words before a place name. */
function taxOf(words: readonly Token[]): FieldName<'nfse'> | undefined {
  for (let count = 1; count <= mostWords; count++) {
    const name = words
      .slice(-count)
      .map(({ folded }) => folded)
      .join('');
    const id = amountsOfTaxes[name];
    if (id !== undefined) return id;
  }
  return undefined;
}

/** Taxes in a row each, with base, rate and amount beside the tax's name, told by their product: the columns' headings are of no tax. */
export function readTaxRows({ rows }: Sheet): ServiceData<'nfse'> {
  const data: Partial<Record<FieldName<'nfse'>, Field>> = {};
  for (const row of rows) {
    const words = row.filter((token) => !isSign(token));
    for (const [index] of words.entries()) {
      const figures = words.slice(index, index + 3);
      const id = taxOf(words.slice(0, index));
      if (id === undefined || figures.length < 3 || !figures.every(isFigure)) continue;
      const readings = figures.flatMap(
        (token) => readWhole(token.text.replace('%', ''), 'money', [token]) ?? [],
      );
      const [first, second, tax] = readings;
      if (first === undefined || second === undefined || tax === undefined) continue;
      const [one, other, due] = [first, second, tax].map(({ value }) => Number(value)) as [
        number,
        number,
        number,
      ];
      const [base, rate] = one > other ? [first, second] : [second, first];
      const percent = Math.min(one, other);
      if (!isTax(Math.max(one, other), percent, due)) continue;
      const at = (reading: Reading): Field =>
        fieldOf({
          ...reading,
          anchorFit: 1,
          placed: placed.typed,
          checks: [{ check: 'item_tax', ok: true }],
        });
      data[id] ??= at(tax);
      if (id !== 'ISSQNAmount') continue;
      data.ISSQNBase ??= at(base);
      data.ISSQNRate ??= at(rate);
    }
  }
  return data;
}
