import type { Field } from '@lavra/contract/model/result';
import { expect, it } from 'vitest';
import { putCardAddress } from './card-address.ts';
import { sheetOfRows } from './testing/sheet-of-rows.ts';

type Id = 'Street' | 'Number' | 'District' | 'PostalCode';
const names = { street: 'Street', number: 'Number', district: 'District', cep: 'PostalCode' } as const;

const read = (rows: Parameters<typeof sheetOfRows>[0]): Record<string, string> => {
  const data: Partial<Record<Id, Field>> = {};
  putCardAddress(data, names, sheetOfRows(rows));
  return Object.fromEntries(Object.entries(data).map(([id, field]) => [id, field.value]));
};

it('the row of the district ends before another sheet beside it, and a bare number is the house’s', () => {
  expect(
    read([
      [[60, 'RUA SALDANHA 3797']],
      [
        [60, 'BENFICA'],
        [600, 'COBERTURAS POR VÍTIMA'],
      ],
    ]),
  ).toEqual({ Street: 'RUA SALDANHA', Number: '3797', District: 'BENFICA' });
});

it('neither a dwelling nor the caption of the next box is a district', () => {
  expect(read([[[60, 'RUA SALDANHA 3872 AP 201']], [[60, 'COMBUSTÍVEL']]])).not.toHaveProperty('District');
});
