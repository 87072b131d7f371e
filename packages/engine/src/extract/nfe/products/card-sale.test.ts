import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { readProductCards } from './product-cards.ts';

const read = (rows: readonly Row[]): Record<string, string>[] =>
  (readProductCards(sheetOfRows(rows))?.rows ?? []).map((row) =>
    Object.fromEntries(Object.entries(row).map(([id, field]) => [id, field.value])),
  );

it('the amount of a card may stand over its quantity and price, which say their currency and what they are', () => {
  const rows = read([
    [
      [180, 'Garrafa Térmica'],
      [850, 'R$ 59,87'],
    ],
    [[180, '3,00 KT · un. R$ 19,9572']],
    [[180, 'SKU 4471 | NCM 96170010 | CST 000 | CFOP 5102']],
    [[180, 'ICMS: base 59,87 | 12,00 % | 7,18 IPI: 5,00 % | 2,99']],
    [],
    [
      [180, 'Caneca de Louça'],
      [850, 'R$ 29,00'],
    ],
    [[180, '2,00 PC · un. R$ 14,5000']],
    [[180, 'SKU 4472 | NCM 69120000 | CST 000 | CFOP 5102']],
    [[180, 'ICMS: base 29,00 | 12,00 % | 3,48 IPI: 0,00 % | 0,00']],
  ]);
  expect(rows).toMatchObject([
    {
      Description: 'Garrafa Térmica',
      Quantity: '3.00',
      Unit: 'KT',
      UnitAmount: '19.9572',
      TotalAmount: '59.87',
      ICMSBase: '59.87',
      ICMSRate: '12.00',
      ICMSAmount: '7.18',
      IPIRate: '5.00',
      IPIAmount: '2.99',
    },
    { Description: 'Caneca de Louça', Quantity: '2.00', TotalAmount: '29.00' },
  ]);
});

it('a sentence names the product between its quantity and its price, and ends its amount with a point', () => {
  const rows = read([
    [[60, '1. 3,00 KT de Garrafa térmica inox, a R$ 19,9572 cada, somando R$ 59,87.']],
    [[80, 'Código 4471, NCM 96170010, CST 000, CFOP 5102. ICMS de 12,00% sobre 59,87: R$ 7,18.']],
    [],
    [[60, '2. 2,00 PC de Caneca de louça, a R$ 14,5000 cada, somando R$ 29,00.']],
    [[80, 'Código 4472, NCM 69120000, CST 000, CFOP 5102. ICMS de 12,00% sobre 29,00: R$ 3,48.']],
  ]);
  expect(rows).toMatchObject([
    { Code: '4471', CST: '000', Description: 'Garrafa térmica inox', Unit: 'KT', TotalAmount: '59.87' },
    { Code: '4472', CST: '000', Description: 'Caneca de louça', Quantity: '2.00', UnitAmount: '14.5000' },
  ]);
});

it('names may begin left of what is said of them, with their codes in brackets behind them', () => {
  const rows = read([
    [[40, '1) Garrafa térmica inox [4471]']],
    [[80, '3,00 KT x 19,9572 = 59,87 (NCM 96170010, CFOP 5102, CST 000)']],
    [[80, 'ICMS: 59,87 x 12,00% = 7,18 IPI: 5,00% = 2,99']],
    [[40, '2) Caneca de louça [4472]']],
    [[80, '2,00 PC x 14,5000 = 29,00 (NCM 69120000, CFOP 5102, CST 000)']],
    [[80, 'ICMS: 29,00 x 12,00% = 3,48 IPI: 0,00% = 0,00']],
  ]);
  expect(rows).toMatchObject([
    { Code: '4471', Description: 'Garrafa térmica inox', NCM: '96170010', ICMSBase: '59.87' },
    { Code: '4472', Description: 'Caneca de louça', NCM: '69120000', ICMSAmount: '3.48' },
  ]);
});

it('numbers that count the cards are no part of their names, and the sign of a rate begins no name of a tax', () => {
  const rows = read([
    [[40, '1 Garrafa térmica inox']],
    [[60, '3 KT a 19,90 = 59,70']],
    [[60, 'código: 4471 NCM: 9617.00.10 CFOP: 6.102 CST: 000']],
    [[60, 'base ICMS: 59,70 alíq.: 12% ICMS: 7,16']],
    [[60, 'alíq. IPI: 5% IPI: 2,99']],
    [],
    [[40, '2 Caneca de louça']],
    [[60, '2 PC a 14,50 = 29,00']],
    [[60, 'código: 4472 NCM: 6912.00.00 CFOP: 6.102 CST: 000']],
    [[60, 'base ICMS: 29,00 alíq.: 12% ICMS: 3,48']],
    [[60, 'alíq. IPI: 0% IPI: 0,00']],
  ]);
  expect(rows).toMatchObject([
    {
      Description: 'Garrafa térmica inox',
      ICMSRate: '12.00',
      ICMSAmount: '7.16',
      IPIRate: '5.00',
      IPIAmount: '2.99',
    },
    { Description: 'Caneca de louça', ICMSAmount: '3.48', IPIAmount: '0.00' },
  ]);
});
