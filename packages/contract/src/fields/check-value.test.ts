import { expect, it } from 'vitest';

import { checkValue } from './check-value.ts';

it('writes what a person types as it goes on the wire, with the check of its kind', () => {
  expect(checkValue('cnpj', ' 11.222.333/0001-81 ')).toEqual({
    value: '11222333000181',
    checks: [{ check: 'cnpj_digits', ok: true }],
  });
  expect(checkValue('date', '31/01/2024')).toEqual({
    value: '2024-01-31',
    checks: [{ check: 'date_format', ok: true }],
  });
  expect(checkValue('money', '1.234,50')).toEqual({
    value: '1234.50',
    checks: [{ check: 'amount_format', ok: true }],
  });
  // In a quantity, three decimals are not a thousands group.
  expect(checkValue('decimal', '1.234').value).toBe('1.234');
});

it('keeps what is no such value as it was typed, and says so', () => {
  expect(checkValue('date', '31/02/2024')).toEqual({
    value: '31/02/2024',
    checks: [{ check: 'date_format', ok: false }],
  });
});

it('makes again what was made on the value alone, each once, and no comparison', () => {
  const made = [
    { check: 'cpf_digits', ok: false },
    { check: 'cnpj_digits', ok: false },
    { check: 'key_digits', ok: false, against: 'AccessKey' },
    { check: 'of_no_value', ok: true },
  ];
  expect(checkValue('cnpj', '11222333000181', made).checks).toEqual([
    { check: 'cnpj_digits', ok: true },
    { check: 'cpf_digits', ok: false },
  ]);
  expect(checkValue(undefined, ' typed ')).toEqual({ value: 'typed', checks: [] });
});

it('knows the key of a service by its length', () => {
  expect(checkValue('access-key', '1'.repeat(50)).checks).toEqual([{ check: 'nfse_key_digits', ok: false }]);
  expect(checkValue('access-key', '1'.repeat(44)).checks).toEqual([{ check: 'key_digits', ok: false }]);
});

it('makes again what proves the line of a slip or of a cheque', () => {
  const slip = '00190.50095 40144.816069 06809.350314 3 37370000000100';
  const made = (check: string) => [{ check, ok: true }];
  expect(checkValue(undefined, slip, made('slip_digits')).checks).toEqual(made('slip_digits'));
  expect(checkValue(undefined, slip.replace('816069', '816068'), made('slip_digits')).checks).toEqual([
    { check: 'slip_digits', ok: false },
  ]);
  expect(checkValue(undefined, '123', made('cmc7_digits')).checks).toEqual([
    { check: 'cmc7_digits', ok: false },
  ]);
});
