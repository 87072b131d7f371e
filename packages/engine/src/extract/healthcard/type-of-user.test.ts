import { expect, it } from 'vitest';
import { pageOfTexts } from '../testing/sheet-of-texts.ts';
import { valuesOn } from '../testing/values-on.ts';

it('below the word for the person stands what that is to the contract, and a caption is no value', () => {
  const page = pageOfTexts([
    [60, 40, 46, 'viva+mais'],
    [640, 44, 22, 'Prata Regional'],
    [60, 120, 26, '7710.443322.18-5'],
    [60, 160, 22, 'RUI ALVES LIMA'],
    [60, 210, 12, 'Usuário'],
    [300, 210, 12, 'Abrang.'],
    [60, 228, 18, 'DEPENDENTE 03'],
    [300, 228, 18, 'ESTADUAL'],
    [60, 268, 12, 'Titular'],
    [60, 286, 18, 'ANA LIMA REIS'],
    [500, 400, 18, 'ANS – nº 31234-5 Prod. 445.522/71-3'],
  ]);
  expect(valuesOn('healthcard', page)).toMatchObject({
    OperatorName: 'viva+mais',
    PlanName: 'Prata Regional',
    PlanAnsNumber: '445522713',
    Name: 'RUI ALVES LIMA',
    BeneficiaryType: 'DEPENDENTE',
    DependentCode: '03',
    HolderName: 'ANA LIMA REIS',
    Coverage: 'ESTADUAL',
  });
});

it('a card names the number of the dependant behind the word, its product by nine digits, and its own number as long as a CPF', () => {
  const page = pageOfTexts([
    [60, 40, 24, '371940528-16'],
    [60, 90, 20, 'RUI ALVES LIMA'],
    [60, 140, 14, 'Vínculo: DEPENDENTE 01'],
    [60, 180, 14, 'Reg. ANS: 471203998'],
    [60, 220, 14, 'Início vig.: 01/08/2021'],
  ]);
  expect(valuesOn('healthcard', page)).toMatchObject({
    CardNumber: '37194052816',
    BeneficiaryType: 'DEPENDENTE',
    DependentCode: '01',
    PlanAnsNumber: '471203998',
    StartDate: '2021-08-01',
  });
});
