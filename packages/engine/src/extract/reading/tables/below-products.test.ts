import type { Field } from '@lavra/contract/model/result';
import { expect, it } from 'vitest';
import { extractDocuments } from '../../extract.ts';
import { pageOfRows, type Row } from '../../testing/sheet-of-rows.ts';

const head: Row[] = [
  [[100, 'Hotel Serra Azul Ltda']],
  [[100, 'CNPJ/MF 41.094.668/0002-03']],
  [
    [100, 'Lanç.'],
    [200, 'Histórico'],
    [560, 'Qt. Un.'],
    [680, 'Preço'],
    [800, 'Soma'],
  ],
];
const products: Row[] = [
  [
    [100, '110'],
    [200, 'Hospedagem em apto standard'],
    [560, '3 dia'],
    [680, '389,00'],
    [800, '1.167,00'],
  ],
  [
    [100, '205'],
    [200, 'Café colonial'],
    [560, '2 un'],
    [680, '42,50'],
    [800, '85,00'],
  ],
];
const below: Row[] = [
  [
    [200, 'Consumo e outros'],
    [800, '1.252,00'],
  ],
  [
    [200, 'Cortesia (–)'],
    [800, '52,00'],
  ],
  [[100, 'Total da conta R$ 1.200,00']],
];

const read = (rows: readonly Row[]): Readonly<Record<string, Field | Record<string, Field>[] | undefined>> =>
  extractDocuments('refund', { pages: [pageOfRows(rows, 'text-layer', 100)] })[0]?.Data ?? {};

it('a code of three figures is no count where count, unit and price behind the name make the amount', () => {
  const { Items = [] } = read([...head, ...products]);
  expect(
    (Items as Record<string, Field>[]).map(({ Code, Quantity, Unit }) => [
      Code?.value,
      Quantity?.value,
      Unit?.value,
    ]),
  ).toEqual([
    ['110', '3.00', 'DIA'],
    ['205', '2.00', 'UN'],
  ]);
});

it('what the products come to stands below them by any name, and a sign tells what is taken off', () => {
  const { SubtotalAmount, DiscountAmount, TotalAmount } = read([...head, ...products, ...below]);
  expect(
    [SubtotalAmount, DiscountAmount, TotalAmount].map((field) => (field as Field | undefined)?.value),
  ).toEqual(['1252.00', '52.00', '1200.00']);
});

it("the first product's amount is not what the heading of its column calls", () => {
  expect(read([...head, ...products]).SubtotalAmount).toBeUndefined();
});

it('what is added by a rate is told by its share of the price and by the total, whatever it is called', () => {
  const added = (amount: string): readonly Row[] => [
    [
      [200, 'Soma das despesas'],
      [800, '1.252,00'],
    ],
    [
      [200, 'Taxa de turismo 5%'],
      [800, amount],
    ],
    [
      [200, 'TOTAL PAGO'],
      [800, '1.314,60'],
    ],
  ];
  expect(read([...head, ...products, ...added('62,60')])).toMatchObject({
    SubtotalAmount: { value: '1252.00' },
    ServiceChargeAmount: { value: '62.60' },
    TotalAmount: { value: '1314.60' },
  });
  expect(read([...head, ...products, ...added('41,00')])).not.toHaveProperty('ServiceChargeAmount');
});
