import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { readPartyRecords } from './party-records.ts';

const read = (rows: readonly Row[]) =>
  Object.fromEntries(
    Object.entries(readPartyRecords(sheetOfRows(rows))).map(([id, field]) => [
      id,
      'value' in field ? field.value : undefined,
    ]),
  );
const record = (role: string, name: string, cnpj: string, town: string): Row[] => [
  [
    [40, role],
    [150, name],
    [450, cnpj],
    [620, '244158221117'],
    [760, '(19) 3272-4411'],
  ],
  [
    [150, 'Rua Nova, 55 - Centro'],
    [450, town],
    [620, 'SP'],
    [760, '13035-120'],
  ],
];

it('parties in two rows behind their role are told by their values', () => {
  const values = read([
    ...record('Remetente', 'Cerâmica Morro Ltda', '11.222.333/0001-81', 'Campinas'),
    ...record('Destinatário', 'Casa Lima Ltda', '04.252.011/0001-10', 'Bauru'),
  ]);
  expect(values).toMatchObject({
    SenderName: 'Cerâmica Morro Ltda',
    SenderCNPJ: '11222333000181',
    SenderIE: '244158221117',
    SenderPhone: '1932724411',
    SenderAddress: 'Rua Nova, 55',
    SenderDistrict: 'Centro',
    SenderCity: 'Campinas',
    SenderUF: 'SP',
    SenderCEP: '13035120',
    RecipientName: 'Casa Lima Ltda',
    RecipientCity: 'Bauru',
  });
});

it('one such record alone is none', () => {
  expect(read(record('Remetente', 'Cerâmica Morro Ltda', '11.222.333/0001-81', 'Campinas'))).toEqual({});
});

it('rows of which each has the number of a party are no records of two rows', () => {
  const rows = [
    ...record('Remetente', 'Cerâmica Morro Ltda', '11.222.333/0001-81', 'Campinas').slice(0, 1),
    ...record('Destinatário', 'Casa Lima Ltda', '04.252.011/0001-10', 'Bauru').slice(0, 1),
    ...record('Tomador', 'Casa Lima Ltda', '04.252.011/0001-10', 'Bauru').slice(0, 1),
  ];
  expect(read(rows)).toEqual({});
});
