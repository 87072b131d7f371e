import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import type { FormSpec } from './form-spec.ts';
import { readForm } from './form.ts';

type Id = 'Street' | 'Number' | 'District' | 'City' | 'State';

const specOf = (isWholeWithoutComma?: true): FormSpec<Id> => ({
  fields: [
    {
      id: 'Street',
      kind: 'street',
      labels: ['ENDEREÇO'],
      address: {
        number: 'Number',
        district: 'District',
        city: 'City',
        uf: 'State',
        ...(isWholeWithoutComma ? { isWholeWithoutComma } : {}),
      },
    },
  ],
});

const read = (rows: Parameters<typeof sheetOfRows>[0], spec = specOf()): Record<string, string> => {
  const sheet = sheetOfRows(rows);
  const tokens = sheet.rows.map((row) => row.map((token) => ({ ...token, conf: 90 })));
  const found = readForm({ ...sheet, tokens: tokens.flat(), rows: tokens }, spec);
  return Object.fromEntries(found.map(({ id, reading }) => [id, reading.value]));
};

it('behind the house number the district is further away, where a picture lost the dash', () => {
  const rows = [
    [[60, 'ENDEREÇO']],
    [
      [60, 'RUA DO CONDE, 2472'],
      [200, 'SANTA RITA'],
    ],
  ] as const;
  expect(read(rows)).toEqual({ Street: 'RUA DO CONDE', Number: '2472', District: 'SANTA RITA' });
});

it('where a picture lost the commas, the spaces behind them part an address', () => {
  const rows = [
    [[60, 'ENDEREÇO']],
    [
      [60, 'RUA DO CONDE'],
      [150, '1339'],
      [190, 'UVARANAS'],
      [255, 'CASCAVEL - PR'],
    ],
  ] as const;
  expect(read(rows)).toEqual({
    Street: 'RUA DO CONDE',
    Number: '1339',
    District: 'UVARANAS',
    City: 'CASCAVEL',
    State: 'PR',
  });
});

it('a registry’s line without a comma is kept whole, unless it ends with its only number', () => {
  expect(read([[[60, 'ENDEREÇO']], [[60, 'RUA HALFELD 82']]], specOf(true))).toEqual({
    Street: 'RUA HALFELD',
    Number: '82',
  });
  const rows = [[[60, 'ENDEREÇO']], [[60, 'R DO CONDE 2679 APTO 102']]] as const;
  expect(read(rows, specOf(true))).toEqual({ Street: 'R DO CONDE 2679 APTO 102' });
  expect(read([[[60, 'ENDEREÇO']], [[60, 'R DO CONDE, 26']]], specOf(true))).toEqual({
    Street: 'R DO CONDE',
    Number: '26',
  });
});

it('a postal code in the last row of an address without its town is no part of its district', () => {
  const spec: FormSpec<Id | 'CEP'> = {
    fields: specOf().fields.map((field) => ({
      ...field,
      address: { ...field.address, cep: 'CEP' as const },
    })),
  };
  const found = readForm(
    sheetOfRows([[[60, 'ENDEREÇO']], [[60, 'RUA DO CONDE, 24']], [[60, 'SANTA RITA 38099-570']]]),
    spec,
  );
  expect(Object.fromEntries(found.map(({ id, reading }) => [id, reading.value]))).toMatchObject({
    District: 'SANTA RITA',
    CEP: '38099570',
  });
});

it('signs between the parts of an address part its lines, too', () => {
  const rows = [
    [[60, 'ENDEREÇO']],
    [[60, 'Rua do Sol, 120 · apto. 5']],
    [[60, 'Boa Vista · Lins/SP']],
  ] as const;
  expect(read(rows)).toEqual({
    Street: 'Rua do Sol',
    Number: '120',
    District: 'Boa Vista',
    City: 'Lins',
    State: 'SP',
  });
});

it('a town behind a dash is none of the district, where its state follows it without a sign', () => {
  expect(read([[[60, 'ENDEREÇO']], [[60, 'Rua do Sol, 120, Boa Vista — Lins SP — cep']]])).toEqual({
    Street: 'Rua do Sol',
    Number: '120',
    District: 'Boa Vista',
    City: 'Lins',
    State: 'SP',
  });
});
