import { expect, it } from 'vitest';
import { pageOfRoll } from '../testing/page-of-roll.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (lines: readonly string[]) => valuesOn('proofofaddress', pageOfRoll(lines));

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
    BillItems: [
      { Description: 'IMPOSTO PREDIAL URBANO', TotalAmount: '203.84' },
      { Description: 'TAXA DE COLETA DE LIXO', TotalAmount: '25.07' },
    ],
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
    BillItems: [
      { Description: 'TUSD Consumo', Quantity: '698.00', Unit: 'kWh', TotalAmount: '278.30' },
      { Description: 'TE Consumo', Quantity: '698.00', Unit: 'kWh', TotalAmount: '218.09' },
      { Description: 'Capital social', TotalAmount: '9.09' },
    ],
  });
});

it('readings stand in rows of their own beside a table, and an address ends before a bar', () => {
  expect(
    valuesOf([
      'Nexo Sul Telecom Ltda. | CNPJ 11.222.333/0001-81 | IE 257.967.199.140',
      'Av. Tancredo Neves, 852, Santo Antonio, Araraquara/SP, 14808-847 | Suporte (16) 3193-4655',
      'CATEGORIA / ECONOMIAS: COMERCIAL / 1      TERMINAL: (16) 3404-3853',
      'LEITURAS            DATA         m3      FAIXA DE CONSUMO    m3',
      'ANTERIOR            06/09/2023   03478   Ate 10 m3           10',
      'ATUAL               06/10/2023   03499   11 a 20 m3          10',
      'CONSUMO FATURADO (m3)               21   21 a 50 m3           1',
      'AGENCIA / CODIGO DO BENEFICIARIO: 9337 / 197581-1',
      'DEBITOS ANTERIORES: 08/2023 - R$ 218,21. A falta de pagamento sujeita o imovel',
    ]),
  ).toMatchObject({
    IssuerAddress: 'Av. Tancredo Neves, 852',
    IssuerDistrict: 'Santo Antonio',
    IssuerCity: 'Araraquara',
    TariffClass: 'COMERCIAL',
    PhoneNumber: '1634043853',
    PreviousReading: '03478',
    PreviousReadingDate: '2023-09-06',
    CurrentReading: '03499',
    CurrentReadingDate: '2023-10-06',
    Consumption: '21',
    BeneficiaryAgencyCode: '9337 / 197581-1',
    OverdueDebts: '08/2023 - R$ 218,21',
  });
});

it('of two companies the issuer is the one at its label and in the key, and the row of a name is no street', () => {
  expect(
    valuesOf([
      'Sua conta chegou, Agosto de 2025',
      '',
      'Padaria e Confeitaria Sol',
      'Praça Ltda                                    Código do assinante',
      'Travessa do Rosário, 21 - Sala 4              77120045',
      'Centro',
      'Curitiba / PR',
      '80020-310',
      'Documento: 11.444.777/0001-61',
      '',
      '',
      'Redelink Telecomunicações S/A – CNPJ 11.222.333/0001-81 – IE 253.111.222',
      'Rua das Araucárias, 313, Cidade Nova, Blumenau/SC, CEP 89010-025',
      '',
      '',
      'Beneficiário',
      'Redelink Telecomunicações S/A - CNPJ 11.222.333/0001-81',
      '',
      'Pagador',
      'Padaria e Confeitaria Sol Praça Ltda - 11.444.777/0001-61',
    ]),
  ).toMatchObject({
    IssuerCNPJ: '11222333000181',
    CNPJ: '11444777000161',
    IssuerName: 'Redelink Telecomunicações S/A',
    IssuerCity: 'Blumenau',
    Street: 'Travessa do Rosário',
    City: 'Curitiba',
    PostalCode: '80020310',
    ReferenceMonth: '2025-08',
  });
});

it('two companies with the same label before their numbers have each its own', () => {
  expect(
    valuesOf([
      'MERCADO BOM PREÇO LTDA',
      'RUA DAS FLORES, 12',
      'CENTRO - BAURU - SP',
      'CNPJ: 11.444.777/0001-61',
      '',
      '',
      'Emissor',
      'VALE ENERGIA S.A.',
      'Rua do Paço, 114 - Centro - Bauru - SP - CEP 17030-807',
      'CNPJ: 11.222.333/0001-81',
      '',
      'Concessionária: VALE ENERGIA S.A.',
    ]),
  ).toMatchObject({
    IssuerName: 'VALE ENERGIA S.A.',
    IssuerCNPJ: '11222333000181',
    CNPJ: '11444777000161',
    Name: 'MERCADO BOM PREÇO LTDA',
  });
});

it('the amount to pay is that of the slip, whatever other label of amounts there is', () => {
  expect(
    valuesOf([
      'Valor (R$)',
      '208,13',
      '',
      'VENCIMENTO      TOTAI A PAGAP',
      '12/08/2025      1.317,75',
      '',
      '83660000013-4 17759458073-6 02157368193-5 03642621299-3',
    ]),
  ).toMatchObject({ TotalAmount: '1317.75' });
});

it('a town stands before its state without a sign over its postal code', () => {
  expect(
    valuesOf(['Padaria Sol Ltda', 'Rua Padre Lima, 3635', 'Cidade Nova', 'Blumenau SC', '89010-025']),
  ).toMatchObject({ IssuerDistrict: 'Cidade Nova', IssuerCity: 'Blumenau', IssuerUF: 'SC' });
});

it('a condominium has a dwelling as its unit, an agency with its code, and no installment in what it asks for', () => {
  const values = valuesOf([
    'HABITAR ADMINISTRADORA LTDA',
    'Condômino                          CPF                     Unidade',
    'Rui Lima Sá                        529.982.247-25          Bloco B Apto 1203',
    '',
    'Composição da cota                                          Valor (R$)',
    'Taxa de condomínio                                              620,00',
    'Total da cota                                                   620,00',
    '',
    'Beneficiário                                     Agência/Código do beneficiário',
    'Condomínio Edifício Jardim                       4242-6 / 0658427-8',
  ]);
  expect(values).toMatchObject({
    Complement: 'Bloco B Apto 1203',
    BeneficiaryAgencyCode: '4242-6 / 0658427-8',
  });
  expect(values).not.toHaveProperty('Installment');
});

it('a warning of overdue bills names no debt, and amounts print their currency', () => {
  const values = valuesOf([
    'IPTU 2026                 PREFEITURA MUNICIPAL DE BAURU',
    'TOTAL DO LANÇAMENTO ANUAL (R$)         VALOR VENAL TOTAL (R$)',
    '2.561,80                               374.657,74',
    '',
    'Consumo faturado (kWh)   318           Classificação: B1 Residencial Tensão nominal 127/220 V',
    'Débitos vencidos sujeitam a unidade à suspensão do fornecimento após aviso.',
  ]);
  expect(values).toMatchObject({
    AnnualAmount: '2561.80',
    AssessedValue: '374657.74',
    Consumption: '318',
    TariffClass: 'B1 Residencial',
  });
  expect(values).not.toHaveProperty('OverdueDebts');
});
