import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const box = (label: string, value: string): Row => [
  [60, `${label}:`],
  [400, value],
];

it('a bill names its boxes in everyday words, and says which address is the issuer’s', () => {
  const rows: readonly Row[] = [
    [[60, 'IPTU 2026 - imposto predial e territorial urbano']],
    box('cobrado por', 'Prefeitura Municipal de Lages'),
    box('sede da prefeitura', 'Rua do Porto, 41'),
    box('cidade da prefeitura', 'Lages / SC'),
    [],
    box('quem paga', 'Rui Lima Sá'),
    box('logradouro', 'Avenida Chile'),
    box('porta', '118'),
    box('bairro', 'Vila Nova'),
    box('cidade', 'Lages'),
    box('código postal', '88502010'),
    [],
    box('código desta guia', '80557001'),
    box('gerada em', '12/01/2026'),
    box('último dia sem multa', '10/02/2026'),
  ];
  expect(valuesOn('proofofaddress', pageOfRows(rows, 'text-layer', 100))).toMatchObject({
    Name: 'Rui Lima Sá',
    Number: '118',
    District: 'Vila Nova',
    City: 'Lages',
    PostalCode: '88502010',
    IssuerAddress: 'Rua do Porto, 41',
    IssuerCity: 'Lages',
    IssuerUF: 'SC',
    IssueDate: '2026-01-12',
    DueDate: '2026-02-10',
  });
});
