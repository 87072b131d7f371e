import { expect, it } from 'vitest';
import { pageOfRoll } from '../testing/page-of-roll.ts';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (lines: readonly string[]) => valuesOn('transportdraft', pageOfRoll(lines));

it('an order to load says where to load and bring, when to be there, and the route in two rows', () => {
  const values = valuesOn(
    'transportdraft',
    pageOfRows(
      [
        [
          [40, 'Serra Azul Transportes Ltda'],
          [600, 'ORDEM DE CARREGAMENTO'],
        ],
        [[40, 'CNPJ 11.222.333/0001-81']],
        [[600, 'nº 5067']],
        [
          [40, 'CARREGAR EM'],
          [240, 'Olaria Três Barras - Ateliê de Cerâmica'],
        ],
        [[240, 'CPF 249.816.037-03']],
        [[240, 'Rua das Acácias, 3120, galpão 2 – Setor Industrial']],
        [[240, '78690-000 Nova Xavantina (MT) tel. (66) 3438-2090']],
        [[240, 'Apresentar-se no dia 07/03/2025, das 7h às 16h']],
        [
          [40, 'ENTREGAR EM'],
          [240, 'Terminal Campos Ltda'],
        ],
        [[240, 'CNPJ 11.444.777/0001-61']],
        [[240, 'Anel Viário Paulo Campos, 5000 – Distrito Agroindustrial']],
        [[240, '75905-900 Rio Verde (GO)']],
        [
          [40, 'FRETE'],
          [240, 'Condição'],
          [340, 'CIF'],
          [560, 'Percurso'],
          [660, 'Nova Xavantina/MT → Rio'],
        ],
        [[660, 'Verde/GO']],
      ],
      'text-layer',
      100,
    ),
  );
  expect(values).toMatchObject({
    DraftNumber: '5067',
    SenderName: 'Olaria Três Barras - Ateliê de Cerâmica',
    SenderStreet: 'Rua das Acácias',
    SenderDistrict: 'Setor Industrial',
    SenderCity: 'Nova Xavantina',
    PickupDate: '2025-03-07',
    PickupWindow: 'das 7h às 16h',
    RecipientStreet: 'Anel Viário Paulo Campos',
    RecipientNumber: '5000',
    RecipientDistrict: 'Distrito Agroindustrial',
    RecipientCity: 'Rio Verde',
    FreightMode: 'CIF',
    OriginCity: 'Nova Xavantina',
    DestinationCity: 'Rio Verde',
    DestinationState: 'GO',
  });
});

it('a sentence about the law is no town', () => {
  expect(
    valuesOf([
      'Minuta de coleta nº 4187',
      'Origem: conforme a Lei Complementar 87/96, o imposto é devido.',
      'De',
      'acordo com a Lei 11.442/2007',
    ]),
  ).not.toHaveProperty('OriginCity');
});

it.each(['Frete: CIF 12/03/2025 14:00', 'Frete CIF Data 12/03/2025', 'Frete: CIF – coleta em 12/03/2025'])(
  'a day behind the mode of the freight is no part of it: %s',
  (line) => {
    expect(valuesOf(['Minuta de coleta nº 4187', line])).toMatchObject({ FreightMode: 'CIF' });
  },
);
