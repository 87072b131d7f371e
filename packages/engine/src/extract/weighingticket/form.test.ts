import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { extractDocuments } from '../extract.ts';

/** The discounts of a printed slip with these rows of words, each at its place in a row. */
function discountsOf(rows: Parameters<typeof pageOfRows>[0]) {
  const page = pageOfRows(rows, 'ocr', 90);
  return extractDocuments('weighingticket', { pages: [page] })[0]?.Data?.['Discounts'] as
    | readonly Record<string, { value: string }>[]
    | undefined;
}

it('signs of headings read as marks are no columns, and letters alone in a column of weights are digits', () => {
  const rows = discountsOf([
    [[100, 'BRUTO 40.840']],
    [[100, 'TARA 14.740']],
    [[100, 'LIQUIDO 26.100']],
    [
      [100, 'CLASSIFICACAO'],
      [300, 'APURADO %'],
      [400, 'TOLER.'],
      [500, 'DESC. +'],
      [600, 'DESC. KG'],
    ],
    [
      [100, 'UMIDADE'],
      [305, '16,2'],
      [405, '14,0'],
      [520, '3,30'],
      [620, 's22'],
    ],
    [
      [100, 'AVARIADOS'],
      [305, '6,7'],
      [405, '8,0'],
      [520, '0,00'],
      [630, 'o'],
    ],
  ]);
  expect(rows?.map((row) => [row['DiscountPercent']?.value, row['DiscountWeight']?.value])).toEqual([
    ['3.30', '522'],
    ['0.00', '0'],
  ]);
});

/** Weights, and headings of the discounts. */
const head: Parameters<typeof pageOfRows>[0] = [
  [[100, 'BRUTO 52.180']],
  [[100, 'TARA 19.660']],
  [[100, 'LIQUIDO 32.520']],
  [
    [100, 'CLASSIFICACAO'],
    [300, 'APURADO %'],
    [400, 'TOLER.'],
    [500, 'DESC.'],
    [600, 'DESC. KG'],
  ],
];

it('two words of a share are joined by the comma that the print of dots lost between them', () => {
  const rows = discountsOf([
    ...head,
    [
      [100, 'UMIDADE'],
      [305, '13,5'],
      [405, '14 0'],
      [520, 'O 00'],
      [620, 'O'],
    ],
    [
      [100, 'ESVERDEADOS'],
      [305, '8 4'],
      [405, '8 0'],
      [520, '0 40'],
      [620, '130'],
    ],
  ]);
  const columns = ['MeasuredPercent', 'TolerancePercent', 'DiscountPercent', 'DiscountWeight'];
  expect(rows?.map((row) => columns.map((id) => row[id]?.value))).toEqual([
    ['13.50', '14.00', '0.00', '0'],
    ['8.40', '8.00', '0.40', '130'],
  ]);
});

it('a share without decimals among others with them has lost them', () => {
  const rows = discountsOf([
    ...head,
    ...['13,5', '8'].map((share): readonly (readonly [number, string])[] => [
      [100, 'UMIDADE'],
      [305, share],
      [405, '14,0'],
      [520, '0,80'],
      [620, '260'],
    ]),
  ]) as readonly Record<string, { value: string; conf: number }>[] | undefined;
  const [whole, lost] = (rows ?? []).map((row) => row['MeasuredPercent']);
  expect([whole?.value, lost?.value]).toEqual(['13.50', '8.00']);
  expect(lost?.conf).toBeLessThan((whole?.conf ?? 0) - 20);
});

it('weights named by entry and exit are told apart by which is greater', () => {
  const page = pageOfRows(
    [
      [[100, 'TICKET DE PESAGEM N. 8113']],
      [[100, 'PESO ENTRADA: 14220']],
      [[100, 'PESO SAIDA: 39860']],
      [[100, 'PESO LIQUIDO: 25640']],
    ],
    'ocr',
    90,
  );
  const data = extractDocuments('weighingticket', { pages: [page] })[0]?.Data as
    | Record<string, { value: string }>
    | undefined;
  expect(
    ['TicketNumber', 'GrossWeight', 'TareWeight', 'NetWeight'].map((field) => data?.[field]?.value),
  ).toEqual(['8113', '39860', '14220', '25640']);
});

it('a number behind small letters of the title is the ticket, and no word of the title is', () => {
  const page = pageOfRows(
    [[[100, 'Ticket de Pesagem Nº: 8113']], [[100, 'Nome do motorista: Jonas Pires']]],
    'ocr',
    90,
  );
  const data = extractDocuments('weighingticket', { pages: [page] })[0]?.Data as
    | Record<string, { value: string }>
    | undefined;
  expect([data?.['TicketNumber']?.value, data?.['DriverName']?.value]).toEqual(['8113', 'Jonas Pires']);
});

it('each party has the number of its own block, and the harvest is beside the product', () => {
  const page = pageOfRows(
    [
      [[100, 'PEDREIRA SERRA AZUL LTDA']],
      [[100, 'CNPJ: 86.953.176/0001-83']],
      [[100, 'Ticket nº: 104612']],
      [[100, 'Cliente: PAVIMENTADORA SANTO ANGELO']],
      [[100, 'CNPJ: 09.100.693/0001-69']],
      [[100, 'Transportadora: RODOLESTE']],
      [[100, 'CNPJ: 32.249.108/0001-09']],
      [
        [100, 'PRODUTO / SAFRA'],
        [500, 'OP.: RUI LIMA'],
      ],
      [[100, 'TRIGO TIPO 1 - 2023/24']],
    ],
    'text-layer',
    100,
  );
  const data = extractDocuments('weighingticket', { pages: [page] })[0]?.Data as
    | Record<string, { value?: string }>
    | undefined;
  const ids = ['IssuerCNPJ', 'CustomerName', 'CustomerCNPJ', 'ProductName', 'Harvest', 'OperatorName'];
  expect(ids.map((id) => data?.[id]?.value)).toEqual([
    '86953176000183',
    'PAVIMENTADORA SANTO ANGELO',
    '09100693000169',
    'TRIGO TIPO 1',
    '2023/24',
    'RUI LIMA',
  ]);
});

it('a value begins with another label of its field, and a word like a title is none within a name', () => {
  const page = pageOfRows(
    [
      [[100, 'OURO FINO PRODUTOS AGROPECUARIOS SA']],
      [[100, 'CNPJ 23.148.878/0001-74']],
      [[100, 'TICKET Nº 076185']],
      [[100, 'PRODUTOR CAIO MUNIZ']],
      [
        [100, 'FAZENDA'],
        [180, 'SITIO BOA ESPERANCA'],
      ],
      [[100, 'MOTORISTA : LUIS PECANHA']],
    ],
    'ocr',
    90,
  );
  expect(extractDocuments('weighingticket', { pages: [page] })[0]?.Data).toMatchObject({
    IssuerCNPJ: { value: '23148878000174' },
    TicketNumber: { value: '76185' },
    SupplierName: { value: 'CAIO MUNIZ' },
    FarmName: { value: 'SITIO BOA ESPERANCA' },
    DriverName: { value: 'LUIS PECANHA' },
  });
});

it('two weighings side by side: the greater weight is the gross one, and a time stands behind its date', () => {
  const valuesOf = (rows: Parameters<typeof pageOfRows>[0]) =>
    extractDocuments('weighingticket', { pages: [pageOfRows(rows, 'text-layer', 100)] })[0]?.Data;
  expect(
    valuesOf([
      [[100, 'TICKET DE PESAGEM']],
      [
        [300, '1ª PESAGEM'],
        [500, '2ª PESAGEM'],
      ],
      [
        [100, 'Data'],
        [300, '01/02/2023'],
        [500, '02/02/2023'],
      ],
      [
        [100, 'Peso'],
        [300, '15.200'],
        [500, '45.680'],
      ],
    ]),
  ).toMatchObject({
    EntryDate: { value: '2023-02-01' },
    ExitDate: { value: '2023-02-02' },
    GrossWeight: { value: '45680' },
    TareWeight: { value: '15200' },
  });
  expect(
    valuesOf([
      [[100, 'TICKET DE PESAGEM']],
      [
        [100, 'Peso de entrada: 15.200 kg'],
        [500, 'Data: 01/02/2023 08:12'],
      ],
      [
        [100, 'Peso de saída: 45.680 kg'],
        [500, 'Data: 02/02/2023 09:45'],
      ],
    ]),
  ).toMatchObject({ EntryTime: { value: '08:12' }, ExitTime: { value: '09:45' } });
});

it('weights in boxes of their own prove each other, and each weighing has its moment in its box', () => {
  const page = pageOfRows(
    [
      [[100, 'PEDREIRA SERRA AZUL LTDA']],
      [[100, 'Ticket 104612']],
      [
        [100, 'ENTRADA'],
        [400, 'SAÍDA'],
        [700, 'PESO LÍQUIDO'],
      ],
      [
        [100, 'Data/Hora'],
        [210, '21/08/2021 08:37'],
        [400, 'Data/Hora'],
        [510, '22/08/2021 16:30'],
        [760, '26.780 kg'],
      ],
      [
        [100, 'Tara'],
        [250, '14.770 kg'],
        [400, 'Peso bruto'],
        [550, '41.550 kg'],
      ],
      [
        [100, 'FORNECEDOR'],
        [400, 'MOTORISTA'],
      ],
      [
        [100, 'Nome'],
        [400, 'Nome'],
      ],
      [
        [100, 'Calcários Serrana Ltda'],
        [400, 'Rui Lima'],
      ],
    ],
    'text-layer',
    100,
  );
  expect(extractDocuments('weighingticket', { pages: [page] })[0]?.Data).toMatchObject({
    EntryDate: { value: '2021-08-21' },
    EntryTime: { value: '08:37' },
    ExitDate: { value: '2021-08-22' },
    ExitTime: { value: '16:30' },
    GrossWeight: { value: '41550' },
    TareWeight: { value: '14770' },
    NetWeight: { value: '26780' },
    SupplierName: { value: 'Calcários Serrana Ltda' },
    DriverName: { value: 'Rui Lima' },
  });
});

it('a classification gives its shares, its first discount where the second has the weights, and the misread ordinals of weighings', () => {
  const page = pageOfRows(
    [
      [[100, 'RECICLAGEM FERRO FORTE LTDA']],
      [[100, 'CNP) 69.253.738/0001-67']],
      [[100, 'PLACA WVS6E60']],
      [[100, 'FORNEC NIVALDO DOS QUINTANA']],
      [[100, '12 PES 14/05/16 11:10']],
      [[100, '22 PES 14/05/16 12: 27']],
      [
        [100, 'CLASSIFICACAO'],
        [300, 'APURADO'],
        [400, 'TOLERANCIA'],
        [500, 'DESCONTO'],
        [600, 'DESCONTO KG'],
      ],
      [
        [100, 'UMIDADE'],
        [305, '16,7'],
        [405, '14,0'],
        [505, '4,05'],
        [620, '1403'],
      ],
      [
        [100, 'IMPUREZAS'],
        [305, '1,6'],
        [405, '1,0'],
        [505, '0,60'],
        [620, '208'],
      ],
    ],
    'ocr',
    90,
  );
  expect(extractDocuments('weighingticket', { pages: [page] })[0]?.Data).toMatchObject({
    IssuerCNPJ: { value: '69253738000167' },
    SupplierName: { value: 'NIVALDO DOS QUINTANA' },
    EntryDate: { value: '2016-05-14' },
    EntryTime: { value: '11:10' },
    ExitTime: { value: '12:27' },
    MoisturePercent: { value: '16.70' },
    ImpurityPercent: { value: '1.60' },
    Discounts: [
      { DiscountPercent: { value: '4.05' }, DiscountWeight: { value: '1403' } },
      { DiscountPercent: { value: '0.60' }, DiscountWeight: { value: '208' } },
    ],
  });
});
