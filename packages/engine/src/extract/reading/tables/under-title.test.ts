import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { readUnderTitle } from './under-title.ts';

it('a label in a row of its own beside the table does not end it, one below its names does', () => {
  const table = {
    id: 'Components',
    title: ['COMPONENTES DO VALOR'],
    columns: [
      { id: 'Name', kind: 'text', labels: ['NOME'] },
      { id: 'Amount', kind: 'money', labels: ['VALOR'] },
    ],
  } as const;
  const sheet = sheetOfRows([
    [[100, 'COMPONENTES DO VALOR']],
    [
      [100, 'GRIS'],
      [220, '22,49'],
    ],
    [[300, 'TOTAL 99,10']],
    [
      [100, 'PEDAGIO'],
      [220, '70,19'],
    ],
    [[100, 'BASE 10,00']],
  ]);
  const ends = sheet.tokens.filter(({ text }) => text === 'TOTAL' || text === 'BASE');
  const names = readUnderTitle(sheet, table, ends)?.rows.map((row) => row.Name?.value);
  expect(names).toEqual(['GRIS', 'PEDAGIO']);
});
