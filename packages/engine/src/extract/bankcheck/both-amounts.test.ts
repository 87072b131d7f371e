import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { bothAmounts } from './both-amounts.ts';

const cheque = (figures: string, first: string, second: string): ReturnType<typeof bothAmounts> =>
  bothAmounts(
    sheetOfRows([
      [
        [650, 'R$'],
        [700, figures],
      ],
      [],
      [[60, 'Pague por este']],
      [
        [60, 'cheque a quantia de'],
        [300, first],
      ],
      [],
      [
        [80, second],
        [800, 'e centavos acima'],
      ],
      [],
      [
        [60, 'a'],
        [100, 'Ana Prado'],
        [800, 'ou à sua ordem'],
      ],
      ...Array.from({ length: 8 }, (): Row => []),
      [[60, 'BANCO DO BRASIL']],
    ]),
  );

it('words and figures that were both misread are the amount that explains both', () => {
  expect(
    cheque('54.03,27', 'cinauenta e auatro mil cento e fres reais e', 'vinte o Sete cenANOS'),
  ).toMatchObject({
    amount: 5_410_327,
    words: 'cinquenta e quatro mil cento e três reais e vinte e sete centavos',
  });
});

it('words that say something else than the figures bear nothing out', () => {
  expect(cheque('13.972,08', 'Ordem de servico trinta e um', 'conforme nota')).toBeUndefined();
});

it('of two amounts that explain both as well neither is told', () => {
  expect(cheque('.000,00', 'oi mil reais', '')).toBeUndefined();
});
