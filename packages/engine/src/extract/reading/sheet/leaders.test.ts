import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { withoutLeaders } from './leaders.ts';

const textOf = (rows: Parameters<typeof sheetOfRows>[0]): string[] =>
  withoutLeaders(sheetOfRows(rows)).rows.map((row) => row.map(({ text }) => text).join(' '));

it('dots that lead to a value are no words, and the colon behind them is the label’s', () => {
  expect(textOf([[[100, 'Município ......: Toledo']], [[100, 'Total....: 5,00']]])).toEqual([
    'Município: Toledo',
    'Total: 5,00',
  ]);
});

it('rules of signs between parts of a page are no words', () => {
  expect(textOf([[[100, 'EMITENTE']], [[100, '--------']], [[100, '================']]])).toEqual([
    'EMITENTE',
  ]);
});

it('a dot by itself is what is left of a leader on a page that has others, and ends a sentence elsewhere', () => {
  const led = [
    [[100, 'Município ......: Toledo']],
    [[100, 'Bairro .......: Centro']],
    [[100, 'Complemento . Sala 2']],
  ] as const;
  expect(textOf(led)).toContain('Complemento Sala 2');
  expect(textOf([[[100, 'filha de Rui Sá .']]])).toEqual(['filha de Rui Sá .']);
});

it('dots that fill all the space between a label and its value part the two', () => {
  expect(
    textOf([
      [
        [100, 'Valor do frete........120,50'],
        [500, 'Desconto..............0,00'],
      ],
      [[100, 'Veja www...pt e 3...4']],
    ]),
  ).toEqual(['Valor do frete 120,50 Desconto 0,00', 'Veja www...pt e 3...4']);
});
