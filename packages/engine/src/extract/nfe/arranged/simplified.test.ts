import { completeAccessKey } from '@lavra/brazil/access-key';
import { expect, it } from 'vitest';
import { extractDocuments } from '../../extract.ts';
import { pageOfRows, type Row } from '../../testing/sheet-of-rows.ts';

const key = completeAccessKey('3526051122233300018155001000012345110203040');
const grouped = key.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** The layout of a parcel label: small labels above their values. */
const boxes: Row[] = [
  [[300, 'DANFE Simplificado - Etiqueta']],
  [[300, 'CHAVE DE ACESSO']],
  [[120, grouped]],
  [[250, 'PROTOCOLO DE AUTORIZAÇÃO DE USO']],
  [[250, '135260000123456 12/05/2026 14:32:10']],
  [[60, 'NOME/RAZÃO SOCIAL EMITENTE']],
  [[60, 'ARMARINHO BOA HORA LTDA']],
  [
    [60, 'CNPJ'],
    [400, 'INSCRIÇÃO ESTADUAL'],
    [700, 'UF'],
  ],
  [
    [60, '11.222.333/0001-81'],
    [400, '110.042.490.114'],
    [700, 'SP'],
  ],
  [
    [60, 'SÉRIE'],
    [250, 'NÚMERO'],
    [450, 'DATA DE EMISSÃO'],
    [700, 'TIPO DE OPERAÇÃO'],
  ],
  [
    [60, '1'],
    [250, '12345'],
    [450, '12/05/2026'],
    [700, '1 - SAÍDA'],
  ],
  [[60, 'NOME/RAZÃO SOCIAL DESTINATÁRIO']],
  [[60, 'MERCADO SOL NASCENTE EIRELI']],
  [
    [60, 'CNPJ/CPF'],
    [400, 'INSCRIÇÃO ESTADUAL'],
    [700, 'UF'],
  ],
  [
    [60, '11.444.777/0001-61'],
    [400, '90.123.456'],
    [700, 'RJ'],
  ],
  [
    [60, 'VALOR TOTAL DA NF-e'],
    [400, 'R$ 1.234,56'],
  ],
];

/** The layout of a roll: labels before their values. */
const roll: Row[] = [
  [[300, 'DANFE SIMPLIFICADO']],
  [[250, 'Documento Auxiliar da Nota Fiscal Eletrônica']],
  [[60, 'Número: 12.345 Série: 1']],
  [[60, 'Data de emissão: 12/05/2026']],
  [[60, 'Tipo de operação: 1 - Saída']],
  [[60, 'Chave de acesso']],
  [[60, grouped]],
  [[60, 'Protocolo de autorização: 135260000123456 12/05/2026 14:32:10']],
  [[60, 'EMITENTE']],
  [[60, 'ARMARINHO BOA HORA LTDA']],
  [[60, 'CNPJ: 11.222.333/0001-81 IE: 110.042.490.114']],
  [[60, 'DESTINATÁRIO']],
  [[60, 'MERCADO SOL NASCENTE EIRELI']],
  [[60, 'CNPJ: 11.444.777/0001-61 IE: 90.123.456']],
  [[60, 'Valor total da nota: R$ 1.234,56']],
];

it.each([
  ['with boxes', boxes, 'text-layer', 100],
  ['with boxes, scanned', boxes, 'ocr', 94],
  ['on a roll', roll, 'text-layer', 100],
  ['on a roll, scanned', roll, 'ocr', 94],
] as const)('a simplified DANFE %s is read', (_name, rows, source, conf) => {
  const [document] = extractDocuments('danfe', { pages: [pageOfRows(rows, source, conf)] });
  const values = Object.fromEntries(
    Object.entries(document?.Data ?? {}).map(([name, field]) => [
      name,
      'value' in field ? field.value : field,
    ]),
  );
  expect(values).toMatchObject({
    AccessKey: key,
    Number: '12345',
    Series: '1',
    OperationType: '1',
    IssueDate: '2026-05-12',
    Protocol: '135260000123456',
    IssuerName: 'ARMARINHO BOA HORA LTDA',
    IssuerCNPJ: '11222333000181',
    IssuerIE: '110042490114',
    RecipientName: 'MERCADO SOL NASCENTE EIRELI',
    RecipientCNPJ: '11444777000161',
    RecipientIE: '90123456',
    TotalAmount: '1234.56',
  });
});

it('an addressee without labels has district and town side by side under the street', () => {
  const rows: Row[] = roll.flatMap((row): Row[] =>
    row[0]?.[1] === 'CNPJ: 11.444.777/0001-61 IE: 90.123.456'
      ? [row, [[60, 'RUA DAS ACÁCIAS, 1584']], [[60, 'JD. PAULISTA, JUIZ DE FORA']]]
      : [row],
  );
  const [document] = extractDocuments('danfe', { pages: [pageOfRows(rows, 'text-layer', 100)] });
  expect(document?.Data).toMatchObject({
    RecipientDistrict: { value: 'JD. PAULISTA' },
    RecipientCity: { value: 'JUIZ DE FORA' },
  });
});

it('an addressee without labels has the district behind the street, and the town with its state below', () => {
  const rows: Row[] = roll.flatMap((row): Row[] =>
    row[0]?.[1] === 'CNPJ: 11.444.777/0001-61 IE: 90.123.456'
      ? [row, [[60, 'RUA DAS ACÁCIAS, 1584 - JD. PAULISTA']], [[60, 'JUIZ DE FORA / MG']]]
      : [row],
  );
  const [document] = extractDocuments('danfe', { pages: [pageOfRows(rows, 'text-layer', 100)] });
  expect(document?.Data).toMatchObject({
    RecipientDistrict: { value: 'JD. PAULISTA' },
    RecipientCity: { value: 'JUIZ DE FORA' },
    RecipientUF: { value: 'MG' },
  });
});

it('the boxes that a label keeps beyond the model are read as on any DANFE, and amounts end its products', () => {
  const rows: Row[] = [
    ...roll.slice(0, -1),
    [[60, 'RUA DAS ACÁCIAS, 1584']],
    [[60, 'JUIZ DE FORA - MG - CEP 36010-020']],
    [
      [60, 'Cód.'],
      [160, 'Descrição'],
      [500, 'Qtd'],
      [580, 'Un'],
      [660, 'Vl. Unit.'],
      [800, 'Vl. Total'],
    ],
    [
      [60, '39493'],
      [160, 'Bolsa Tiracolo Caramelo'],
      [500, '2'],
      [580, 'UN'],
      [660, '35,90'],
      [800, '71,80'],
    ],
    [
      [60, 'Valor Total dos Produtos R$'],
      [800, '71,80'],
    ],
    [
      [60, 'Frete R$'],
      [800, '12,00'],
    ],
    [
      [60, 'VALOR TOTAL DA NF-e R$'],
      [800, '83,80'],
    ],
    [[60, 'Transportadora: Entregas Pontal S/A']],
    [[60, 'Peso Bruto: 8,703 kg']],
  ];
  const [document] = extractDocuments('danfe', { pages: [pageOfRows(rows, 'text-layer', 100)] });
  expect(document?.Data).toMatchObject({
    ProductsAmount: { value: '71.80' },
    FreightAmount: { value: '12.00' },
    TotalAmount: { value: '83.80' },
    CarrierName: { value: 'Entregas Pontal S/A' },
    GrossWeight: { value: '8.703' },
    Items: [{ Code: { value: '39493' }, TotalAmount: { value: '71.80' } }],
  });
  expect(document?.Data).not.toHaveProperty('IssuerAddress');
});

it('parties without labels beside each other keep their own places', () => {
  const rows: Row[] = [
    ...roll.slice(0, 8),
    [
      [60, 'Remetente'],
      [400, 'Destinatário'],
      [740, 'Valores (R$)'],
    ],
    [
      [60, 'ARMARINHO BOA HORA LTDA'],
      [400, 'IVONE TELES DE RAMALHO'],
      [740, 'Produtos'],
      [900, '71,80'],
    ],
    [
      [60, 'CNPJ 11.222.333/0001-81'],
      [400, 'CPF 529.982.247-25'],
      [740, 'Total da NF-e'],
      [900, '71,80'],
    ],
    [
      [60, 'RUA TIRADENTES, 37'],
      [400, 'RUA DAS ACÁCIAS, 1584'],
    ],
    [
      [60, 'CENTRO'],
      [400, 'JARDIM PAULISTA'],
    ],
    [
      [60, 'SOROCABA / SP - CEP 18035-100'],
      [400, 'JUIZ DE FORA / MG - CEP 36010-020'],
    ],
  ];
  const [document] = extractDocuments('danfe', { pages: [pageOfRows(rows, 'text-layer', 100)] });
  expect(document?.Data).toMatchObject({
    IssuerDistrict: { value: 'CENTRO' },
    IssuerCEP: { value: '18035100' },
    RecipientName: { value: 'IVONE TELES DE RAMALHO' },
    RecipientAddress: { value: 'RUA DAS ACÁCIAS, 1584' },
    RecipientDistrict: { value: 'JARDIM PAULISTA' },
    RecipientCity: { value: 'JUIZ DE FORA' },
    RecipientCEP: { value: '36010020' },
  });
});

it('the total of a product is not that of the note, whose label is lower', () => {
  const rows: Row[] = [
    ...roll.slice(0, -1),
    [
      [60, 'Cód.'],
      [160, 'Produto'],
      [500, 'Qtd'],
      [580, 'Un'],
      [660, 'Vl. unit.'],
      [800, 'Vl. total'],
    ],
    [
      [60, '39493'],
      [160, 'Bolsa Tiracolo Caramelo'],
      [500, '2'],
      [580, 'UN'],
      [660, '35,90'],
      [800, '71,80'],
    ],
    [
      [300, 'Frete'],
      [800, '12,00'],
    ],
    [
      [300, 'Valor total da NF-e R$'],
      [800, '83,80'],
    ],
  ];
  const [document] = extractDocuments('danfe', { pages: [pageOfRows(rows, 'text-layer', 100)] });
  expect(document?.Data).toMatchObject({ TotalAmount: { value: '83.80' } });
});
