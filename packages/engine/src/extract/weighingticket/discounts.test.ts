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

it('what was found stands in brackets before the weight of the discounts, and stone has the number of its size', () => {
  const values = valuesOn(
    'weighingticket',
    pageOfTexts([
      [60, 40, 14, 'Romaneio de balança nº 40718'],
      [60, 100, 9, 'Placa: BRA2E19'],
      [500, 100, 9, 'Produto: Brita nº 2'],
      [60, 130, 9, 'Peso líquido'],
      [660, 130, 9, '20.120 kg'],
      [60, 148, 9, 'Descontos (umidade 15,2% impureza 1,3%)'],
      [660, 148, 9, '402 kg'],
    ]),
  );
  expect(values).toMatchObject({
    MoisturePercent: '15.20',
    ImpurityPercent: '1.30',
    DiscountWeight: '402',
    ProductName: 'Brita nº 2',
  });
});

it('boxes with labels of their own in the row of the total are not of the columns above them', () => {
  const rows = [
    ['Descrição', 'Apurado (%)', 'Tolerância (%)', 'Desconto (%)', 'Desconto (kg)'],
    ['Umidade', '15,20', '14,00', '1,80', '530'],
    ['Impureza', '1,60', '1,00', '0,60', '180'],
  ].flatMap((cells, row) => cells.map((text, at) => [60 + 180 * at, 200 + 18 * row, 9, text] as const));
  const values = valuesOn(
    'weighingticket',
    pageOfTexts([
      [60, 40, 14, 'Ticket de pesagem nº 40718'],
      ...rows,
      [60, 254, 9, 'Total de descontos: 710 kg'],
      [380, 254, 9, 'Peso líquido final: 29.290 kg'],
      [740, 254, 9, 'Sacas (60 kg): 488,17'],
    ]),
  );
  expect(values).toMatchObject({ DiscountWeight: '710', BagCount: '488.17' });
});

it('what was taken off goods may be called an abatement, and the bags stand behind "ou"', () => {
  const values = valuesOn(
    'weighingticket',
    pageOfTexts([
      [60, 40, 14, 'Ticket de pesagem nº 40718'],
      [60, 100, 9, 'Amostra'],
      [300, 100, 9, 'Umidade'],
      [450, 100, 9, 'Impureza'],
      [60, 118, 9, 'Achado %'],
      [300, 118, 9, '15,2'],
      [450, 118, 9, '1,6'],
      [60, 136, 9, 'Abate kg'],
      [300, 136, 9, '530'],
      [450, 136, 9, '180'],
      [60, 180, 9, 'Abatido 710 kg'],
      [500, 180, 9, 'ou 488,17 sacas de 60'],
    ]),
  );
  expect(values).toMatchObject({
    DiscountWeight: '710',
    BagCount: '488.17',
    Discounts: [
      { Description: 'Umidade', MeasuredPercent: '15.20', DiscountWeight: '530' },
      { Description: 'Impureza', MeasuredPercent: '1.60', DiscountWeight: '180' },
    ],
  });
});

it('the weights of the weighings beside a classification are none of its column of weights', () => {
  const page = pageOfTexts([
    [60, 40, 14, 'Ticket de pesagem nº 40718'],
    ...(
      [
        [
          200,
          ['Pesagem', 'Data', 'Hora', 'Peso (kg)', 'Análise', 'Teor %', 'Toler. %', 'Desc. %', 'Desc. kg'],
        ],
        [220, ['Peso bruto', '26/03/2025', '09:53', '37.240', '', '', '', '', '']],
        [227, ['', '', '', '', 'Umidade', '16,0', '14,0', '3,00', '628']],
        [240, ['Tara', '26/03/2025', '10:33', '16.320', '', '', '', '', '']],
        [247, ['', '', '', '', 'Impureza', '2,1', '1,0', '1,10', '230']],
        [260, ['Peso líquido', '', '', '20.920', '', '', '', '', '']],
      ] as const
    ).flatMap(([top, cells]) =>
      cells.flatMap((text, at) => (text === '' ? [] : [[60 + 105 * at, top, 9, text] as const])),
    ),
  ]);
  expect(valuesOn('weighingticket', page)).toMatchObject({
    Discounts: [
      { Description: 'Umidade', MeasuredPercent: '16.00', DiscountWeight: '628' },
      { Description: 'Impureza', MeasuredPercent: '2.10', DiscountWeight: '230' },
    ],
  });
});
