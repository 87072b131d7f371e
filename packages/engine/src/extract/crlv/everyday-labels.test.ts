import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const box = (label: string, value: string): Row => [
  [60, `${label}:`],
  [400, value],
];

it('a licence tells in everyday words whose a vehicle is, when it was made and what it carries', () => {
  const rows: readonly Row[] = [
    [[60, 'CRLV digital']],
    box('placa', 'ABC1D23'),
    box('feito em', '2021'),
    box('modelo de', '2022'),
    box('leva até (t)', '0.4'),
    box('liberado em', '06/03/2026'),
    box('de quem é', 'RUI LIMA SA'),
  ];
  expect(valuesOn('crlv', pageOfRows(rows, 'text-layer', 100))).toMatchObject({
    ManufactureYear: '2021',
    ModelYear: '2022',
    LoadCapacity: '0.40',
    IssueDate: '2026-03-06',
    Name: 'RUI LIMA SA',
  });
});
