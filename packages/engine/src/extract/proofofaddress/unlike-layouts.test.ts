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

it("a property tax with boxes, whose property is in one and whose issuer's row ends with its number", () => {
  expect(
    valuesOf([
      'PREFEITURA MUNICIPAL DE BAURU',
      'Rua do Paço, 114 - Centro - Bauru - SP - CEP 17030-807 - CNPJ 11.222.333/0001-81',
      '',
      'INSCRICAO IMOBILIARIA      N DO CONTRIBUINTE    PARCELA    EMISSAO        VENCIMENTO      VALOR DA PARCELA',
      '82.30.220.1701.188         7626368              09/10      10/01/2023     10/10/2023      R$ 228,91',
      'LOCALIZACAO DO IMOVEL                         BAIRRO           MUNICIPIO / UF        CEP',
      'AVENIDA PRESIDENTE KENNEDY, 2290              SANTA CRUZ       BAURU / SP            17022-863',
      'AREA TERRENO m2   AREA CONSTRUIDA m2    TESTADA   ALIQUOTA     VALOR VENAL DO IMOVEL     TOTAL ANUAL',
      '590,00            149,00                10,00     0,80%        R$ 254.804,00             R$ 2.289,10',
      '',
      'COMPOSICAO DA PARCELA (R$)',
      'IMPOSTO PREDIAL URBANO             203,84',
      'TAXA DE COLETA DE LIXO              25,07',
    ]),
  ).toMatchObject({
    IssuerAddress: 'Rua do Paço, 114',
    IssuerDistrict: 'Centro',
    Street: 'AVENIDA PRESIDENTE KENNEDY',
    Number: '2290',
    District: 'SANTA CRUZ',
    TotalAmount: '228.91',
    AnnualAmount: '2289.10',
    BillItems: 2,
  });
});

it('a telephone bill says whose line it is beside the number to call, and has the numbers of both parties', () => {
  expect(
    valuesOf([
      'TELEVALE SERVICOS DE COMUNICACAO S.A.            REFERENCIA             NOV/2024',
      'CNPJ: 11.222.333/0001-81                         N. TELEFONE      (44) 3421-4095',
      '                                                 CONTA DO CLIENTE     2889838477',
      '                                                 CPF/CNPJ     11.444.777/0001-61',
      '',
      'Central de atendimento: 0800 032-2972',
    ]),
  ).toMatchObject({
    IssuerCNPJ: '11222333000181',
    CNPJ: '11444777000161',
    IssuerPhone: '08000322972',
    CustomerNumber: '2889838477',
  });
});

it('a cooperative bills its members, and says at which number it may be called at any hour', () => {
  expect(
    valuesOf([
      'COOPERATIVA DE ENERGIA ALTO VALE LTDA   CNPJ 11.222.333/0001-81',
      'Plantão 24h 0800 51 1150',
      'Associado / Titular                       Matrícula do associado',
      'MARILENE ASSUNÇÃO                         56899',
      'Itens faturados          Unid.   Quantidade      Valor (R$)',
      'TUSD Consumo             kWh            698          278,30',
      'TE Consumo               kWh            698          218,09',
      'Capital social                                         9,09',
      'Total a pagar                                    505,48',
    ]),
  ).toMatchObject({
    IssuerPhone: '0800511150',
    Name: 'MARILENE ASSUNÇÃO',
    CustomerNumber: '56899',
    BillItems: 3,
  });
});
