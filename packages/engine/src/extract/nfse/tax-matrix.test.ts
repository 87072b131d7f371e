import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { extractDocuments } from '../extract.ts';

const rowOf = (title: string, ...cells: readonly string[]): Row => [
  [100, title],
  ...cells.map((cell, index): [number, string] => [300 + 140 * index, cell]),
];
const head: Row[] = [[[100, 'NFS-e - NOTA FISCAL DE SERVIÇOS ELETRÔNICA']]];
const read = (rows: readonly Row[]): Record<string, unknown> => ({
  ...extractDocuments('nfse', { pages: [pageOfRows([...head, ...rows], 'text-layer', 100)] })[0]?.Data,
});

it('taxes in a column each have base, rate and amount in the rows that make each other', () => {
  const data = read([
    rowOf('Tributo', 'ISSQN', 'IRRF', 'PIS/PASEP', 'COFINS'),
    rowOf('Sobre (R$)', '2.500,00', '2.400,00', '2.400,00', '2.400,00'),
    rowOf('Alíquota', '4,00%', '1,50%', '0,65%', '0,00%'),
    rowOf('Imposto (R$)', '100,00', '36,00', '15,60', '0,00'),
    rowOf('Retido na fonte?', 'N', 'S', 'S', 'N'),
  ]);
  expect(data).toMatchObject({
    ISSQNBase: { value: '2500.00' },
    ISSQNRate: { value: '4.00' },
    ISSQNAmount: { value: '100.00' },
    IRRFAmount: { value: '36.00' },
    PISAmount: { value: '15.60' },
    COFINSAmount: { value: '0.00' },
  });
});

it('where no product holds, the titles of the rows say what they are', () => {
  const data = read([
    rowOf('', 'ISS', 'IR', 'INSS'),
    rowOf('Base de cálculo', '2.500,00', '2.400,00', '2.400,00'),
    rowOf('Valor', '10,00', '36,00', '24,00'),
  ]);
  expect(data).toMatchObject({
    ISSQNBase: { value: '2500.00' },
    ISSQNAmount: { value: '10.00' },
    IRRFAmount: { value: '36.00' },
    INSSAmount: { value: '24.00' },
  });
});

it('a single tax in a wide column is told by its product', () => {
  const wide = (title: string, left: number, cell: string): Row => [
    [100, title],
    [left, cell],
  ];
  const data = read([
    wide('Tributo', 500, 'ISSQN'),
    wide('Base (R$)', 850, '2.500,00'),
    wide('Alíquota', 880, '4,00%'),
    wide('Imposto (R$)', 860, '100,00'),
  ]);
  expect(data).toMatchObject({ ISSQNBase: { value: '2500.00' }, ISSQNAmount: { value: '100.00' } });
});
