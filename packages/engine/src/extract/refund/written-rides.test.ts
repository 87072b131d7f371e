import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

it('the blanks of a written receipt tell from where to where a ride was and in which town', () => {
  const page = pageOfRows(
    [
      [
        [60, 'RECIBO DE TÁXI'],
        [800, 'Nº 412'],
      ],
      [[60, 'Recebi de Ivo Serra Prado']],
      [[60, 'a quantia de quarenta reais']],
      [
        [60, 'pela corrida de Aeroporto'],
        [500, 'a Hotel do Lago'],
      ],
      [
        [60, 'Placa MNP2C45'],
        [500, 'Hora 19:24'],
      ],
      [
        [60, 'Cidade Anápolis'],
        [500, 'Data 21/01/2025'],
      ],
    ],
    'text-layer',
    100,
  );
  expect(valuesOn('refund', page)).toMatchObject({
    Origin: 'Aeroporto',
    Destination: 'Hotel do Lago',
    IssuerCity: 'Anápolis',
    IssueDate: '2025-01-21',
  });
});

it('the place that a ride went to ends before the next blanks', () => {
  const page = pageOfRows(
    [
      [[60, 'RECIBO DE TÁXI']],
      [[60, 'Recebi de Ivo Serra Prado']],
      [[60, 'a importância de quarenta reais']],
      [[60, 'referente a corrida de Aeroporto para Hotel do Lago']],
      [[60, 'Forma de pagto. Pix Local e data Anápolis, 21/01/2025']],
    ],
    'text-layer',
    100,
  );
  expect(valuesOn('refund', page)).toMatchObject({ Origin: 'Aeroporto', Destination: 'Hotel do Lago' });
});
