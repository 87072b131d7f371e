import type { Field } from '@lavra/contract/model/result';
import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import type { Sheet } from '../reading/sheet/sheet.ts';
import { readWhole, type Reading } from '../reading/values/values.ts';

/** Highest rate of the tax on freight; more is no rate. */
const highestRate = 40;
/** Rounded to centavos. */
const rounded = 0.011;

/** Base, rate and tax next to each other in one row, told by their product: their headings are the smallest print. */
export function readPlaces({ rows }: Sheet): ServiceData<'cte'> {
  for (const row of rows) {
    const numbers = row.flatMap((token) =>
      /^\d[\d.]*[.,]\d\d%?$|^\d{1,2}%?$/.test(token.text)
        ? (readWhole(token.text.replace('%', ''), 'money', [token]) ?? [])
        : [],
    );
    for (const [index, base] of numbers.entries()) {
      const [rate, tax] = numbers.slice(index + 1);
      if (rate === undefined || tax === undefined) continue;
      const [of, percent, due] = [base, rate, tax].map(({ value }) => Number(value)) as [
        number,
        number,
        number,
      ];
      if (percent === 0 || percent > highestRate || Math.abs((of * percent) / 100 - due) > rounded) continue;
      const at = (reading: Reading): Field =>
        fieldOf({
          ...reading,
          anchorFit: 1,
          placed: placed.typed,
          checks: [{ check: 'item_tax', ok: true }],
        });
      return { ICMSBase: at(base), ICMSRate: at(rate), ICMSAmount: at(tax) };
    }
  }
  return {};
}
