import { expect, it } from 'vitest';
import { valuesOfText } from '../testing/page-of-text.ts';

it('a sentence says what was done in a consultation, with its type and whether it was an accident', () => {
  expect(
    valuesOfText(
      'guide',
      'Guia de consulta Foi feito o procedimento 10101039 da tabela 22; consulta do tipo 2; indicação de acidente 9. Anotação: volta em maio',
    ),
  ).toMatchObject({
    ProcedureCode: '10101039',
    ProcedureTable: '22',
    ConsultationType: '2',
    AccidentIndicator: '9',
  });
});

it('lines tell who asked, from where, and where and by whom it was done', () => {
  expect(
    valuesOfText(
      'guide',
      '04/05/2026 solicitado por RUI SÁ LIMA da clínica Clínica Boa Vista Ltda cód. da clínica 771204 conselho (cód.) 06 nº 40718 estado PR CBO 225125 executado em Laboratório Sul Ltda código do executante 883120 CNES 2830289 por ANA PRADO REIS registro profissional 55231 procedimentos somam R$ 90,40',
    ),
  ).toMatchObject({
    RequestDate: '2026-05-04',
    RequesterName: 'Clínica Boa Vista Ltda',
    RequesterCode: '771204',
    RequesterCouncil: '06',
    RequesterCouncilNumber: '40718',
    RequesterCouncilUF: 'PR',
    RequesterCBO: '225125',
    ProviderName: 'Laboratório Sul Ltda',
    ProfessionalName: 'ANA PRADO REIS',
    ProfessionalCouncilNumber: '55231',
    ProceduresAmount: '90.40',
  });
});
