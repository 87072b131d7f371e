import { expect, it } from 'vitest';
import { withTowns } from './town-fields.ts';

const read = (fields: Record<string, string>) =>
  withTowns(
    'nfse',
    Object.fromEntries(Object.entries(fields).map(([id, value]) => [id, { value, conf: 96, page: 1 }])),
  ) as Record<string, { value: string; conf: number }>;

it('the state behind a town is taken off, and is the value of its own field', () => {
  const data = read({ CustomerCity: 'Caruaru – Pernambuco' });
  expect(data['CustomerCity']).toMatchObject({ value: 'Caruaru', conf: 96 });
  expect(data['CustomerUF']).toMatchObject({ value: 'PE', conf: 96 });
});

it('a field that the service has not is not made', () => {
  expect(read({ IssuingCity: 'Caruaru/PE' })).toEqual({
    IssuingCity: { value: 'Caruaru', printed: 'Caruaru/PE', conf: 96, page: 1 },
  });
});

it('words of another box beside a town of the state are no part of it', () => {
  const data = read({ CustomerCity: 'CASCAVEL Oficina Central', CustomerUF: 'PR' });
  expect(data['CustomerCity']?.value).toBe('CASCAVEL');
  expect(data['CustomerCity']?.conf).toBeLessThan(90);
});

it('what is the name of no town, or of two, is doubted', () => {
  const data = read({ CustomerCity: 'CENTRO NOVO', ProviderCity: 'CASCAVEL LONDRINA', ProviderUF: 'PR' });
  expect(data['CustomerCity']).toMatchObject({ value: 'CENTRO NOVO' });
  expect(data['CustomerCity']?.conf).toBeLessThan(30);
  expect(data['ProviderCity']).toMatchObject({ value: 'CASCAVEL LONDRINA' });
  expect(data['ProviderCity']?.conf).toBeLessThan(30);
});

it('the name of a town stays as it was read', () => {
  expect(read({ CustomerCity: 'MOGI GUAÇU' })['CustomerCity']).toEqual({
    value: 'MOGI GUAÇU',
    conf: 96,
    page: 1,
  });
});

it('words before a town of the state are its district where the service has one', () => {
  const data = read({ ProviderCity: 'SAO JOSE CASCAVEL', ProviderUF: 'PR' });
  expect(data['ProviderCity']?.value).toBe('CASCAVEL');
  expect(data['ProviderDistrict']?.value).toBe('SAO JOSE');
  expect(data['ProviderDistrict']?.conf).toBeLessThan(90);
  expect(read({ ProviderCity: 'RUA CHILE CASCAVEL', ProviderUF: 'PR' })['ProviderDistrict']).toBeUndefined();
});
