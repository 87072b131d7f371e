import { expect, it } from 'vitest';
import type { Field } from '@lavra/contract/model/result';
import { putKeyParts } from './key-parts.ts';
import { sheetOfRows, type Row } from './testing/sheet-of-rows.ts';

// An invoice of 11.222.333/0001-81, of series 1 and of one in which the tax office issues.
const own = '35260111222333000181550010000864641567235468';
const ofOffice = '35260111222333000181558900000864641567235467';
const proven = (value: string, check: 'key_digits' | 'cnpj_digits'): Field => ({
  value,
  conf: 99,
  page: 1,
  box: [0.1, 0.1, 0.1, 0.01],
  checks: [{ check, ok: true }],
});
const issuerOf = (key: string, rows: Row[]): string | undefined => {
  const data: { CNPJ?: Field; Number?: Field; Series?: Field } = {
    CNPJ: proven('11444777000161', 'cnpj_digits'),
  };
  putKeyParts(data, proven(key, 'key_digits'), { issuer: 'CNPJ', number: 'Number', series: 'Series' }, [
    sheetOfRows(rows),
  ]);
  return data.CNPJ?.value;
};

it('the number in the key is the issuer’s where it is printed, whichever number stood at a label', () => {
  expect(issuerOf(own, [[[40, '11.222.333/0001-81']], [[40, '11.444.777/0001-61']]])).toBe('11222333000181');
});

it('another number stays where the key’s is printed nowhere, or is the tax office’s', () => {
  expect(issuerOf(own, [[[40, '11.444.777/0001-61']]])).toBe('11444777000161');
  expect(issuerOf(ofOffice, [[[40, '11.222.333/0001-81']]])).toBe('11444777000161');
});
