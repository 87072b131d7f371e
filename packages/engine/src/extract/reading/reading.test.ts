import { describe, expect, it } from 'vitest';
import { readAddressBlock } from './values/address.ts';
import { readForm } from './forms/form.ts';
import { findLabels } from './labels/labels.ts';
import { findLetterheads } from './values/letterhead.ts';
import { readReceiptRows } from './receipts/receipt-rows.ts';
import { readTable } from './tables/table.ts';
import { readValue, readWhole } from './values/values.ts';
import { sheetOfLines, sheetOfRows } from './sheet/sheet.cases.ts';

const glyph = 8;

describe('a day in words', () => {
  const valueOf = (text: string) =>
    readValue(sheetOfLines([[100, { 40: text }]]).tokens, 'date-words', glyph)?.value;

  it('whose last word was not read is none, and one that a sentence goes on behind is', () => {
    expect(valueOf('TRINTA DE JUNHO DE MIL NOVECENTOS E NOVENTA E')).toBeUndefined();
    expect(valueOf('TRINTA DE JUNHO DE MIL NOVECENTOS E NOVENTA')).toBe('1990-06-30');
    expect(valueOf('trinta de junho de mil novecentos e noventa e foi batizado')).toBe('1990-06-30');
  });
});

it('an ordinal of a picture agrees with the word behind it; exact text stays as it is printed', () => {
  const { tokens } = sheetOfLines([[100, { 40: 'Registro Civil - 3º Zona e 2º Ofício' }]]);
  const read = tokens.map((token) => ({ ...token, conf: 90 }));
  expect(readValue(read, 'text', glyph)?.value).toBe('Registro Civil - 3ª Zona e 2º Ofício');
  expect(readValue(tokens, 'text', glyph)?.value).toBe('Registro Civil - 3º Zona e 2º Ofício');
});

describe('labels', () => {
  it('are found over two rows, beside one that takes one', () => {
    const sheet = sheetOfLines([
      [100, { 40: 'BASE DE CÁLC.', 300: 'VALOR DO', 600: 'DESCONTO' }],
      [109, { 40: 'DO ICMS', 300: 'ICMS' }],
      [118, { 100: '201,59', 350: '24,39', 650: '1,00' }],
    ]);
    const found = findLabels(sheet, [
      { id: 'base', spellings: ['BASEDECALCDOICMS'] },
      { id: 'amount', spellings: ['VALORDOICMS'] },
      { id: 'discount', spellings: ['DESCONTO'] },
    ]);
    expect(found.map(({ id }) => id)).toEqual(['base', 'amount', 'discount']);
  });
});

describe('tables', () => {
  it('have headings that stand around those of one row', () => {
    const sheet = sheetOfLines([
      [100, { 200: 'VALOR', 400: 'VALOR' }],
      [104, { 40: 'CÓDIGO' }],
      [109, { 200: 'UNIT', 400: 'TOTAL' }],
      [130, { 40: 'A1', 200: '2,00', 400: '4,00' }],
    ]);
    const columns = [
      { id: 'code', spellings: ['CODIGO'] },
      { id: 'unit', spellings: ['VALORUNIT'] },
      { id: 'total', spellings: ['VALORTOTAL'] },
    ];
    const table = readTable(sheet, columns, { top: 0, bottom: 1400 }, 3);
    const cells = [...(table?.lines[0]?.cells ?? [])].map(([id, tokens]) => [id, tokens[0]?.text]);
    expect(cells).toEqual([
      ['code', 'A1'],
      ['unit', '2,00'],
      ['total', '4,00'],
    ]);
  });
});

describe('the address of a letterhead', () => {
  it('keeps town and state beside a telephone without punctuation', () => {
    const { rows } = sheetOfLines([
      [10, { 40: 'RUA ANDRADE SILVA, 910' }],
      [20, { 40: 'CAIPIRA - 04567-000' }],
      [30, { 40: 'SAO PAULO - SP Fone/Fax: 1155555555' }],
    ]);
    const { address, district, city, uf, cep, phone } = readAddressBlock(rows, glyph);
    expect([address, district, city, uf, cep, phone].map((reading) => reading?.value)).toEqual([
      'RUA ANDRADE SILVA, 910',
      'CAIPIRA',
      'SAO PAULO',
      'SP',
      '04567000',
      '1155555555',
    ]);
  });
});

it('a dash lost between district and town leaves a gap in a picture, and a state may end as money begins', () => {
  const { rows } = sheetOfRows([
    { 40: 'RUA ANDRADE SILVA, 910' },
    { 40: 'SANTA TEREZINHA', 140: 'PASSO FUNDO - R$' },
  ]);
  const { address, district, city, uf } = readAddressBlock(rows, glyph);
  expect([address, district, city, uf].map((reading) => reading?.value)).toEqual([
    'RUA ANDRADE SILVA, 910',
    'SANTA TEREZINHA',
    'PASSO FUNDO',
    'RS',
  ]);
});

it('what stands between a postal code and a telephone is no district', () => {
  const { rows } = sheetOfLines([
    [10, { 40: 'RUA ANDRADE SILVA, 910' }],
    [20, { 40: 'BOA VISTA - SAO PAULO - SP' }],
    [30, { 40: 'CEP 04567-000 FO. INE 1155555555' }],
  ]);
  const { address, district, phone } = readAddressBlock(rows, glyph);
  expect([address, district, phone].map((reading) => reading?.value)).toEqual([
    'RUA ANDRADE SILVA, 910',
    'BOA VISTA',
    '1155555555',
  ]);
});

describe('an address in one row', () => {
  it('ends with its town and its postal code', () => {
    const { rows } = sheetOfLines([
      [10, { 40: 'R. COSTA CARVALHO, 300 - PINHEIROS - CEP 05429-900 - SÃO PAULO SP' }],
      [20, { 40: 'CONTA DE ÁGUA' }],
    ]);
    const { address, district, city, uf, cep } = readAddressBlock(rows, glyph);
    expect([address, district, city, uf, cep].map((reading) => reading?.value)).toEqual([
      'R. COSTA CARVALHO, 300',
      'PINHEIROS',
      'SÃO PAULO',
      'SP',
      '05429900',
    ]);
  });
});

describe('a form', () => {
  const spec = {
    sections: { Seller: ['VENDEDOR'], Buyer: ['COMPRADOR'] },
    fields: [
      { id: 'SellerName', kind: 'name', labels: ['Nome'], section: 'Seller' },
      { id: 'SellerCPF', kind: 'cpf', labels: ['CPF/CNPJ'], section: 'Seller' },
      { id: 'BuyerName', kind: 'name', labels: ['Nome'], section: 'Buyer' },
      { id: 'BuyerCity', kind: 'city', labels: ['Município/UF'], section: 'Buyer' },
      { id: 'BuyerUF', kind: 'uf', labels: ['Município/UF'], section: 'Buyer' },
      { id: 'IssueDate', kind: 'date', labels: ['Emissão', 'Data'] },
      { id: 'Father', kind: 'name', labels: ['Filiação'] },
      { id: 'Mother', kind: 'name', labels: ['Filiação'] },
    ],
  } as const;
  const valuesOf = (lines: Parameters<typeof sheetOfLines>[0]) =>
    Object.fromEntries(readForm(sheetOfLines(lines), spec).map(({ id, reading }) => [id, reading.value]));

  it('gives each block its own of the same labels, values under or beside them', () => {
    expect(
      valuesOf([
        [10, { 40: 'VENDEDOR' }],
        [22, { 40: 'NOME', 400: 'CPF / CNPJ' }],
        [32, { 40: 'ANA SOUZA', 400: '529.982.247-25' }],
        [60, { 40: 'COMPRADOR' }],
        [72, { 40: 'NOME: RUI PAES', 400: 'Emissão: 03/05/2026' }],
        [90, { 40: 'MUNICÍPIO/UF' }],
        [100, { 40: 'FOZ DO IGUAÇU/PR' }],
      ]),
    ).toEqual({
      SellerName: 'ANA SOUZA',
      SellerCPF: '52998224725',
      BuyerName: 'RUI PAES',
      BuyerCity: 'FOZ DO IGUAÇU',
      BuyerUF: 'PR',
      IssueDate: '2026-05-03',
    });
  });

  it('takes no words of longer labels, of values and of signatures for its labels', () => {
    expect(
      valuesOf([
        [10, { 40: 'DATA DE PAGAMENTO', 400: 'Filiação' }],
        [20, { 40: '10/08/2014', 400: 'GRUPO DE NOMES' }],
        [50, { 40: 'NOME' }],
        [60, { 40: 'ANA SOUZA' }],
        [300, { 40: 'ASSINATURA DO VENDEDOR' }],
      ]),
    ).toEqual({ Father: 'GRUPO DE NOMES', SellerName: 'ANA SOUZA' });
  });

  it('gives two names under one label to two fields, in their order', () => {
    expect(
      valuesOf([
        [10, { 40: 'FILIAÇÃO' }],
        [20, { 40: 'JOSÉ SOUZA' }],
        [31, { 40: 'MARIA SOUZA' }],
      ]),
    ).toEqual({ Father: 'JOSÉ SOUZA', Mother: 'MARIA SOUZA' });
  });
});

describe('a letterhead', () => {
  it('is a name over a street with its town, wherever it stands', () => {
    const [head] = findLetterheads(
      sheetOfLines([
        [10, { 300: 'LESTE ENERGIA S.A. CNPJ 12.127.778/0001-45' }],
        [20, { 300: 'RUA DAS FLORES, 31 - CENTRO' }],
        [30, { 300: 'NITERÓI - RJ' }],
      ]),
    );
    expect(head).toMatchObject({
      isCompany: true,
      name: { value: 'LESTE ENERGIA S.A.' },
      address: { address: { value: 'RUA DAS FLORES, 31' }, city: { value: 'NITERÓI' }, uf: { value: 'RJ' } },
    });
  });
});

it('a label that begins like a street is no letterhead', () => {
  const heads = findLetterheads(
    sheetOfLines([
      [10, { 300: 'RODOVIA. . . : BR-277' }],
      [20, { 300: 'PRACA. . . . : LEME' }],
      [30, { 300: 'CORUMBÁ - MS' }],
    ]),
  );
  expect(heads).toEqual([]);
});

describe('a letterhead without a name', () => {
  it('is told by the number of the company under it', () => {
    const heads = findLetterheads(
      sheetOfLines([
        [10, { 300: 'RUA DAS FLORES, 31 - CENTRO - NITERÓI RJ' }],
        [20, { 300: 'CNPJ 12.127.778/0001-45' }],
        [90, { 40: 'ANA SOUZA' }],
        [100, { 40: 'RUA DO SOL, 5' }],
        [110, { 40: 'CENTRO - NITERÓI - RJ' }],
      ]),
    );
    expect(heads.map(({ isCompany, name }) => [isCompany, name?.value])).toEqual([
      [true, undefined],
      [false, 'ANA SOUZA'],
    ]);
  });
});

describe('products of a roll', () => {
  it('in a row, with the count first, or over two rows, where one proves itself', () => {
    const sheet = sheetOfLines([
      [100, { 40: '001 66716 BISC MAIZENA 350G' }],
      [112, { 60: '4,0000 UN X 6,24 (4,49) 24,96' }],
      [124, { 40: '049137 TOMATE KG 2,000 KG 9,53 19,06' }],
      [136, { 40: '2 COUVERT 15,40 30,90' }],
      [148, { 40: 'TOTAL R$ 74,92' }],
    ]);
    const rows = readReceiptRows(sheet)?.map((row) => [
      row.Code?.value,
      row.Description?.value,
      row.Quantity?.value,
      row.TotalAmount?.value,
      row.TotalAmount?.checks?.[0]?.ok,
    ]);
    expect(rows).toEqual([
      ['66716', 'BISC MAIZENA 350G', '4.0000', '24.96', true],
      ['049137', 'TOMATE KG', '2.000', '19.06', true],
      [undefined, 'COUVERT', '2.00', '30.90', false],
    ]);
  });

  it('are none where no count times price is its sum', () => {
    expect(readReceiptRows(sheetOfLines([[100, { 40: '2 COUVERT 15,40 31,90' }]]))).toBeUndefined();
  });
});

describe('values that end at the rule of their box', () => {
  it.each([
    ['159,27,', 'money', '159.27'],
    ['1.173,01.', 'money', '1173.01'],
    ['10,930|', 'decimal', '10.930'],
    ['SP.', 'uf', 'SP'],
  ] as const)('%s, %s, is read without what is left of it', (text, kind, value) => {
    expect(readValue(sheetOfLines([[100, { 40: text }]]).tokens, kind, glyph)?.value).toBe(value);
  });

  it('keep a comma without decimals before it, which are lost', () => {
    expect(readValue(sheetOfLines([[100, { 40: '1.173,' }]]).tokens, 'money', glyph)).toBeUndefined();
  });
});

describe('values as recognisers misread them', () => {
  it.each([
    ['date', 'OS SET/SEP 2023', '2023-09-05'],
    ['issuer', 'DPFIXAPISC', 'DPF/XAP/SC'],
    ['issuer', 'sRIPFIMG', 'SR/PF/MG'],
    ['vin', '9BHTLIXA6FZ694378', '9BHTL1XA6FZ694378'],
    ['email', 'fiscalQsol.com.br', 'fiscal@sol.com.br'],
    ['plate', 'KX15596', 'KXI5596'],
    ['plate', 'QZB8F0I', 'QZB8F01'],
  ] as const)('%s %s is %s', (kind, text, value) => {
    expect(readWhole(text, kind, [])?.value).toBe(value);
  });
});

it('a number of a register of the states has eight figures or more', () => {
  const read = (text: string) =>
    readValue(sheetOfLines([[100, { 40: text }]]).tokens, 'state-register', glyph)?.value;
  expect(read('392.308.789')).toBe('392308789');
  expect(read('ISENTA')).toBe('ISENTO');
  expect(read('789')).toBeUndefined();
});

it('a telephone of a picture without its area explains little of its cell', () => {
  const { tokens } = sheetOfLines([[100, { 40: '31933312' }]]);
  const inPicture = tokens.map((token) => ({ ...token, conf: 96 }));
  expect(readValue(inPicture, 'phone', glyph)).toMatchObject({ value: '31933312', shapeFit: 0.2 });
  expect(readValue(tokens, 'phone', glyph)).toMatchObject({ shapeFit: 1 });
});

it('a town beside its postal code needs no dash before its state', () => {
  const { rows } = sheetOfLines([
    [100, { 40: 'ALAMEDA DOS IPÊS, 1491 - FLORESTA' }],
    [114, { 40: 'FORTALEZA CE - CEP; 60160-225' }],
  ]);
  const { address, district, city, uf } = readAddressBlock(rows, glyph);
  expect([address, district, city, uf].map((part) => part?.value)).toEqual([
    'ALAMEDA DOS IPÊS, 1491',
    'FLORESTA',
    'FORTALEZA',
    'CE',
  ]);
});

it('an hour of more than 59 seconds is none: a struck zero was read as a nine', () => {
  const read = (text: string) => readWhole(text, 'time', [])?.value;
  expect([read('20:12:97'), read('20:12:07')]).toEqual([undefined, '20:12:07']);
});
