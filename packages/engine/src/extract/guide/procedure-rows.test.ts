import type { Field } from '@lavra/contract/model/result';
import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows, sheetOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';
import { guideForm } from './form.ts';
import { readPerformed, readRequested } from './procedure-rows.ts';

const valuesOf = (rows: readonly object[] = []): string[][] =>
  rows.map((row) => Object.values(row as Record<string, Field>).map(({ value }) => value));

const done: Row[] = [
  [[40, 'Guia no prestador 90817263 desde 08/05/2025']],
  [
    [40, '1 -'],
    [70, '08/05/2025'],
    [150, '14:20'],
    [200, '14:30'],
    [260, '22'],
    [300, '4.03.01.63-0'],
    [400, 'Creatinina'],
    [640, '2'],
    [680, '1'],
    [700, '1'],
    [740, '1,00'],
    [800, '8,10'],
    [900, '16,20'],
  ],
  [],
  [[400, 'ECG convencional']],
  [
    [40, '2 -'],
    [70, '08/05/2025'],
    [150, '14:31'],
    [200, '14:50'],
    [260, '22'],
    [300, '40101010'],
    [400, 'de até 12'],
    [640, '1'],
    [740, '0,50'],
    [800, '50,00'],
    [900, '25,00'],
  ],
  [[400, 'derivações']],
];

it('figures behind a code are count, price and amount where these make a product, with a factor or without', () => {
  expect(valuesOf(readPerformed(sheetOfRows(done))?.rows)).toEqual([
    ['2025-05-08', '22', '40301630', 'Creatinina', '2', '8.10', '16.20'],
    ['2025-05-08', '22', '40101010', 'ECG convencional de até 12 derivações', '1', '50.00', '25.00'],
  ]);
});

it('rows whose figures make no product are left to the headings', () => {
  const [title = [], row = []] = done;
  const wrong = row.map(([left, text]) => [left, text === '16,20' ? '17,20' : text] as const);
  expect(readPerformed(sheetOfRows([title, wrong]))).toBeUndefined();
});

it('what was asked for has counts alone behind it; the number of its row is none of its cells', () => {
  const rows: Row[] = [
    [
      [40, '1 -'],
      [80, '22'],
      [130, '40304361'],
      [260, 'Hemograma completo'],
      [700, '2'],
      [800, '1'],
    ],
  ];
  expect(valuesOf(readRequested(sheetOfRows(rows))?.rows)).toEqual([
    ['22', '40304361', 'Hemograma completo', '2', '1'],
  ]);
});

it.each([
  [90, [['22', '40302318', 'Potássio', '1']]],
  [100, []],
])('a letter before a row is its number misread where it was read with %d', (conf, rows) => {
  const exact = sheetOfRows([
    [
      [40, 'a'],
      [80, '22'],
      [130, '40302318'],
      [260, 'Potássio'],
      [700, '1'],
    ],
  ]);
  const read = exact.rows.map((row) => row.map((token) => ({ ...token, conf })));
  expect(valuesOf(readRequested({ ...exact, rows: read, tokens: read.flat() })?.rows)).toEqual(rows);
});

it('rows of a numbered table whose counts were lost in a picture are not left to a plainer table, and pieces of rules are no row', () => {
  const page: Row[] = [
    [[300, 'GUIA DE SOLICITAÇÃO DE INTERNAÇÃO']],
    [
      [50, '7-Número da Carteira'],
      [400, '10-Nome'],
    ],
    [
      [50, '00554499007711'],
      [400, 'Rui Prado Salles'],
    ],
    [
      [50, 'ltens'],
      [90, '34-Tabela'],
      [200, '35-Código do Procedimento'],
      [400, '36-Descrição'],
      [700, '37-Qtde Solic'],
      [850, '38-Qtde Aut.'],
    ],
    [
      [90, '22'],
      [200, '30715016'],
      [400, 'Artrodese da coluna'],
      [760, '2'],
      [920, '1'],
    ],
    [
      [90, '22'],
      [200, '30602114'],
      [400, 'Drenagem de abscesso'],
    ],
    [
      [90, 'I—'],
      [200, '—'],
    ],
  ];
  const rows = extractDocuments('guide', { pages: [pageOfRows(page, 'ocr', 96)] })[0]?.Data
    ?.RequestedProcedures;
  expect(rows).toMatchObject([
    {
      Table: { value: '22' },
      Code: { value: '30715016' },
      Description: { value: 'Artrodese da coluna' },
      RequestedQuantity: { value: '2' },
      AuthorizedQuantity: { value: '1' },
    },
    { Code: { value: '30602114' }, Description: { value: 'Drenagem de abscesso' } },
  ]);
});

it('the table may stand behind the code, in a column of its own', () => {
  const read = readPerformed(
    sheetOfRows([
      [
        [40, '05/03/2026'],
        [200, '40302040'],
        [330, '22'],
        [400, 'Glicose'],
        [700, '2'],
        [760, '12,10'],
        [880, '24,20'],
      ],
    ]),
  );
  expect(read?.rows).toMatchObject([
    { Table: { value: '22' }, Code: { value: '40302040' }, Description: { value: 'Glicose' } },
  ]);
});

it('a table behind the description is one under its heading; without that it is a count', () => {
  const row: Row = [
    [40, '40304361'],
    [200, 'Hemograma completo'],
    [600, '22'],
    [700, '2'],
  ];
  const heading: Row = [
    [40, 'Código'],
    [200, 'Descrição'],
    [596, 'Tabela'],
    [690, 'Qtde'],
  ];
  expect(valuesOf(readRequested(sheetOfRows([heading, row]))?.rows)).toEqual([
    ['22', '40304361', 'Hemograma completo', '2'],
  ]);
  expect(valuesOf(readRequested(sheetOfRows([row]))?.rows)).toEqual([
    ['40304361', 'Hemograma completo', '22', '2'],
  ]);
});

it('a row of what was asked for may have a dash behind its number, and one that ends with an occupation is a person', () => {
  const asked = guideForm.tables?.find(({ id, rows }) => id === 'RequestedProcedures' && rows !== undefined);
  const pattern = asked?.rows?.pattern;
  expect(pattern?.exec('3 - 22 40304361 HEMOGRAMA COMPLETO 1 1')?.slice(1, 4)).toEqual([
    '22',
    '40304361',
    'HEMOGRAMA COMPLETO',
  ]);
  expect(pattern?.test('1 12 714093 OLGA FREIRE BASTOS 06 55120 GO 225125')).toBe(false);
});

it('the row of the house that gives the care, with its register of seven figures, is no procedure', () => {
  const rows: Row[] = [
    [
      [30, '24-Tab'],
      [105, '25-Código'],
      [260, '26-Descrição do procedimento solicitado'],
      [730, '27-Qt. solic.'],
      [860, '28-Qt. aut.'],
    ],
    [
      [30, '22'],
      [105, '40901122'],
      [260, 'Ultrassonografia de abdome total'],
      [730, '1'],
      [860, '1'],
    ],
    [[30, 'Executante']],
    [
      [30, '29 Código operadora'],
      [180, '30 Nome do contratado'],
      [590, '31 CNES'],
      [740, '32 Tipo atend.'],
      [860, '33 Ind. acidente'],
    ],
    [
      [30, '42949360'],
      [180, 'Clínica São Rafael'],
      [590, '2768860'],
      [740, '04'],
      [860, '9'],
    ],
  ];
  const { RequestedProcedures, ...values } = valuesOn('guide', pageOfRows(rows, 'text-layer', 100));
  expect(RequestedProcedures).toHaveLength(1);
  expect(values).toMatchObject({ ProviderName: 'Clínica São Rafael', CNES: '2768860', CareType: '04' });
});

it('what was asked for and what was done stand beside each other, each with its code', () => {
  const rowOf = (code: string, words: string, asked: string, day: string, price: string): Row => [
    [20, '22'],
    [50, code],
    [130, words],
    [400, asked],
    [440, '1'],
    [470, day],
    [560, '22'],
    [590, code],
    [670, words],
    [880, '1'],
    [910, price],
    [960, price],
  ];
  const rows = [
    rowOf('40301630', 'Creatinina', '3', '04/02/2025', '8,10'),
    rowOf('40302040', 'Glicose', '2', '05/02/2025', '7,30'),
  ];
  expect(valuesOf(readRequested(sheetOfRows(rows))?.rows)).toEqual([
    ['22', '40301630', 'Creatinina', '3', '1'],
    ['22', '40302040', 'Glicose', '2', '1'],
  ]);
  expect(valuesOf(readPerformed(sheetOfRows(rows))?.rows)).toEqual([
    ['2025-02-04', '22', '40301630', 'Creatinina', '1', '8.10', '8.10'],
    ['2025-02-05', '22', '40302040', 'Glicose', '1', '7.30', '7.30'],
  ]);
});
