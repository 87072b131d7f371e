import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { sheetOfTexts, type Text } from '../../testing/sheet-of-texts.ts';
import { readForm } from '../forms/form.ts';
import type { FormSpec } from '../forms/form-spec.ts';

const spec: FormSpec<'Name' | 'Freight' | 'Products' | 'Town' | 'State'> = {
  sections: { Carrier: ['TRANSPORTE'], Recipient: ['DESTINATÁRIO'] },
  fields: [
    { id: 'Name', kind: 'name', labels: ['Razão social'] },
    { id: 'Freight', kind: 'text', labels: ['Frete por conta'] },
    { id: 'Products', kind: 'money', labels: ['Artigos'] },
    { id: 'Town', kind: 'city', labels: ['Município'] },
    { id: 'State', kind: 'uf', labels: ['UF'] },
  ],
};
const read = (rows: Parameters<typeof sheetOfRows>[0]): Record<string, string> =>
  Object.fromEntries(readForm(sheetOfRows(rows), spec).map(({ id, reading }) => [id, reading.value]));

it('a word of a value is no title and no label', () => {
  expect(read([[[100, 'Razão social: Brisamar Transportes Expressos']]])).toEqual({
    Name: 'Brisamar Transportes Expressos',
  });
  expect(read([[[100, 'Razão social: Lima Artigos Esportivos']]])).toEqual({
    Name: 'Lima Artigos Esportivos',
  });
  expect(read([[[100, 'Frete por conta: Destinatário']]])).toEqual({ Freight: 'Destinatário' });
});

it('a word before an abbreviated preposition is one of its text', () => {
  expect(read([[[100, 'Razão social: CASA DOS ARTIGOS P/ PESCA']]])).toEqual({
    Name: 'CASA DOS ARTIGOS P/ PESCA',
  });
});

it('a short label stands between the values of its row', () => {
  expect(read([[[100, 'MUNICÍPIO MARINGÁ UF PR']]])).toEqual({ Town: 'MARINGÁ', State: 'PR' });
});

it("a company's name goes on in the next row as far as its legal form", () => {
  expect(read([[[100, 'Razão social: Serra Azul Logística']], [[100, 'Integrada Ltda ME']]])).toEqual({
    Name: 'Serra Azul Logística Integrada Ltda ME',
  });
});

it('a word that a preposition or an article leads to is one of its text', () => {
  expect(read([[[100, 'Frete por conta: cobrado no Município de destino']]])).toEqual({
    Freight: 'cobrado no Município de destino',
  });
});

it('a word in small letters below a row that ends with a preposition is of its text', () => {
  const rows: Parameters<typeof sheetOfRows>[0] = [
    [[100, 'Frete por conta']],
    [[100, 'do comprador, pago neste']],
    [[100, 'município de origem']],
    [],
    [[100, 'UF']],
    [[100, 'GO']],
  ];
  expect(read(rows)).toEqual({ Freight: 'do comprador, pago neste município de origem', State: 'GO' });
});

it('words of a value in larger type than that of the page are further apart', () => {
  const texts: Text[] = [
    ...['Data', 'Série', 'Folha', 'Senha', 'Guia', 'Via'].map((label, at): Text => [
      100 + 110 * at,
      100,
      6,
      label,
    ]),
    [100, 200, 6, 'Razão social'],
    // A whole letter of monospaced type between them.
    [100, 212, 12, 'LABORATÓRIO'],
    [194, 212, 12, 'ARTIGOS'],
    [257, 212, 12, 'CLÍNICOS'],
    [327, 212, 12, 'LTDA'],
  ];
  expect(
    Object.fromEntries(readForm(sheetOfTexts(texts), spec).map(({ id, reading }) => [id, reading.value])),
  ).toEqual({ Name: 'LABORATÓRIO ARTIGOS CLÍNICOS LTDA' });
});

it('a word that begins a sentence up to its point is no label', () => {
  const notes: FormSpec<'Note' | 'Name'> = {
    fields: [
      { id: 'Note', kind: 'text', labels: ['Observação'] },
      { id: 'Name', kind: 'name', labels: ['Paciente'] },
    ],
  };
  const values = readForm(
    sheetOfRows([
      [
        [100, 'Observação'],
        [220, 'Paciente chegou sem acompanhante.'],
      ],
    ]),
    notes,
  );
  expect(values.map(({ id, reading }) => [id, reading.value])).toEqual([
    ['Note', 'Paciente chegou sem acompanhante.'],
  ]);
});

it('the title of a block behind a preposition ends a text', () => {
  expect(
    read([
      [[100, 'Frete por conta: remessa de TRANSPORTE']],
      [
        [100, 'MUNICÍPIO MARINGÁ'],
        [400, 'UF PR'],
      ],
    ]),
  ).toEqual({ Freight: 'remessa de TRANSPORTE', Town: 'MARINGÁ', State: 'PR' });
});

it('the number of a part before its title, without a dash between them, is no word of a text', () => {
  const parties: FormSpec<'Seller' | 'Buyer'> = {
    sections: { OfSeller: ['VENDEDOR'], OfBuyer: ['COMPRADOR'] },
    fields: [
      { id: 'Seller', kind: 'name', section: 'OfSeller', labels: ['Nome'] },
      { id: 'Buyer', kind: 'name', section: 'OfBuyer', labels: ['Nome'] },
    ],
  };
  const valuesOf = (first: string, second: string): Record<string, string> =>
    Object.fromEntries(
      readForm(
        sheetOfRows([
          [[100, first]],
          [],
          [[100, 'Nome: Rita Sousa Melo']],
          [],
          [[100, second]],
          [],
          [[100, 'Nome: Ivo Prado Lemos']],
        ]),
        parties,
      ).map(({ id, reading }) => [id, reading.value]),
    );
  const both = { Seller: 'Ivo Prado Lemos', Buyer: 'Rita Sousa Melo' };
  expect(valuesOf('I COMPRADOR', 'II VENDEDOR')).toEqual(both);
  expect(valuesOf('I COMPRADOR', 'Dom Pedro II VENDEDOR')).not.toEqual(both);
});

it('a word that begins a street with its number is no label', () => {
  const line: FormSpec<'Name' | 'Phone'> = {
    fields: [
      { id: 'Name', kind: 'name', labels: ['Cliente'] },
      { id: 'Phone', kind: 'phone', labels: ['Linha'] },
    ],
  };
  const valuesOf = (under: string) =>
    Object.fromEntries(
      readForm(sheetOfRows([[[60, 'Cliente']], [[60, 'Rui Lima Reis']], [[60, under]]]), line).map(
        ({ id, reading }) => [id, reading.value],
      ),
    );
  expect(valuesOf('Linha Alto Feliz, s/nº')).toEqual({ Name: 'Rui Lima Reis' });
  expect(valuesOf('Linha 51 98765-4321')).toMatchObject({ Phone: '51987654321' });
});

it('capitals that only resemble a label go on with the row above that ends with a preposition', () => {
  const area: FormSpec<'Area' | 'Town'> = {
    fields: [
      { id: 'Area', kind: 'text', labels: ['Abrangência'] },
      { id: 'Town', kind: 'city', labels: ['Município'] },
    ],
  };
  const rows: Parameters<typeof sheetOfRows>[0] = [
    [[60, 'Abrangência']],
    [[60, 'GRUPO DE']],
    [[60, 'MUNICÍPIOS']],
  ];
  expect(readForm(sheetOfRows(rows), area).map(({ reading }) => reading.value)).toEqual([
    'GRUPO DE MUNICÍPIOS',
  ]);
});

it('a word behind one for another or the same is one of its text', () => {
  expect(read([[[100, 'Razão social: Mercado para outra UF']]])).toEqual({
    Name: 'Mercado para outra UF',
  });
});

it('words of a label that a preposition leads on are those of a text', () => {
  const told: FormSpec<'Text'> = {
    fields: [{ id: 'Text', kind: 'long-text', labels: ['Relato', 'Peças trocadas'] }],
  };
  const textIn = (line: string) =>
    readForm(sheetOfRows([[[100, 'Relato']], [[100, line]]]), told).map(({ reading }) => reading.value);
  const line = 'Peças trocadas conforme laudo 31, Oficina Norte.';
  expect(textIn(line)).toEqual([line]);
  expect(textIn('Peças trocadas: Filtro e Vela')).toEqual(['Filtro e Vela']);
});

it('a word in brackets behind a number says what that is, and leads to no value below', () => {
  const told: FormSpec<'Number'> = { fields: [{ id: 'Number', kind: 'code', labels: ['Número'] }] };
  const valuesIn = (line: string) =>
    readForm(sheetOfRows([[[100, line]], [[190, 'AURORA']]]), told).map(({ reading }) => reading.value);
  expect(valuesIn('Guia 417 / 2 (número / via)')).toEqual([]);
  expect(valuesIn('Guia azul (número)')).toEqual(['AURORA']);
});
