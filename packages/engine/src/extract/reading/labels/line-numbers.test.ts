import { expect, it } from 'vitest';
import { irpfForm } from '../../irpf/form.ts';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { readForm } from '../forms/form.ts';
import { boxNumbers, lineNumbers } from './line-numbers.ts';

it('the numbers of a form’s lines are no values', () => {
  const rows: Row[] = [
    ['Total das deduções', '22', '10.063,65'],
    ['Base de cálculo', '23', '51.751,20'],
    ['Imposto devido', '24', '7.866,18'],
    ['Número de quotas', '25', '6'],
    ['Valor da quota', '26', '74,73'],
  ].map(([label = '', line = '', value = '']) => [
    [100, label],
    [300, line],
    [400, value],
  ]);
  const sheet = sheetOfRows(rows);
  expect([...lineNumbers(sheet)].map(({ text }) => text)).toEqual(['22', '23', '24', '25', '26']);
  const values = Object.fromEntries(readForm(sheet, irpfForm).map(({ id, reading }) => [id, reading.value]));
  expect(values).toMatchObject({
    DeductionsAmount: '10063.65',
    TaxBase: '51751.20',
    TaxDueAmount: '7866.18',
    InstallmentCount: '6',
    InstallmentAmount: '74.73',
  });
});

it('numbers of boxes in brackets behind their labels are no values', () => {
  const words = ['Senha', 'Conselho', 'Profissional', 'Carteira', 'Acomodação'];
  const sheet = sheetOfRows(
    words.map((word, at) => [
      [100, `${word} (${at + 4})`],
      [400, `${at}0`],
    ]),
  );
  const labels = sheet.tokens
    .filter(({ text }) => words.includes(text))
    .map((token) => ({ ...token, id: token.folded, fit: 1, tokens: [token] }));
  expect([...boxNumbers(labels, sheet)].map(({ text }) => text)).toEqual(['(4)', '(5)', '(6)', '(7)', '(8)']);
});
