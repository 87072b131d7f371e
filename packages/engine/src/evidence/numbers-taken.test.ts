import type { Field } from '@lavra/contract/model/result';
import { describe, expect, it } from 'vitest';
import type { Page } from '../pages/page.ts';
import { hasNumbersLeft } from './numbers-taken.ts';
import { weighedByPages } from './of-pages.ts';

const numbers = 10;
/** Ten numbers below each other; of the first so many values were made. */
const page: Page = {
  number: 1,
  width: 700,
  height: 1000,
  source: 'text-layer',
  orientation: 0,
  quality: 'ok',
  words: Array.from({ length: numbers }, (_unused, row) => ({
    text: `1.${row}00,00`,
    conf: 100,
    box: [0.1, 0.05 * row, 0.2, 0.02],
  })),
  lines: [],
  codes: [],
};
const valuesOf = (count: number): Field[] =>
  page.words.slice(0, count).map(({ text, box }) => ({ value: text, conf: 97, page: 1, box }));

describe('the numbers of a document that became values', () => {
  it('are nearly all of them where the layout is known', () => {
    expect(hasNumbersLeft('danfe', [page], valuesOf(8))).toBe(false);
    expect(hasNumbersLeft('danfe', [page], valuesOf(6))).toBe(true);
  });

  it('tell nothing of a service whose models differ, nor where there are few', () => {
    expect(hasNumbersLeft('refund', [page], valuesOf(1))).toBe(false);
    const short = { ...page, words: page.words.slice(0, 5) };
    expect(hasNumbersLeft('danfe', [short], valuesOf(1))).toBe(false);
  });

  it('make single values less sure where many are left, and cells still less, but none that is proven', () => {
    const said = (count: number) => {
      const [first, second, third, ...others] = valuesOf(count);
      const data = {
        Amount: first,
        Total: { ...second, checks: [{ check: 'totals_sum', ok: true }] },
        Items: [{ Amount: third }],
        Others: others.map((Amount) => ({ Amount })),
      } as unknown as Record<string, Field>;
      const weighed = weighedByPages(data, {
        service: 'danfe',
        pages: [page],
        isPartial: false,
      }) as unknown as {
        Amount: Field;
        Total: Field;
        Items: [{ Amount: Field }];
      };
      return [weighed.Amount.conf, weighed.Total.conf, weighed.Items[0].Amount.conf];
    };
    expect(said(9)).toEqual([97, 97, 97]);
    const [single = 0, proven, cell = 0] = said(5);
    expect(single).toBeLessThan(92);
    expect(proven).toBe(97);
    expect(cell).toBeLessThan(single);
  });
});
