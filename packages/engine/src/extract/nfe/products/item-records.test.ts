import { expect, it } from 'vitest';
import type { Token } from '../../reading/sheet/sheet.ts';
import type { TableLine } from '../../reading/tables/table.ts';
import type { ItemColumn } from './item-columns.ts';
import { recordsOf } from './item-records.ts';

const line = (top: number, cells: Partial<Record<ItemColumn, string>>): TableLine<ItemColumn> => ({
  top,
  cells: new Map(
    Object.entries(cells).map(([id, text]) => [
      id as ItemColumn,
      [
        {
          text,
          folded: text,
          conf: 100,
          page: 1,
          box: [0, 0, 0, 0],
          left: 0,
          right: 9,
          top,
          bottom: top + 8,
        },
      ] as Token[],
    ]),
  ),
});
const main = (top: number, code: string, text: string): TableLine<ItemColumn> =>
  line(top, { Code: code, Description: text, CFOP: '5102', Unit: 'UN', Quantity: '2', TotalAmount: '10,00' });
const codesAndLines = (lines: readonly TableLine<ItemColumn>[]): (readonly [string, number])[] =>
  recordsOf({ columns: [], lines }, 8, true).map((record) => [
    record.map(({ cells }) => cells.get('Code')?.[0]?.text ?? '').join(''),
    record.length,
  ]);

it('cells at the foot of a text of several lines are of the text above them', () => {
  const text = (top: number): TableLine<ItemColumn> => line(top, { Description: 'LUVA AZUL' });
  const lines = [text(100), text(112), main(124, 'A1', 'Lote 7'), text(140), main(152, 'B2', 'Lote 8')];
  expect(codesAndLines(lines)).toEqual([
    ['A1', 3],
    ['B2', 2],
  ]);
});

it('cells at the head of their text keep what is below them', () => {
  const lines = [main(100, 'A1', 'LUVA'), line(112, { Description: 'AZUL' }), main(130, 'B2', 'FIO')];
  expect(codesAndLines(lines)).toEqual([
    ['A1', 2],
    ['B2', 1],
  ]);
});

it('a line of sums is no line of the last product', () => {
  const sums = line(112, { Code: 'TOTAIS', TotalAmount: '20,00' });
  expect(codesAndLines([main(88, 'A1', 'LUVA'), main(100, 'B2', 'BOTA'), sums])).toEqual([
    ['A1', 1],
    ['B2', 1],
  ]);
});
