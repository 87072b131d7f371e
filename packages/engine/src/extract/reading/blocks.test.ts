import { expect, it } from 'vitest';
import { birthcertificateForm } from '../birthcertificate/form.ts';
import { sheetOfRows } from '../testing/sheet-of-rows.ts';
import { readFormTable } from './form-table.ts';
import { readForm, type FormSpec } from './form.ts';
import { partyFields } from './parties.ts';
import { readPhrases, runningTextOf } from './phrases.ts';
import type { Sheet, Token } from './sheet.ts';

const readAll = <Id extends string>(sheet: Sheet, spec: FormSpec<Id>): Record<string, string> =>
  Object.fromEntries(readForm(sheet, spec).map(({ id, reading }) => [id, reading.value]));

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
  const table = readFormTable(
    sheetOfRows([
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
    ]),
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
