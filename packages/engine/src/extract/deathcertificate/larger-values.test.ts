import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { pageOfTexts } from '../testing/sheet-of-texts.ts';
import { valuesOn } from '../testing/values-on.ts';

it('a common word is a label where its value is larger right behind it, and a question is no answer', () => {
  const page = pageOfTexts([
    [300, 40, 16, 'CERTIDÃO DE ÓBITO'],
    [60, 80, 9, 'Nome'],
    [88, 77, 12, 'RUI LIMA SÁ'],
    [60, 110, 9, 'Natural de'],
    [124, 107, 12, 'Lins - SP'],
    [600, 110, 9, 'Era eleitor(a)?'],
    [693, 107, 12, 'Não'],
    [60, 140, 9, 'Pai'],
    [83, 137, 12, 'IVO SÁ'],
    [480, 140, 9, 'Mãe'],
    [503, 137, 12, 'INÊS APARECIDA TEIXEIRA LIMA'],
    [60, 170, 9, 'Residência'],
    [124, 167, 12, 'Rua Sete, 12, Centro, Lins - SP'],
    [60, 200, 9, 'Causas'],
    [100, 197, 12, 'infarto agudo, pneumonia'],
  ]);
  expect(valuesOn('deathcertificate', page)).toMatchObject({
    Voter: 'Não',
    MotherName: 'INÊS APARECIDA TEIXEIRA LIMA',
    Residence: 'Rua Sete, 12, Centro, Lins - SP',
    CauseOfDeath: 'infarto agudo, pneumonia',
  });
});

it('an address ends with its state before the next title, and a trade before an abbreviated label', () => {
  const rowOf = (label: string, value: string) => [[60, label] as const, [300, value] as const];
  const page = pageOfRows(
    [
      [[300, 'Certidão de Óbito']],
      [[60, 'Falecido(a)']],
      rowOf('Nome', 'RUI LIMA SÁ'),
      rowOf('Nascido(a) em', '17/05/1941'),
      rowOf('Profissão', 'do lar'),
      rowOf('Doc. de identidade', '39.475.417-0 SSP/MG'),
      rowOf('Residia em', 'RUA SETE, 12, CENTRO, LINS - SP'),
      [[60, 'Óbito']],
      rowOf('Data e hora', '09/07/2024 às 04:35'),
    ],
    'text-layer',
    100,
  );
  expect(valuesOn('deathcertificate', page)).toMatchObject({
    Occupation: 'do lar',
    Residence: 'RUA SETE, 12, CENTRO, LINS - SP',
  });
});
