import { expect, it } from 'vitest';
import { sheetOfTexts, type Text } from '../../testing/sheet-of-texts.ts';
import { readForm } from '../forms/form.ts';
import type { FormSpec } from '../forms/form-spec.ts';

type Id = 'Farm' | 'Supplier' | 'Carrier';

const spec: FormSpec<Id> = {
  fields: [
    { id: 'Farm', kind: 'text', labels: ['Fazenda', 'Propriedade'] },
    { id: 'Supplier', kind: 'text', labels: ['Produtor'] },
    { id: 'Carrier', kind: 'text', labels: ['Transportadora'] },
  ],
};

const valuesOf = (texts: readonly Text[]) =>
  Object.fromEntries(readForm(sheetOfTexts(texts), spec).map(({ id, reading }) => [id, reading.value]));

it('a value in a box may begin with the word of a label, printed as large as the words behind it', () => {
  const values = valuesOf([
    [50, 100, 7, 'PROPRIEDADE'],
    [50, 110, 11, 'FAZENDA RIO DAS ANTAS'],
    [500, 100, 7, 'TRANSPORTADORA'],
    [500, 110, 11, 'TRANSPORTADORA CERRADO'],
  ]);
  expect(values).toEqual({ Farm: 'FAZENDA RIO DAS ANTAS', Carrier: 'TRANSPORTADORA CERRADO' });
});

it('in a list without colons the word is a label, because the label above it has its value beside it', () => {
  const values = valuesOf([
    [50, 100, 10, 'PRODUTOR JOSE LIMA'],
    [50, 116, 10, 'FAZENDA BOA VISTA'],
  ]);
  expect(values).toEqual({ Supplier: 'JOSE LIMA', Farm: 'BOA VISTA' });
});

it('a company in the letterhead is no label with its value', () => {
  const values = valuesOf([
    [50, 50, 16, 'Transportadora Dal Molin Ltda'],
    [50, 100, 10, 'Fazenda: Santa Rita'],
    [50, 116, 10, 'Produtor: Rui Lima'],
  ]);
  expect(values).toEqual({ Farm: 'Santa Rita', Supplier: 'Rui Lima' });
});

it('a text in a box may have the word of a label behind a dash, with a short number', () => {
  const values = valuesOf([
    [50, 100, 7, 'PRODUTOR'],
    [50, 110, 11, 'Armazém 17 - Fazenda 2'],
  ]);
  expect(values).toEqual({ Supplier: 'Armazém 17 - Fazenda 2' });
});

it('a company’s name in a row of values below a row of labels is no label', () => {
  const values = valuesOf([
    [50, 100, 7, 'PROPRIEDADE'],
    [300, 100, 7, 'PRODUTOR'],
    [500, 100, 7, 'TRANSPORTADORA'],
    [100, 110, 7, 'BOA VISTA'],
    [330, 110, 7, 'RUI LIMA'],
    [530, 110, 7, 'TRANSPORTADORA CERRADO LTDA'],
  ]);
  expect(values).toMatchObject({ Carrier: 'TRANSPORTADORA CERRADO LTDA' });
});

it('a text that ends with a comma is no label', () => {
  const values = valuesOf([
    [50, 100, 10, 'Produtor: Rui Lima'],
    [50, 116, 10, 'Rua da Fazenda, 12'],
  ]);
  expect(values).toEqual({ Supplier: 'Rui Lima' });
});

it('a value over its own caption may begin with the word that the caption is', () => {
  const numbered = {
    fields: [
      ...spec.fields,
      { id: 'CPF' as const, kind: 'cpf' as const, labels: ['CPF'] },
      { id: 'Day' as const, kind: 'date' as const, labels: ['Dia'] },
      { id: 'Weight' as const, kind: 'integer' as const, labels: ['Peso'] },
    ],
  } satisfies FormSpec<Id | 'CPF' | 'Day' | 'Weight'>;
  const texts: Text[] = [
    [50, 100, 11, '529.982.247-25'],
    [50, 114, 8, 'CPF'],
    [400, 100, 11, '12/05/2026'],
    [400, 114, 8, 'dia'],
    [700, 100, 11, '15.980'],
    [700, 114, 8, 'peso'],
    [50, 140, 11, 'Josué Lima'],
    [50, 154, 8, 'produtor'],
    [400, 140, 11, 'Fazenda Três Marcos'],
    [400, 154, 8, 'fazenda'],
  ];
  const values = readForm(sheetOfTexts(texts), numbered);
  expect(Object.fromEntries(values.map(({ id, reading }) => [id, reading.value]))).toMatchObject({
    Supplier: 'Josué Lima',
    Farm: 'Fazenda Três Marcos',
  });
});

it('in a column of values a word is a value where nothing but one label is before it', () => {
  const form: FormSpec<'Home' | 'Place' | 'Trade' | 'Status'> = {
    fields: [
      { id: 'Home', kind: 'text', labels: ['Domicílio'] },
      { id: 'Place', kind: 'text', labels: ['Local'] },
      { id: 'Trade', kind: 'text', labels: ['Profissão'] },
      { id: 'Status', kind: 'text', labels: ['Estado civil'] },
    ],
  };
  const texts: readonly Text[] = [
    [50, 100, 8, 'Profissão'],
    [250, 100, 10, 'oleiro'],
    [50, 120, 8, 'Estado civil'],
    [250, 120, 10, 'casado'],
    [50, 140, 8, 'Local'],
    [250, 140, 10, 'domicílio'],
    [50, 160, 8, 'Domicílio'],
    [250, 160, 10, 'Vila Nova'],
  ];
  const values = readForm(sheetOfTexts(texts), form).map(({ id, reading }) => [id, reading.value]);
  expect(Object.fromEntries(values)).toEqual({
    Home: 'Vila Nova',
    Place: 'domicílio',
    Trade: 'oleiro',
    Status: 'casado',
  });
});
