import { expect, it } from 'vitest';
import { valuesOfText } from '../testing/page-of-text.ts';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

it('a deed in everyday words tells when the doors open, how many quotas there are, and the court', () => {
  expect(
    valuesOfText(
      'socialcontract',
      `Contrato de constituição de sociedade limitada. A empresa funciona na Rua Chile, nº 12, Centro, Bauru/SP, 17010-100. Abre as portas em
      27/03/2025 e dura por prazo indeterminado. São 80.000 quotas de R$ 1,00 cada, pagas em dinheiro. Conflitos vão ao juízo de Bauru.`,
    ),
  ).toMatchObject({ StartDate: '2025-03-27', ShareCount: '80000', JurisdictionCity: 'Bauru' });
});

it('partners side by side have the shares that each calls a slice', () => {
  const row = (label: string, one: string, other: string): Row => [
    [60, label],
    [250, one],
    [550, other],
  ];
  const values = valuesOn(
    'socialcontract',
    pageOfRows(
      [
        [[60, 'Contrato de constituição de sociedade limitada']],
        [[60, 'na fachada: Trilha Verde']],
        [],
        [[60, 'Os sócios']],
        row('nome', 'Ana Reis Luz', 'Rui Lima Neto'),
        row('ofício', 'médica', 'contabilista'),
        row('RG', '12.345.678-2', '33.621.230-9'),
        row('RG feito por', 'SSP/PR', 'SSP/PR'),
        row('CPF', '111.444.777-35', '529.982.247-25'),
        row('via', 'Rua Chile', 'Rua do Porto'),
        row('quotas', '48.000', '32.000'),
        row('fatia (%)', '60', '40'),
        row('em reais', '48.000,00', '32.000,00'),
      ],
      'text-layer',
      100,
    ),
  );
  expect(values).toMatchObject({
    TradeName: 'Trilha Verde',
    Partners: [
      {
        Name: 'Ana Reis Luz',
        Profession: 'médica',
        SharesHeld: '48000',
        SharePercent: '60',
        SharesAmount: '48000.00',
      },
      { Name: 'Rui Lima Neto', RGIssuer: 'SSP/PR', Street: 'Rua do Porto', SharePercent: '40' },
    ],
  });
});
