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
