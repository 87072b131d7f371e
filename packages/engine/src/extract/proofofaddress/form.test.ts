import { expect, it } from 'vitest';
import { completeCollectionBarcode, lineOfCollectionBarcode } from '@lavra/brazil/collection-slip';
import { extractDocuments } from '../extract.ts';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const customer: Row[] = [
  [[100, 'ANDREIA FURTADO BRANDÃO']],
  [[100, 'R PADRE ANCHIETA, 1729 AP 12']],
  [[100, 'VILA MARIANA - UBERLÂNDIA / MG']],
  [[100, 'CEP 38400-547']],
];

it("the postal code of the customer's address is not the issuer's too", () => {
  const page = pageOfRows(
    [...customer, [[100, 'MÊS DE REFERÊNCIA 07/2023']], [[100, 'VENCIMENTO 15/07/2023']]],
    'ocr',
    90,
  );
  const data = extractDocuments('proofofaddress', { pages: [page] })[0]?.Data ?? {};
  expect(data['PostalCode']).toMatchObject({ value: '38400547' });
  expect(data['IssuerCEP']).toBeUndefined();
});

it('the numbers of a bill tell each other without their headings', () => {
  const page = pageOfRows(
    [
      [[100, 'LESTE ENERGIA DO VALE SA CNP) 30 934 967/0001-86']],
      [[100, 'Averuda 14401 Vila - São Pao - SP - CEP 04794-000']],
      ...customer,
      [[300, 'BIFASICO 12/03/2026 11/04/2026 30 11/05/2026']],
      [[100, 'Energia 552 0,36 200,71 200,71 18% 36,12']],
      [[100, 'Energia 552 0,40 221,52 221,52 18% 39,88']],
      [[100, 'TOTAL 456,16 422,23 76,00']],
      [[100, '11297581 ATIVA UNICO 33115 33667 1,00 552']],
    ],
    'ocr',
    90,
  );
  const data = (extractDocuments('proofofaddress', { pages: [page] })[0]?.Data ?? {}) as Record<
    string,
    { value: string }
  >;
  const of = (name: string) => data[name]?.value;
  expect(['PreviousReadingDate', 'CurrentReadingDate', 'NextReadingDate'].map(of)).toEqual([
    '2026-03-12',
    '2026-04-11',
    '2026-05-11',
  ]);
  expect(['PreviousReading', 'CurrentReading', 'Consumption'].map(of)).toEqual(['33115', '33667', '552']);
  expect(['ICMSBase', 'ICMSAmount'].map(of)).toEqual(['422.23', '76.00']);
  expect(['IssuerName', 'IssuerUF', 'IssuerCEP'].map(of)).toEqual([
    'LESTE ENERGIA DO VALE SA',
    'SP',
    '04794000',
  ]);
});

const valuesOf = (rows: readonly Row[]) => valuesOn('proofofaddress', pageOfRows(rows, 'text-layer', 100));

it('a property tax names the town, the year, the boxes of the property, and the taxes that its total sums', () => {
  const values = valuesOf([
    [[100, 'PREFEITURA MUNICIPAL DE NATAL']],
    [[100, 'IPTU 2026']],
    [[100, 'SECRETARIA MUNICIPAL DE FAZENDA']],
    [
      [100, 'ENDEREÇO DO IMÓVEL'],
      [700, 'COMPLEMENTO'],
    ],
    [
      [100, 'RUA PADRE LIMA, 222'],
      [700, 'AP 401'],
    ],
    [
      [100, 'BAIRRO'],
      [400, 'CEP'],
      [700, 'MUNICÍPIO / UF'],
    ],
    [
      [100, 'CAMPOS ELÍSEOS'],
      [400, '59010-910'],
      [700, 'NATAL / RN'],
    ],
    [
      [100, 'TRIBUTO'],
      [700, 'VALOR ANUAL (R$)'],
    ],
    [
      [100, 'IMPOSTO PREDIAL'],
      [700, '3.797,23'],
    ],
    [
      [100, 'TAXA DE COLETA'],
      [712, '284,12'],
    ],
    [
      [100, 'TOTAL DO EXERCÍCIO'],
      [700, '4.081,35'],
    ],
    [
      [100, 'VENCIMENTO'],
      [700, 'VALOR A PAGAR (R$)'],
    ],
    [
      [100, '15/09/2026'],
      [700, '371,03'],
    ],
  ]);
  expect(values).toMatchObject({
    IssuerName: 'PREFEITURA MUNICIPAL DE NATAL',
    FiscalYear: '2026',
    Complement: 'AP 401',
    District: 'CAMPOS ELÍSEOS',
    City: 'NATAL',
    State: 'RN',
    AnnualAmount: '4081.35',
    TotalAmount: '371.03',
    BillItems: [
      { Description: 'IMPOSTO PREDIAL', TotalAmount: '3797.23' },
      { Description: 'TAXA DE COLETA', TotalAmount: '284.12' },
    ],
  });
});

it('a list is known by its total, wherever that stands, and a meter by the number before its counts', () => {
  const values = valuesOf([
    [[100, 'DAEV - Departamento de Água']],
    [[100, 'Rua XV de Agosto, 880 - Centro - Piracicaba-SP - CEP 13402-000 - CNPJ']],
    [[100, '11.222.333/0001-81']],
    [],
    [],
    [[100, 'RUI LIMA SÁ']],
    [[100, 'RUA SOL, 42']],
    [[100, 'JD. PAULISTA']],
    [
      [100, 'LONDRINA - PR'],
      [250, '86013-462'],
    ],
    [],
    [],
    [
      [100, 'TARIFA DE AGUA'],
      [500, '173,10'],
    ],
    [
      [100, 'TARIFA DE ESGOTO'],
      [500, '138,48'],
    ],
    [
      [100, 'VENCIMENTO'],
      [700, 'TOTAL A PAGAR'],
    ],
    [
      [100, '22/02/2023'],
      [700, 'R$ 311,58'],
    ],
    [[100, 'Energia AB343130803 17.182 17.413 1 231']],
  ]);
  expect(values).toMatchObject({
    IssuerCNPJ: '11222333000181',
    IssuerCEP: '13402000',
    PostalCode: '86013462',
    TotalAmount: '311.58',
    BillItems: [{ TotalAmount: '173.10' }, { TotalAmount: '138.48' }],
    MeterNumber: 'AB343130803',
    CurrentReading: '17413',
  });
});

it('a value far below its label is another one', () => {
  const values = valuesOf([
    [[100, 'Leitura Atual']],
    [[100, '17413']],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [[100, '21/05/2024 e 22/05/2024']],
    [[600, 'VENCIMENTO 22/02/2023']],
  ]);
  expect(values).toMatchObject({ CurrentReading: '17413' });
  expect(values).not.toHaveProperty('CurrentReadingDate');
});

it('the counts of a meter prove each other, whatever stands under the word of a label', () => {
  const values = valuesOf([
    [[100, 'Consumo dos últimos meses']],
    [[100, '292 30']],
    [[100, 'E803581154 Energia ativa Único 19624 19864 1,00 240']],
    [[100, 'Central de atendimento 0800 438 8623 (ligação gratuita, 24 horas)']],
    [
      [100, 'Segmento'],
      [400, 'VENCIMENTO'],
    ],
    [
      [100, 'Residencial medição individual'],
      [400, '22/02/2023'],
    ],
    [],
    [
      [100, 'Descrição'],
      [500, 'Quantidade'],
      [600, 'Un.'],
      [700, 'Valor (R$)'],
    ],
    [
      [100, 'Encargo variável'],
      [530, '39'],
      [600, 'mº'],
      [720, '368,27'],
    ],
    [
      [100, 'Encargo fixo'],
      [530, '12'],
      [600, 'mê'],
      [720, '18,40'],
    ],
  ]);
  expect(values).toMatchObject({
    Consumption: '240',
    MeterConstant: '1.00',
    IssuerPhone: '08004388623',
    TariffClass: 'Residencial medição individual',
    BillItems: [{ Unit: 'm³' }, { Unit: 'm³' }],
  });
});

it('a list of two columns beside the readings keeps its descriptions, and the count below its heading is the difference of the readings', () => {
  const rows: Row[] = [
    [
      [60, 'MATRÍCULA'],
      [300, 'CLIENTE'],
      [600, 'Nº DA CONTA'],
    ],
    [
      [60, '26386407'],
      [300, '4826512'],
      [600, '248255525'],
    ],
    [],
    [
      [279, 'DATA'],
      [379, 'LEITURA'],
      [470, 'ITEM'],
      [860, 'VALOR R$'],
    ],
    [
      [60, 'ANTERIOR'],
      [279, '08/06/2026'],
      [380, '1165'],
      [470, 'ÁGUA'],
      [870, '130,67'],
    ],
    [
      [60, 'ATUAL'],
      [279, '08/07/2026'],
      [380, '1186'],
      [470, 'ESGOTO'],
      [870, '117,60'],
    ],
    [
      [60, 'PRÓXIMA PREVISTA'],
      [279, '07/08/2026'],
      [470, 'TAXA DE REGULAÇÃO'],
      [882, '1,84'],
    ],
    [
      [84, 'CONSUMO (m³)'],
      [203, 'DIAS DE CONSUMO'],
      [352, 'MÉDIA (m³)'],
      [470, 'TOTAL'],
      [870, '250,11'],
    ],
    [
      [111, '21'],
      [240, '30'],
      [369, '22'],
    ],
    [[60, 'TOTAL A PAGAR - R$']],
    [[60, '250,11']],
  ];
  expect(valuesOf(rows)).toMatchObject({
    InstallationNumber: '26386407',
    CustomerNumber: '4826512',
    InvoiceNumber: '248255525',
    NextReadingDate: '2026-08-07',
    Consumption: '21',
    BillItems: [
      { Description: 'ÁGUA', TotalAmount: '130.67' },
      { Description: 'ESGOTO', TotalAmount: '117.60' },
      { Description: 'TAXA DE REGULAÇÃO', TotalAmount: '1.84' },
    ],
  });
});

it('the line of a slip in two rows tells its amount', () => {
  const barcode = completeCollectionBarcode('8260000000953469702344708073465047916091886');
  const line = lineOfCollectionBarcode(barcode);
  const groups = line.match(/\d{12}/g)?.map((group) => `${group.slice(0, 11)}-${group.slice(11)}`) ?? [];
  const rows: Row[] = [
    [[100, 'TARIFA DE ÁGUA 37,62']],
    [[100, 'TOTAL R$ 95,34']],
    [[100, groups.slice(0, 2).join(' ')]],
    [[100, groups.slice(2).join(' ')]],
  ];
  expect(valuesOf(rows)).toMatchObject({ DigitableLine: line, TotalAmount: '95.34' });
});

it('a town is the issuer of its tax by the word for a town alone, and the number of its slip may be written out', () => {
  const values = valuesOf([
    [
      [100, 'Município de Bauru'],
      [600, 'Praça Rui Barbosa, 12, Centro'],
    ],
    [[100, 'Secretaria da Receita']],
    [[100, 'IPTU 2026']],
    [
      [100, 'Guia número'],
      [400, '355100220'],
    ],
  ]);
  expect(values).toMatchObject({ IssuerName: 'Município de Bauru', InvoiceNumber: '355100220' });
});

it('a bill of a telephone tells its line, taxes and protocol in sentences, and its issuer in the small print', () => {
  expect(
    valuesOf([
      [[100, 'Rui Lima Neto']],
      [[100, 'Rua Chile, 12, Bloco C Apto 14']],
      [[100, 'Centro']],
      [[100, 'Lins / SP']],
      [[100, 'CEP 16400-010']],
      [[100, 'Os valores abaixo se referem ao uso da linha (14) 96227-4178 no mês.']],
      [
        [100, 'ICMS - base de cálculo'],
        [600, '49,59'],
      ],
      [
        [100, 'ICMS 20%'],
        [600, '9,92'],
      ],
      [[100, 'Fatura nº 615248736, série 1. Protocolo de autorização 3322695896969981, 05/08/2026.']],
      [
        [
          60,
          'Nuvem Celular S.A. | CNPJ 11.222.333/0001-81 | Rua Nova, 31, Vila Nova, Bauru/SP, CEP 17010-100.',
        ],
      ],
    ]),
  ).toMatchObject({
    PhoneNumber: '14962274178',
    ICMSBase: '49.59',
    ICMSAmount: '9.92',
    Protocol: '3322695896969981',
    IssuerName: 'Nuvem Celular S.A.',
    IssuerAddress: 'Rua Nova, 31',
    IssuerCEP: '17010100',
  });
});

it('the number of a member beside that of the installation is that of the customer', () => {
  expect(
    valuesOf([
      [
        [100, 'Matrícula'],
        [300, '49351'],
      ],
      [
        [100, 'UC'],
        [300, '5099614'],
      ],
      [
        [100, 'Vencimento'],
        [300, '10/04/2026'],
      ],
    ]),
  ).toMatchObject({ CustomerNumber: '49351', InstallationNumber: '5099614' });
});

it('a department beside the title of its bill is the issuer, and the customer has the address with a label', () => {
  expect(
    valuesOf([
      [
        [50, 'DEPARTAMENTO DE ÁGUA E ESGOTO DE LINS'],
        [600, 'CONTA DE ÁGUA'],
      ],
      [
        [50, 'AV. GOIÁS, 900 - CENTRO - LINS/SP'],
        [600, 'CNPJ 11.222.333/0001-81'],
      ],
      [],
      [[50, 'USUÁRIO: ANA LIMA REIS']],
      [[50, 'ENDEREÇO: RUA CHILE, 97']],
      [
        [50, 'BAIRRO: JD PAULISTA'],
        [400, 'CEP: 16400-010'],
      ],
      [[50, 'CDC: 445566-7']],
    ]),
  ).toMatchObject({
    IssuerName: 'DEPARTAMENTO DE ÁGUA E ESGOTO DE LINS',
    IssuerAddress: 'AV. GOIÁS, 900',
    IssuerUF: 'SP',
    Street: 'RUA CHILE',
    InstallationNumber: '4455667',
  });
});
