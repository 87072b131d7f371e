import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { readForm } from '../forms/form.ts';
import { partyFields } from './parties.ts';

it('the postal code beside a town is its own, whatever was read of its label', () => {
  const sheet = sheetOfRows([
    [[100, 'TOMADOR']],
    [[100, 'MUNICÍPIO: MARINGÁ - PR']],
    [[100, 'cer 87013-041']],
  ]);
  const fields = partyFields('Payer', ['City', 'UF', 'CEP']).map(({ section: _section, ...field }) => field);
  const read = readForm(sheet, { fields }).map(({ id, reading }) => [id, reading.value]);
  expect(Object.fromEntries(read)).toEqual({ PayerCity: 'MARINGÁ', PayerUF: 'PR', PayerCEP: '87013041' });
});

it('a party named, registered and reached by shortened labels is the same party', () => {
  const sheet = sheetOfRows([
    [[100, 'NOME / RAZÃO: OFICINA BOA VISTA LTDA']],
    [[100, 'INSC. MUN.: 448127']],
    [[100, 'TEL/FAX: (44) 3224-9278']],
  ]);
  const fields = partyFields('Payer', ['Name', 'IM', 'Phone']).map(
    ({ section: _section, ...field }) => field,
  );
  const read = readForm(sheet, { fields }).map(({ id, reading }) => [id, reading.value]);
  expect(Object.fromEntries(read)).toEqual({
    PayerName: 'OFICINA BOA VISTA LTDA',
    PayerIM: '448127',
    PayerPhone: '4432249278',
  });
});
