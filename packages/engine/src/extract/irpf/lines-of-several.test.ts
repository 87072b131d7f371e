import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

it('lines of a declarant hold a town with its state, the occupation with its codes and the spouse’s CPF', () => {
  const page = pageOfRows(
    [
      [[50, 'Resumo da declaração - Imposto sobre a renda 2025']],
      [
        [50, 'Contribuinte :'],
        [180, 'RENATA LOPES FAGUNDES'],
      ],
      [
        [50, 'CPF :'],
        [180, '529.982.247-25'],
        [400, 'Nasc.: 03/02/1980'],
      ],
      [
        [50, 'Cidade :'],
        [180, 'Rio Verde GO'],
        [400, 'CEP 75901-040'],
      ],
      [
        [50, 'Ocupação :'],
        [180, '01 / 255 Médica veterinária'],
      ],
      [
        [50, 'E-mail :'],
        [180, 'renata@provedor.com'],
        [400, 'Cônjuge CPF: 168.995.350-09'],
      ],
    ],
    'text-layer',
    100,
  );
  expect(valuesOn('irpf', page)).toMatchObject({
    CPF: '52998224725',
    City: 'Rio Verde',
    State: 'GO',
    OccupationNature: '01',
    OccupationCode: '255',
    Occupation: 'Médica veterinária',
    SpouseCPF: '16899535009',
  });
});
