import { expect, it } from 'vitest';
import { nfseForm } from '../../nfse/form.ts';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { readFormTable } from '../tables/form-table.ts';
import { readForm } from './form.ts';
import type { FormSpec } from './form-spec.ts';

type Rows = Parameters<typeof sheetOfRows>[0];
const readAll = <Id extends string>(rows: Rows, spec: FormSpec<Id>): Record<string, string> =>
  Object.fromEntries(readForm(sheetOfRows(rows), spec).map(({ id, reading }) => [id, reading.value]));

it('in a list whose values are set to the right edge a name may stand far from its label', () => {
  const spec: FormSpec<'Name' | 'District' | 'City' | 'Phone'> = {
    fields: [
      { id: 'Name', kind: 'name', labels: ['Nome'] },
      { id: 'District', kind: 'text', labels: ['Bairro/Distrito'] },
      { id: 'City', kind: 'city', labels: ['Município'] },
      { id: 'Phone', kind: 'phone', labels: ['Telefone'] },
    ],
  };
  const set = (label: string, value: string): Rows[number] => {
    const width = value.split(' ').reduce((sum, word) => sum + 6 * word.length + 4, -4);
    return [
      [100, label],
      [900 - width, value],
    ];
  };
  const rows = [
    set('Nome', 'Leandro Roberto Lobato'),
    set('Bairro/Distrito', 'Lagoa Seca'),
    set('Município', 'Vila Velha'),
    set('Telefone', '(27) 3322-1100'),
  ];
  expect(readAll(rows, spec)).toEqual({
    Name: 'Leandro Roberto Lobato',
    District: 'Lagoa Seca',
    City: 'Vila Velha',
    Phone: '2733221100',
  });
});

it('a text ends at a row of headings, however close it stands', () => {
  const spec: FormSpec<'Remarks' | 'Base'> = {
    fields: [
      { id: 'Remarks', kind: 'long-text', labels: ['Observações'] },
      { id: 'Base', kind: 'money', labels: ['Base de cálculo'] },
    ],
    passedOver: ['TRIBUTAÇÃO MUNICIPAL'],
  };
  const rows: Rows = [
    [[100, 'Observações']],
    [[100, 'Medição do mês, base de cálculo conforme contrato']],
    [[100, 'e termo aditivo.']],
    [[100, 'TRIBUTAÇÃO MUNICIPAL']],
    [[100, 'Base de cálculo']],
    [[100, '1.200,00']],
  ];
  expect(readAll(rows, spec)).toEqual({
    Remarks: 'Medição do mês, base de cálculo conforme contrato e termo aditivo.',
    Base: '1200.00',
  });
});

it('behind the colon of a label, and right under a longer label, the word of another label is one of the value', () => {
  const spec: FormSpec<'Place' | 'Zone' | 'Means' | 'Payment'> = {
    fields: [
      { id: 'Place', kind: 'text', labels: ['Bairro'] },
      { id: 'Zone', kind: 'text', labels: ['Distrito'] },
      { id: 'Means', kind: 'text', labels: ['Forma de pagamento'] },
      { id: 'Payment', kind: 'text', labels: ['Pagamento'] },
    ],
  };
  expect(readAll([[[100, 'Bairro: Distrito Industrial']]], spec)).toEqual({ Place: 'Distrito Industrial' });
  expect(readAll([[[100, 'Forma de pagamento']], [[100, 'Pagamento Instantâneo']]], spec)).toEqual({
    Means: 'Pagamento Instantâneo',
  });
});

it('a text may begin left of its heading, which is set in the middle of the column', () => {
  const table = readFormTable<'Items', 'Description' | 'Amount'>(
    sheetOfRows([
      [
        [260, 'Itens'],
        [500, 'Valor'],
      ],
      [
        [100, 'ENERGIA ELÉTRICA USO DO SISTEMA'],
        [500, '37,72'],
      ],
      [
        [100, 'ILUMINAÇÃO PÚBLICA'],
        [500, '27,91'],
      ],
    ]),
    {
      id: 'Items',
      columns: [
        { id: 'Description', kind: 'text', labels: ['Itens'] },
        { id: 'Amount', kind: 'money', labels: ['Valor'] },
      ],
    },
    [],
  );
  expect(table?.rows.map(({ Description }) => Description?.value)).toEqual([
    'ENERGIA ELÉTRICA USO DO SISTEMA',
    'ILUMINAÇÃO PÚBLICA',
  ]);
});

it('an invoice of services in a row of small boxes: tax by tax, and whether it was withheld', () => {
  const rows: Rows = [
    [
      [100, 'Deduções'],
      [250, 'Alíquota'],
      [400, 'ISS retido'],
      [550, 'INSS'],
      [700, 'IR'],
    ],
    [
      [100, '0,00'],
      [250, '3,00%'],
      [400, 'Não'],
      [550, '458,40'],
      [700, '62,51'],
    ],
  ];
  expect(readAll(rows, nfseForm)).toMatchObject({
    DeductionsAmount: '0.00',
    ISSQNRate: '3.00',
    ISSQNWithheld: 'false',
    INSSAmount: '458.40',
    IRRFAmount: '62.51',
  });
});

it('a label ends at its colon, where a longer one would go on', () => {
  const spec: FormSpec<'District' | 'City'> = {
    fields: [
      { id: 'District', kind: 'text', labels: ['Bairro', 'Bairro/Distrito'] },
      { id: 'City', kind: 'city', labels: ['Município'] },
    ],
  };
  expect(
    readAll(
      [
        [
          [100, 'Bairro: Distrito Sul'],
          [400, 'Município: Caruaru'],
        ],
      ],
      spec,
    ),
  ).toEqual({
    District: 'Distrito Sul',
    City: 'Caruaru',
  });
});

it('a value right under its label counts, though the word of another label stands in its row', () => {
  const spec: FormSpec<'Meter' | 'Use'> = {
    fields: [
      { id: 'Meter', kind: 'serial', labels: ['Medidor'] },
      { id: 'Use', kind: 'number', labels: ['Consumo kWh'] },
    ],
  };
  const rows: Rows = [
    [
      [100, 'Medidor'],
      [300, 'Grandezas'],
      [600, 'Consumo kWh'],
    ],
    [
      [100, '9029762823'],
      [300, 'Consumo kWh'],
      [600, '129'],
    ],
  ];
  expect(readAll(rows, spec)).toEqual({ Meter: '9029762823', Use: '129' });
});

it('a value is no second row of its label, though it begins with a word that could be', () => {
  const spec: FormSpec<'District' | 'City'> = {
    fields: [
      { id: 'District', kind: 'text', labels: ['Bairro', 'Bairro/Distrito'] },
      { id: 'City', kind: 'city', labels: ['Município'] },
    ],
  };
  const boxes = (district: string): Rows => [
    [
      [100, 'BAIRRO'],
      [500, 'MUNICÍPIO'],
    ],
    [
      [100, district],
      [500, 'SINOP'],
    ],
  ];
  expect(readAll(boxes('DISTRITO INDUSTRIAL'), spec)).toEqual({
    District: 'DISTRITO INDUSTRIAL',
    City: 'SINOP',
  });
});
