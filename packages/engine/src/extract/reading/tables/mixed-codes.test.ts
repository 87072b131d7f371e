import { expect, it } from 'vitest';
import { pageOfRows } from '../../testing/sheet-of-rows.ts';
import { sheetOf } from '../sheet/sheet-of-page.ts';
import { readFormTable } from './form-table.ts';
import type { TableSpec } from './table-spec.ts';

type Column = 'Code' | 'Name' | 'Amount';
const spec: TableSpec<'Items', Column> = {
  id: 'Items',
  least: 3,
  columns: [
    { id: 'Code', kind: 'code', labels: ['Código'] },
    { id: 'Name', kind: 'text', holds: /\p{L}{2}/u, labels: ['Descrição'] },
    { id: 'Amount', kind: 'money', labels: ['Valor'] },
  ],
};

const codesOf = (codes: readonly string[], source: 'ocr' | 'text-layer', conf: number) =>
  readFormTable(
    sheetOf(
      pageOfRows(
        [
          [
            [50, 'Código'],
            [300, 'Descrição'],
            [700, 'Valor'],
          ],
          ...codes.map((code, at): [number, string][] => [
            [50, code],
            [300, `Casa ${'ABC'[at]}`],
            [700, `${at + 1}0,00`],
          ]),
        ],
        source,
        conf,
      ),
    ),
    spec,
    [],
  )?.rows.map(({ Code }) => Code);

it('a small letter beside the figures of a code is a figure in a picture, or doubted', () => {
  const [first, second, third] = codesOf(['o1', '2a', '03'], 'ocr', 96) ?? [];
  expect([first?.value, second?.value, third?.value]).toEqual(['01', '2a', '03']);
  expect(second?.conf).toBeLessThan(90);
  expect(first?.conf).toBeGreaterThan(90);
});

it('exact text says its codes, and cubic metres are none', () => {
  expect(codesOf(['o1', '2a'], 'text-layer', 100)?.map((code) => code?.value)).toEqual(['o1', '2a']);
  expect(codesOf(['m3', 'm2'], 'ocr', 96)?.map((code) => code?.value)).toEqual(['m3', 'm2']);
});
