import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { findSummedRows } from './summed-rows.ts';

it('the day before a line of a statement is not what the line was for', () => {
  const [found] = findSummedRows(
    sheetOfRows([
      [
        [100, '02 mar'],
        [260, 'LIVRARIA DA VILA'],
        [700, '100,00'],
      ],
      [
        [100, '05/03'],
        [260, 'POSTO SOL'],
        [700, '50,00'],
      ],
      [
        [100, 'TOTAL'],
        [700, '150,00'],
      ],
    ]),
  );
  expect(found?.rows.map(({ description }) => description.map(({ text }) => text).join(' '))).toEqual([
    'LIVRARIA DA VILA',
    'POSTO SOL',
  ]);
});
