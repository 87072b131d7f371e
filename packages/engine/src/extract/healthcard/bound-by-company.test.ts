import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

it('who binds the beneficiary is the contractor, and the law’s word is an answer as well as a label', () => {
  const values = valuesOn(
    'healthcard',
    pageOfRows(
      [
        [[50, 'Plano Ouro Regional']],
        [
          [50, 'Vínculo'],
          [120, 'Sindicato dos Ferroviários do Norte'],
        ],
        [
          [50, 'Doença preexistente'],
          [200, 'Sem CPT'],
          [500, 'Lei 9.656/98'],
          [620, 'Regulamentado'],
        ],
        [[50, 'Apresente este cartão com documento de identidade. Pessoal e intransferível']],
      ],
      'text-layer',
      100,
    ),
  );
  expect(values).toMatchObject({
    Contractor: 'Sindicato dos Ferroviários do Norte',
    PartialCoverage: 'Sem CPT',
    RegulatedPlan: 'Regulamentado',
  });
  expect(values).not.toHaveProperty('BeneficiaryType');
});

it('the holder’s name stands right above a number without a label, where the operator is a picture', () => {
  expect(
    valuesOn(
      'healthcard',
      pageOfRows(
        [
          [[700, 'Titular']],
          [],
          [[50, 'Joana Figueira da Luz']],
          [[50, '41 2270 551908 00 3']],
          [
            [50, 'Nasc. 02/05/1984'],
            [300, 'Válido até 30/11/2027'],
          ],
          [
            [50, 'Residência: Serra Azul/SP'],
            [400, 'Via: 1'],
          ],
        ],
        'text-layer',
        100,
      ),
    ),
  ).toMatchObject({
    Name: 'Joana Figueira da Luz',
    BeneficiaryType: 'Titular',
    City: 'Serra Azul',
    State: 'SP',
  });
});
