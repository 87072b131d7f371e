import { expect, it } from 'vitest';
import { pageOfRoll } from '../testing/page-of-roll.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (lines: readonly string[]) => valuesOn('refund', pageOfRoll(lines));

it('rows of a list are no labels of two rows, and a road’s kilometre is a word of its place', () => {
  const values = valuesOf([
    'RODOVIA                         SP-300',
    'PRACA                 BOTUCATU - KM 124',
    'DATA                        21/05/2025',
    'HORA                          11:25:17',
    'VALOR                         R$ 12,30',
    'RECEBIDO                      R$ 20,00',
    'TROCO                          R$ 7,70',
  ]);
  expect(values).toMatchObject({
    Plaza: 'BOTUCATU - KM 124',
    IssueDate: '2025-05-21',
    IssueTime: '11:25:17',
    TotalAmount: '12.30',
    PaidAmount: '20.00',
  });
});

it('a row below a product takes its discount off it; the number before a name is its code where the headings say so', () => {
  const values = valuesOf([
    'CODIGO     DESCRICAO',
    'QTDE       UN        VL UNIT     VL TOTAL',
    '1          ETANOL HIDRATADO',
    '10,000     LT        x 4,000        40,00',
    '           desconto                 -1,50',
    '12         AGUA MINERAL',
    '2          UN        x 3,00          6,00',
    'VALOR TOTAL R$                      46,00',
  ]);
  expect(values['Items']).toEqual([
    expect.objectContaining({ Code: '1', TotalAmount: '40.00', DiscountAmount: '1.50' }),
    expect.objectContaining({ Code: '12', TotalAmount: '6.00' }),
  ]);
});

it('who sold stands before the number of the shop', () => {
  expect(valuesOf(['TOTAL R$        12,00', 'OP: HELENA LJ:002'])).toMatchObject({ Attendant: 'HELENA' });
});

it('what was sold may be parted behind its unit, and a code of three figures stands behind a place', () => {
  const values = valuesOf([
    '# COD DESC QTD UN VL UN R$             VL ITEM R$',
    '001 112 RODIZIO DE MASSAS 2 UN X 74,90     149,80',
    '002 900 COUVERT E ANTEPASTOS 2 PES',
    'X 9,00 (3,24)                               18,00',
    '003 771 CAFE EXPRESSO 1 DOSE',
    'X 8,00                                       8,00',
    'TOTAL R$                                   175,80',
  ]);
  expect(values).toMatchObject({
    Items: [
      { Code: '112', Description: 'RODIZIO DE MASSAS', Quantity: '2.00', UnitAmount: '74.90' },
      {
        Code: '900',
        Description: 'COUVERT E ANTEPASTOS',
        Quantity: '2.00',
        Unit: 'PES',
        TotalAmount: '18.00',
      },
      { Code: '771', Description: 'CAFE EXPRESSO', UnitAmount: '8.00', TotalAmount: '8.00' },
    ],
  });
});

it("a consumer's name goes on below a row that was full", () => {
  const rows = [
    'DROGARIA BEM ESTAR LTDA CNPJ 11.222.333/0001-81',
    'CONSUMIDOR CPF 529.982.247-25 BERENICE CRISTINA',
    '              DA GUSMAO RESENDE',
  ];
  expect(valuesOf([...rows, 'NFC-e n 252607 Serie 4 17/10/2026 18:42:09'])).toMatchObject({
    ConsumerName: 'BERENICE CRISTINA DA GUSMAO RESENDE',
  });
  expect(valuesOf([...rows.slice(0, 2), 'VIA CONSUMIDOR'])).toMatchObject({
    ConsumerName: 'BERENICE CRISTINA',
  });
});

it('what a ride cost before its discount is the subtotal, told by the sum, and the day stands behind the weekday', () => {
  const values = valuesOf([
    'Sua viagem de sexta-feira',
    '18/09/2026 às 06:52',
    '',
    'Preço da viagem                R$ 58,40',
    'Desconto                      - R$ 11,68',
    'Total                          R$ 46,72',
    'Motorista              Francisco Nunes',
    'Placa                          RZD4H18',
  ]);
  expect(values).toMatchObject({
    SubtotalAmount: '58.40',
    DiscountAmount: '11.68',
    TotalAmount: '46.72',
    IssueDate: '2026-09-18',
    IssueTime: '06:52',
  });
  expect(valuesOf(['Preço da viagem    R$ 58,40', 'Motorista    Francisco Nunes'])).toMatchObject({
    TotalAmount: '58.40',
  });
});

it('a notice of a ride has its amounts before what they are', () => {
  const values = valuesOf([
    'R$ 103,40',
    'total pago',
    'A corrida terminou em 14 de março de 2026, às 19:07.',
    'R$ 118,40 preço da corrida',
    '- R$ 15,00 desconto do cupom VOLTA15',
    'Este recibo foi emitido em nome de Thiago Falcão, para reembolso.',
    'QNB5H32 branco',
  ]);
  expect(values).toMatchObject({
    TotalAmount: '103.40',
    DiscountAmount: '15.00',
    SubtotalAmount: '118.40',
    IssueDate: '2026-03-14',
    IssueTime: '19:07',
    ConsumerName: 'Thiago Falcão',
    VehiclePlate: 'QNB5H32',
  });
});

it('a discount named within the row of a product leaves its amount as it is; a code of a card may have a letter', () => {
  const values = valuesOf([
    'ITEM COD. DESCRICAO',
    '  QTD UN x VL.UNIT                     VL.TOTAL',
    '001 78142 LOSARTANA POT 50MG C/30',
    '  2 CX x 18,90      desc. -11,34          37,80',
    '002 340 SORO FISIOLOGICO 500ML',
    '  3 FR x 8,49                             25,47',
    'Valor total R$                            63,27',
    'AUT: R48213   1a VIA CLIENTE',
  ]);
  expect(values).toMatchObject({
    CardAuthorization: 'R48213',
    Items: [
      { Code: '78142', Quantity: '2.00', DiscountAmount: '11.34', TotalAmount: '37.80' },
      { Code: '340', Quantity: '3.00', TotalAmount: '25.47' },
    ],
  });
});
