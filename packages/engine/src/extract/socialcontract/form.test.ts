import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { valuesOfText } from '../testing/page-of-text.ts';
import { pageOfRows } from '../testing/sheet-of-rows.ts';

it('an amendment names the company in its title, the seat by "estabelecida" and its number in words', () => {
  expect(
    valuesOfText(
      'socialcontract',
      `DÉCIMA SEGUNDA ALTERAÇÃO CONTRATUAL DA SOCIEDADE SOL & LUA LTDA. CNPJ/MF 11.222.333/0001-81
      únicos sócios da sociedade limitada acima, estabelecida na Rua Chile, nº 31, em Londrina-PR, CEP 86020-165, resolvem:
      PRIMEIRA: A sociedade passa a ter por objeto: comércio de peças. SEGUNDA: O capital social, inteiramente integralizado,
      permanece em R$ 300.000,00, representado por 30.000 quotas de R$ 10,00 cada. TERCEIRA: A gerência e administração caberá
      a ANA LIMA REIS, isoladamente. Foro: Londrina. JUNTA COMERCIAL DO ESTADO DO PARANÁ CERTIFICO O REGISTRO EM: 31/07/2004
      SOB Nº: 3069383 Protocolo: 04/008274-6, DE 27/07/2004`,
    ),
  ).toMatchObject({
    ActKind: 'AMENDMENT',
    AmendmentNumber: '12',
    CompanyName: 'SOL & LUA LTDA',
    Street: 'Rua Chile',
    Number: '31',
    City: 'Londrina',
    BusinessPurpose: 'comércio de peças',
    ShareCapital: '300000.00',
    ShareCount: '30000',
    Managers: [{ Name: 'ANA LIMA REIS' }],
    JurisdictionCity: 'Londrina',
    BoardOfTrade: 'JUNTA COMERCIAL DO ESTADO DO PARANÁ',
    RegistrationDate: '2004-07-31',
    RegistrationNumber: '3069383',
    ProtocolDate: '2004-07-27',
  });
});

it('a constitution of one partner is signed in a town with its state', () => {
  expect(
    valuesOfText(
      'socialcontract',
      `ATO CONSTITUTIVO DE SOCIEDADE LIMITADA UNIPESSOAL SOL LTDA A sociedade usa como título do estabelecimento LUA NOVA.
      A sociedade tem sede: Rua Chile, número 8, bairro Centro, município Londrina - PR, CEP 86020-509. A sociedade inicia suas
      atividades em 04/09/2022. O capital é de R$ 10.000,00. A administração da sociedade será exercida pelo(a) sócio(a) ANA
      REIS, que a representará. O sócio declara que a sociedade se enquadra como Empresa de Pequeno Porte - EPP, nos termos da
      lei. REDE NACIONAL DE EMPRESAS Londrina - PR, 4 de setembro de 2022.`,
    ),
  ).toMatchObject({
    ActKind: 'CONSTITUTION',
    TradeName: 'LUA NOVA',
    Street: 'Rua Chile',
    Number: '8',
    District: 'Centro',
    City: 'Londrina',
    StartDate: '2022-09-04',
    ShareCapital: '10000.00',
    CompanySize: 'EPP',
    Managers: [{ Name: 'ANA REIS' }],
    SignCity: 'Londrina',
    SignDate: '2022-09-04',
  });
});

it('the secretary of the board is named over the word for the office', () => {
  const rows = [
    [
      [100, 'JUNTA COMERCIAL'],
      [400, 'CERTIFICO O REGISTRO EM 07/09/2022 SOB Nº 41275166401.'],
    ],
    [
      [100, 'JUCEPAR'],
      [400, 'ANA PAULA WERNECK'],
    ],
    [[400, 'SECRETÁRIO-GERAL']],
  ] as const;
  const [document] = extractDocuments('socialcontract', { pages: [pageOfRows(rows, 'text-layer', 100)] });
  expect(document?.Data).toMatchObject({ SecretaryName: { value: 'ANA PAULA WERNECK' } });
});

it('a board that is named and abbreviated is the abbreviation of its stamp', () => {
  expect(
    valuesOfText(
      'socialcontract',
      `CONTRATO SOCIAL DE SOL LTDA JUNTA COMERCIAL DO ESTADO DE SÃO PAULO JUCESP CERTIFICO O REGISTRO EM 07/09/2022`,
    ),
  ).toMatchObject({ BoardOfTrade: 'JUCESP' });
});

it('an amendment with consolidation of a sole partner tells what it says under other verbs', () => {
  expect(
    valuesOfText(
      'socialcontract',
      `1ª ALTERAÇÃO E CONSOLIDAÇÃO CONTRATUAL SOL SERVIÇOS SOCIEDADE UNIPESSOAL LTDA PAULO REZENDE WERNECK (brasileiro, solteiro,
      aposentado, n. 01/09/1944), CPF 529.982.247-25, com endereço na Rua Chile, 33 - Casa B, Centro, Santos/SP, na condição
      de sócio único, decide: 1. NOME A sociedade adota a expressão de fantasia Sol Serviços. 2. SEDE Acha-se estabelecida à
      Rua Nova, 20, Box 7, Centro, Santos, SP. 3. OBJETO A empresa explora as seguintes atividades: prestação de serviços de
      contabilidade. 4. DURAÇÃO As atividades tiveram início em 03/12/2014. 5. CAPITAL O capital social, integralizado, é de
      R$ 100.000,00, correspondente a 1.000 quotas do valor unitário de R$ 100,00, pertencentes (100%) ao sócio único.
      6. ADMINISTRAÇÃO Administra a sociedade, por prazo indefinido, PAULO REZENDE WERNECK, dispensada caução. Chancela
      95281454495822 Esta cópia foi autenticada por Ana Corrêa Lima – Secretário-Geral`,
    ),
  ).toMatchObject({
    ActKind: 'AMENDMENT_CONSOLIDATION',
    TradeName: 'Sol Serviços',
    Street: 'Rua Nova',
    Complement: 'Box 7',
    BusinessPurpose: 'prestação de serviços de contabilidade',
    StartDate: '2014-12-03',
    ShareCount: '1000',
    ShareAmount: '100.00',
    VerificationCode: '95281454495822',
    SecretaryName: 'Ana Corrêa Lima',
    Partners: [
      {
        Name: 'PAULO REZENDE WERNECK',
        BirthDate: '1944-09-01',
        CPF: '52998224725',
        City: 'Santos',
        SharesHeld: '1000',
        SharePercent: '100',
      },
    ],
    Managers: [{ Name: 'PAULO REZENDE WERNECK' }],
  });
});

it('a stamp prints its days with letters for the month', () => {
  expect(
    valuesOfText(
      'socialcontract',
      'JUCESP PROTOCOLO 3.592.489/21-5 19 FEV 2021 CERTIFICO O REGISTRO SOB O NÚMERO 977.216/21-5 em 01 MAR 2021 CONTRATO SOCIAL',
    ),
  ).toMatchObject({
    ProtocolDate: '2021-02-19',
    RegistrationNumber: '977216215',
    RegistrationDate: '2021-03-01',
  });
});
