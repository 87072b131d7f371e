import { expect, it } from 'vitest';
import { putComposed } from './composed.ts';
import type { Found } from './found.ts';

type Id = 'Total' | 'Weight' | 'Toll' | 'Tax';

const spec = {
  fields: [],
  composed: { whole: 'Total', parts: ['Weight', 'Toll', 'Tax'], tax: 'Tax' },
} as const;
const amount = (value: string, printed: string) => ({
  value,
  printed,
  conf: 96,
  box: [0, 0, 0.1, 0.1] as [number, number, number, number],
});

it.each([
  ['gets its comma back where the sum is right with it', '859.68', '4715', '47.15', true],
  ['also where a tax is within the sum already', '812.53', '4715', '47.15', true],
  ['stays as it is where the sum is right', '5527.53', '4715', '4715.00', false],
  ['is doubted where it is more than a sum that nothing makes right', '999.99', '4715', '4715.00', false],
])('an amount without centavos %s', (_name, total, printed, expected, isMended) => {
  const isDoubted = total === '999.99';
  const data: Found<Id> = {
    Total: amount(total, total.replace('.', ',')),
    Weight: amount('765.38', '765,38'),
    Toll: amount(`${printed}.00`, printed),
    Tax: amount('47.15', '47,15'),
  };
  putComposed(data, spec);
  expect(data.Toll?.value).toBe(expected);
  expect((data.Toll?.conf ?? 0) > 90).toBe(!isDoubted);
  expect(data.Toll?.checks?.[0]?.ok).toBe(isMended ? true : isDoubted ? false : undefined);
});
