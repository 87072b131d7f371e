import { expect, it } from 'vitest';
import { withoutMarginRemnants } from './margin-remnants.ts';
import { sheetOfLines } from './sheet.cases.ts';
import { printedOf, type Sheet, type Token } from './sheet.ts';

const pictured = (sheet: Sheet): Sheet => {
  const read = new Map(sheet.tokens.map((token): [Token, Token] => [token, { ...token, conf: 90 }]));
  const as = (token: Token): Token => read.get(token) ?? token;
  return { ...sheet, tokens: sheet.tokens.map(as), rows: sheet.rows.map((row) => row.map(as)) };
};
const formOf = (...pieces: readonly string[]): Sheet =>
  pictured(
    sheetOfLines([
      [100, { 40: 'NATUREZA DA OPERAÇÃO' }],
      ...pieces.map((piece, at) => [120 + 20 * at, { 40: piece, 60: 'ENDEREÇO' }] as const),
    ]),
  );

it('a column of accented letters in the margin is what was read of turned titles', () => {
  expect(withoutMarginRemnants(formOf('É', '8', 'Ê', 'É')).rows.map(printedOf)).toEqual([
    'NATUREZA DA OPERAÇÃO',
    'ENDEREÇO',
    'ENDEREÇO',
    'ENDEREÇO',
    'ENDEREÇO',
  ]);
});

it('a column of numbers or of plain letters is of a table, and so is one with words of its own', () => {
  for (const column of [
    ['1', '2', '3', '4'],
    ['A', 'B', 'C', 'D'],
    ['É', 'Ê', 'Valor', 'É', 'À'],
  ]) {
    const sheet = formOf(...column);
    expect(withoutMarginRemnants(sheet)).toBe(sheet);
  }
});
