import { expect, it } from 'vitest';
import { valuesOfText } from '../testing/page-of-text.ts';

it('a full stop ends the title of a numbered clause, whose words tell seat, purpose and managers', () => {
  expect(
    valuesOfText(
      'socialcontract',
      `CONTRATO DE CONSTITUIÇÃO DE SOCIEDADE LIMITADA OLARIA POTI LTDA RUI LEMOS PRADO, brasileiro, solteiro, contador, CPF
      529.982.247-25, residente na Rua da Paz, nº 31, Centro, Sobral/CE; ANA REIS LUZ, brasileira, casada, médica, CPF
      390.533.447-05, residente na Rua da Luz, nº 8, Centro, Sobral/CE; resolvem constituir uma sociedade limitada. I – Nome. A
      sociedade girará sob o nome empresarial acima. II – Sede. Rua do Sol, nº 197, Aldeota, Sobral/CE, CEP 62010-000. III – Objeto.
      Fabricação de telhas e comércio de tijolos. IV – Início e prazo. As atividades iniciam em 19/11/2020, por prazo indeterminado.
      V – Administração. Compete ao sócio RUI LEMOS PRADO, isoladamente, vedado o uso do nome em negócios estranhos ao objeto.
      JUNTA COMERCIAL DO ESTADO - CE Certifico o registro em 17/11/2020 sob nº 16596660326 · Cód. de verificação 23667A28383`,
    ),
  ).toMatchObject({
    Street: 'Rua do Sol',
    Number: '197',
    City: 'Sobral',
    BusinessPurpose: 'Fabricação de telhas e comércio de tijolos',
    Managers: [{ Name: 'RUI LEMOS PRADO' }],
    BoardOfTrade: 'JUNTA COMERCIAL DO ESTADO - CE',
    VerificationCode: '23667A28383',
  });
});

it('a picture loses the dash between the Roman number of a clause and its title', () => {
  expect(
    valuesOfText(
      'socialcontract',
      `CONTRATO SOCIAL OLARIA POTI LTDA RUI LEMOS PRADO, brasileiro, solteiro, contador, CPF 529.982.247-25, residente na Rua
      da Paz, nº 31, Centro, Sobral/CE. II Sede. Rua do Sol, nº 197, Aldeota, Sobral/CE. III Objeto. Fabricação de telhas.
      IV Início e prazo. As atividades iniciam em 19/11/2020.`,
    ),
  ).toMatchObject({ Street: 'Rua do Sol', BusinessPurpose: 'Fabricação de telhas' });
});
