import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const rows: readonly Row[] = [
  [[50, 'Norte Telecomunicações Ltda']],
  [
    [50, 'Item'],
    [110, 'Descrição dos serviços'],
    [450, 'Un.'],
    [520, 'Qtde.'],
    [620, 'Vl. total R$'],
    [780, 'R$'],
    [860, 'ICMS R$'],
  ],
  [
    [60, '001'],
    [110, 'INTERNET FIBRA 300 MEGA'],
    [450, 'UN'],
    [520, '1,0000'],
    [640, '59,90'],
    [780, '59,90'],
    [870, '10,18'],
  ],
  [
    [60, '002'],
    [110, 'ASSINATURA DE FILMES'],
    [450, 'UN'],
    [520, '1,0000'],
    [640, '20,00'],
    [780, '0,00'],
    [870, '0,00'],
  ],
  [
    [60, '003'],
    [110, 'TELEFONIA FIXA'],
    [450, 'UN'],
    [520, '1,0000'],
    [640, '40,10'],
    [780, '40,10'],
    [870, '6,82'],
  ],
  [
    [50, 'Valor total NFCom'],
    [640, '120,00'],
    [780, '100,00'],
    [870, '17,00'],
  ],
  [],
  [[50, 'Alíquota ICMS 17%. PIS 0,65% e COFINS 3,00% inclusos.']],
];

it('the row of totals has the tax that is its base times the rate that a sentence tells, and items are numbered beside their description', () => {
  expect(valuesOn('proofofaddress', pageOfRows(rows, 'ocr', 90))).toMatchObject({
    ICMSBase: '100.00',
    ICMSAmount: '17.00',
    BillItems: [
      { Description: 'INTERNET FIBRA 300 MEGA', Unit: 'UN', Quantity: '1.0000', TotalAmount: '59.90' },
      { Description: 'ASSINATURA DE FILMES', TotalAmount: '20.00' },
      { Description: 'TELEFONIA FIXA', TotalAmount: '40.10' },
    ],
  });
});
