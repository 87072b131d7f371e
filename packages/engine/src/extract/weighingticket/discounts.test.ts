import { expect, it } from 'vitest';
import { pageOfTexts } from '../testing/sheet-of-texts.ts';
import { valuesOn } from '../testing/values-on.ts';

it('the sum of the discounts is none of them, and a contract has letters before its number', () => {
  const rows = [
    ['Classificação', 'apurado', 'tolerância', 'desconto', 'peso'],
    ['Umidade', '15,2%', '14,0%', '1,8%', '530 kg'],
    ['Impureza', '1,6%', '1,0%', '0,6%', '180 kg'],
  ].flatMap((cells, row) => cells.map((text, at) => [60 + 150 * at, 200 + 18 * row, 9, text] as const));
  const values = valuesOn(
    'weighingticket',
    pageOfTexts([
      [60, 40, 14, 'Ticket de pesagem nº 40718'],
      [60, 100, 9, 'Contrato'],
      [300, 100, 9, 'CV-0418'],
      [60, 118, 9, 'Placa'],
      [300, 118, 9, 'BRA2E19'],
      ...rows,
      [60, 254, 9, 'Descontos'],
      [660, 254, 9, '710 kg'],
    ]),
  );
  expect(values).toMatchObject({
    ContractNumber: 'CV-0418',
    Discounts: [
      { Description: 'Umidade', DiscountWeight: '530' },
      { Description: 'Impureza', DiscountWeight: '180' },
    ],
  });
});
