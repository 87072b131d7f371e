import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const box = (label: string, value: string): Row => [
  [60, `${label}:`],
  [400, value],
];

it('a bill calls the connection the customer’s own, and itself this bill', () => {
  const rows: readonly Row[] = [
    [[60, 'Conta de água e esgoto']],
    box('titular da ligação', 'Rui Lima Sá'),
    box('sua ligação (matrícula)', '745349027'),
    box('código desta fatura', '8085770037'),
    box('cadastro no estado', '853.142.006'),
  ];
  expect(valuesOn('proofofaddress', pageOfRows(rows, 'text-layer', 100))).toMatchObject({
    Name: 'Rui Lima Sá',
    InstallationNumber: '745349027',
    InvoiceNumber: '8085770037',
    IssuerIE: '853142006',
  });
});

it('who uses the water has a code beside that of the connection, and the title of the readings names the meter', () => {
  const rows: readonly Row[] = [
    [[60, 'Conta de água e esgoto']],
    [
      [400, 'Ligação / Matrícula'],
      [650, 'Cód. usuário'],
    ],
    [
      [400, '745349'],
      [650, '80857'],
    ],
    [[60, 'LEITURAS DO HIDRÔMETRO B18K004411']],
    [],
    [
      [60, 'Via do banco'],
      [400, 'Matrícula 745349 Venc. 20/04/2025'],
    ],
  ];
  expect(valuesOn('proofofaddress', pageOfRows(rows, 'text-layer', 100))).toMatchObject({
    InstallationNumber: '745349',
    CustomerNumber: '80857',
    MeterNumber: 'B18K004411',
  });
});

it('a reading of the meter is not its number', () => {
  const rows = [[[60, 'Conta de água']], box('leitura do hidrômetro', '28043')] as readonly Row[];
  expect(valuesOn('proofofaddress', pageOfRows(rows, 'text-layer', 100))).not.toHaveProperty('MeterNumber');
});

it('a consuming unit may be abbreviated beside the number of the member of a cooperative', () => {
  const rows: readonly Row[] = [
    [[60, 'Conta de energia elétrica']],
    [
      [60, 'COOPERADO / UNIDADE CONSUMIDORA'],
      [400, 'MATRÍCULA DO COOPERADO'],
      [650, 'UNID. CONSUMIDORA'],
    ],
    [
      [400, '74534'],
      [650, '8085771'],
    ],
    [[60, 'RUI LIMA SÁ']],
  ];
  expect(valuesOn('proofofaddress', pageOfRows(rows, 'text-layer', 100))).toMatchObject({
    InstallationNumber: '8085771',
    CustomerNumber: '74534',
  });
});
