import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (rows: readonly Row[]) => valuesOn('socialcontract', pageOfRows(rows, 'text-layer', 100));

it('partners below each other have their shares at the side, and titles in the margin lead to what is beside them', () => {
  const values = valuesOf([
    [[60, 'Contrato social']],
    [[60, 'Sol e Lua Comércio Ltda']],
    [],
    [
      [60, 'Onde fica'],
      [300, 'A sede fica na Rua Chile, nº 31, sala 2, bairro Centro, Londrina/PR, CEP 86020-165.'],
    ],
    [],
    [
      [60, 'O que a empresa'],
      [300, 'comércio varejista de calçados e de artigos de viagem, com conserto de calçados'],
    ],
    [[60, 'faz']],
    [],
    [
      [60, 'Desde quando'],
      [300, 'Início das atividades em 2 de maio de 2023. Prazo de duração: indeterminado.'],
    ],
    [],
    [
      [60, 'Capital'],
      [300, 'O capital social é de R$ 10.000,00, dividido em 10.000 quotas de R$ 1,00 cada uma.'],
    ],
    [],
    [
      [60, 'Quem são os donos'],
      [300, '70%'],
      [400, 'Ana Lima Reis'],
      [800, '7.000 quotas'],
    ],
    [
      [300, 'do capital'],
      [400, 'CPF 529.982.247-25 · RG 458.931 SSP/PR · nasc. 02/03/1980'],
      [800, 'R$ 7.000,00'],
    ],
    [[400, 'brasileira, solteira, médica']],
    [[400, 'Mora na Rua Goiás, 12, bairro Parque Industrial,']],
    [[400, 'Londrina/PR, CEP 86010-000']],
    [],
    [
      [300, '30%'],
      [400, 'Rui Prado Sá'],
      [800, '3.000 quotas'],
    ],
    [
      [300, 'do capital'],
      [400, 'CPF 168.995.350-09 · RG 771.340 SSP/PR · nasc. 05/06/1975'],
      [800, 'R$ 3.000,00'],
    ],
    [[400, 'brasileiro, viúvo, técnico têxtil']],
    [[400, 'Mora na Rua do Sol, 7, bairro Vila Nova, Londrina/PR']],
    [],
    [
      [60, 'Quem administra'],
      [300, 'A administração cabe a Ana Lima Reis, que assina isoladamente pela sociedade.'],
    ],
    [],
    [
      [60, 'Foro'],
      [300, 'Londrina'],
    ],
    [],
    [
      [60, 'Assinado em'],
      [300, 'Londrina, 3 de maio de 2023'],
    ],
  ]);
  expect(values).toMatchObject({
    BusinessPurpose: 'comércio varejista de calçados e de artigos de viagem, com conserto de calçados',
    StartDate: '2023-05-02',
    JurisdictionCity: 'Londrina',
    Managers: [{ Name: 'Ana Lima Reis' }],
    Partners: [
      {
        Name: 'Ana Lima Reis',
        CPF: '52998224725',
        BirthDate: '1980-03-02',
        Profession: 'médica',
        District: 'Parque Industrial',
        SharesHeld: '7000',
        SharePercent: '70',
        SharesAmount: '7000.00',
      },
      {
        Name: 'Rui Prado Sá',
        MaritalStatus: 'viúvo',
        Street: 'Rua do Sol',
        SharesHeld: '3000',
        SharePercent: '30',
        SharesAmount: '3000.00',
      },
    ],
  });
});
