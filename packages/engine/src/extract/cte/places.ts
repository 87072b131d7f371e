import type { Field } from '@lavra/contract/model/result';
import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import type { Sheet, Token } from '../reading/sheet/sheet.ts';
import { readWhole, type Reading } from '../reading/values/values.ts';

/** Highest rate of the tax on freight; more is no rate. */
const highestRate = 40;
/** Rounded to centavos. */
const rounded = 0.011;

/** The three where the last is the tax of the first at the rate between them. */
function provenBy(base: Reading, rate: Reading, tax: Reading): ServiceData<'cte'> | undefined {
  const [of, percent, due] = [base, rate, tax].map(({ value }) => Number(value)) as [number, number, number];
  if (percent === 0 || percent > highestRate || Math.abs((of * percent) / 100 - due) > rounded)
    return undefined;
  const at = (reading: Reading): Field =>
    fieldOf({ ...reading, anchorFit: 1, placed: placed.typed, checks: [{ check: 'item_tax', ok: true }] });
  return { ICMSBase: at(base), ICMSRate: at(rate), ICMSAmount: at(tax) };
}

const money = /^\d[\d.]*,\d\d$/;
const moneyIn = (token: Token): Reading | undefined =>
  readWhole(token.text.replace('%', ''), 'money', [token]);

/** Base, rate and tax below each other at one right edge, as boxes of an own print list them. */
function readColumn({ tokens, glyph }: Sheet): ServiceData<'cte'> {
  for (const rate of tokens.filter(({ text }) => /^\d{1,2}(?:[.,]\d{1,2})?%$/.test(text))) {
    const column = tokens.filter(
      (token) =>
        money.test(token.text) &&
        Math.abs(token.right - rate.right) < toEdge * glyph &&
        Math.abs(token.top - rate.top) < pitch * glyph,
    );
    const over = column.filter(({ top }) => top < rate.top).toSorted((a, b) => b.top - a.top)[0];
    const under = column.filter(({ top }) => top > rate.top).toSorted((a, b) => a.top - b.top)[0];
    const [base, percent, tax] = [over && moneyIn(over), moneyIn(rate), under && moneyIn(under)];
    const proven = base && percent && tax && provenBy(base, percent, tax);
    if (proven !== undefined) return proven;
  }
  return {};
}
/** How far the right edges of a column differ, and how far apart its rows are at most, in glyphs. */
const [toEdge, pitch] = [0.8, 4] as const;

/** Base, rate and tax next to each other in one row, told by their product: their headings are the smallest print. */
export function readPlaces(sheet: Sheet): ServiceData<'cte'> {
  const { rows } = sheet;
  for (const row of rows) {
    const numbers = row.flatMap((token) =>
      /^\d[\d.]*[.,]\d\d%?$|^\d{1,2}%?$/.test(token.text)
        ? (readWhole(token.text.replace('%', ''), 'money', [token]) ?? [])
        : [],
    );
    for (const [index, base] of numbers.entries()) {
      const [rate, tax] = numbers.slice(index + 1);
      if (rate === undefined || tax === undefined) continue;
      const proven = provenBy(base, rate, tax);
      if (proven !== undefined) return proven;
    }
  }
  return readColumn(sheet);
}
