import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

it('a box of a place with its number has the street, whatever the place alone would be', () => {
  const rows: Row[] = [
    [
      [40, 'COOPERADO'],
      [500, 'MATR. COOPERADO'],
    ],
    [
      [40, 'RUI ALVES LIMA'],
      [500, '41207'],
    ],
    [
      [40, 'LOCALIDADE / Nº / COMPLEMENTO'],
      [420, 'BAIRRO'],
      [600, 'CIDADE - UF'],
      [840, 'CEP'],
    ],
    [
      [40, 'ESTRADA DO MORRO, 310 - CASA 2'],
      [420, 'INTERIOR'],
      [600, 'LAGES - SC'],
      [840, '88500-120'],
    ],
  ];
  expect(valuesOn('proofofaddress', pageOfRows(rows, 'text-layer', 100))).toMatchObject({
    CustomerNumber: '41207',
    Street: 'ESTRADA DO MORRO',
    Number: '310',
    City: 'LAGES',
    State: 'SC',
  });
});
