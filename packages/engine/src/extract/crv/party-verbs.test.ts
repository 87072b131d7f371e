import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const both = (label: string, left: string, right: string): Row => [
  [60, label],
  [200, left],
  [540, label],
  [680, right],
];

it('what a party does leads to its name, and one sentence tells price, day and town of the sale', () => {
  const rows: readonly Row[] = [
    [[60, 'ATPV-e - autorização para transferir a propriedade de veículo']],
    [],
    [
      [60, 'quem vende'],
      [200, 'RUI LIMA SA'],
      [540, 'quem compra'],
      [680, 'EVA LUZ REIS'],
    ],
    both('CPF', '106.070.130-87', '529.982.247-25'),
    both('rua', 'RUA CHILE', 'RUA DO PORTO'),
    both('casa nº', '422', '383'),
    [],
    [],
    [[60, 'vendido por R$ 43.500,00 em 14/04/2026, na cidade de LAGES (SC)']],
  ];
  expect(valuesOn('crv', pageOfRows(rows, 'text-layer', 100))).toMatchObject({
    SellerName: 'RUI LIMA SA',
    SellerNumber: '422',
    BuyerName: 'EVA LUZ REIS',
    BuyerNumber: '383',
    SaleAmount: '43500.00',
    SaleDate: '2026-04-14',
    SaleCity: 'LAGES',
    SaleState: 'SC',
  });
});
