import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { readStacked } from './stacked.ts';
import type { TableSpec } from './table-spec.ts';

const spec: TableSpec<
  'Items',
  'Code' | 'Description' | 'NCM' | 'CFOP' | 'Quantity' | 'Unit' | 'Price' | 'Total'
> = {
  id: 'Items',
  product: ['Quantity', 'Price', 'Total'],
  columns: [
    { id: 'Code', kind: 'code', labels: ['Cód.'] },
    { id: 'Description', kind: 'text', labels: ['Produto'] },
    { id: 'NCM', kind: 'digits', labels: ['NCM'] },
    { id: 'CFOP', kind: 'digits', labels: ['CFOP'] },
    { id: 'Quantity', kind: 'decimal', labels: ['Qtd.'] },
    { id: 'Unit', kind: 'text', labels: ['Un.'] },
    { id: 'Price', kind: 'money', labels: ['Preço unitário'] },
    { id: 'Total', kind: 'money', labels: ['Subtotal'] },
  ],
};

it('columns below each other in one place have a row of print each, and text continues in its own column', () => {
  const table = readStacked(
    sheetOfRows([
      [
        [50, 'Cód.'],
        [180, 'Produto'],
        [420, 'NCM'],
        [520, 'Qtd.'],
        [620, 'Preço'],
        [740, 'Subtotal'],
      ],
      [
        [418, 'CFOP'],
        [522, 'Un.'],
        [614, 'unitário'],
        [750, '(R$)'],
      ],
      [
        [40, '439806'],
        [110, 'Ração bovinos engorda 22% pb'],
        [410, '23099010'],
        [530, '27'],
        [620, '147,8901'],
        [740, '3.993,03'],
      ],
      [
        [110, '40kg'],
        [410, '6102'],
        [530, 'sc'],
      ],
      [
        [40, '652723'],
        [110, 'Pulverizador'],
        [410, '84244100'],
        [525, '120'],
        [630, '46,24'],
        [740, '5.548,80'],
      ],
      [
        [410, '6404'],
        [530, 'un'],
      ],
    ]),
    spec,
    [],
  );
  const rows = table?.rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([id, field]) => [id, field.value])),
  );
  expect(rows).toEqual([
    {
      Code: '439806',
      Description: 'Ração bovinos engorda 22% pb 40kg',
      NCM: '23099010',
      CFOP: '6102',
      Quantity: '27.00',
      Unit: 'sc',
      Price: '147.8901',
      Total: '3993.03',
    },
    {
      Code: '652723',
      Description: 'Pulverizador',
      NCM: '84244100',
      CFOP: '6404',
      Quantity: '120.00',
      Unit: 'un',
      Price: '46.24',
      Total: '5548.80',
    },
  ]);
});

it('a row of a heading that no column has keeps its lines out of the text above, however many lines that takes', () => {
  const columns = spec.columns.map((column) =>
    column.id === 'Description' ? { ...column, also: ['LOTE'] } : column,
  );
  const named = [{ pattern: /al[íi]q\. (\d+,\d\d)%/i, gives: [['Price', 'money']] }] as const;
  const table = readStacked(
    sheetOfRows([
      [
        [40, 'Cód.'],
        [110, 'Produto'],
        [420, 'NCM'],
        [520, 'CFOP'],
        [620, 'Qtd.'],
        [740, 'Subtotal'],
      ],
      [[110, 'Lote / Validade']],
      [
        [40, 'A1'],
        [110, 'DIPIRONA SÓDICA'],
        [410, '30049069'],
        [520, '6102'],
        [620, '48,00'],
        [740, '164,16'],
      ],
      [
        [110, '20ML'],
        [440, 'Alíq. ICMS 12,00%'],
      ],
      [[110, 'Lote A29 Val. 04/2027']],
      [
        [40, 'B2'],
        [110, 'LOSARTANA'],
        [410, '30049079'],
        [520, '6102'],
        [620, '60,00'],
        [740, '291,00'],
      ],
      [
        [110, 'Lote B30 Val. 05/2027'],
        [410, 'PMC 5,81'],
      ],
    ]),
    { ...spec, key: 'Description', columns, named: [...named] },
    [],
  );
  expect(
    table?.rows.map(({ Description, NCM, CFOP }) => [Description, NCM, CFOP].map((each) => each?.value)),
  ).toEqual([
    ['DIPIRONA SÓDICA 20ML', '30049069', '6102'],
    ['LOSARTANA', '30049079', '6102'],
  ]);
});

it('a heading that begins with the name of a text is its heading, and a row of sums is no record', () => {
  const head = (text: string) =>
    [
      [40, 'Cód.'],
      [110, text],
      [420, 'NCM'],
      [520, 'Qtd.'],
      [620, 'Preço'],
      [740, 'Subtotal'],
    ] as const;
  const table = readStacked(
    sheetOfRows([
      head('Produto vendido'),
      [
        [418, 'CFOP'],
        [522, 'Un.'],
        [614, 'unitário'],
      ],
      [
        [40, 'A1'],
        [110, 'TRATOR'],
        [410, '87019410'],
        [530, '1'],
        [620, '10,00'],
        [740, '10,00'],
      ],
      [
        [410, '5102'],
        [530, 'UN'],
      ],
      [
        [40, 'TOTAIS'],
        [740, '10,00'],
      ],
    ]),
    spec,
    [],
  );
  expect(table?.rows.map(({ Code, Description }) => [Code?.value, Description?.value])).toEqual([
    ['A1', 'TRATOR'],
  ]);
});

it('a row of a heading names several columns between strokes, and a rate below its tax is that of the tax', () => {
  const taxed: TableSpec<
    'Items',
    'Description' | 'NCM' | 'CFOP' | 'Quantity' | 'Price' | 'Total' | 'Tax' | 'Rate' | 'OtherRate'
  > = {
    id: 'Items',
    columns: [
      { id: 'Description', kind: 'text', labels: ['Produto'] },
      { id: 'NCM', kind: 'digits', labels: ['NCM'] },
      { id: 'CFOP', kind: 'digits', labels: ['CFOP'] },
      { id: 'Quantity', kind: 'decimal', labels: ['Qtd'] },
      { id: 'Price', kind: 'money', labels: ['Preço'] },
      { id: 'Total', kind: 'money', labels: ['Subtotal'] },
      { id: 'Tax', kind: 'money', labels: ['IPI'] },
      { id: 'OtherRate', kind: 'percent', labels: ['Alíq.'] },
      { id: 'Rate', kind: 'percent', labels: ['Alíq. IPI'] },
    ],
  };
  const product = (name: string, ncm: string) =>
    [
      [
        [50, name],
        [520, '4,00'],
        [620, '10,00'],
        [740, '40,00'],
        [840, '2,00'],
      ],
      [
        [50, `${ncm} /5401`],
        [840, '5%'],
      ],
    ] as const;
  const table = readStacked(
    sheetOfRows([
      [
        [50, 'Produto'],
        [520, 'Qtd'],
        [620, 'Preço'],
        [740, 'Subtotal'],
        [840, 'IPI'],
      ],
      [
        [50, 'NCM / CFOP'],
        [840, 'alíq.'],
      ],
      ...product('Chope barril 30 L', '22030000'),
      ...product('Cerveja 355 ml cx c/24', '22030010'),
    ]),
    taxed,
    [],
  );
  const rows = table?.rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([id, field]) => [id, field.value])),
  );
  expect(
    rows?.map(({ Description, NCM, CFOP, Tax, Rate, OtherRate }) => [
      Description,
      NCM,
      CFOP,
      Tax,
      Rate,
      OtherRate,
    ]),
  ).toEqual([
    ['Chope barril 30 L', '22030000', '5401', '2.00', '5.00', undefined],
    ['Cerveja 355 ml cx c/24', '22030010', '5401', '2.00', '5.00', undefined],
  ]);
});

it('of two headings that name one column the one that may be of another is of that, and a known one is not parted', () => {
  const taxed: TableSpec<'Items', 'Description' | 'Quantity' | 'Price' | 'Total' | 'Rate' | 'Tax' | 'Kind'> =
    {
      id: 'Items',
      columns: [
        { id: 'Description', kind: 'text', labels: ['Produto'], also: ['ISSRETIDO'] },
        { id: 'Quantity', kind: 'decimal', labels: ['Qtd.'] },
        { id: 'Price', kind: 'money', labels: ['Preço'] },
        { id: 'Total', kind: 'money', labels: ['Total'] },
        { id: 'Rate', kind: 'percent', labels: ['% ISS', 'ISS'] },
        { id: 'Tax', kind: 'money', labels: ['Valor ISS', 'ISS'] },
        { id: 'Kind', kind: 'text', labels: ['Retido'] },
      ],
    };
  const table = readStacked(
    sheetOfRows([
      [
        [40, 'Produto'],
        [360, 'Qtd.'],
        [460, 'Preço'],
        [560, 'Grupo: Total'],
        [700, 'ISS'],
        [800, 'ISS Retido'],
      ],
      [[560, '% ISS']],
      [
        [40, 'CORTE'],
        [360, '2,00'],
        [460, '10,00'],
        [560, '20,00'],
        [700, '1,00'],
        [800, '0,40'],
      ],
      [[560, '5,00']],
    ]),
    taxed,
    [],
  );
  expect(
    table?.rows.map(({ Total, Rate, Tax, Kind }) => [Total, Rate, Tax, Kind].map((each) => each?.value)),
  ).toEqual([['20.00', '5.00', '1.00', undefined]]);
});
