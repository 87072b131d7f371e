import type { Field } from '@lavra/contract/model/result';
import { expect, it } from 'vitest';
import { pageOfRoll } from '../testing/page-of-roll.ts';
import { extractDocuments } from '../extract.ts';

type Told = Readonly<Record<string, Field>>;
const dataOf = (lines: readonly string[]) =>
  extractDocuments('refund', { pages: [pageOfRoll(lines)] })[0]?.Data ?? {};
const itemsOf = (lines: readonly string[]) =>
  ((dataOf(lines) as Record<string, unknown>)['Items'] as readonly Told[]).map((row) =>
    Object.fromEntries(Object.entries(row).map(([id, { value }]) => [id, value])),
  );
const valueOf = (lines: readonly string[], id: string) => (dataOf(lines) as Told)[id]?.value;

it('codes of any length stand before the names, whose ends may be in the row below', () => {
  const items = itemsOf([
    'COD   DESCRICAO           QTDE UN VL UNIT VL TOTAL',
    '5     GASOLINA ADITIVADA 20,000 L   6,000   120,00',
    '      E.I:1200,5 E.F:1220,5',
    '207   OLEO DE MOTOR           1 UN  40,00    40,00',
    '      desconto                               -1,00',
    '31    AGUA COM GAS            2 UN   4,00     8,00',
    'QTDE TOTAL DE ITENS                              3',
    'VALOR TOTAL R$                              167,00',
  ]);
  expect(items).toEqual([
    expect.objectContaining({
      Code: '5',
      Description: 'GASOLINA ADITIVADA E.I:1200,5 E.F:1220,5',
      Quantity: '20.000',
    }),
    expect.objectContaining({ Code: '207', Description: 'OLEO DE MOTOR', DiscountAmount: '1.00' }),
    expect.objectContaining({ Code: '31', Description: 'AGUA COM GAS' }),
  ]);
});

it('the pump behind the name of who served is no part of it', () => {
  expect(valueOf(['TOTAL R$     12,00', 'FRENTISTA: ODAIR BOMBA 03 BICO 05'], 'Attendant')).toBe('ODAIR');
});

const consumer = [
  'TOTAL R$                          12,00',
  '          CONSUMIDOR CNPJ:',
  '          11.222.333/0001-81',
  '          JACARANDA COMERCIO DE',
  '          FERRAGENS LTDA',
  '          NFC-e N 25260',
];

it('a consumer in a narrow column has its number and its name in rows below the label', () => {
  expect(valueOf(consumer, 'ConsumerCNPJ')).toBe('11222333000181');
  expect(valueOf(consumer, 'ConsumerName')).toBe('JACARANDA COMERCIO DE FERRAGENS LTDA');
  const withoutEnd = consumer.toSpliced(4, 1);
  expect(valueOf(withoutEnd, 'ConsumerName')).toBe('JACARANDA COMERCIO DE');
});

it('a telephone number goes on in the next row behind the code of its area', () => {
  const head = [
    'CANTINA DO VALE LTDA',
    'CNPJ: 11.222.333/0001-81',
    'RUA CHILE, 10, CENTRO, BAURU, SP FONE (14)',
    '3232-1457',
    '',
    'TOTAL R$             12,00',
  ];
  expect(valueOf(head, 'IssuerPhone')).toBe('1432321457');
});

it('sales whose parts have labels in their row have code, count, unit and price, and the name above them', () => {
  const rows = [
    'Losartana potassica 50 mg c/ 30',
    'Cod. 104552 Qtde.: 2 CX Vl. unit.: 12,49       24,98',
    'Soro fisiologico 500 ml',
    'Cod. 88310 Qtde.: 3 FR Vl. unit.: 7,90         23,70',
    'Curativo adesivo (Codigo: 9034 )',
    'Qtde.:1 UN:CX VI. Unit.: 11,30 VI. Total       11,30',
    'VALOR TOTAL R$                                 59,98',
  ];
  expect(itemsOf(rows)).toEqual([
    expect.objectContaining({
      Code: '104552',
      Description: 'Losartana potassica 50 mg c/ 30',
      Quantity: '2.00',
      Unit: 'CX',
      UnitAmount: '12.49',
      TotalAmount: '24.98',
    }),
    expect.objectContaining({ Code: '88310', Description: 'Soro fisiologico 500 ml', Unit: 'FR' }),
    expect.objectContaining({ Code: '9034', Description: 'Curativo adesivo', UnitAmount: '11.30' }),
  ]);
});

const lettered = (...products: readonly string[]) => [
  'CÓD       DESCRIÇÃO',
  '          QTD UN   VL UNIT   VL TOTAL',
  ...products,
  'VALOR TOTAL R$                  83,80',
];

it('in a list whose headings begin with the codes, a code may begin with letters', () => {
  const items = itemsOf(
    lettered(
      'RC0052    RACAO GATOS 10KG',
      '           1  SC     52,00      52,00',
      'AR-310    AREIA FINA 4KG',
      '           2  PC     15,90      31,80',
    ),
  );
  expect(items).toEqual([
    expect.objectContaining({ Code: 'RC0052', Description: 'RACAO GATOS 10KG', Quantity: '1.00' }),
    expect.objectContaining({ Code: 'AR-310', Description: 'AREIA FINA 4KG', Unit: 'PC' }),
  ]);
});

it('a product whose count was not read keeps its place, and is one where its amount is its price', () => {
  const items = itemsOf(
    lettered(
      'RC0052    RACAO GATOS 10KG',
      '              SC     52,00      52,00',
      'AR0310    AREIA FINA 4KG',
      '           2  PC     15,90      31,80',
    ),
  );
  expect(items).toEqual([
    expect.objectContaining({ Code: 'RC0052', Quantity: '1.00', Unit: 'SC', TotalAmount: '52.00' }),
    expect.objectContaining({ Code: 'AR0310', Quantity: '2.00', TotalAmount: '31.80' }),
  ]);
});

it('codes under a reference begin with letters as well, and a set is a unit', () => {
  const items = itemsOf([
    'Ref.     Peça / serviço              Qtd  Un    Preço   Subtotal',
    'BR-12    Bucha da bandeja (par)        1  JG    60,00      60,00',
    'KE-340   Kit de embreagem              1  KT   410,00     410,00',
    'MO-02    Troca de embreagem            3  HR    80,00     240,00',
    'Total pago                                                710,00',
  ]);
  expect(items).toEqual([
    expect.objectContaining({ Code: 'BR-12', Description: 'Bucha da bandeja (par)', Unit: 'JG' }),
    expect.objectContaining({ Code: 'KE-340', Description: 'Kit de embreagem', Unit: 'KT' }),
    expect.objectContaining({ Code: 'MO-02', Description: 'Troca de embreagem', Quantity: '3.00' }),
  ]);
});

it('a count that is also the place of its row stays a count where the size of the name is none', () => {
  const items = itemsOf([
    'Qt Produto                     Unit.     Total',
    '2   AGUA C/ GAS                 6,50     13,00',
    '1   VINHO TINTO                50,00     50,00',
    '3   CERVEJA LATA 350ML          9,00     27,00',
    'TOTAL                                    90,00',
  ]);
  expect(items[2]).toMatchObject({ Description: 'CERVEJA LATA 350ML', Quantity: '3.00' });
});
