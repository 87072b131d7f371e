import { expect, it } from 'vitest';
import { pageOfTexts, sheetOfTexts } from '../testing/sheet-of-texts.ts';
import { valuesOn } from '../testing/values-on.ts';
import { weightsOfEquations } from './equations.ts';

const valueOf = (weights: ReturnType<typeof weightsOfEquations>) =>
  weights && [weights.gross, weights.tare, weights.net, weights.less.discount].map(({ value }) => value);

it('of two equations the first has gross, tare and net, and the second what is taken off', () => {
  const second = (rest: string) =>
    sheetOfTexts([
      [60, 100, 18, '41.500 kg'],
      [230, 102, 18, '−'],
      [260, 100, 18, '15.500 kg'],
      [430, 102, 18, '='],
      [460, 100, 18, '26.000 kg'],
      [60, 160, 18, '26.000 kg'],
      [230, 162, 18, '− 1.000 kg'],
      [430, 160, 18, rest],
    ]);
  expect(valueOf(weightsOfEquations(second('= 25.000 kg')))).toEqual(['41500', '15500', '26000', '1000']);
  expect(weightsOfEquations(second('= 24.000 kg'))).toBeUndefined();
});

it('a classification may be cards side by side, the farm is where the goods come from, and a scale tells who worked it', () => {
  const values = valuesOn(
    'weighingticket',
    pageOfTexts([
      [60, 30, 14, 'Romaneio de pesagem nº 40718'],
      [60, 60, 9, 'balança 2, operada por RUI SÁ LIMA'],
      [60, 100, 7, 'origem'],
      [60, 112, 9, 'FAZENDA BOA VISTA'],
      [300, 100, 7, 'placa do cavalo'],
      [300, 112, 9, 'ABC1D23'],
      [500, 100, 7, 'placa da carreta'],
      [500, 112, 9, 'EFG2H34'],
      [640, 100, 7, 'uf da placa'],
      [640, 112, 9, 'PR'],
      [60, 160, 9, 'UMIDADE'],
      [60, 172, 8, 'medido 15,0% · limite 14,0%'],
      [60, 184, 8, 'desconta 1,00% = 260 kg'],
      [400, 160, 9, 'IMPUREZA'],
      [400, 172, 8, 'medido 0,5% · limite 1,0%'],
      [400, 184, 8, 'desconta 0,00% = 0 kg'],
    ]),
  );
  expect(values).toMatchObject({
    ScaleNumber: '2',
    OperatorName: 'RUI SÁ LIMA',
    FarmName: 'FAZENDA BOA VISTA',
    Plate: 'ABC1D23',
    TrailerPlate: 'EFG2H34',
    Discounts: [
      {
        Description: 'UMIDADE',
        MeasuredPercent: '15.00',
        TolerancePercent: '14.00',
        DiscountPercent: '1.00',
        DiscountWeight: '260',
      },
      { Description: 'IMPUREZA', MeasuredPercent: '0.50', DiscountWeight: '0' },
    ],
  });
});
