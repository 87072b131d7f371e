import { expect, it } from 'vitest';
import { sheetOfTexts } from '../../testing/sheet-of-texts.ts';
import { findLetterheads } from './letterhead.ts';

const read = (lines: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    findLetterheads(sheetOfTexts(lines.map((line, at) => [100, 100 + 14 * at, 10, line] as const)))
      .slice(0, 1)
      .flatMap(({ address }) => Object.entries(address).map(([id, reading]) => [id, reading.value])),
  );

it.each([
  [['Rua Sete, 40 -', 'Loja 7'], 'Rua Sete, 40 - Loja 7'],
  [['Rua Sete, 40 - Casa dos', 'fundos'], 'Rua Sete, 40 - Casa dos fundos'],
  [['Anel Rodoviário Norte,', '1820'], 'Anel Rodoviário Norte, 1820'],
] as const)('a street that a narrow column sets in two rows is whole: %s', (street, whole) => {
  const below = ['Vila Rica', '17010-120 Bauru – SP', '(14) 3232-1010'];
  expect(read(['Rui Prado', ...street, ...below])).toMatchObject({
    address: whole,
    district: 'Vila Rica',
    city: 'Bauru',
    cep: '17010120',
    phone: '1432321010',
  });
});

it('a word that begins the name of a district goes on in the row below', () => {
  const rows = ['Rui Prado', 'Rua Sete, 40 - São', 'Judas', '17010-120 Bauru – SP'];
  expect(read(rows)).toMatchObject({ address: 'Rua Sete, 40', district: 'São Judas', city: 'Bauru' });
});

it('the town in the row below a street is no part of it', () => {
  expect(read(['Rui Prado', 'Rua Sete, 40 -', 'Bauru - SP'])).toMatchObject({ city: 'Bauru', uf: 'SP' });
});
