import { buildAccessKey } from '@lavra/brazil/access-key';
import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';

const key = buildAccessKey({
  uf: 'SP',
  yearMonth: '2025-03',
  issuer: '11222333000181',
  model: '57',
  series: '1',
  number: '4471',
  code: '70318845',
});

const dataOf = (rows: readonly Row[]): Record<string, unknown> => {
  const data = extractDocuments('cte', { pages: [pageOfRows(rows, 'text-layer', 100)] })[0]?.Data ?? {};
  return Object.fromEntries(
    Object.entries(data).map(([id, field]) => [
      id,
      Array.isArray(field)
        ? field.map((row: Record<string, { value?: string }>) => Object.values(row).map(({ value }) => value))
        : (field as { value?: string }).value,
    ]),
  );
};

const head: Row[] = [
  [
    [60, 'Transportes Guará Ltda'],
    [720, 'CT-e 4471/1'],
  ],
  [
    [60, 'Rua das Flores nº 40, Centro, Sorocaba/SP, 18010-300'],
    [720, '11/03/2025 09:42'],
  ],
  [[60, 'CNPJ 11.222.333/0001-81, IE 669.123.455.110, fone (15) 3221-4040']],
  [],
  [[60, `Chave: ${key.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}`]],
  [],
];
const parties: Row[] = [
  [[80, '2. Participantes']],
  [
    [60, 'Quem envia'],
    [220, 'Olaria Campos Ltda CNPJ 04.252.011/0001-10 IE 244.158.221.117'],
  ],
  [
    [60, '(remetente)'],
    [220, 'Rua Sete nº 12, Vila Rica, Bauru/SP, 17010-120, fone (14) 3232-1010'],
  ],
  [
    [60, 'Quem recebe'],
    [220, 'Casa Lima Ltda CNPJ 33.000.167/0001-01 IE ISENTO'],
  ],
  [
    [60, '(destinatário)'],
    [220, 'Avenida Nova nº 9 (Fundos), Jardim Sul, Londrina/PR, 86010-180, fone (43) 3344-5050'],
  ],
  [
    [60, 'Quem paga'],
    [220, 'Banco de Obras Ltda CNPJ 60.746.948/0001-12 IE 110.042.490.114'],
  ],
  [
    [60, '(outros)'],
    [220, 'Alameda Rio nº 700, Centro, Osasco/SP, 06010-067, fone (11) 3684-2020'],
  ],
  [],
];

it('parties told in two lines, with short words before their numbers, have each its own', () => {
  expect(dataOf([...head, ...parties])).toMatchObject({
    IssuerIE: '669123455110',
    SenderName: 'Olaria Campos Ltda',
    SenderCNPJ: '04252011000110',
    SenderIE: '244158221117',
    SenderAddress: 'Rua Sete nº 12',
    SenderDistrict: 'Vila Rica',
    SenderCity: 'Bauru',
    SenderUF: 'SP',
    SenderCEP: '17010120',
    RecipientName: 'Casa Lima Ltda',
    RecipientCNPJ: '33000167000101',
    RecipientDistrict: 'Jardim Sul',
    RecipientCity: 'Londrina',
    RecipientCEP: '86010180',
    PayerRole: 'outros',
    PayerName: 'Banco de Obras Ltda',
    PayerCNPJ: '60746948000112',
    PayerCEP: '06010067',
  });
});

it('the day and time in the corner of the head are those of issue', () => {
  expect(dataOf([...head, ...parties])).toMatchObject({ IssueDate: '2025-03-11', IssueTime: '09:42' });
});

it('a journey, weights and a plate in lines of text are told by their words and forms', () => {
  const data = dataOf([
    ...head,
    ...parties,
    [[60, 'Modalidade: Rodoviário Finalidade: Normal CFOP: 6353']],
    [[60, 'Trajeto: Bauru (SP) → Londrina (PR) chegada prevista: 14/03/25']],
    [[60, 'Bruto: 5.120,40 kg Cubado: 6.001,5 kg Quantidade: 30 vol']],
    [[60, 'RNTRC: 21421790 Cavalo: ABC1D23']],
  ]);
  expect(data).toMatchObject({
    Modal: 'Rodoviário',
    OriginCity: 'Bauru',
    OriginUF: 'SP',
    DestinationCity: 'Londrina',
    DestinationUF: 'PR',
    ExpectedDeliveryDate: '2025-03-14',
    GrossWeight: '5120.40',
    CubedWeight: '6001.50',
    VehiclePlate: 'ABC1D23',
  });
});

it('boxes side by side begin under the numbers of their titles or a little before them, and the total ends the first', () => {
  const data = dataOf([
    ...head,
    ...parties,
    [
      [74, '5. Valores'],
      [574, '6. ICMS'],
    ],
    [
      [60, 'Frete peso'],
      [380, '1.000,00'],
      [560, 'Situação'],
      [800, '00 - normal'],
    ],
    [
      [60, 'Pedágio'],
      [380, '100,00'],
      [560, 'Cálculo sobre'],
      [800, '1.250,00'],
    ],
    [
      [60, 'ICMS'],
      [380, '150,00'],
      [560, 'Percentual'],
      [800, '12,00 %'],
    ],
    [
      [60, 'Frete total'],
      [380, '1.250,00'],
      [560, 'Imposto'],
      [800, '150,00'],
    ],
    [
      [60, 'Saldo a receber'],
      [380, '1.250,00'],
    ],
    [],
    [[60, '8. Recados']],
    [[60, 'Carga sob lona. Entregar pela manhã.']],
  ]);
  expect(data).toMatchObject({
    Components: [
      ['Frete peso', '1000.00'],
      ['Pedágio', '100.00'],
      ['ICMS', '150.00'],
    ],
    TotalAmount: '1250.00',
    AmountReceivable: '1250.00',
    CST: '00 - normal',
    ICMSBase: '1250.00',
    ICMSRate: '12.00',
    AdditionalInformation: 'Carga sob lona. Entregar pela manhã.',
  });
});

it('the line with the number of the issuer has its name before it and its address behind its registration', () => {
  const foot: Row[] = [
    [],
    [
      [
        60,
        'Transportes Guará Ltda · CNPJ 11.222.333/0001-81 · IE 669123455110 · Rua das Flores, 40, Centro, Sorocaba/SP,',
      ],
    ],
    [[60, 'CEP 18010-300 · Telefone (15) 3221-4040']],
  ];
  expect(
    dataOf([[[60, 'Conhecimento de Transporte Eletrônico']], ...head.slice(3), ...parties, ...foot]),
  ).toMatchObject({
    IssuerName: 'Transportes Guará Ltda',
    IssuerAddress: 'Rua das Flores, 40',
    IssuerDistrict: 'Centro',
    IssuerCity: 'Sorocaba',
    IssuerUF: 'SP',
    IssuerCEP: '18010300',
    IssuerPhone: '1532214040',
  });
});
