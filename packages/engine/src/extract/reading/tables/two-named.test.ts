import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { readFormTable } from './form-table.ts';
import type { TableSpec } from './table-spec.ts';

type Column = 'Code' | 'Description' | 'Count';
const spec: TableSpec<'Items', Column> = {
  id: 'Items',
  least: 3,
  columns: [
    { id: 'Code', kind: 'code', labels: ['Código'] },
    { id: 'Description', kind: 'text', labels: ['Exame', 'Procedimento'] },
    { id: 'Count', kind: 'integer', labels: ['Qtd'] },
  ],
};

const tableUnder = (heading: string) =>
  readFormTable(
    sheetOfRows([
      [
        [50, 'Qtd'],
        [200, heading],
        [700, 'Código'],
      ],
      [
        [50, '1'],
        [200, 'US - Abdome total'],
        [700, '40901114'],
      ],
      [
        [50, '2'],
        [200, 'Hemograma com contagem de plaquetas'],
        [700, '40304361'],
      ],
    ]),
    spec,
    [],
  )?.rows.map(({ Description }) => Description?.value);

it('two names of one column with a word between them are one heading', () => {
  const described = ['US - Abdome total', 'Hemograma com contagem de plaquetas'];
  expect(tableUnder('Exame ou procedimento')).toEqual(described);
  expect(tableUnder('Exame')).toEqual(described);
});
