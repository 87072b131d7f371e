import { completeAccessKey } from '@lavra/brazil/access-key';
import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';

const key = completeAccessKey('3525011122233300018157003000274513112897090').match(/.{4}/g) ?? [];

const read = (rows: readonly Row[]): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(extractDocuments('cte', { pages: [pageOfRows(rows, 'ocr', 90)] })[0]?.Data ?? {}).map(
      ([id, field]) => [id, 'value' in field ? (field.value as string) : undefined],
    ),
  );

it('boxes whose labels were not read are told by their words', () => {
  const values = read([
    [[600, 'RODOVIÁRIO']],
    [
      [100, 'NORMAL'],
      [300, 'NORMAL'],
    ],
    [
      [100, 'REMETENTE'],
      [300, 'A Pagar'],
      [500, '135250011112222 - 11/07/2025 19:25:02'],
    ],
    [[100, '6353 - PRESTAÇÃO DE SERVIÇO DE TRANSPORTE A ESTABELECIMENTO COMERCIAL']],
    [
      [100, 'MARINGÁ - PR'],
      [500, 'FORTALEZA - CE'],
    ],
    [
      [100, '00 - TRIBUTAÇÃO NORMAL ICMS'],
      [400, '1.000,00'],
      [500, '12,00'],
      [600, '120,00'],
    ],
    [[100, 'DADOS ESPECÍFICOS DO MODAL RODOVIÁRIO - LOTAÇÃO']],
  ]);
  expect(values).toMatchObject({
    Modal: 'RODOVIÁRIO',
    CTeType: 'NORMAL',
    ServiceType: 'NORMAL',
    PayerRole: 'REMETENTE',
    Protocol: '135250011112222',
    ProtocolDate: '2025-07-11',
    CFOP: '6353',
    OriginCity: 'MARINGÁ',
    DestinationUF: 'CE',
    CST: '00 - TRIBUTAÇÃO NORMAL ICMS',
    ICMSRate: '12.00',
    ICMSAmount: '120.00',
  });
});

it('the address of a party is told by its street and its town, row by row under its title', () => {
  const values = read([
    [
      [100, 'REMETENTE PADARIA HORIZONTE LTDA'],
      [500, 'DESTINATÁRIO CONFECÇÕES DOURADO LTDA'],
    ],
    [
      [100, 'nDERE RUA DOS IPÊS, 311'],
      [500, 'mw AVENIDA BRASIL, 4367'],
    ],
    [
      [100, 'mumacimo BELÉM - PA cer 66055-501'],
      [500, 'GOIÂNIA - GO cer 74215-663'],
    ],
  ]);
  expect(values).toMatchObject({
    SenderAddress: 'RUA DOS IPÊS, 311',
    SenderCity: 'BELÉM',
    SenderUF: 'PA',
    SenderCEP: '66055501',
    RecipientAddress: 'AVENIDA BRASIL, 4367',
    RecipientCity: 'GOIÂNIA',
    RecipientCEP: '74215663',
  });
});

it('issuer, number and series are taken from a key whose digit holds, the number as it is printed', () => {
  const rows: Row[] = [
    [[100, 'TRANSPORTES SERRA LTDA']],
    [
      [100, 'CNPJ: 11.222.888/0001-81'],
      [500, '000274513'],
    ],
    [[100, 'Chave de acesso']],
    [[100, key.join(' ')]],
  ];
  expect(read(rows)).toMatchObject({
    IssuerCNPJ: '11222333000181',
    Number: '000274513',
    Series: '3',
    Model: '57',
  });
  const broken = [...key.slice(0, -1), '0000'].join(' ');
  expect(read([...rows.slice(0, 3), [[100, broken]]])['Series']).toBeUndefined();
});

it('who pays is the party with the same number, and base, rate and tax are told by their product', () => {
  const values = read([
    [[600, 'DACTE CONHECIMENTO DE TRANSPORTE']],
    [
      [100, 'REMETENTE Padaria Boa Hora'],
      [500, 'DESTINATÁRIO Moinho Azul'],
    ],
    [
      [100, 'CNPJ 11.222.333/0001-81'],
      [500, 'CNPJ 12.345.678/0001-95'],
    ],
    [[100, 'CEP 80010-000']],
    [[100, 'TOMADOR DO SERVIÇO Padaria Boa Hora']],
    [[100, 'CNPJ 11.222.333/0001-81']],
    [[100, '00 - TRIBUTAÇÃO NORMAL 2.694,51 7 188,62 0,00']],
  ]);
  expect([values['PayerCNPJ'], values['PayerCEP']]).toEqual(['11222333000181', values['SenderCEP']]);
  expect([values['ICMSBase'], values['ICMSRate'], values['ICMSAmount']]).toEqual([
    '2694.51',
    expect.stringMatching(/^7/),
    '188.62',
  ]);
});

const tablesOf = (rows: readonly Row[]): Record<string, unknown> => {
  const data = extractDocuments('cte', { pages: [pageOfRows(rows, 'text-layer', 100)] })[0]?.Data ?? {};
  return Object.fromEntries(
    Object.entries(data).flatMap(([id, table]) =>
      Array.isArray(table)
        ? [
            [
              id,
              table.map((row: Record<string, { value: string }>) =>
                Object.values(row).map(({ value }) => value),
              ),
            ],
          ]
        : [],
    ),
  );
};

it('components stand in a box beside another, and documents have columns of their own for series and number', () => {
  const own = completeAccessKey('3525011122233300018155003000048049112897090');
  expect(
    tablesOf([
      [[100, 'DACTE CONHECIMENTO DE TRANSPORTE']],
      [
        [100, 'Composição do Frete'],
        [500, 'Impostos'],
      ],
      [
        [100, 'Frete peso'],
        [300, '2.689,15'],
        [500, 'Situação Tributária: 00 - ICMS normal'],
      ],
      [
        [100, 'Pedágio'],
        [300, '128,01'],
        [500, 'Base de Cálculo: 2.817,16'],
      ],
      [[100, '']],
      [[100, 'Documentos Transportados']],
      [
        [100, 'Tipo'],
        [200, 'Número'],
        [300, 'Série'],
        [400, 'Chave'],
      ],
      [
        [100, 'NF-e'],
        [200, '48049'],
        [300, '3'],
        [400, own],
      ],
    ]),
  ).toMatchObject({
    Components: [
      ['Frete peso', '2689.15'],
      ['Pedágio', '128.01'],
    ],
    OriginDocuments: [['NF-e', '48049', '3', own]],
  });
});

it('parties that hand over and receive the goods, and the driver, are read beside their labels', () => {
  expect(
    read([
      [[100, 'DACTE CONHECIMENTO DE TRANSPORTE']],
      [
        [100, 'EXPEDIDOR Moinho Azul Ltda'],
        [500, 'RECEBEDOR Padaria Boa Hora Ltda'],
      ],
      [
        [100, 'CNPJ 11.222.333/0001-81'],
        [500, 'CNPJ 12.345.678/0001-95'],
      ],
      [[100, 'DADOS DO MODAL RODOVIÁRIO']],
      [[100, 'Motorista: Heitor Siqueira CPF: 529.982.247-25 CIOT: 323403006588']],
    ]),
  ).toMatchObject({
    DispatcherName: 'Moinho Azul Ltda',
    DispatcherCNPJ: '11222333000181',
    ReceiverName: 'Padaria Boa Hora Ltda',
    ReceiverCNPJ: '12345678000195',
    DriverName: 'Heitor Siqueira',
    DriverCPF: '52998224725',
    CIOT: '323403006588',
  });
});

it('the state registration of the issuer is read between two numbers', () => {
  const values = read([
    [[100, 'TRANSPORTES SERRA LTDA']],
    [[100, 'RUA DOS IPÊS, 311 - CENTRO - MARINGÁ - PR']],
    [[100, 'CNPJ 11.222.333/0001-81 INSCR. EST. 904.58242-57']],
    [[100, 'DACTE']],
    [[100, 'REMETENTE Padaria Boa Hora']],
    [[100, 'CNPJ/CPF 12.345.678/0001-95']],
    [[100, 'INSCR. EST. 131.676.834-25']],
  ]);
  expect(values['IssuerIE']).toBe('9045824257');
});

it('a print in one width of type has abbreviated labels with colons, and titles between lines of signs', () => {
  const own = completeAccessKey('3525011122233300018155003000048049112897090');
  const rows: Row[] = [
    [[100, 'DACTE CONHECIMENTO DE TRANSPORTE']],
    [[100, 'CFOP: 5.353']],
    [
      [100, 'SERVICO: NORMAL'],
      [400, 'PREV.ENTREGA: 01/03/25'],
    ],
    [[100, '-- REMETENTE --------------']],
    [[100, 'NOME: CAPRICÓRNIO PRODUTOS QUÍMICOS S/A']],
    [[100, 'CID: VOLTA REDONDA-RJ']],
    [[100, '-- CARGA --------------']],
    [
      [100, 'PROD.PREDOM: TINTAS'],
      [400, 'PESO(KG): 18 .870,83'],
    ],
    [[100, '-- COMPOSICAO DO FRETE --------------']],
    [
      [100, 'SEGURO'],
      [300, '79,00'],
    ],
    [
      [100, 'ENTREGA'],
      [300, '21,00'],
    ],
    [
      [100, 'TOTAL DO FRETE: 100,00'],
      [400, 'A RECEBER: 90,00'],
    ],
    [
      [100, 'CST: 00-TRIB.NORMAL ICMS'],
      [400, 'BASE: 100,00'],
      [600, 'ICMS: 12,00'],
    ],
    [[100, '-- DOCUMENTOS --------------']],
    [
      [100, 'TIPO'],
      [200, 'SER NUMERO'],
      [400, 'CHAVE'],
    ],
    [
      [100, 'NFE'],
      [200, '3'],
      [250, '48049'],
      [400, own],
    ],
  ];
  expect(read(rows)).toMatchObject({
    CFOP: '5353',
    ServiceType: 'NORMAL',
    ExpectedDeliveryDate: '2025-03-01',
    SenderName: 'CAPRICÓRNIO PRODUTOS QUÍMICOS S/A',
    SenderCity: 'VOLTA REDONDA',
    SenderUF: 'RJ',
    PredominantProduct: 'TINTAS',
    GrossWeight: '18870.83',
    TotalAmount: '100.00',
    AmountReceivable: '90.00',
    CST: '00-TRIB.NORMAL ICMS',
    ICMSBase: '100.00',
    ICMSAmount: '12.00',
  });
  expect(tablesOf(rows)).toMatchObject({
    Components: [
      ['SEGURO', '79.00'],
      ['ENTREGA', '21.00'],
    ],
    OriginDocuments: [['NFE', '3', '48049', own]],
  });
});

it('a column of blocks that do not stand beside those of the first has its own parties', () => {
  const values = read([
    [[100, 'DACTE CONHECIMENTO DE TRANSPORTE']],
    [
      [100, 'Remetente / Shipper'],
      [500, 'Prestação'],
    ],
    [
      [100, 'Nome'],
      [200, 'Moinho Azul Ltda'],
      [500, 'CFOP'],
      [600, '6353'],
    ],
    [
      [100, 'CNPJ'],
      [200, '11.222.333/0001-81'],
      [500, 'Serviço'],
      [600, 'Normal'],
    ],
    [
      [100, 'Endereço'],
      [200, 'Rua Nova, 12 - Cidade Alta'],
      [500, 'Pagador do frete'],
    ],
    [
      [100, 'Destinatário / Consignee'],
      [500, 'Tomador'],
      [600, 'Terceiro'],
    ],
    [
      [100, 'Nome'],
      [200, 'Padaria Boa Vista Ltda'],
      [500, 'Nome'],
      [600, 'Serra Embalagens Ltda'],
    ],
    [
      [100, 'CNPJ'],
      [200, '12.345.678/0001-95'],
      [500, 'CNPJ'],
      [600, '04.252.011/0001-10'],
    ],
  ]);
  expect(values).toMatchObject({
    SenderCNPJ: '11222333000181',
    SenderDistrict: 'Cidade Alta',
    RecipientName: 'Padaria Boa Vista Ltda',
    RecipientCNPJ: '12345678000195',
    PayerRole: 'Terceiro',
    PayerName: 'Serra Embalagens Ltda',
    PayerCNPJ: '04252011000110',
  });
});

it('the modal stands before the model in the head, whatever was between them', () => {
  expect(read([[[500, 'Modal Rodoviário Modelo 57 Folha 1 de 1']]])).toMatchObject({ Modal: 'Rodoviário' });
});

it('a code of transport with what it says needs no label, one of other goods does', () => {
  const said = (text: string) => read([[[100, text]], [[100, 'DADOS DO TRANSPORTE']]]);
  expect(said('6352 - TRANSPORTE PARA INDÚSTRIA')).toMatchObject({
    CFOP: '6352',
    OperationNature: 'TRANSPORTE PARA INDÚSTRIA',
  });
  expect(said('5102 - TRANSPORTE PARA INDÚSTRIA').CFOP).toBeUndefined();
});
