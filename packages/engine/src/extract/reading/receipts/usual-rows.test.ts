import { expect, it } from 'vitest';
import { pageOfRoll } from '../../testing/page-of-roll.ts';
import { valuesOn } from '../../testing/values-on.ts';

const headings = ['ITEM CODIGO DESCRICAO', 'QTD UN x VL UNIT R$            VL TOTAL R$'];
const rice = { Code: '7896036098943', Description: 'ARROZ AGULHINHA T1 5KG', Quantity: '3.00', Unit: 'UN' };
const banana = { Code: '0000000002134', Description: 'BANANA NANICA KG', Quantity: '1.486', Unit: 'KG' };
const sold = [
  { ...rice, UnitAmount: '27.90', TotalAmount: '83.70' },
  { ...banana, UnitAmount: '5.99', TotalAmount: '8.90' },
];
const sums = [
  '',
  'QTD. TOTAL DE ITENS                          2',
  'VALOR TOTAL R$                           92,60',
];

const itemsOf = (lines: readonly string[]): unknown => valuesOn('refund', pageOfRoll(lines))['Items'];

it.each([
  [
    'place, code and name above count, price and amount',
    [
      ...headings,
      '001 7896036098943 ARROZ AGULHINHA T1 5KG',
      '3 UN x 27,90                              83,70',
      '002 0000000002134 BANANA NANICA KG',
      '1,486 KG x 5,99                            8,90',
    ],
  ],
  [
    'the code before the count',
    [
      'ITEM DESCRICAO',
      'CODIGO QTD UN VL UNIT           VL TOTAL',
      '1 ARROZ AGULHINHA T1 5KG',
      '7896036098943 3 UN x 27,90                83,70',
      '2 BANANA NANICA KG',
      '0000000002134 1,486 KG x 5,99              8,90',
    ],
  ],
  [
    'the code in a row of its own',
    [
      'ARROZ AGULHINHA T1 5KG',
      'Cod.: 7896036098943',
      '3 UN x R$ 27,90 = R$ 83,70',
      'BANANA NANICA KG',
      'Cod.: 0000000002134',
      '1,486 KG x R$ 5,99 = R$ 8,90',
    ],
  ],
  [
    'the code below what was sold',
    [
      'ARROZ AGULHINHA T1 5KG',
      '3 UN x 27,90                              83,70',
      'EAN 7896036098943',
      'BANANA NANICA KG',
      '1,486 KG x 5,99                            8,90',
      'EAN 0000000002134',
    ],
  ],
  [
    'the code behind the name',
    [
      '[001] ARROZ AGULHINHA T1 5KG (7896036098943)',
      '  3 UN x 27,90                            83,70',
      '[002] BANANA NANICA KG (0000000002134)',
      '  1,486 KG x 5,99                          8,90',
    ],
  ],
  [
    'the amount behind the name',
    [
      'ITEM CODIGO DESCRICAO                  VL ITEM',
      '001 7896036098943 ARROZ AGULHINHA T1 5KG  83,70',
      '    3 UN x 27,90',
      '002 0000000002134 BANANA NANICA KG         8,90',
      '    1,486 KG x 5,99',
    ],
  ],
  [
    'the amount below count and price',
    [
      ...headings,
      '001 7896036098943 ARROZ AGULHINHA T1 5KG',
      '3 UN x 27,90',
      '                                          83,70',
      '002 0000000002134 BANANA NANICA KG',
      '1,486 KG x 5,99',
      '                                           8,90',
    ],
  ],
  [
    'the name below what was sold',
    [
      'QTD UN VL UNIT                       VL TOTAL',
      'CODIGO DESCRICAO',
      '3 UN x 27,90                              83,70',
      '7896036098943 ARROZ AGULHINHA T1 5KG',
      '1,486 KG x 5,99                            8,90',
      '0000000002134 BANANA NANICA KG',
    ],
  ],
  [
    'a fiscal register, with the rate of a tax',
    [
      'ITEM CODIGO DESCRICAO QTD.UN.VL UNIT(R$) ST VL ITEM(R$)',
      '001 7896036098943 ARROZ AGULHINHA T1 5KG',
      '  3UN X 27,90 01T18,00%                  83,70G',
      '002 0000000002134 BANANA NANICA KG',
      '  1,486KG X 5,99 F1                       8,90G',
    ],
  ],
  [
    'SAT, all in one row, with the taxes in brackets',
    [
      '# COD DESC QTD UN VL UN R$ (VL TR R$)* VL ITEM R$',
      '001 7896036098943 ARROZ AGULHINHA T1 5KG 3 UN X 27,90 (25,11)   83,70',
      '002 0000000002134 BANANA NANICA KG 1,486 KG X 5,99 (1,20)        8,90',
    ],
  ],
  [
    'taxes and lots between, counts in thousandths, the unit first',
    [
      'Codigo Descricao',
      '7896036098943 - ARROZ AGULHINHA T1 5KG',
      'NCM: 1006.30.21 CFOP: 5102',
      'UN 3 x 27,90                              83,70',
      '0000000002134 - BANANA NANICA KG',
      'NCM: 0803.90.00 CFOP: 5102',
      'KG 1.486 x 5,99                            8,90',
    ],
  ],
])('products of a roll: %s', (_name, lines) => {
  expect(itemsOf([...lines, ...sums])).toEqual(sold);
});

it('what is taken off a product stands in a row below it, or in a column of its own', () => {
  const below = itemsOf([
    ...headings,
    '001 7896036098943 ARROZ AGULHINHA T1 5KG',
    '3 UN x 27,90                              83,70',
    '  Desconto clube (10,00%)                 -8,37',
    '002 0000000002134 BANANA NANICA KG',
    '1,486 KG x 5,99                            8,90',
    ...sums,
  ]);
  expect(below).toEqual([{ ...sold[0], DiscountAmount: '8.37' }, sold[1]]);
  const beside = itemsOf([
    'CODIGO DESCRICAO',
    'QTD UN  VL UNIT        DESC       VL TOTAL',
    '7896036098943 ARROZ AGULHINHA T1 5KG',
    '3 UN X 27,90          8,37           75,33',
    '0000000002134 BANANA NANICA KG',
    '1,486 KG X 5,99       0,00            8,90',
    'VALOR TOTAL R$                       84,23',
  ]);
  expect(beside).toEqual([{ ...sold[0], DiscountAmount: '8.37', TotalAmount: '75.33' }, sold[1]]);
});

it('a single product has two rows too; what is taken off above the sum of all is its own', () => {
  const rows = [
    ...headings,
    '001 7896036098943 ARROZ AGULHINHA T1 5KG',
    '3 UN x 27,90                              83,70',
    'desconto                                  -3,70',
  ];
  const count = 'QTD. TOTAL DE ITENS                           1';
  const due = 'VALOR A PAGAR R$                          80,00';
  expect(itemsOf([...rows, count, due])).toEqual([{ ...sold[0], DiscountAmount: '3.70' }]);
  expect(itemsOf([...rows, due])).toEqual([sold[0]]);
});

it('a size in a name is no amount', () => {
  expect(
    itemsOf([
      'VINHO TINTO SECO 0,75L',
      'Cod: 7896061303364',
      '2 GF x 31,45                              62,90',
      'TOTAL                                     62,90',
    ]),
  ).toEqual([
    expect.objectContaining({ Code: '7896061303364', Description: 'VINHO TINTO SECO 0,75L', Unit: 'GF' }),
  ]);
});
