import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRoll } from '../testing/page-of-roll.ts';

const valuesOf = (lines: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(extractDocuments('proofofaddress', { pages: [pageOfRoll(lines)] })[0]?.Data ?? {}).map(
      ([id, told]) => [id, Array.isArray(told) ? told.length : told.value],
    ),
  );

it("a narrow bill with labels before each part of the customer's address", () => {
  const values = valuesOf([
    '      COMPANHIA DE SANEAMENTO DO VALE S.A.',
    '        CNPJ 11.222.333/0001-81',
    'MATRICULA: 0012345-6      REF.: 05/2024',
    'NOME: MARIA APARECIDA GOMES',
    'END.: RUA DAS ACACIAS, 245 AP 12',
    'BAIRRO: JARDIM PRIMAVERA   CEP: 13045-220',
    'CIDADE: CAMPINAS - SP',
    'CATEGORIA: RESIDENCIAL     ECONOMIAS: 1',
    'HIDROMETRO: A18N123456',
    'LEITURA ANTERIOR: 1234     DATA: 05/04/2024',
    'LEITURA ATUAL:    1256     DATA: 06/05/2024',
    'VENCIMENTO: 20/05/2024   TOTAL A PAGAR: 160,89',
  ]);
  expect(values).toMatchObject({
    Name: 'MARIA APARECIDA GOMES',
    Street: 'RUA DAS ACACIAS',
    Number: '245',
    Complement: 'AP 12',
    District: 'JARDIM PRIMAVERA',
    PostalCode: '13045220',
    City: 'CAMPINAS',
    State: 'SP',
    TariffClass: 'RESIDENCIAL',
  });
  expect(values).not.toHaveProperty('IssuerCEP');
});

it('the beneficiary of a slip is its issuer, and the word of a building no label', () => {
  expect(
    valuesOf([
      'Beneficiário                                   CNPJ          Agência/Código do Beneficiário',
      'CONDOMÍNIO EDIFÍCIO SOLAR DAS FLORES           11.222.333/0001-81            3381-2/0007827-1',
      'Pagador',
      'CARLOS EDUARDO MOREIRA                         CPF: 529.982.247-25',
      'RUA DAS PALMEIRAS, 890 AP 1204 BL B - JARDIM SUL',
      '05716-070 SÃO PAULO - SP',
    ]),
  ).toMatchObject({
    IssuerName: 'CONDOMÍNIO EDIFÍCIO SOLAR DAS FLORES',
    Street: 'RUA DAS PALMEIRAS',
    BeneficiaryAgencyCode: '3381-2/0007827-1',
  });
});

it('of two texts over an address the one set like it is the name', () => {
  expect(
    valuesOf([
      'NETFIBRA COMUNICACOES LTDA             NOTA FISCAL FATURA DE SERVICOS DE COMUNICACAO',
      'Rua Quinze de Novembro, 900 - Centro - Curitiba - PR - CEP 80020-310',
      'CNPJ: 11.222.333/0001-81   Inscricao Estadual: 9012345678',
    ]),
  ).toMatchObject({ IssuerName: 'NETFIBRA COMUNICACOES LTDA', IssuerCEP: '80020310' });
});
