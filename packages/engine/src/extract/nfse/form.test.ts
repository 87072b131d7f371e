import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { extractDocuments } from '../extract.ts';

it.each([
  ['Data de Competência: 05/11/2026', '2026-11-05'],
  ['Mês de Competência: 11/2026', '2026-11'],
])('a competence is a day or a month, as printed: %s', (printed, value) => {
  const page = pageOfRows([[[100, 'NOTA FISCAL DE SERVIÇOS']], [[100, printed]]], 'text-layer', 100);
  expect(extractDocuments('nfse', { pages: [page] })[0]?.Data).toMatchObject({ CompetenceDate: { value } });
});

const head = [[100, 'NFS-e - NOTA FISCAL DE SERVIÇOS ELETRÔNICA']] as const;
const read = (rows: readonly Row[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(
      extractDocuments('nfse', { pages: [pageOfRows(rows, 'text-layer', 100)] })[0]?.Data ?? {},
    ).flatMap(([id, field]) => ('value' in field ? [[id, String(field.value)]] : [])),
  );

it('a provider without a title, and names and addresses without labels, are told by the customer’s title', () => {
  expect(
    read([
      head,
      [[100, 'Nº: 2024/2088']],
      [[100, 'Santa Helena Serviços Médicos S/A']],
      [[100, 'CPF/CNPJ: 11.222.333/0001-81 Inscrição Municipal: 912831/001-8']],
      [[100, 'Rua Tiradentes, 3727, Distrito Industrial - Cep: 29127-813']],
      [
        [100, 'Vila Velha'],
        [200, 'ES'],
      ],
      [[100, 'Telefone: (27) 3114-2195 Email: contato@santahelena.com.br']],
      [[100, '']],
      [[100, 'Tomador do(s) Serviço(s)']],
      [[100, 'CPF/CNPJ: 529.982.247-25']],
      [[100, 'Ivone Teles de Ramalho']],
      [[100, 'Rua Paraná, 1936, São Cristóvão - Cep: 27258-931']],
      [
        [100, 'Volta Redonda'],
        [250, 'RJ'],
      ],
    ]),
  ).toMatchObject({
    Number: '20242088',
    ProviderName: 'Santa Helena Serviços Médicos S/A',
    ProviderCNPJ: '11222333000181',
    ProviderIM: '9128310018',
    ProviderAddress: 'Rua Tiradentes, 3727',
    ProviderDistrict: 'Distrito Industrial',
    ProviderCity: 'Vila Velha',
    ProviderUF: 'ES',
    ProviderPhone: '2731142195',
    CustomerCPF: '52998224725',
    CustomerName: 'Ivone Teles de Ramalho',
    CustomerDistrict: 'São Cristóvão',
    CustomerCity: 'Volta Redonda',
    CustomerUF: 'RJ',
  });
});

it.each([
  ['PREFEITURA DA CIDADE DE NITERÓI', { IssuingCity: 'NITERÓI' }],
  ['Prefeitura de Vila Velha - Secretaria Municipal de Fazenda', { IssuingCity: 'Vila Velha' }],
  ['Município de incidência: 3205200 / Vila Velha', { TaxCity: 'Vila Velha' }],
  [
    'Esta nota substitui o RPS 2321 série E, de 10/06/2024.',
    { RPSNumber: '2321', RPSSeries: 'E', RPSDate: '2024-06-10' },
  ],
])('towns and provisional receipts are told by their sentences: %s', (printed, values) => {
  expect(read([head, [[100, printed]], [[100, 'SECRETARIA MUNICIPAL DE FINANÇAS']]])).toMatchObject(values);
});

it('a town may call the parties, codes and withholdings by other words', () => {
  expect(
    read([
      head,
      [[100, 'Chave NFS-e: 35522051289521438000552000000000153526023884502300']],
      [[100, 'Código verificador: A1B2-C3D4']],
      [[100, 'DADOS DO EMITENTE']],
      [[100, 'Razão Social: Oficina Boa Hora Ltda']],
      [[100, 'CNPJ: 11.222.333/0001-81']],
      [[100, 'IDENTIFICAÇÃO DO CLIENTE']],
      [[100, 'Razão Social: Moinho Azul Ltda']],
      [[100, 'CNPJ: 12.345.678/0001-95']],
      [[100, 'DADOS DO SERVIÇO']],
      [[100, 'Cód. trib. nacional: 07.10.01']],
      [[100, 'Item LC 116: 7.10']],
      [[100, 'Incidência do ISS: Sorocaba/SP']],
      [[100, 'Optante pelo Simples: Não']],
      [[100, 'ISSQN: 50,00']],
      [[100, 'PIS retido: 6,50']],
      [[100, 'Contribuição previdenciária: 110,00']],
      [[100, 'Total ret. federais: 116,50']],
      [[100, 'CBS: 9,00']],
    ]),
  ).toMatchObject({
    AccessKey: '35522051289521438000552000000000153526023884502300',
    VerificationCode: 'A1B2-C3D4',
    ProviderName: 'Oficina Boa Hora Ltda',
    CustomerName: 'Moinho Azul Ltda',
    CustomerCNPJ: '12345678000195',
    ServiceCode: '07.10.01',
    ServiceListItem: '7.10',
    TaxCity: 'Sorocaba',
    SimplesNacional: 'Não',
    ISSQNAmount: '50.00',
    PISAmount: '6.50',
    INSSAmount: '110.00',
    FederalWithholdingsAmount: '116.50',
    CBSAmount: '9.00',
  });
});

it('in a grid with values beside their labels, an empty box takes nothing from the row below it', () => {
  expect(
    read([
      [[100, 'Município de Santa Maria']],
      [[100, 'NFS-e - NOTA FISCAL DE SERVIÇOS ELETRÔNICA']],
      [
        [100, 'DPS / série'],
        [260, '25 / 1'],
      ],
      [[100, 'Tomador do serviço']],
      [
        [100, 'Nome empresarial'],
        [260, 'MOINHO AZUL LTDA'],
      ],
      [
        [100, 'CNPJ'],
        [260, '12.345.678/0001-95'],
        [460, 'Insc. municipal'],
        [600, 'Insc. estadual'],
        [740, '0629189791001'],
      ],
      [
        [100, 'Endereço'],
        [260, 'RUA PERIMETRAL, 2660 GALPÃO 2'],
        [600, 'Bairro'],
        [740, 'JARDIM EUROPA'],
      ],
      [
        [100, 'Cidade/UF'],
        [260, 'JUIZ DE FORA/MG'],
        [460, 'CEP'],
        [520, '36069654'],
        [600, 'Telefone'],
        [740, '32 3104-3086'],
      ],
      [
        [100, 'Descrição do serviço'],
        [260, 'LIMPEZA DE ÁREAS INTERNAS COM SEIS POSTOS'],
      ],
      [[260, 'DIURNOS EM DOIS TURNOS']],
      [
        [100, 'ISSQN retido'],
        [260, '2 - Não'],
      ],
    ]),
  ).toMatchObject({
    IssuingCity: 'Santa Maria',
    DPSNumber: '25',
    DPSSeries: '1',
    CustomerIE: '0629189791001',
    CustomerAddress: 'RUA PERIMETRAL, 2660 GALPÃO 2',
    CustomerDistrict: 'JARDIM EUROPA',
    CustomerCity: 'JUIZ DE FORA',
    CustomerCEP: '36069654',
    ServiceDescription: 'LIMPEZA DE ÁREAS INTERNAS COM SEIS POSTOS DIURNOS EM DOIS TURNOS',
    ISSQNWithheld: 'false',
  });
});

it("a town's own code that looks like an activity is none", () => {
  expect(
    read([
      [
        [100, 'Código de Tributação do Município (CTISS)'],
        [500, '0954-0/68'],
      ],
      [
        [100, 'CNAE'],
        [500, '8630-5/04'],
      ],
    ]),
  ).toMatchObject({ CNAE: '8630504' });
});

it('where no title of a party was read, the labels printed a second time are of the customer', () => {
  const party = (name: string, number: string, city: string): Row[] => [
    [
      [100, 'Razão Social / Nome'],
      [600, 'CNPJ / CPF'],
    ],
    [
      [100, name],
      [600, number],
    ],
    [
      [100, 'Inscrição Municipal'],
      [350, 'Município'],
      [600, 'UF'],
    ],
    [
      [100, '5349406'],
      [350, city],
      [600, 'RJ'],
    ],
  ];
  expect(
    read([
      [[100, 'NOTA FISCAL DE SERVIÇOS ELETRÔNICA - NFS-e']],
      ...party('CAMARGO PUBLICIDADE S/A', '11.222.333/0001-81', 'VOLTA REDONDA'),
      ...party('SIQUEIRA PRODUTOS QUÍMICOS LTDA', '11.444.777/0001-61', 'NITERÓI'),
      [
        [100, 'Razão Social do Intermediário'],
        [600, 'CNPJ do Intermediário'],
      ],
      [
        [100, 'ATLÂNTIDA TINTAS LTDA'],
        [600, '33.000.167/0001-01'],
      ],
      [[100, 'DISCRIMINAÇÃO DOS SERVIÇOS']],
      [[100, 'SERVIÇOS DE ESCRITURAÇÃO CONTÁBIL']],
    ]),
  ).toMatchObject({
    ProviderName: 'CAMARGO PUBLICIDADE S/A',
    ProviderCNPJ: '11222333000181',
    ProviderCity: 'VOLTA REDONDA',
    CustomerName: 'SIQUEIRA PRODUTOS QUÍMICOS LTDA',
    CustomerCNPJ: '11444777000161',
    CustomerCity: 'NITERÓI',
    IntermediaryName: 'ATLÂNTIDA TINTAS LTDA',
    IntermediaryCNPJ: '33000167000101',
  });
});

it('taxes in a row each have base, rate and amount beside their name', () => {
  expect(
    read([
      head,
      [
        [100, 'Tributo'],
        [260, 'Base'],
        [360, 'Alíquota'],
        [460, 'Valor'],
      ],
      [
        [100, 'ISSQN'],
        [260, '3.480,43'],
        [360, '5,00'],
        [460, '174,02'],
        [600, 'Preço do serviço'],
        [800, '4.972,04'],
      ],
      [
        [100, 'IRRF'],
        [260, '4.972,04'],
        [360, '1,50'],
        [460, '74,58'],
      ],
      [
        [100, 'PIS / PASEP'],
        [260, '0,65%'],
        [360, '4.972,04'],
        [460, '32,32'],
      ],
    ]),
  ).toMatchObject({
    ISSQNBase: '3480.43',
    ISSQNRate: '5.00',
    ISSQNAmount: '174.02',
    IRRFAmount: '74.58',
    PISAmount: '32.32',
  });
});

it('the question whether the customer keeps the tax back has its answer behind it', () => {
  const rows = (answer: string): readonly Row[] => [
    head,
    [
      [100, 'ISS retido pelo tomador?'],
      [400, answer],
    ],
    [
      [100, 'Serviço realizado em'],
      [400, 'ISS devido em'],
    ],
    [
      [100, 'Paranavaí'],
      [400, 'Londrina'],
    ],
  ];
  expect(read(rows('NÃO'))).toMatchObject({ ISSQNWithheld: 'false', ServiceCity: 'Paranavaí' });
  expect(read(rows('SIM'))).toMatchObject({ ISSQNWithheld: 'true', TaxCity: 'Londrina' });
});

it.each<[string, Record<string, string>]>([
  ['Data/hora: 12/05/2026 08:03', { IssueDate: '2026-05-12', IssueTime: '08:03' }],
  ['Cód. validação: KXTRG.RKB9L', { VerificationCode: 'KXTRG.RKB9L' }],
  ['Código do serviço (LC 116) 11.04 Armazenamento, depósito e carga de bens', { ServiceCode: '11.04' }],
  ['ISSRF (R$): 58,00', { ISSQNWithheldAmount: '58.00' }],
  ['CNAE 7112000. Competência 04/2026. Consulte a autenticidade.', { CompetenceDate: '2026-04' }],
])('short labels and notes of towns are read: %s', (printed, values) => {
  expect(read([head, [[100, printed]]])).toMatchObject(values);
});

it('what was done is below the title of its block', () => {
  const rows: Row[] = [
    [[100, 'SERVIÇOS PRESTADOS']],
    [[100, 'Lavagem de tapetes e cortinas no período de 01 a 30.']],
  ];
  expect(read([head, ...rows])).toMatchObject({
    ServiceDescription: 'Lavagem de tapetes e cortinas no período de 01 a 30.',
  });
});

it('a district whose name begins as its label goes on is whole', () => {
  const rows: Row[] = [
    [[100, 'PRESTADOR']],
    [[100, 'Bairro Distrito Industrial']],
    [[100, 'Município Limeira - SP']],
  ];
  expect(read([head, ...rows])).toMatchObject({ ProviderDistrict: 'Distrito Industrial' });
});

it('the number at the head has only its sign before it, that of a house its street as well', () => {
  const rows: Row[] = [
    [[100, 'MUNICÍPIO DE ALTO ALEGRE']],
    [[100, 'Secretaria da Fazenda - Av. Brasil, Nº 450']],
    [
      [700, 'Nº 88120'],
      [880, 'Série 1'],
    ],
    [[100, 'PRESTADOR']],
  ];
  expect(read([head, ...rows])).toMatchObject({ Number: '88120' });
});

it('a town of several words ends where the next box begins', () => {
  const rows: Row[] = [
    [
      [100, 'Local da prestação'],
      [420, 'Regime'],
    ],
    [
      [100, 'Alto Alegre'],
      [222, 'TIRF - Retido na fonte'],
    ],
  ];
  expect(read([head, ...rows])).toMatchObject({ ServiceCity: 'Alto Alegre' });
});

it('values beside the labels of one row go on in the row below them that has no labels', () => {
  const rows: Row[] = [
    [
      [100, 'CNAE: 6209100'],
      [400, 'Local da Prestação: Santo'],
      [700, 'Município de Incidência: Presidente'],
    ],
    [
      [400, 'Antônio'],
      [700, 'Prudente'],
    ],
    [
      [100, 'Alíquota: 2,00%'],
      [400, 'ISS Retido: Não'],
    ],
  ];
  expect(read([head, ...rows])).toMatchObject({
    ServiceCity: 'Santo Antônio',
    TaxCity: 'Presidente Prudente',
  });
});
