import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

it('services that stand in the rows of a table alone are described by these together', () => {
  const values = valuesOn(
    'nfse',
    pageOfRows(
      [
        [[200, 'NOTA FISCAL DE SERVICOS ELETRONICA - NFS-e']],
        [[60, 'PRESTADOR DE SERVIÇOS']],
        [[60, 'Razão Social']],
        [[60, 'TECNOLOGIA SOL LTDA']],
        [
          [60, 'Descrição'],
          [500, 'Qtd'],
          [600, 'Valor unitário'],
          [800, 'Valor total'],
        ],
        [
          [60, 'Instalacao de quadro'],
          [500, '1,00'],
          [600, '250,00'],
          [800, '250,00'],
        ],
        [
          [60, 'Visita tecnica'],
          [500, '2,00'],
          [600, '50,00'],
          [800, '100,00'],
        ],
        [],
        [
          [60, 'Valor dos serviços'],
          [300, 'Deduções'],
          [500, 'Base de cálculo'],
        ],
        [
          [60, '350,00'],
          [300, '0,00'],
          [500, '350,00'],
        ],
      ],
      'text-layer',
      100,
    ),
  );
  expect(values).toMatchObject({ ServiceDescription: 'Instalacao de quadro; Visita tecnica' });
  expect(values['Items']).toHaveLength(2);
});
