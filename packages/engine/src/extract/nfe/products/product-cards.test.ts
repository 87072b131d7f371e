import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { readProductCards } from './product-cards.ts';

const read = (rows: readonly Row[]): Record<string, string>[] =>
  (readProductCards(sheetOfRows(rows))?.rows ?? []).map((row) =>
    Object.fromEntries(Object.entries(row).map(([id, field]) => [id, field.value])),
  );

it('a card says its codes behind their names, and its numbers prove each other', () => {
  const rows = read([
    [[180, 'Artigos']],
    [
      [180, 'Tênis Casual Couro Preto'],
      [700, '7 pr × 57,90'],
      [850, '405,30'],
    ],
    [[180, 'artigo 499-9808 NCM 6403.99.90 CFOP 6.102 CST 000 desconto 20,27']],
    [[180, 'ICMS 12% sobre 385,03 = 46,20 IPI 5,00% = 19,25']],
    [
      [180, 'Pijama Infantil Algodão'],
      [700, '7 cj × 155,50'],
      [850, '1.088,50'],
    ],
    [[180, 'artigo 159-0417 NCM 6108.31.00 CFOP 6.404 CST 060']],
    [[180, 'ICMS 0% sobre 0,00 = 0,00 IPI 0,00% = 0,00']],
  ]);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({
    Code: '499-9808',
    Description: 'Tênis Casual Couro Preto',
    NCM: '64039990',
    CFOP: '6102',
    CST: '000',
    Quantity: '7.00',
    Unit: 'pr',
    UnitAmount: '57.90',
    TotalAmount: '405.30',
    DiscountAmount: '20.27',
    ICMSBase: '385.03',
    ICMSAmount: '46.20',
    IPIAmount: '19.25',
  });
  expect(rows[1]).toMatchObject({ Description: 'Pijama Infantil Algodão', CFOP: '6404' });
});

it('an amount of a card that nothing names is of the heading above it', () => {
  const [row] = read([
    [
      [60, 'Produto'],
      [500, 'quant.'],
      [620, 'preço'],
      [740, 'desc.'],
      [860, 'total'],
    ],
    [
      [60, 'Garrafa Térmica'],
      [500, '2 UN'],
      [620, '259,98'],
      [740, '52,00'],
      [860, '519,96'],
    ],
    [[60, 'cód. 5701365 · NCM 96170010 · CFOP 6108 · CST 000']],
  ]);
  expect(row).toMatchObject({
    Description: 'Garrafa Térmica',
    Quantity: '2.00',
    DiscountAmount: '52.00',
    TotalAmount: '519.96',
  });
});

it('codes may have a column of their own left of the cards', () => {
  const card = (place: string, code: string, name: string, ...sale: readonly string[]): Row[] => [
    [
      [40, place],
      [100, code],
      [200, name],
      ...sale.map((text, index): [number, string] => [600 + 120 * index, text]),
    ],
    [[200, 'NCM 64039990 CST 000 CFOP 6102']],
  ];
  const rows = read([
    [
      [40, 'It.'],
      [100, 'Referência'],
      [200, 'Produto'],
      [600, 'Quantidade'],
      [720, 'Preço'],
      [840, 'Subtotal'],
    ],
    ...card('01', 'K82-11', 'Lona de algodão', '16,00 PR', '10,36', '165,76'),
    ...card('02', '4471', 'Tela de arame', '2,00 UN', '35,70', '71,40'),
  ]);
  expect(rows.map(({ Code, Description }) => [Code, Description])).toEqual([
    ['K82-11', 'Lona de algodão'],
    ['4471', 'Tela de arame'],
  ]);
});

it('a base run together with the name of its tax is not the tax', () => {
  const [row] = read([
    [
      [180, 'Lona de algodão'],
      [700, '16,00 PR'],
      [800, '10,36'],
      [900, '165,76'],
    ],
    [[180, 'NCM 64039990 CST 000 BCICMS 165,76 ICMS 12,00% Vr. ICMS 19,89']],
  ]);
  expect(row).toMatchObject({ ICMSBase: '165.76', ICMSRate: '12.00', ICMSAmount: '19.89' });
});

it('numbers before the names of all products are their codes', () => {
  const roll = (...names: readonly string[]) =>
    read(
      names.flatMap((name): Row[] => [
        [
          [180, name],
          [700, '2 UN × 35,70'],
          [850, '71,40'],
        ],
        [[180, 'NCM 64039990 CST 000 CFOP 5102']],
      ]),
    ).map(({ Code, Description }) => [Code, Description]);
  expect(roll('10455 Tela de arame', '10456 Lona de algodão')).toEqual([
    ['10455', 'Tela de arame'],
    ['10456', 'Lona de algodão'],
  ]);
  expect(roll('1000 Folhas de papel', 'Lona de algodão')).toEqual([
    [undefined, '1000 Folhas de papel'],
    [undefined, 'Lona de algodão'],
  ]);
});

it('the amount of a card may stand below its quantity and price', () => {
  const rows = read([
    [
      [60, 'Garrafa Térmica'],
      [760, '3 kt × 19,9572'],
    ],
    [
      [60, 'cód. 4471 · NCM 9617.00.10 · CST 000 · CFOP 5.102'],
      [800, 'R$ 59,87'],
    ],
    [
      [60, 'Caneca de Louça'],
      [760, '2 pc × 14,50'],
    ],
    [
      [60, 'cód. 4472 · NCM 6912.00.00 · CST 000 · CFOP 5.102'],
      [800, 'R$ 29,00'],
    ],
  ]);
  expect(rows).toMatchObject([
    { Code: '4471', Quantity: '3.00', Unit: 'kt', UnitAmount: '19.9572', TotalAmount: '59.87' },
    { Code: '4472', Quantity: '2.00', Unit: 'pc', UnitAmount: '14.50', TotalAmount: '29.00' },
  ]);
});

it('the code of the kind is named as a fiscal classification, too, and a unit that begins as its name does is one', () => {
  const rows = read([
    [
      [40, '1'],
      [60, 'Muda de palmeira 1,80 m'],
      [500, '16,000 UND'],
      [620, '142,00'],
      [740, '2.272,00'],
    ],
    [[60, 'Cód. interno M-031 | Class. fiscal 06029090 | CSOSN 102 | CFOP 6102']],
    [],
    [
      [40, '2'],
      [60, 'Substrato saco 25 kg'],
      [500, '24,000 SC'],
      [620, '31,90'],
      [740, '765,60'],
    ],
    [[60, 'Cód. interno S-110 | Class. fiscal 31010000 | CSOSN 102 | CFOP 6102']],
  ]);
  expect(rows[0]).toMatchObject({
    Code: 'M-031',
    Description: 'Muda de palmeira 1,80 m',
    NCM: '06029090',
    Quantity: '16.000',
    Unit: 'UND',
    TotalAmount: '2272.00',
  });
  expect(rows[1]).toMatchObject({ Code: 'S-110', NCM: '31010000', Unit: 'SC' });
});

it('headings above the cards may take two rows, and of two words that say the amount the one below its heading is it', () => {
  const heads: Row[] = [
    [
      [500, 'Preço'],
      [600, 'Base'],
      [690, 'Alíq.'],
      [770, 'Valor'],
    ],
    [
      [60, 'O que você comprou'],
      [400, 'Qtd.'],
      [440, 'Un.'],
      [500, 'unit.'],
      [600, 'ICMS'],
      [690, 'ICMS'],
      [770, 'ICMS'],
      [860, 'Total'],
    ],
  ];
  const card = (name: string, count: string, price: string, sum: string, tax: string): Row[] => [
    [],
    [
      [60, name],
      [400, count],
      [440, 'UN'],
      [500, price],
      [600, sum],
      [690, '12,00%'],
      [770, tax],
      [860, sum],
    ],
    [[60, 'ref. 70-1 · NCM 94052100 · CFOP 6108 · CST 000']],
  ];
  const rows = read([
    ...heads,
    ...card('Jarra de vidro 1 L', '12', '20,00', '240,00', '28,80'),
    ...card('Bandeja', '3', '10,00', '30,00', '3,60'),
  ]);
  expect(rows).toMatchObject([
    {
      Description: 'Jarra de vidro 1 L',
      Quantity: '12.00',
      Unit: 'UN',
      UnitAmount: '20.00',
      ICMSBase: '240.00',
      ICMSRate: '12.00',
      ICMSAmount: '28.80',
      TotalAmount: '240.00',
    },
    { Description: 'Bandeja', ICMSBase: '30.00', ICMSAmount: '3.60', TotalAmount: '30.00' },
  ]);
});

it('the number of a card in its list may stand before the code that begins its name', () => {
  const rows = read([
    [[60, '1) 4471 TELHA COLONIAL']],
    [
      [60, 'NCM 69051000 CFOP 5102'],
      [500, '40 UN x 3,15'],
      [850, '126,00'],
    ],
    [[60, '2) 905 RIPA PINUS 3M']],
    [
      [60, 'NCM 44079100 CFOP 5102'],
      [500, '12 UN x 9,50'],
      [850, '114,00'],
    ],
  ]);
  expect(rows).toMatchObject([
    { Code: '4471', Description: 'TELHA COLONIAL' },
    { Code: '905', Description: 'RIPA PINUS 3M' },
  ]);
});

it('codes stand below headings above the cards, and a rate with its sign below the tax that it is of', () => {
  const card = (name: string, count: string, [price, sum, icms, ipi]: readonly string[]): Row[] => [
    [
      [60, name],
      [330, '0/00'],
      [400, '6101'],
      [480, count],
      [550, price ?? ''],
      [640, sum ?? ''],
      [720, sum ?? ''],
      [810, icms ?? ''],
      [900, ipi ?? ''],
    ],
    [
      [60, 'cód. VR-31 · NCM 8215.99.10'],
      [820, '12%'],
      [900, '6,50%'],
    ],
    [],
  ];
  const rows = read([
    [
      [60, 'Produto'],
      [330, 'CST'],
      [400, 'CFOP'],
      [480, 'Qtde.'],
      [550, 'Preço'],
      [640, 'Total'],
      [720, 'BC ICMS'],
      [815, 'ICMS'],
      [905, 'IPI'],
    ],
    ...card('Faqueiro 6 peças inox', '6 JG', ['50,00', '300,00', '36,00', '19,50']),
    ...card('Concha lisa', '2 UN', ['20,00', '40,00', '4,80', '2,60']),
  ]);
  expect(rows).toMatchObject([
    {
      Description: 'Faqueiro 6 peças inox',
      CST: '000',
      CFOP: '6101',
      Quantity: '6.00',
      Unit: 'JG',
      ICMSBase: '300.00',
      ICMSRate: '12.00',
      ICMSAmount: '36.00',
      IPIRate: '6.50',
      IPIAmount: '19.50',
    },
    { Description: 'Concha lisa', CST: '000', ICMSAmount: '4.80', IPIRate: '6.50', IPIAmount: '2.60' },
  ]);
});
