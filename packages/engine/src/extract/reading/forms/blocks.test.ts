import { completeBoletoBarcode } from '@lavra/brazil/boleto';
import type { Box } from '@lavra/contract/model/result';
import { expect, it } from 'vitest';
import type { Code, Page } from '../../../pages/page.ts';
import { birthcertificateForm } from '../../birthcertificate/form.ts';
import { extractDocuments } from '../../extract.ts';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { readFormTable } from '../tables/form-table.ts';
import { readForm } from './form.ts';
import type { FormSpec } from './form-spec.ts';
import { partyFields } from '../particulars/parties.ts';
import { readPhrases, runningTextOf } from '../phrases/phrases.ts';
import { readReceiptRows } from '../receipts/receipt-rows.ts';
import { readWhole } from '../values/values.ts';
import { rowsOf, type Sheet, type Token } from '../sheet/sheet.ts';

const readAll = <Id extends string>(sheet: Sheet, spec: FormSpec<Id>): Record<string, string> =>
  Object.fromEntries(readForm(sheet, spec).map(({ id, reading }) => [id, reading.value]));

function pageWith(code: Code): Page {
  const looks = { source: 'code', orientation: 0, quality: 'ok', width: 1000, height: 1400 } as const;
  return { number: 1, words: [], lines: [], codes: [code], ...looks };
}

const freight: FormSpec<string> = {
  sections: { Sender: ['REMETENTE'], Recipient: ['DESTINATÁRIO'] },
  fields: ['Sender', 'Recipient'].flatMap((party) => partyFields(party, ['CNPJ', 'IE', 'District', 'City'])),
};
const blockOf = (title: string, cnpj: string, ie: string, district: string, city: string) =>
  [
    [title, 'CNPJ', 'INSCR. EST.'],
    ['Acme Ltda', cnpj, ie],
    ['', 'BAIRRO', 'CIDADE'],
    ['', district, city],
  ].map((row) => row.flatMap((text, index) => (text === '' ? [] : [[100 + 250 * index, text] as const])));
const first = ['11.222.333/0001-81', '123456789', 'Centro', 'Bauru'] as const;
const second = ['04.252.011/0001-10', '987654321', 'Vila Nova', 'Lins'] as const;

it('labels that come again under themselves are those of the next party, where its title was not read', () => {
  const values = readAll(
    sheetOfRows([...blockOf('REMETENTE', ...first), ...blockOf('', ...second)]),
    freight,
  );
  expect(values).toEqual({
    SenderCNPJ: '11222333000181',
    SenderIE: '123456789',
    SenderDistrict: 'Centro',
    SenderCity: 'Bauru',
    RecipientCNPJ: '04252011000110',
    RecipientIE: '987654321',
    RecipientDistrict: 'Vila Nova',
    RecipientCity: 'Lins',
  });
});

it('labels of two parties that come again are theirs by order, where neither title was read', () => {
  const rows = [...blockOf('', ...first), ...blockOf('', ...second)];
  expect(readAll(sheetOfRows(rows), freight)).toMatchObject({
    SenderCNPJ: '11222333000181',
    SenderDistrict: 'Centro',
    RecipientCNPJ: '04252011000110',
    RecipientIE: '987654321',
    RecipientCity: 'Lins',
  });
});

it('a label that comes again alone is of its own block', () => {
  const sheet = sheetOfRows([...blockOf('REMETENTE', ...first), [[350, 'BAIRRO']], [[350, 'Vila Nova']]]);
  expect(readAll(sheet, freight)).not.toHaveProperty('RecipientDistrict');
});

it('a date in words goes on in the next row, and ends before the figures beside it', () => {
  const sheet = sheetOfRows([
    [[100, 'DATA DO NASCIMENTO POR EXTENSO']],
    [
      [100, 'VINTE E QUATRO DE MAIO DE MIL NOVECENTOS E'],
      [500, '24 05 1997'],
    ],
    [[100, 'NOVENTA E SETE']],
  ]);
  expect(readAll(sheet, birthcertificateForm)['BirthDateInWords']).toBe(
    'VINTE E QUATRO DE MAIO DE MIL NOVECENTOS E NOVENTA E SETE',
  );
});

it('a row of one word with a tail and a stroke is of the size of the row above it', () => {
  const sheet = sheetOfRows([[[100, 'LOCAL']], [[100, 'SANTA CASA, FOZ DO']], [[100, 'IGUAÇU/PR']]]);
  const tokens = sheet.tokens.map((token): Token =>
    token.text === 'IGUAÇU/PR' ? { ...token, bottom: token.bottom + 3 } : token,
  );
  const spec: FormSpec<'Place'> = { fields: [{ id: 'Place', kind: 'text', labels: ['Local'] }] };
  expect(readAll({ ...sheet, tokens }, spec)).toEqual({ Place: 'SANTA CASA, FOZ DO IGUAÇU/PR' });
});

it('a value that is the word of another heading is no heading', () => {
  const sheet = sheetOfRows([
    [
      [100, 'VOLUMES'],
      [250, 'ESPECIE'],
      [400, 'PESO'],
    ],
    [
      [100, '33'],
      [250, 'VOLUMES'],
      [400, '10,5'],
    ],
  ]);
  // Values are close below their headings.
  const raised = (token: Token): Token => ({ ...token, top: token.top - 5, bottom: token.bottom - 5 });
  const tokens = sheet.tokens.map((token) => (token.top > 60 ? raised(token) : token));
  const table = readFormTable(
    { ...sheet, tokens, rows: rowsOf(tokens, sheet.glyph) },
    {
      id: 'Goods',
      columns: [
        { id: 'Count', kind: 'integer', labels: ['Volumes'] },
        { id: 'Kind', kind: 'text', labels: ['Espécie'] },
        { id: 'Weight', kind: 'decimal', labels: ['Peso'] },
      ],
    },
    [],
  );
  expect(table?.rows.map(({ Count, Kind }) => [Count?.value, Kind?.value])).toEqual([['33', 'VOLUMES']]);
});

it('grandparents and the place of birth are found where commas and a capital were lost', () => {
  const of = (text: string) =>
    Object.fromEntries(
      readPhrases(
        runningTextOf([sheetOfRows(text.split('\n').map((row) => [[50, row.trim()] as const]))]),
        birthcertificateForm.phrases ?? [],
      ).map(({ id, reading }) => [id, reading.value]),
    );
  expect(of('AvOS RUI LIMA e ANA LIMA;\n JOSE SOUSA e LIA SOUSA GEMEO')).toMatchObject({
    PaternalGrandfather: 'RUI LIMA',
    MaternalGrandmother: 'LIA SOUSA',
  });
  expect(
    of(`as 22:23 horas, Hospital Santa Rita em Bauru Estado de\n São Paulo do sexo feminino sendo avós paternos Rui
      Lima e\n dona Ana Lima e maternos Otto Reis e dona Ivone Reis\n Foi declarante o pai`),
  ).toMatchObject({
    BirthLocation: 'Hospital Santa Rita',
    BirthPlace: 'Bauru',
    BirthState: 'SP',
    MaternalGrandmother: 'Ivone Reis',
  });
});

it('a value with its label alone in its row stands under it, up to a label behind it', () => {
  const spec: FormSpec<'Name' | 'Id'> = {
    fields: [
      { id: 'Name', kind: 'name', labels: ['Condômino'] },
      { id: 'Id', kind: 'cpf', labels: ['CPF'] },
    ],
  };
  const sheet = sheetOfRows([
    [[100, 'Condômino:']],
    [
      [100, 'RUI LIMA'],
      [152, 'CPF 529.982.247-25'],
    ],
    [],
    [[100, 'CONDOMINIO SOL']],
    [[100, 'Data do documento']],
  ]);
  const tokens = sheet.tokens.map((token): Token => ({ ...token, conf: 90 }));
  expect(readAll({ ...sheet, tokens }, spec)).toEqual({ Name: 'RUI LIMA', Id: '52998224725' });
});

it('a name ends before the number of who bears it, and a masked number is told without its stars', () => {
  expect(readWhole('RUI LIMA - CPF 529.982.247-25', 'name', [])?.value).toBe('RUI LIMA');
  expect(readWhole('694.644-', 'cpf', [])?.value).toBe('***.694.644-**');
  expect(readWhole('12.694.644', 'cpf', [])).toBeUndefined();
});

it.each(['rui.lima (sol.com.br', 'rui.lima(d sol.com.br', 'rui.lima(Dsol.com.br', 'rui.lima@sol.com.br'])(
  'the sign of an address is read as what it looks like: %s',
  (printed) => expect(readWhole(printed, 'email', [])?.value).toBe('rui.lima@sol.com.br'),
);

it('of figures far apart in a cell the ones under its heading are the cell', () => {
  const table = readFormTable(
    sheetOfRows([
      [
        [100, 'Item'],
        [200, 'Quant.'],
        [420, 'Valor'],
      ],
      [
        [100, 'Energia'],
        [200, '496'],
        [340, '0,50870'],
        [420, '252,32'],
      ],
    ]),
    {
      id: 'Items',
      columns: [
        { id: 'Name', kind: 'text', labels: ['Item'] },
        { id: 'Count', kind: 'decimal', labels: ['Quant.'] },
        { id: 'Amount', kind: 'money', labels: ['Valor'] },
      ],
    },
    [],
  );
  expect(table?.rows.map(({ Amount }) => Amount?.value)).toEqual(['252.32']);
});

it('the line of a slip tells its bank', () => {
  const text = completeBoletoBarcode(`237${'1'.repeat(40)}`);
  const code = { format: 'ITF', text, box: [0.1, 0.8, 0.6, 0.05] as Box };
  const [document] = extractDocuments('proofofaddress', { pages: [pageWith(code)] });
  expect(document?.Data).toMatchObject({ BankCode: { value: '237' } });
});

it('a district stands behind its street with nothing but paper between', () => {
  const spec: FormSpec<'Street' | 'District'> = {
    fields: [
      { id: 'Street', kind: 'street', labels: ['Endereço'], address: { district: 'District' } },
      { id: 'District', kind: 'text', labels: ['Bairro'] },
    ],
  };
  const of = (row: readonly (readonly [number, string])[]) =>
    readAll(sheetOfRows([[[100, 'Endereço']], row]), spec);
  expect(
    of([
      [100, 'R CAPITAO 38 GALPAO B'],
      [236, 'JARDIM SUL'],
    ]),
  ).toEqual({ Street: 'R CAPITAO 38 GALPAO B', District: 'JARDIM SUL' });
  expect(of([[100, 'R CAPITAO 38 GALPAO B']])).toEqual({ Street: 'R CAPITAO 38 GALPAO B' });
});

it('a label behind a comma is a word of the list before it', () => {
  const spec: FormSpec<'Street' | 'City'> = {
    fields: [
      { id: 'Street', kind: 'text', labels: ['Endereço'] },
      { id: 'City', kind: 'city', labels: ['Cidade'] },
    ],
  };
  const sheet = sheetOfRows([[[100, 'Endereço']], [[100, 'RUA NOVA, 12, CIDADE JARDIM']]]);
  expect(readAll(sheet, spec)).toEqual({ Street: 'RUA NOVA, 12, CIDADE JARDIM' });
});

it('a plate and its state stand in one word', () => {
  const spec: FormSpec<'Plate' | 'State'> = {
    fields: [
      { id: 'Plate', kind: 'plate', labels: ['PLACA ANT. / UF'] },
      { id: 'State', kind: 'uf', labels: ['PLACA ANT. / UF'] },
    ],
  };
  const sheet = sheetOfRows([[[100, 'PLACA ANT. / UF']], [[100, 'ABC1234/SP']]]);
  expect(readAll(sheet, spec)).toEqual({ Plate: 'ABC1234', State: 'SP' });
});

it('a product of a roll is read where its rate is figures and the letter behind its sum a sign', () => {
  const sheet = sheetOfRows([[[50, '004 70667 SAB PO OMO 1,6KG']], [[100, '2UN X 19,16 11 38,32£']]]);
  expect(readReceiptRows(sheet)?.map(({ Code, TotalAmount }) => [Code?.value, TotalAmount?.value])).toEqual([
    ['70667', '38.32'],
  ]);
});

it('an amount whose comma was lost is read where count times price proves it', () => {
  const of = (row: string) =>
    readReceiptRows(sheetOfRows([[[50, '51276 SAB PO OMO 1 UN 22,97 22,97']], [[50, row]]]))?.map(
      ({ UnitAmount }) => UnitAmount?.value,
    );
  expect(of('58500 PAP HIG NEVE 2 PC 17 44 34,88')).toEqual(['22.97', '17.44']);
  expect(of('58500 PAP HIG NEVE 2 PC 17 44 35,88')).toEqual(['22.97']);
});

it('town, state and postal code stand behind the district in a box of one address', () => {
  const spec: FormSpec<'Street' | 'District' | 'City' | 'UF' | 'CEP'> = {
    fields: [
      {
        id: 'Street',
        kind: 'street',
        labels: ['Endereço'],
        address: { district: 'District', city: 'City', uf: 'UF', cep: 'CEP' },
      },
      { id: 'District', kind: 'text', labels: ['Bairro'] },
      { id: 'City', kind: 'city', labels: ['Cidade'] },
      { id: 'UF', kind: 'uf', labels: ['UF'] },
      { id: 'CEP', kind: 'cep', labels: ['CEP'] },
    ],
  };
  const of = (address: string) => readAll(sheetOfRows([[[100, 'Endereço']], [[100, address]]]), spec);
  expect(of('Av. Independência, 5510 - Éden - Sorocaba/SP - CEP 18087-101')).toMatchObject({
    Street: 'Av. Independência, 5510',
    District: 'Éden',
    City: 'Sorocaba',
    UF: 'SP',
  });
  expect(of('Rua Nova, 12 - Vila Flor')).toEqual({ Street: 'Rua Nova, 12', District: 'Vila Flor' });
});

it('of two persons side by side below one title the first has the fields', () => {
  const spec: FormSpec<string> = {
    sections: { Guarantor: ['FIADORES'] },
    fields: partyFields('Guarantor', ['Name', 'CPF', 'CNPJ', 'Address']),
  };
  const sheet = sheetOfRows([
    [[40, 'FIADORES']],
    [
      [40, 'Nome: Ari Rezende'],
      [500, 'Nome: Julia Rezende'],
    ],
    [[500, 'CPF: 111.444.777-35']],
    [
      [40, 'CPF: 529.982.247-25'],
      [500, 'Endereço: Rua Chile, 5'],
    ],
    [[40, 'Endereço: Rua Nova, 8']],
  ]);
  expect(readAll(sheet, spec)).toMatchObject({
    GuarantorName: 'Ari Rezende',
    GuarantorCPF: '52998224725',
    GuarantorAddress: 'Rua Nova, 8',
  });
});

it('a title over the right one of two columns is not that of the left one, whose own was not read', () => {
  const column = (left: number, [cnpj, town, cep]: readonly [string, string, string]) => [
    [left, 'CNPJ', cnpj],
    [left, 'Cidade', town],
    [left, 'CEP', cep],
    [left, 'Bairro', 'Centro'],
  ];
  const [one, other] = [
    column(100, ['529.982.247-25', 'Campinas', '13045-220']),
    column(550, ['11.444.777/0001-61', 'Joinville', '89201-400']),
  ];
  const rows = one.map(([left, label, value], index): [number, string][] => [
    [Number(left), String(label)],
    [Number(left) + 120, String(value)],
    [Number(other[index]?.[0]), String(other[index]?.[1])],
    [Number(other[index]?.[0]) + 120, String(other[index]?.[2])],
  ]);
  const party = (section: string) =>
    [
      { id: `${section}CNPJ`, kind: 'cnpj', labels: ['CNPJ'], section },
      { id: `${section}City`, kind: 'city', labels: ['Cidade'], section },
      { id: `${section}CEP`, kind: 'cep', labels: ['CEP'], section },
      { id: `${section}District`, kind: 'text', labels: ['Bairro'], section },
    ] as const;
  const read = readForm(sheetOfRows([[[550, 'Destinatário']], ...rows, [[100, 'Remetente']]]), {
    sections: { Sender: ['Remetente'], Recipient: ['Destinatário'] },
    fields: [...party('Sender'), ...party('Recipient')],
  });
  const told = Object.fromEntries(read.map(({ id, reading }) => [id, reading.value]));
  expect(told).toMatchObject({ RecipientCEP: '89201400', SenderCEP: '13045220' });
});
