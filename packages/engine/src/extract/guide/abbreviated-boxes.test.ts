import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

it('a card’s number may be set in groups, the national card’s label be shortened, and a council’s code have one figure', () => {
  const page = pageOfRows(
    [
      [[300, 'GUIA DE SERVIÇO PROFISSIONAL / SP-SADT']],
      [
        [50, '8-Nº Carteira'],
        [400, '9-Val. Carteira'],
        [550, '12-Atend. RN'],
        [700, '11-Cartão Nac. Saúde (CNS)'],
      ],
      [
        [50, '0 865 002214479013 5'],
        [400, '31/12/2027'],
        [550, 'N'],
        [700, '700401234567807'],
      ],
      [[50, '10-Nome do Beneficiário']],
      [[50, 'MARIANA DUARTE PIMENTA']],
      [
        [50, '51-Nome do Profissional'],
        [400, '52-Conselho'],
        [550, '53-Nº Conselho'],
        [700, '54-UF'],
      ],
      [
        [50, 'ANA LEMOS TOURINHO'],
        [400, '6'],
        [550, '97310'],
        [700, '31'],
      ],
    ],
    'text-layer',
    100,
  );
  expect(valuesOn('guide', page)).toMatchObject({
    CardNumber: '08650022144790135',
    CNS: '700401234567807',
    ProfessionalCouncil: '6',
    ProfessionalCouncilNumber: '97310',
  });
});
