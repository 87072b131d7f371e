import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { extractDocuments } from '../extract.ts';

it('a draft whose systems name things in their own words gives the same fields', () => {
  const page = pageOfRows(
    [
      [[100, 'MINUTA DE TRANSPORTE']],
      [[100, 'Nome do motorista: Jonas Pires']],
      [[100, 'Placa do cavalo: QWE4R56']],
      [[100, 'Valor total do frete: 1.840,00']],
      [[100, 'Cabeças: 37']],
    ],
    'ocr',
    90,
  );
  const data = extractDocuments('transportdraft', { pages: [page] })[0]?.Data as
    | Record<string, { value: string }>
    | undefined;
  expect(
    ['DriverName', 'Plate', 'FreightAmount', 'VolumeQuantity'].map((field) => data?.[field]?.value),
  ).toEqual(['Jonas Pires', 'QWE4R56', '1840.00', '37']);
});

it('the carrier is behind its label', () => {
  const page = pageOfRows(
    [[[100, 'MINUTA DE TRANSPORTE']], [[100, 'Transportadora: RODOVIA CARGAS LTDA']]],
    'ocr',
    90,
  );
  expect(extractDocuments('transportdraft', { pages: [page] })[0]?.Data).toMatchObject({
    CarrierName: { value: 'RODOVIA CARGAS LTDA' },
  });
});

it('a name may have its code before it and its CPF behind it', () => {
  const page = pageOfRows(
    [
      [[100, 'MINUTA DE TRANSPORTE']],
      [[100, 'Transp.: 000317 SERRA AZUL CARGAS']],
      [[100, 'Motorista: Ivo Prado - 529.982.247-25']],
    ],
    'ocr',
    90,
  );
  expect(extractDocuments('transportdraft', { pages: [page] })[0]?.Data).toMatchObject({
    CarrierName: { value: 'SERRA AZUL CARGAS' },
    DriverName: { value: 'Ivo Prado' },
    DriverCPF: { value: '52998224725' },
  });
});

/** The data of a draft with these rows of exact text. */
const dataOf = (rows: Parameters<typeof pageOfRows>[0]) =>
  extractDocuments('transportdraft', { pages: [pageOfRows(rows, 'text-layer', 100)] })[0]?.Data as
    | Record<string, { value?: string } | readonly Record<string, { value: string }>[]>
    | undefined;

it('the payer stands behind the options, and the invoices above a row of totals with headings alike', () => {
  const data = dataOf([
    [[100, 'MINUTA DE TRANSPORTE Nº 420157']],
    [[100, 'TOMADOR / PAGADOR DO FRETE ( ) CIF (X) FOB FERRAGENS NORTE LTDA CNPJ 81.337.395/0001-14']],
    [
      [100, 'NOTA FISCAL'],
      [300, 'SÉRIE'],
      [450, 'VOLS'],
      [600, 'VALOR R$'],
    ],
    [
      [100, '393583'],
      [300, '1'],
      [450, '2'],
      [600, '6.948,43'],
    ],
    [
      [100, 'TOTAL VOLUMES'],
      [300, 'ESPÉCIE'],
      [450, 'PESO REAL KG'],
      [600, 'VALOR MERCADORIA'],
    ],
    [
      [100, '2'],
      [300, 'PALLETS'],
      [450, '110,87'],
      [600, '6.948,43'],
    ],
  ]);
  expect(data).toMatchObject({
    FreightMode: { value: 'FOB' },
    PayerName: { value: 'FERRAGENS NORTE LTDA' },
    PayerCNPJ: { value: '81337395000114' },
    VolumeKind: { value: 'PALLETS' },
    Invoices: [{ Number: { value: '393583' }, Series: { value: '1' }, Amount: { value: '6948.43' } }],
  });
});

it('a consignee is the recipient, and a producer has a number of registration of his own', () => {
  const data = dataOf([
    [[100, 'ORDEM DE CARREGAMENTO']],
    [[100, 'Expedidor: Plínio Camargo']],
    [[100, 'Local de coleta: Fazenda Três Marias, s/nº – Zona Rural']],
    [[100, 'Insc. Produtor: 526.718.828']],
    [[100, 'Consignatário: Cerâmica Santa Gertrudes Ltda']],
    [[100, 'CNPJ: 10.403.467/0003-06']],
    [[100, 'Peso previsto kg: 44.500']],
  ]);
  expect(data).toMatchObject({
    SenderStreet: { value: 'Fazenda Três Marias' },
    SenderNumber: { value: 's/nº' },
    SenderDistrict: { value: 'Zona Rural' },
    SenderIE: { value: '526718828' },
    RecipientName: { value: 'Cerâmica Santa Gertrudes Ltda' },
    RecipientCNPJ: { value: '10403467000306' },
    GrossWeight: { value: '44500.00' },
  });
});

it('a box with the numbers of several invoices is no column of a table', () => {
  expect(
    dataOf([
      [[100, 'MINUTA DE DESPACHO Nº 274316']],
      [
        [100, 'NOTA(S) FISCAL(IS)'],
        [400, 'VOLUMES'],
        [550, 'ESPÉCIE'],
        [700, 'PESO (KG)'],
      ],
      [
        [100, '191169 / 285015'],
        [400, '23'],
        [550, 'SACOS'],
        [700, '1.505,83'],
      ],
    ]),
  ).toMatchObject({
    Invoices: [{ Number: { value: '191169' } }, { Number: { value: '285015' } }],
    VolumeQuantity: { value: '23' },
    VolumeKind: { value: 'SACOS' },
  });
});

it('the number of a draft has its own label, whatever house number follows, and a charge is no heading of the invoices', () => {
  const data = dataOf([
    [
      [100, 'ALFA CARGAS LTDA'],
      [600, 'Ordem de Coleta / Minuta'],
    ],
    [[600, 'Número da minuta: 8226566']],
    [[100, 'REMETENTE']],
    [
      [100, 'Logradouro'],
      [250, 'Rua Frei Caneca'],
      [600, 'Nº'],
      [700, '2599'],
    ],
    [
      [100, 'Modalidade do frete'],
      [300, 'Terceiro'],
    ],
    [
      [100, 'NOTAS FISCAIS'],
      [600, 'FRETE COMBINADO'],
    ],
    [
      [100, 'Número'],
      [250, 'Série'],
      [400, 'Valor (R$)'],
      [600, 'Frete peso'],
      [850, '571,02'],
    ],
    [
      [100, '110838'],
      [250, '2'],
      [400, '7.160,68'],
      [600, 'Ad valorem'],
      [850, '21,48'],
    ],
  ]);
  expect(data).toMatchObject({
    DraftNumber: { value: '8226566' },
    FreightMode: { value: 'Terceiro' },
    WeightFreightAmount: { value: '571.02' },
    AdValoremAmount: { value: '21.48' },
    Invoices: [{ Number: { value: '110838' }, Series: { value: '2' }, Amount: { value: '7160.68' } }],
  });
});

it('a roll has its number below the title, its journey in one row, and charges abbreviated', () => {
  const data = dataOf([
    [[100, 'MINUTA DE COLETA']],
    [[100, '5729828']],
    [[100, 'ROTA: MONTES CLAROS-MG > UMUARAMA-PR']],
    [[100, 'FRT PESO: 88,38']],
    [[100, 'KG CUB: 130,7']],
  ]);
  expect(data).toMatchObject({
    DraftNumber: { value: '5729828' },
    OriginCity: { value: 'MONTES CLAROS' },
    OriginState: { value: 'MG' },
    DestinationCity: { value: 'UMUARAMA' },
    DestinationState: { value: 'PR' },
    WeightFreightAmount: { value: '88.38' },
    CubedWeight: { value: '130.70' },
  });
});

it('a printed "Rua" leads to a street of any kind, and the invoices tell the one kind of their packages', () => {
  const page = pageOfRows(
    [
      [[600, 'MINUTA DE CT-e Nº 55671']],
      [
        [100, 'Remetente SERRA AZUL MOVEIS LTDA'],
        [600, 'CNPJ 11.222.333/0001-81'],
      ],
      [
        [100, 'Rua ALAMEDA DOS PINHAIS, 2368'],
        [600, 'Bairro CENTRO'],
      ],
      [
        [100, 'Cidade BAURU'],
        [400, 'Est. SP'],
        [600, 'CEP 17010-100'],
      ],
      [
        [100, 'N. Fiscal'],
        [300, 'Quant.'],
        [500, 'Espécie'],
        [700, 'Peso (kg)'],
      ],
      [
        [100, '48721'],
        [300, '21'],
        [500, 'FARDOS'],
        [700, '393,0'],
      ],
      [
        [100, '10582'],
        [300, '15'],
        [500, 'FARDOS'],
        [700, '456,0'],
      ],
      [
        [100, 'Motorista: JONAS PIRES'],
        [400, 'CPF: 529.982.247-25'],
        [700, 'Placa: LUS7A89'],
      ],
    ],
    'text-layer',
    100,
  );
  expect(extractDocuments('transportdraft', { pages: [page] })[0]?.Data).toMatchObject({
    DraftNumber: { value: '55671' },
    SenderStreet: { value: 'ALAMEDA DOS PINHAIS' },
    SenderNumber: { value: '2368' },
    VolumeKind: { value: 'FARDOS' },
    DriverCPF: { value: '52998224725' },
  });
});

it('a sentence below the name of the driver does not go on with it', () => {
  const data = dataOf([
    [[100, 'MINUTA DE TRANSPORTE']],
    [
      [100, 'Motorista'],
      [500, 'Placa'],
    ],
    [
      [100, 'IVO PRADO LIMA'],
      [500, 'QWE4R56'],
    ],
    [[100, 'Recebemos os volumes acima em perfeito estado, para transporte conforme combinado.']],
  ]);
  expect(data).toMatchObject({ DriverName: { value: 'IVO PRADO LIMA' } });
});
