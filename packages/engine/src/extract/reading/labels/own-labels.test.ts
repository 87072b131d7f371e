import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { sheetOfTexts } from '../../testing/sheet-of-texts.ts';
import { readForm } from '../forms/form.ts';
import type { FormSpec } from '../forms/form-spec.ts';
import type { ValueKind } from '../values/kinds.ts';

type Rows = Parameters<typeof sheetOfRows>[0];

const readAs = (kind: ValueKind, label: string, rows: Rows): string | undefined => {
  const spec: FormSpec<'Value'> = { fields: [{ id: 'Value', kind, labels: [label] }] };
  const sheet = sheetOfRows(rows);
  // Read from a picture, so that a similar word may be a misreading.
  const read = sheet.rows.map((row) => row.map((token) => ({ ...token, conf: 90 })));
  return readForm({ ...sheet, tokens: read.flat(), rows: read }, spec)[0]?.reading.value;
};

it('a longer heading that ends with a label is none, where the label stands free', () => {
  const rows: Rows = [
    [
      [100, 'Const. Medidor'],
      [400, 'Medidor'],
    ],
    [
      [142, '100'],
      [400, '11297581'],
    ],
  ];
  expect(readAs('number', 'Medidor', rows)).toBe('11297581');
  expect(readAs('number', 'Medidor', [[[100, 'Const. Medidor']], [[142, '100']]])).toBe('100');
});

it('of a label under a poorer likeness of itself the better one is it', () => {
  const rows: Rows = [
    [[100, 'Valor aproximado dos tributos do item']],
    [
      [100, 'Valor aproximado dos tributos R$'],
      [500, '12,89'],
    ],
  ];
  expect(readAs('money', 'Valor aproximado dos tributos R$', rows)).toBe('12.89');
});

it('what stands apart behind the words under a label is of another box', () => {
  const under = (behind: number): Rows => [
    [[100, 'Leitura Atual']],
    [
      [100, '11/04/2026'],
      [behind, '30'],
    ],
  ];
  expect(readAs('number', 'Leitura Atual', under(260))).toBeUndefined();
  expect(readAs('number', 'Leitura Atual', under(175))).toBe('30');
});

it('a value that denies its label is no label', () => {
  expect(readAs('text', 'AVERBAÇÕES', [[[100, 'AVERBAÇÕES']], [[100, 'Sem averbações até hoje.']]])).toBe(
    'Sem averbações até hoje.',
  );
});

it('a sentence that says the words of a label in small letters is none', () => {
  const rows: Rows = [
    [[100, 'Lacerda, CRM 98893, que deu como causa da morte choque séptico. O']],
    [[100, 'corpo foi levado']],
  ];
  expect(readAs('text', 'CAUSA DA MORTE', rows)).toBeUndefined();
  expect(readAs('text', 'CAUSA DA MORTE', [[[100, 'Causa da morte']], [[100, 'choque séptico']]])).toBe(
    'choque séptico',
  );
});

it('the last word of a sentence is no label', () => {
  const sentence = 'Consta reconhecimento à margem do termo.';
  const fields = [
    { id: 'Notes', kind: 'text', labels: ['AVERBAÇÕES'] },
    { id: 'Entry', kind: 'number', labels: ['Termo'] },
  ] as const;
  const read = readForm(sheetOfRows([[[100, 'AVERBAÇÕES']], [[100, sentence]]]), { fields });
  expect(read.map(({ reading }) => reading.value)).toEqual([sentence]);
});

it('the sign of a number right behind a word is no label', () => {
  const rows: Rows = [[[100, 'Lei nº 11442 de 2007']], [[100, 'Rua Direita']]];
  expect(readAs('house-number', 'Nº', rows)).toBeUndefined();
  expect(readAs('house-number', 'Nº', [[[100, 'Nº 114']]])).toBe('114');
});

it('the preposition before a noun is no sign of a number', () => {
  expect(readAs('number', 'Nº', [[[100, '1 - No caso de venda, art. 134']]])).toBeUndefined();
  expect(readAs('number', 'Nº', [[[100, 'No 134']]])).toBe('134');
});

it('the unit of a number below a label is no word of a longer label', () => {
  const rows: Rows = [[[100, 'Volume medido']], [[100, '39 m³']]];
  const spec: FormSpec<'Value'> = {
    fields: [{ id: 'Value', kind: 'number', labels: ['Volume medido', 'Volume medido m³'] }],
  };
  expect(readForm(sheetOfRows(rows), spec).map(({ reading }) => reading.value)).toEqual(['39']);
});

it('values at the right edge of a column of boxes are those of its labels', () => {
  const spec: FormSpec<'Date' | 'Number' | 'Ours' | 'Agency'> = {
    fields: [
      { id: 'Date', kind: 'date', labels: ['Data do documento'] },
      { id: 'Number', kind: 'number', labels: ['Nº do documento'] },
      { id: 'Ours', kind: 'serial', labels: ['Nosso número'] },
      { id: 'Agency', kind: 'serial', labels: ['Agência'] },
    ],
  };
  const rows: Rows = [
    [[700, 'Agência']],
    [[888, '6213/72019-0']],
    [
      [100, 'Data do documento'],
      [300, 'Nº do documento'],
      [700, 'Nosso número'],
    ],
    [
      [100, '01/07/2025'],
      [300, '6255001'],
      [876, '109/67749754-3'],
    ],
  ];
  expect(readForm(sheetOfRows(rows), spec).map(({ id, reading }) => [id, reading.value])).toContainEqual([
    'Ours',
    '109/67749754-3',
  ]);
});

it.each([
  ['Débitos', 'ESTE CARNÊ NÃO QUITA DÉBITOS DE EXERCÍCIOS ANTERIORES'],
  ['Rua', 'Rua do Paço, 114'],
])('a text has the words of %s, which are no label there', (label, text) => {
  expect(readAs('text', label, [[[100, text]], [[100, 'Outro texto']]])).toBeUndefined();
});

it('behind a comma the sign of a number is of the text, however wide the spaces of the type are', () => {
  const rows: Rows = [
    [
      [100, 'AVENIDA DO SOL,'],
      [194, 'Nº 3369, CASA 3'],
    ],
  ];
  expect(readAs('house-number', 'Nº', rows)).toBeUndefined();
});

it('a label in smaller type than the long name right behind it is within no sentence', () => {
  const spec: FormSpec<'Value'> = { fields: [{ id: 'Value', kind: 'name', labels: ['Tomador do serviço'] }] };
  const name = 'CASA AGRO TRES BARRAS COMERCIO DE RACOES E INSUMOS LTDA - ME';
  const read = (height: number): string | undefined =>
    readForm(
      sheetOfTexts([
        [40, 100, height, 'TOMADOR DO SERVICO'],
        [40 + 12.5 * height, 98, 9, name],
        [40, 140, 9, 'CARGA A GRANEL'],
      ]),
      spec,
    )[0]?.reading.value;
  expect(read(6)).toBe(name);
});
