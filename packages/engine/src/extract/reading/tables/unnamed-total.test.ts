import { expect, it } from 'vitest';
import type { Field } from '@lavra/contract/model/result';
import type { TableColumn } from './table-spec.ts';
import { withUnnamedTotal } from './unnamed-total.ts';

type Column = 'Name' | 'Rate' | 'Weight';
const columns: readonly TableColumn<Column>[] = [
  { id: 'Name', kind: 'text', labels: [] },
  { id: 'Rate', kind: 'percent', labels: [] },
  { id: 'Weight', kind: 'integer', labels: [] },
];
const rowOf = (values: Partial<Record<Column, string>>): Partial<Record<Column, Field>> =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [id, { value, conf: 100 }]));
const damp = rowOf({ Name: 'Umidade', Rate: '1.0', Weight: '310' });
const dirt = rowOf({ Name: 'Impureza', Rate: '1.4', Weight: '440' });

it('a last row of fewer cells with the sum of its column is that of the totals', () => {
  const sum = rowOf({ Name: 'Foi embora assim', Weight: '750' });
  const { rows, totals } = withUnnamedTotal([damp, dirt, sum], columns);
  expect(rows).toEqual([damp, dirt]);
  expect(totals.Weight?.value).toBe('750');
});

it('another amount, as many cells, or the repetition of the only row are rows', () => {
  for (const last of [
    rowOf({ Name: 'Avariados', Weight: '760' }),
    rowOf({ Name: 'Avariados', Rate: '2.4', Weight: '750' }),
  ])
    expect(withUnnamedTotal([damp, dirt, last], columns).rows).toHaveLength(3);
  expect(withUnnamedTotal([damp, rowOf({ Name: 'Outros', Weight: '310' })], columns).rows).toHaveLength(2);
});
