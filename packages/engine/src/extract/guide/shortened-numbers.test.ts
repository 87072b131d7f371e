import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

it('a guide may shorten its own number, the accident and the medicines', () => {
  const page = pageOfRows(
    [
      [[50, 'Guia de SP/SADT']],
      [[600, 'Guia prest. nº 7712031']],
      [],
      [
        [50, 'Reg. ANS'],
        [300, 'Acid.'],
        [500, 'Tipo de consulta'],
      ],
      [
        [50, '312345'],
        [300, '2'],
        [500, '1'],
      ],
      [],
      [
        [50, 'Total materiais'],
        [300, 'Medicam.'],
        [500, 'Total geral'],
      ],
      [
        [50, '18,40'],
        [300, '31,15'],
        [500, '249,55'],
      ],
    ],
    'text-layer',
    100,
  );
  expect(valuesOn('guide', page)).toMatchObject({
    ProviderGuideNumber: '7712031',
    AccidentIndicator: '2',
    MedicinesAmount: '31.15',
  });
});
