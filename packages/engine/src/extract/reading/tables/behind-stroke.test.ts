import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { readFormTable } from './form-table.ts';

it('words behind a heading and a stroke say what else its cells hold: they part no column', () => {
  const sheet = sheetOfRows([
    [
      [40, 'Ref.'],
      [140, 'Descrição / cor / grade'],
      [500, 'Qtd.'],
      [700, 'Total'],
    ],
    [
      [40, 'J70'],
      [140, 'JAQUETA MOLETOM C/ CAPUZ FORRADA'],
      [500, '1,00'],
      [700, '89,90'],
    ],
  ]);
  const columns = [
    { id: 'Code', kind: 'code', labels: ['Ref.'] },
    { id: 'Description', kind: 'text', labels: ['Descrição'] },
    { id: 'Quantity', kind: 'decimal', labels: ['Qtd.'] },
    { id: 'Total', kind: 'money', labels: ['Total'] },
  ] as const;
  const table = readFormTable(sheet, { id: 'Items', least: 3, columns: [...columns] }, []);
  expect(table?.rows[0]?.Description?.value).toBe('JAQUETA MOLETOM C/ CAPUZ FORRADA');
});
