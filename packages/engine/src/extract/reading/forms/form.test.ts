import type { Field } from '@lavra/contract/model/result';
import { expect, it } from 'vitest';
import { readFormTable } from '../tables/form-table.ts';
import { readRowsByShape } from '../tables/rows-by-shape.ts';
import type { TableSpec } from '../tables/table-spec.ts';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { readForm } from './form.ts';
import type { FormSpec } from './form-spec.ts';
import { readList } from './lists.ts';
import { readPhrases, runningTextOf } from '../phrases/phrases.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { findSummedRows } from '../tables/summed-rows.ts';

type Column = 'Name' | 'Quantity' | 'Amount';
const list: TableSpec<'List', Column> = {
  id: 'List',
  columns: [
    { id: 'Name', kind: 'text', labels: ['Descrição'] },
    { id: 'Quantity', kind: 'decimal', labels: ['Qtd.'] },
    { id: 'Amount', kind: 'money', labels: ['Valor'] },
  ],
};

const valuesOf = (rows: readonly Partial<Record<Column, { readonly value: string }>>[] | undefined) =>
  rows?.map((row) => [row.Name?.value, row.Quantity?.value, row.Amount?.value]);

it('a table whose labels are numbered ends before the next row of such labels', () => {
  const table = readFormTable(
    sheetOfRows([
      [
        [100, '24 - Tabela'],
        [250, '25 - Código do procedimento ou item'],
      ],
      [
        [100, '22'],
        [254, '40805026'],
      ],
      [
        [100, '22'],
        [254, '20103484'],
      ],
      [[100, '29 - Contratado executante']],
      [[120, 'Estabelecimentoassistencial']],
      [[130, 'Internaçãodiurna']],
    ]),
    {
      id: 'Procedures',
      columns: [
        { id: 'Table', kind: 'code', labels: ['24 - Tabela'] },
        { id: 'Code', kind: 'code', labels: ['25 - Código do procedimento ou item'] },
      ],
    },
    [],
  );
  expect(table?.rows.map(({ Table, Code }) => [Table?.value, Code?.value])).toEqual([
    ['22', '40805026'],
    ['22', '20103484'],
  ]);
});

it('a table is read by its headings, text that goes on below belongs to the row above', () => {
  const table = readFormTable(
    sheetOfRows([
      [
        [100, 'Descrição'],
        [400, 'Outra'],
        [500, 'Qtd.'],
        [700, 'Valor'],
      ],
      [
        [100, 'Café torrado'],
        [400, 'x'],
        [500, '2,00'],
        [700, '20,00'],
      ],
      [[100, 'e moído']],
      [
        [100, 'Água'],
        [500, '1,00'],
        [700, '5,00'],
      ],
      [
        [100, 'TOTAL'],
        [700, '25,00'],
      ],
    ]),
    list,
    [],
  );
  expect(valuesOf(table?.rows)).toEqual([
    ['Café torrado e moído', '2.00', '20.00'],
    ['Água', '1.00', '5.00'],
  ]);
  expect(table?.totals.Amount).toMatchObject({ value: '25.00', checks: [{ check: 'items_sum', ok: true }] });
});

it('amounts that do not add up to their total are doubted, each of them', () => {
  const table = readFormTable(
    sheetOfRows([
      [
        [100, 'Descrição'],
        [500, 'Qtd.'],
        [700, 'Valor'],
      ],
      [
        [100, 'Café'],
        [500, '2,00'],
        [700, '20,00'],
      ],
      [
        [100, 'Água'],
        [500, '1,00'],
        [700, '5,00'],
      ],
      [
        [100, 'TOTAL'],
        [700, '35,00'],
      ],
    ]),
    list,
    [],
  );
  for (const row of table?.rows ?? [])
    expect(row.Amount).toMatchObject({ checks: [{ check: 'items_sum', ok: false }] });
  expect(Math.max(...(table?.rows ?? []).map((row) => row.Amount?.conf ?? 100))).toBeLessThan(90);
});

it('two numbers in one cell are a fault that is said, not one number', () => {
  const table = readFormTable(
    sheetOfRows([
      [
        [100, 'Descrição'],
        [500, 'Qtd.'],
        [700, 'Valor'],
      ],
      [
        [100, 'Café'],
        [500, '2,00'],
        [700, '20,00'],
      ],
      [
        [100, 'Água'],
        [500, '1,00'],
        [690, '3,90 195,00'],
      ],
    ]),
    list,
    [],
  );
  expect(table?.rows[1]?.Amount).toMatchObject({
    value: '3,90 195,00',
    checks: [{ check: 'amount_format', ok: false }],
  });
});

it('what needs no label is found in running text', () => {
  const text = runningTextOf([
    sheetOfRows([[[100, 'assento de ANA LIMA, filha de Rui']], [[100, 'Lima e de Eva Reis. Dou fé.']]]),
  ]);
  const found = readPhrases(text, [
    {
      pattern: /filh[oa] de (.+?) e de (.+?)\./,
      gives: [
        ['Father', 'name'],
        ['Mother', 'name'],
      ],
    },
  ]);
  expect(found.map(({ id, reading }) => [id, reading.value])).toEqual([
    ['Father', 'Rui Lima'],
    ['Mother', 'Eva Reis'],
  ]);
});

it('a list without headings is told by its sum', () => {
  const [found] = findSummedRows(
    sheetOfRows([
      [
        [100, 'Taxa de condomínio'],
        [700, '627,58'],
      ],
      [
        [100, 'Fundo de reserva'],
        [706, '19,72'],
      ],
      [
        [100, 'Total'],
        [700, '647,30'],
      ],
    ]),
  );
  expect(found?.total).toBe('647.30');
  expect(found?.rows.map(({ value }) => value)).toEqual(['627.58', '19.72']);
});

it('words that are a label elsewhere may be the value of a field of few values', () => {
  const spec: FormSpec<'Payer' | 'Name'> = {
    sections: { Sender: ['REMETENTE'] },
    fields: [
      { id: 'Payer', kind: 'text', labels: ['TOMADOR DO SERVIÇO'], oneOf: /^(?:REMETENTE|DESTINATÁRIO)$/ },
      { id: 'Name', kind: 'name', labels: ['REMETENTE'], section: 'Sender' },
    ],
  };
  const values = readForm(
    sheetOfRows([
      [[100, 'TOMADOR DO SERVIÇO']],
      [[100, 'REMETENTE']],
      [[100, ' ']],
      [
        [100, 'REMETENTE'],
        [180, 'PADARIA LUA'],
      ],
    ]),
    spec,
  );
  expect(values.map(({ id, reading }) => [id, reading.value])).toEqual([
    ['Payer', 'REMETENTE'],
    ['Name', 'PADARIA LUA'],
  ]);
});

const readAll = <Id extends string>(sheet: Sheet, spec: FormSpec<Id>): Record<string, string> =>
  Object.fromEntries(readForm(sheet, spec).map(({ id, reading }) => [id, reading.value]));

it('of options in a row the marked one is the value', () => {
  const spec: FormSpec<'Freight'> = {
    fields: [{ id: 'Freight', kind: 'text', labels: ['Frete'], oneOf: /^(?:CIF|FOB)\b/ }],
  };
  const freightOf = (printed: string) => readAll(sheetOfRows([[[100, 'Frete']], [[100, printed]]]), spec);
  expect(freightOf('( ) CIF (X) FOB')).toEqual({ Freight: 'FOB' });
  // The mark was misread, its bracket with it; the other's brackets are empty.
  expect(freightOf('(9 CIF () FOB')).toEqual({ Freight: 'CIF' });
  expect(freightOf('( ) CIF (4) FOB')).toEqual({ Freight: 'FOB' });
  expect(freightOf('CIF (X) FOB ( )')).toEqual({ Freight: 'CIF' });
  expect(freightOf('FOB')).toEqual({ Freight: 'FOB' });
});

it('what a block has a field of its own for is not given to the page', () => {
  const spec: FormSpec<'CarrierCNPJ' | 'SenderCNPJ' | 'SenderName'> = {
    sections: { Sender: ['Remetente'] },
    fields: [
      { id: 'CarrierCNPJ', kind: 'cnpj', labels: ['CNPJ', 'CNPJ/CPF'] },
      { id: 'SenderName', kind: 'name', labels: ['Remetente'], section: 'Sender' },
      { id: 'SenderCNPJ', kind: 'cnpj', labels: ['CNPJ/CPF'], section: 'Sender', follows: 'SenderName' },
    ],
  };
  const block = (label: string) =>
    sheetOfRows([
      [
        [100, 'Remetente'],
        [500, label],
      ],
      [
        [100, 'Cerrado Azul Ltda'],
        [500, '77.891.545/0001-60'],
      ],
    ]);
  const right = { SenderName: 'Cerrado Azul Ltda', SenderCNPJ: '77891545000160' };
  expect(readAll(block('CNPJ/CPF'), spec)).toEqual(right);
  // Its label was not read, but its check digits hold.
  expect(readAll(block('GNFJIGFP'), spec)).toEqual(right);
  // The second one belongs to a block whose title was not read.
  const lost = sheetOfRows([
    [
      [100, 'Remetente'],
      [500, 'CNPJ/CPF'],
    ],
    [
      [100, 'Cerrado Azul Ltda'],
      [500, '77.891.545/0001-60'],
    ],
    [[500, 'CNPJ/CPF']],
    [[500, '11.222.333/0001-81']],
  ]);
  expect(readAll(lost, spec)).toEqual(right);
});

it('the state stands beside its town where its own label was not read', () => {
  const spec: FormSpec<'City' | 'State'> = {
    fields: [
      { id: 'City', kind: 'city', labels: ['Cidade'] },
      { id: 'State', kind: 'uf', labels: ['UF'], follows: 'City' },
    ],
  };
  const rows = [
    [
      [100, 'Cidade'],
      [500, 'ur'],
    ],
    [
      [100, 'Blumenau'],
      [500, 'SC'],
    ],
  ] as const;
  expect(readAll(sheetOfRows(rows), spec)).toEqual({ City: 'Blumenau', State: 'SC' });
});

it('a box that holds several numbers gives each', () => {
  const sheet = sheetOfRows([
    [
      [100, 'Nota(s) fiscal(is)'],
      [500, 'Volumes'],
    ],
    [
      [100, '191169 / 285015 / 49730'],
      [500, '23'],
    ],
  ]);
  const { readings } = readList(sheet, { labels: ['Nota(s) fiscal(is)'], kind: 'number' });
  expect(readings.map(({ value }) => value)).toEqual(['191169', '285015', '49730']);
});

it('rows without headings are told by what they look like, their product is held against count and price', () => {
  const spec: TableSpec<'List', Column> = {
    ...list,
    rows: {
      pattern: /^(\D+?) (\d+) ([\d.]+,\d\d)$/,
      gives: ['Name', 'Quantity', 'Amount'],
    },
  };
  const sheet = sheetOfRows([[[100, 'Dados da execução']], [[100, 'Raio X 2 52,70']], [[100, 'Assinatura']]]);
  expect(valuesOf(readRowsByShape(sheet, spec)?.rows)).toEqual([['Raio X', '2.00', '52.70']]);
  expect(readRowsByShape(sheet, list)).toBeUndefined();

  type Sold = 'Count' | 'Price' | 'Sum';
  const sold: TableSpec<'Sold', Sold> = {
    id: 'Sold',
    columns: [
      { id: 'Count', kind: 'integer', labels: [] },
      { id: 'Price', kind: 'money', labels: [] },
      { id: 'Sum', kind: 'money', labels: [] },
    ],
    rows: {
      pattern: /^(\d+) ([\d.]+,\d\d) ([\d.]+,\d\d)$/,
      gives: ['Count', 'Price', 'Sum'],
    },
    product: ['Count', 'Price', 'Sum'],
  };
  const rows = readRowsByShape(
    sheetOfRows([[[100, '2 52,70 105,40']], [[100, '1 52,70 52,78']]]),
    sold,
  )?.rows;
  const holds = (row: Partial<Record<Sold, Field>> | undefined) => row?.Sum?.checks?.map(({ ok }) => ok);
  expect(rows?.map(holds)).toEqual([[true], [false]]);

  const open = {
    ...sold,
    rows: { pattern: /^(\d+) ([\d.]+,\d\d) ([\d.]+,\d\d)/, gives: sold.rows?.gives ?? [] },
  };
  const close = readRowsByShape(sheetOfRows([[[100, '2 52,70 105,40 1 52,70 52,70 de 3']]]), open)?.rows;
  expect(close?.map(({ Sum }) => Sum?.value)).toEqual(['105.40', '52.70']);
});

it('a list is held against a total that stands twice elsewhere, in larger type too', () => {
  const [found] = findSummedRows(
    sheetOfRows([
      [
        [100, 'Água'],
        [700, '48,74'],
      ],
      [
        [100, 'Esgoto tratado'],
        [700, '48,74'],
      ],
      [[100, 'Vencimento']],
      [
        [100, '15/07/2023'],
        [500, '97,48'],
      ],
      [[300, 'a pagar 97,48']],
    ]),
  );
  expect(found?.rows.map(({ description }) => description.map(({ text }) => text).join(' '))).toEqual([
    'Água',
    'Esgoto tratado',
  ]);
});

it('what stands right under a label is its value, not what fits better further on in its box', () => {
  const spec: FormSpec<'Meter' | 'Installation'> = {
    fields: [
      { id: 'Meter', kind: 'serial', labels: ['Medidor'] },
      { id: 'Installation', kind: 'number', labels: ['RGI'] },
    ],
  };
  const sheet = sheetOfRows([
    [
      [100, 'RGI'],
      [600, 'Medidor'],
    ],
    [
      [100, '325866281/1'],
      [250, '0301771967'],
      [600, 'RESERVADO'],
    ],
    [[600, 'A19S271972']],
    [[100, 'RGI']],
    [[100, '8283000079']],
  ]);
  expect(readAll(sheet, spec)).toEqual({ Installation: '3258662811', Meter: 'A19S271972' });
});

it('a word that only nearly spells a label is another where the label is there', () => {
  const spec: FormSpec<'Name'> = { fields: [{ id: 'Name', kind: 'name', labels: ['Condômino'] }] };
  const sheet = sheetOfRows([
    [[100, 'Condômino:']],
    [[100, 'Aurélio Camargo']],
    [[100, 'Condomínio']],
    [[100, 'Data do documento']],
  ]);
  expect(readAll(sheet, spec)).toEqual({ Name: 'Aurélio Camargo' });
});

it('the stroke before an office or a state is told from the letter that it was read as', () => {
  const spec: FormSpec<'Office'> = { fields: [{ id: 'Office', kind: 'issuer', labels: ['Órgão emissor'] }] };
  const officeOf = (printed: string) =>
    readAll(sheetOfRows([[[100, 'Órgão emissor']], [[100, printed]]]), spec);
  expect(officeOf('DIREXIPF')).toEqual({ Office: 'DIREX/PF' });
  expect(officeOf('CGPIIDIREXIDPF')).toEqual({ Office: 'CGPI/DIREX/DPF' });
  expect(officeOf('SESPIPR')).toEqual({ Office: 'SESP/PR' });
});
