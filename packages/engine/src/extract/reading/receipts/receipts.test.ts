import type { Field } from '@lavra/contract/model/result';
import { expect, it } from 'vitest';
import type { Page } from '../../../pages/page.ts';
import { extractDocuments } from '../../extract.ts';
import { pageOfRows, type Row } from '../../testing/sheet-of-rows.ts';

/** A photographed roll with these rows, each word read with some doubt. */
const rollOf = (rows: readonly Row[]): Page => pageOfRows(rows, 'ocr', 95);

type Cells = Readonly<Record<string, Field | readonly Record<string, Field>[] | undefined>>;
const read = (rows: readonly Row[]): Cells =>
  (extractDocuments('refund', { pages: [rollOf(rows)] })[0]?.Data ?? {}) as Cells;
const valueOf = (cells: Cells, id: string): string | undefined => {
  const field = cells[id];
  return field !== undefined && 'value' in field ? (field.value as string) : undefined;
};
const column = (cells: Cells, id: string) =>
  ((cells['Items'] ?? []) as readonly Record<string, Field>[]).map((row) => row[id]?.value);

const head: Row[] = [
  [[100, 'PADARIA ARAUCÁRIA']],
  [[100, 'PADARIA CONEXÃO S/A']],
  [[100, 'RUA SETE DE SETEMBRO, 1618, IPIRANGA']],
  [[100, 'PORTO ALEGRE - RS Fone: (51) 4003-5563']],
];
const title: Row[] = [[[100, 'Documento Auxiliar da Nota Fiscal']], [[100, 'Eletrônica']]];

it('the address of a letterhead without a postal code ends with its town; over the name stands what it calls itself', () => {
  const cells = read([...head, ...title]);
  expect(
    ['IssuerAddress', 'IssuerDistrict', 'IssuerName', 'IssuerTradeName'].map((id) => valueOf(cells, id)),
  ).toEqual(['RUA SETE DE SETEMBRO, 1618', 'IPIRANGA', 'PADARIA CONEXÃO S/A', 'PADARIA ARAUCÁRIA']);
  expect(valueOf(read([...head.slice(1), ...title]), 'IssuerTradeName')).toBeUndefined();
  expect(valueOf(read([[[100, 'Cantina Serra']], ...head.slice(2)]), 'IssuerTradeName')).toBe(
    'Cantina Serra',
  );
});

it('a speck behind a word loses no product', () => {
  const cells = read([
    ...head,
    [[100, '192361 ACUCAR UNIAO 1K 1 UN* 5,56 5,56']],
    [[100, "417926 CAFE PILAO 2 UN 18,00 36,00'"]],
  ]);
  expect(column(cells, 'TotalAmount')).toEqual(['5.56', '36.00']);
});

it.each([
  ['NFC-e nº 000402198 Série 104 24/03/2026 07:17:18', '2026-03-24', '07:17:18'],
  ['NFC-e nº 402! 10198 Série 104 24/03/2026 07:17:18', '2026-03-24', '07:17:18'],
  ['SAT No.. 119.854.417 28/02/2021 - 11:51:34', '2021-02-28', '11:51:34'],
  ['04/02/2015 21:41:16V CCF:534509', '2015-02-04', '21:41:16'],
])('the day of %s needs no label', (row, day, hour) => {
  const cells = read([[[100, row]], [[100, 'Data de Autorização 01/01/2020 01:01:01']]]);
  expect([valueOf(cells, 'IssueDate'), valueOf(cells, 'IssueTime')]).toEqual([day, hour]);
});

it('what was paid stands behind its means', () => {
  const cells = read([
    [[100, 'FORMA PAGAMENTO VALOR PAGO R$']],
    [
      [100, 'Cartão de Débito'],
      [500, '53,07'],
    ],
  ]);
  expect([valueOf(cells, 'PaymentMethod'), valueOf(cells, 'PaidAmount')]).toEqual([
    'Cartão de Débito',
    '53.07',
  ]);
});

const order: Row[] = [
  [[100, 'CONFERÊNCIA DE MESA']],
  [
    [100, 'Mesa 037'],
    [230, 'Pessoas 3'],
  ],
  [[100, 'Garçom Adão']],
  [[100, 'Abertura 21/02/23 11:48']],
  [[100, 'Emissão 21/02/23 17:09']],
];

it('the end of a title is no label, days and hours are no names, an hour follows its day', () => {
  const cells = read(order);
  expect(['TableNumber', 'Attendant', 'IssueTime'].map((id) => valueOf(cells, id))).toEqual([
    '037',
    'Adão',
    '17:09',
  ]);
});

it('a count that was not read is told by price and amount, and a total by its label', () => {
  const cells = read([
    [
      [100, 'Qtd'],
      [160, 'Descrição'],
      [400, 'Unit.'],
      [500, 'Total'],
    ],
    [
      [160, 'AGUA MIN'],
      [400, '4,43'],
      [500, '13,29'],
    ],
    [
      [160, 'CHOPP'],
      [400, '11,26'],
      [500, '45,00'],
    ],
    [
      [100, 'Subtotal'],
      [500, '58,29'],
    ],
  ]);
  expect(column(cells, 'Quantity')).toEqual(['3', undefined]);
  expect(valueOf(cells, 'SubtotalAmount')).toBe('58.29');
});

const struck = (first: string, second: string): Row[] => [
  [[100, 'CNPJ:13.756.987/0881-18']],
  [[100, '84/02/2815 21:41:16V CCF:534509']],
  [[100, `${first} 16827 PAP HIG NEVE`]],
  [
    [200, '3PC X 17,48 I1'],
    [500, '52,20G'],
  ],
  [[100, `${second} 78945 LEITE INTEGRAL`]],
  [
    [200, 'IUN X 6,81 F1'],
    [500, '6,81G'],
  ],
  [[100, 'TOTAL R$ 58,21']],
  [[100, 'DINHEIRO 68,88']],
  [[100, 'TROCO R$ 1,79']],
];

it('zeros that are struck through are told by the numbers of the rows, and by what sums and digits say', () => {
  const cells = read(struck('881', '982'));
  expect([column(cells, 'UnitAmount'), column(cells, 'TotalAmount')]).toEqual([
    ['17.40', '6.01'],
    ['52.20', '6.01'],
  ]);
  const ids = ['IssuerCNPJ', 'IssueDate', 'TotalAmount', 'PaidAmount', 'ChangeAmount'];
  expect(ids.map((id) => valueOf(cells, id))).toEqual([
    '13756987000110',
    '2015-02-04',
    '58.21',
    '60.00',
    '1.79',
  ]);
  // Nothing proves an eight in a code.
  const rows = cells['Items'] as readonly Record<string, Field>[];
  expect(Math.max(...rows.map((row) => row['Code']?.conf ?? 100))).toBeLessThan(85);
});

it('eights are eights where the numbers of the rows were read as they are', () => {
  const cells = read(struck('001', '002'));
  expect(column(cells, 'UnitAmount')).toEqual(['17.48', '6.81']);
  expect(valueOf(cells, 'PaidAmount')).toBe('68.88');
});

const products: Row[] = [
  [[100, '001 45587 BISC MAIZENA 350G']],
  [[150, '3,0000 UN X 5,12 (2,76) 15,36 +']],
  [[100, '002 40081 ACUCAR UNIAO']],
  [[150, '2UN X 4,44 F1 PRE:']],
  [[100, '003 59278 TOMATE ITALIANO KG']],
  [[150, '0,831KG6 X 9,95 I1 8,276']],
];

it('a product whose sum or sign was misread keeps its place among the others', () => {
  const cells = read([...head, ...products]);
  expect([column(cells, 'Code'), column(cells, 'Unit'), column(cells, 'TotalAmount')]).toEqual([
    ['45587', '40081', '59278'],
    ['UN', 'UN', 'KG'],
    ['15.36', undefined, '8.27'],
  ]);
});

it('the one sum that was not read is told by count, price and the total of all', () => {
  const cells = read([...products, [[100, 'TOTAL R$ 32,51']]]);
  expect(column(cells, 'TotalAmount')).toEqual(['15.36', '8.88', '8.27']);
  const [, told] = cells['Items'] as readonly Record<string, Field>[];
  expect(told?.['TotalAmount']?.conf ?? 100).toBeLessThan(told?.['UnitAmount']?.conf ?? 0);
});

it('struck zeros are told where a figure of a row number was read twice, and a sum not at all', () => {
  const cells = read([
    ...struck('881', '8882').slice(0, -5),
    [[100, '8882 78945 LEITE INTEGRAL']],
    [[200, 'IUN X 6,81 F1']],
    [[100, 'TOTAL R$ 58,21']],
    [[100, 'DINHEIRO 68,88']],
    [[100, 'TROCO R$ 1,79']],
  ]);
  expect([column(cells, 'Code'), column(cells, 'UnitAmount')]).toEqual([
    ['16827', '78945'],
    ['17.40', '6.01'],
  ]);
});

it('a product of which one row was read keeps its place by the number of its name, or by its sum', () => {
  const cells = read([
    ...head,
    ...products.slice(0, 2),
    [[100, '002 40081 ACUCAR UNIAO 1K6']],
    [[100, '003 59278 TOMATE ITALIANO KG']],
    [[150, '0,831KG6 X 9,95 I1 8,276']],
    [[150, '3UN X 7,20 F1 21,60']],
    [[100, '009 4003 LIGUE GRATIS']],
  ]);
  expect(column(cells, 'Description')).toEqual([
    'BISC MAIZENA 350G',
    'ACUCAR UNIAO 1KG',
    'TOMATE ITALIANO KG',
    undefined,
  ]);
  expect(column(cells, 'TotalAmount')).toEqual(['15.36', undefined, '8.27', '21.60']);
});

it('a count that lost its first figure breaks the product of its row', () => {
  const cells = read([
    [
      [100, 'Qtd'],
      [160, 'Descrição'],
      [400, 'Unit.'],
      [500, 'Total'],
    ],
    [
      [160, 'COUVERT'],
      [400, '15,40'],
      [500, '30,80'],
    ],
    [
      [100, '986'],
      [160, 'BUFFET KG'],
      [400, '65,15'],
      [500, '129,39'],
    ],
    [
      [160, 'CHOPP'],
      [400, '11,26'],
      [500, '45,04'],
    ],
    [
      [100, 'Subtotal'],
      [500, '205,23'],
    ],
  ]);
  const rows = cells['Items'] as readonly Record<string, Field>[];
  expect(rows.map((row) => row['Quantity']?.checks?.map(({ ok }) => ok))).toEqual([
    undefined,
    [false],
    undefined,
  ]);
  expect(rows[1]?.['Quantity']?.conf ?? 100).toBeLessThan(90);
});

it('a product of one row keeps its place though one of its numbers, or its unit, was not read, and specks follow it', () => {
  const cells = read([
    ...head,
    [[100, '192361 ACUCAR UNIAO 1K 1 UN 5,56 5,56 ces 3']],
    [[100, '417926 CAFE PILAO 2 UM 18,0? 36,00']],
    [[100, '417927 CAFE MELITA 2 uN 18,00 Mi']],
    [[100, '868991 MACA FUJI so KG 4,00 8,00']],
    [[100, '16516 CONTRA FILE 0,500 KG 50,00 25,00']],
  ]);
  expect(column(cells, 'Code')).toEqual(['192361', '417926', '417927', '868991', '16516']);
  expect(column(cells, 'Quantity')).toEqual(['1.00', '2.00', '2.00', undefined, '0.500']);
  expect(column(cells, 'Unit')).toEqual(['UN', 'UN', 'UN', 'KG', 'KG']);
  expect(column(cells, 'UnitAmount')).toEqual(['5.56', undefined, '18.00', '4.00', '50.00']);
  expect(column(cells, 'TotalAmount')).toEqual(['5.56', '36.00', undefined, '8.00', '25.00']);
});

it('a count whose unit was misread is one where times its price it is the sum, else its row has none', () => {
  const cells = read([
    ...head,
    [[100, '192361 ACUCAR UNIAO 1K 1 UN 5,56 5,56']],
    [[100, '839274 BANANA PRATA KG 1,130 K 6,57 7,42']],
    [[100, '170564 PAP HIG NEVE 4Pc 20,56 82,24']],
    [[100, '170565 PAP HIG NEVE 4 Pq 20,56 82,42']],
  ]);
  expect(column(cells, 'Code')).toEqual(['192361', '839274', '170564', '170565']);
  expect(column(cells, 'Unit')).toEqual(['UN', undefined, 'PC', undefined]);
  expect(column(cells, 'Quantity')).toEqual(['1.00', '1.130', '4.00', undefined]);
});

it('a product of which the sum, or count and unit, were not read keeps its place', () => {
  const cells = read([
    ...head,
    [[100, '192361 ACUCAR UNIAO 1K 1 UN 5,56 5,56']],
    [[100, '747881 CONTRA FILE BOV KG 1,437 KG 49,18']],
    [[100, '323087 ARROZ TP1 TIO URBAN 33,36 33,36']],
  ]);
  expect(column(cells, 'Code')).toEqual(['192361', '747881', '323087']);
  expect(column(cells, 'TotalAmount')).toEqual(['5.56', undefined, '33.36']);
  expect(column(cells, 'Quantity')).toEqual(['1.00', '1.437', undefined]);
});

it('a product in two rows keeps its place with a price of three decimals whose comma was lost, and without its amount', () => {
  const cells = read([
    ...head,
    [[100, '001 0000000000012 DIESEL S10 COMUM']],
    [[100, '86,405LT X 3,149 F1 272,096']],
    [[100, '002 7898902114526 ARLA 32 GALÃO 20L']],
    [[100, '2UN X 58 900 117,80G']],
    [[100, '003 0000000000431 COMPLETAR ÓLEO MOTOR 15W40']],
    [[100, '1,5LT X 24,000 F1']],
  ]);
  expect(column(cells, 'UnitAmount').map(Number)).toEqual([3.149, 58.9, 24]);
  expect(column(cells, 'TotalAmount')).toEqual(['272.09', '117.80', undefined]);
});

it('rows under headings are kept where one of them is no product of its price', () => {
  const cells = read([
    ...head,
    [
      [100, 'Descrição'],
      [500, 'Qtde'],
      [600, 'Valor unit.'],
      [780, 'Valor (R$)'],
    ],
    ...(
      [
        ['Diária apto. casal', '3', '289,00', '867,00'],
        ['Cama extra', '2', '65,00', '130,00'],
        ['Jantar no restaurante', '2', '97,90', '115,80'],
      ] as const
    ).map(([name, times, each, all]): Row => [
      [100, name],
      [510, times],
      [620, each],
      [800, all],
    ]),
  ]);
  expect(column(cells, 'TotalAmount')).toEqual(['867.00', '130.00', '115.80']);
});

it('a count of one whose decimals are misread is told by the amount, which is the price', () => {
  const cells = read([
    ...head,
    [[100, '001 67072 QUEIJO COLONIAL KG']],
    [[180, '0,545KG x 42,90 23,38']],
    [[100, '002 58821 LEITE INTEGRAL 1L']],
    [[180, '1,200UN x 4,99 4,99']],
  ]);
  expect(column(cells, 'Quantity')).toEqual(['0.545', '1.00']);
});
