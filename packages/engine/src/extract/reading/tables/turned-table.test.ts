import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import type { TableSpec } from './table-spec.ts';
import { readTurned } from './turned-table.ts';

const spec: TableSpec<'Discounts', 'Description' | 'Measured' | 'Weight'> = {
  id: 'Discounts',
  columns: [
    { id: 'Description', kind: 'text', labels: ['Classificação'] },
    { id: 'Measured', kind: 'percent', labels: ['Apurado %'] },
    { id: 'Weight', kind: 'integer', labels: ['Desconto kg'] },
  ],
};

const read = (rows: readonly Row[]) =>
  readTurned(sheetOfRows(rows), spec)?.rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([id, field]) => [id, field.value])),
  );

const turned: Row[] = [
  [
    [300, 'Umidade'],
    [500, 'Impureza'],
  ],
  [
    [50, 'Apurado %'],
    [310, '15,1'],
    [520, '1,8'],
  ],
  [
    [50, 'Desconto kg'],
    [310, '507'],
    [520, '246'],
  ],
];

it('a table turned by a quarter has its headings at the left and what its rows are of above the figures', () => {
  expect(read(turned)).toEqual([
    { Description: 'Umidade', Measured: '15.10', Weight: '507' },
    { Description: 'Impureza', Measured: '1.80', Weight: '246' },
  ]);
});

it('figures of which nothing over them says what they are of are no such table', () => {
  expect(read(turned.slice(1))).toBeUndefined();
  expect(read([[[300, 'Umidade, impureza e avariados']], ...turned.slice(1)])).toBeUndefined();
});

it('the headings may have one of their own, and the names their sums behind them', () => {
  const withSums: Row[] = [
    [
      [50, 'Classificação do grão'],
      [300, 'Umidade'],
      [500, 'Impureza'],
      [700, 'Soma'],
    ],
    [
      [50, 'Apurado %'],
      [310, '15,1'],
      [520, '1,8'],
    ],
    [
      [50, 'Desconto kg'],
      [310, '507'],
      [520, '246'],
      [695, '753 kg'],
    ],
  ];
  expect(read(withSums)).toEqual(read(turned));
  expect(readTurned(sheetOfRows(withSums), spec)?.totals.Weight?.value).toBe('753');
});

it('texts of another column may stand at its right, in its rows and between them', () => {
  const [over = [], ...under] = turned;
  const beside: Row[] = [
    [...over, [800, 'entregou Ivo Prado']],
    [[800, 'contrato 8918']],
    ...under.map((row, at): Row => [...row, [800, ['nota 440 de 12/03', 'ao volante Rui'][at % 2] ?? '']]),
  ];
  expect(read(beside)).toEqual(read(turned));
});
