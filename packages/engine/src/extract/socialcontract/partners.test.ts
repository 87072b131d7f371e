import { expect, it } from 'vitest';
import { valuesOfText } from '../testing/page-of-text.ts';

const partnersOf = (text: string): unknown => valuesOfText('socialcontract', text)['Partners'];

it('partners of a register’s own form have a label before each particular, and the company before the first', () => {
  expect(
    partnersOf(
      `CONTRATO SOCIAL DE SOL NOVO FISIOTERAPIA LTDA LIA PRATES ROCHA, nacionalidade BRASILEIRA, Divorciada, nascido em
      17/08/1979, profissão: Fisioterapeuta, nº do CPF: 529.982.247-25, identidade: 2.104.887, órgão expedidor: SSP-DF,
      RESIDENTE E DOMICILIADO no(a): QUADRA QNM 38, número 12, bairro TAGUATINGA NORTE, CASA; município BRASILIA - DF,
      CEP: 72.145-862. IVO DIAS REIS, nacionalidade BRASILEIRA, Solteiro, nº do CPF: 111.444.777-35. Resolvem constituir
      uma sociedade limitada: Cláusula Primeira - A sociedade adotará o nome SOL NOVO FISIOTERAPIA LTDA`,
    ),
  ).toMatchObject([
    {
      Name: 'LIA PRATES ROCHA',
      Nationality: 'BRASILEIRA',
      MaritalStatus: 'Divorciada',
      BirthDate: '1979-08-17',
      Profession: 'Fisioterapeuta',
      CPF: '52998224725',
      RGIssuer: 'SSP-DF',
      Number: '12',
      District: 'TAGUATINGA NORTE',
      City: 'BRASILIA',
      State: 'DF',
      PostalCode: '72145862',
    },
    { Name: 'IVO DIAS REIS', CPF: '11144477735' },
  ]);
});

it('the name of a document within particulars begins no partner', () => {
  expect(
    partnersOf(
      `CONTRATO SOCIAL Entre: Lia Prates Rocha, brasileira, solteira, empresária, Carteira de Identidade (RG) n. 3.118.402,
      expedida por SSP/SC, CPF n. 529.982.247-25, residente em: Rua Brusque, 210, Centro, Itajaí/SC; CLÁUSULA 1ª - DO NOME`,
    ),
  ).toMatchObject([
    { Name: 'Lia Prates Rocha', Profession: 'empresária', Street: 'Rua Brusque', City: 'Itajaí' },
  ]);
});

it('a list of shares tells number, amount and percentage by their print', () => {
  const partner = `CONTRATO SOCIAL DE SOL LTDA ANA LIMA REIS, brasileira, solteira, médica, CIC nº 529.982.247-25, residente e domiciliada em Londrina-PR, na
    Rua Chile, nº 715, Sobrado, Bairro Boa Vista, CEP 86020-795; resolve constituir a sociedade.`;
  const place = { Street: 'Rua Chile', Number: '715', Complement: 'Sobrado', City: 'Londrina', State: 'PR' };
  expect(
    partnersOf(`${partner} Cláusula 5 SÓCIO QUOTAS VALOR (R$) % ANA LIMA REIS 12.000 120.000,00 60,00`),
  ).toMatchObject([
    { ...place, CPF: '52998224725', SharesHeld: '12000', SharesAmount: '120000.00', SharePercent: '60' },
  ]);
  expect(partnersOf(`${partner} Cláusula 5 ANA LIMA REIS - 60% - R$ 1.200,00`)).toMatchObject([
    { SharesAmount: '1200.00', SharePercent: '60' },
  ]);
});

it('the register of persons is written out before the number and begins no partner', () => {
  expect(
    partnersOf(
      `CONTRATO SOCIAL (i) Ana Lima Reis, brasileira, viúva, médica, portadora da Carteira Nacional de Habilitação nº 90261801155,
      inscrita no Cadastro de Pessoas Físicas do Ministério da Fazenda (“CPF/MF”) sob nº 529.982.247-25, residente na Cidade de Bauru,
      Estado de São Paulo, na Rua Chile, nº 5; únicos sócios da sociedade, RESOLVEM o seguinte: CLÁUSULA 1`,
    ),
  ).toMatchObject([
    {
      Name: 'Ana Lima Reis',
      CNHNumber: '90261801155',
      CPF: '52998224725',
      Street: 'Rua Chile',
      City: 'Bauru',
    },
  ]);
});

it('a district before the words for the company begins no partner, and a regime may stand behind a comma', () => {
  expect(
    partnersOf(
      `QUARTA ALTERAÇÃO DO CONTRATO SOCIAL Ana Lima Reis, brasileira, casada, separação total de bens, costureira, CPF nº 529.982.247-25,
      com residência na Rua Chile, nº 1240, Santo Antônio, Campos dos Goytacazes – RJ, CEP 28010-342, únicos sócios da sociedade
      limitada SOL LTDA, resolvem alterar o contrato.`,
    ),
  ).toMatchObject([
    {
      Name: 'Ana Lima Reis',
      MaritalStatus: 'casada, separação total de bens',
      District: 'Santo Antônio',
      City: 'Campos dos Goytacazes',
      PostalCode: '28010342',
    },
  ]);
});

it('a share may be told as a part of the capital behind its amount', () => {
  expect(
    partnersOf(
      `CONTRATO SOCIAL Pelo presente instrumento, a) Lia Prates Rocha, brasileira, solteira, dentista, CPF 529.982.247-25; b) Ivo Dias
      Reis, brasileiro, solteiro, médico, CPF 111.444.777-35, resolvem constituir uma sociedade. O capital social é de R$ 10.000,00,
      dividido em 10.000 quotas: (i) Lia Prates Rocha, com 6.000 quotas, no valor total de R$ 6.000,00, correspondentes a 60% do
      capital; (ii) Ivo Dias Reis, com 4.000 quotas, no valor total de R$ 4.000,00, correspondentes a 40% do capital.`,
    ),
  ).toMatchObject([
    { SharesHeld: '6000', SharePercent: '60' },
    { SharesHeld: '4000', SharePercent: '40' },
  ]);
});
