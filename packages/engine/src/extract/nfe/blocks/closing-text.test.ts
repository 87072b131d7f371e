import { expect, it } from 'vitest';
import { sheetOfRows } from '../../reading/sheet/sheet.cases.ts';
import { blocksOf } from './blocks.ts';
import { closingText } from './closing-text.ts';

const items: readonly Readonly<Record<number, string>>[] = [
  { 40: 'DADOS DO PRODUTO/SERVIÇO' },
  { 40: '1 PARAFUSO', 800: '10,00' },
  {},
  {},
  {},
  {},
];

it('notes whose label and title were lost stand apart at the foot of the form', () => {
  const sheet = sheetOfRows([
    ...items,
    { 45: 'Es TIO' },
    { 40: 'PEDIDO 485952 ROTA 17 CONFERIR NO ATO DO RECEBIMENTO' },
    { 40: 'SEM TROCA' },
  ]);
  expect(closingText(sheet, blocksOf(sheet))?.value).toBe(
    'PEDIDO 485952 ROTA 17 CONFERIR NO ATO DO RECEBIMENTO SEM TROCA',
  );
});

it('products close under each other are no notes', () => {
  const sheet = sheetOfRows([...items.slice(0, 2), { 40: '2 ARRUELA LISA DE AÇO', 800: '10,00' }]);
  expect(closingText(sheet, blocksOf(sheet))).toBeUndefined();
});
