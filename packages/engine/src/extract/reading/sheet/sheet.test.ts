import type { Box } from '@lavra/contract/model/result';
import { expect, it } from 'vitest';
import type { Page } from '../../../pages/page.ts';
import { sheetOf } from './sheet-of-page.ts';

type Drawn = readonly [
  text: string,
  left: number,
  top: number,
  height: number,
  conf?: number,
  width?: number,
];

function rowsOf(words: readonly Drawn[]): string[] {
  const page: Page = {
    number: 1,
    width: 1000,
    height: 1000,
    source: 'ocr',
    orientation: 0,
    quality: 'ok',
    lines: [],
    codes: [],
    words: words.map(([text, left, top, height, conf = 90, width = 6 * text.length]) => {
      const box: Box = [left / 1000, top / 1000, width / 1000, height / 1000];
      return { text, conf, box };
    }),
  };
  return sheetOf(page).rows.map((row) => row.map(({ text }) => text).join(' '));
}

it('a word that was read twice is there once, as it was read surest', () => {
  const row: Drawn[] = [
    ['Código', 20, 50, 9],
    ['na', 60, 50, 9],
    ['Operadora', 80, 50, 9],
  ];
  expect(rowsOf([...row, ['Operadera', 81, 51, 8, 40], ['Operadora', 300, 50, 9]])).toEqual([
    'Código na Operadora Operadora',
  ]);
});

it('a box that reaches up into the label over it stands in its own row', () => {
  const words: Drawn[] = [
    ['ENDEREÇO', 20, 36, 7],
    ['BAIRRO', 200, 36, 7],
    ['RODOVIA', 20, 41, 19],
    ['DEPUTADO', 70, 50, 10],
    ['DISTRITO', 200, 41, 19],
    ['INDUSTRIAL', 255, 50, 10],
  ];
  expect(rowsOf(words)).toEqual(['ENDEREÇO BAIRRO', 'RODOVIA DEPUTADO DISTRITO INDUSTRIAL']);
});

it('a number whose box reaches down into the second line of a cell is of the row in which it stands', () => {
  const words: Drawn[] = [
    ['Exame', 300, 42, 10],
    ['com', 334, 42, 10],
    ['12/05/2025', 20, 50, 10],
    ['40302040', 200, 49, 18],
    ['1', 500, 50, 10],
    ['8,20', 560, 49, 18],
    ['8,20', 640, 50, 10],
    ['dosagem', 300, 59, 10],
  ];
  expect(rowsOf(words)).toEqual(['Exame com', '12/05/2025 40302040 1 8,20 8,20', 'dosagem']);
});

it('a number whose box holds the label over it is read below that label', () => {
  const words: Drawn[] = [
    ['NÚMERO', 20, 36, 7],
    ['DE', 64, 36, 7],
    ['INSCRIÇÃO', 82, 36, 7],
    ['SITUAÇÃO', 200, 36, 7],
    ['12.345', 20, 34, 20, 90, 40],
    ['678/0001-95', 64, 34, 20, 90, 70],
    ['ATIVA', 200, 46, 9],
  ];
  expect(rowsOf(words)).toEqual(['NÚMERO DE INSCRIÇÃO SITUAÇÃO', '12.345.678/0001-95 ATIVA']);
});

it('a word drawn much taller than those beside it is of their row', () => {
  const words: Drawn[] = [
    ['NOME:', 120, 36, 9],
    ['JOSÉ', 60, 50, 16],
    ['DA', 94, 37, 42, 90, 16],
    ['PAIXÃO', 120, 51, 16],
  ];
  expect(rowsOf(words)).toEqual(['NOME:', 'JOSÉ DA PAIXÃO']);
});

it('a word drawn down into the next row is of the row of those right beside it', () => {
  const words: Drawn[] = [
    ['Avenida', 60, 50, 9],
    ['Getúlio', 108, 50, 23],
    ['Vargas', 156, 50, 9],
    ['Vencimento', 400, 64, 9],
    ['Parque', 60, 74, 9],
    ['Industrial', 102, 74, 9],
  ];
  expect(rowsOf(words)).toEqual(['Avenida Getúlio Vargas', 'Vencimento', 'Parque Industrial']);
});

it('what is left of a rule between two rows is no row', () => {
  const words: Drawn[] = [
    ['PARAFUSO', 20, 40, 9],
    ['—', 140, 54, 3],
    ['-', 300, 54, 3],
    ['PORCA', 20, 60, 9],
  ];
  expect(rowsOf(words)).toEqual(['PARAFUSO', 'PORCA']);
});

it('words of exact text stay as they are', () => {
  const words: Drawn[] = [
    ['TOTAL', 20, 50, 9, 100],
    ['TOTAL', 20, 51, 9, 100],
  ];
  expect(rowsOf(words)).toEqual(['TOTAL TOTAL']);
});

it('a word in the box of another, drawn too wide, is a word', () => {
  const words: Drawn[] = [
    ['DESTINATÁRIOXXXXXXX', 20, 50, 9],
    ['REMETENTE', 78, 50, 9, 80],
  ];
  expect(rowsOf(words)).toEqual(['DESTINATÁRIOXXXXXXX REMETENTE']);
});

it('a word whose box was drawn over the next one is not that word read again', () => {
  const words: Drawn[] = [
    ['VALE', 600, 50, 30, 90, 300],
    ['PEDAGIO', 740, 50, 30, 92, 160],
  ];
  expect(rowsOf(words)).toEqual(['VALE PEDAGIO']);
});

it('the rule between two cells of a picture is no word, a bar of exact text is one', () => {
  expect(
    rowsOf([
      ['000', 20, 50, 9],
      ['|', 50, 50, 9, 96],
      ['6102', 60, 50, 9],
    ]),
  ).toEqual(['000 6102']);
  expect(
    rowsOf([
      ['LOTE', 20, 50, 9, 100],
      ['|', 50, 50, 9, 100],
      ['A', 60, 50, 9, 100],
    ]),
  ).toEqual(['LOTE | A']);
});

it('a number with air behind its comma or point is one word, figures apart are two', () => {
  expect(
    rowsOf([
      ['99,', 20, 50, 9],
      ['16', 42, 50, 9],
      ['1.234,', 80, 50, 9],
      ['56', 160, 50, 9],
      ['43.077:', 200, 50, 9],
      ['184/0001-09', 246, 50, 9],
      ['75,', 400, 50, 9],
      ['00%', 422, 50, 9],
    ]),
  ).toEqual(['99,16 1.234, 56 43.077.184/0001-09 75,00%']);
});

it('decimals that type of one width parts from their comma are joined before a unit, with zeros for letters O', () => {
  expect(
    rowsOf([
      ['1,', 20, 50, 9],
      ['000UN', 41, 50, 9],
      ['x', 90, 50, 9],
      ['o,', 120, 50, 9],
      ['545KG', 141, 50, 9],
      ['Total', 200, 50, 9],
      ['250,', 300, 50, 9],
      ['oo', 333, 50, 9],
      ['Rua', 400, 50, 9],
      ['7,', 430, 50, 9],
      ['120', 451, 50, 9],
    ]),
  ).toEqual(['1,000UN x 0,545KG Total 250,00 Rua 7, 120']);
});

it('a word in the box of the one before it is a word, though that one holds its letters too', () => {
  const words: Drawn[] = [
    ['TOMADOR', 20, 50, 9, 90, 65],
    ['DO', 64, 50, 9, 90, 9],
    ['SERVIÇO', 87, 50, 9],
  ];
  expect(rowsOf(words)).toEqual(['TOMADOR DO SERVIÇO']);
  expect(
    rowsOf([
      ['FORTALEZA', 20, 50, 9, 90, 70],
      ['-', 83, 53, 2, 92],
      ['CE', 92, 50, 9],
    ]),
  ).toEqual(['FORTALEZA - CE']);
});

it('a state whose last letter is read as a bracket is that state, and exact text stays as it is', () => {
  expect(rowsOf([['Niterói/R)', 100, 100, 10]])).toEqual(['Niterói/RJ']);
  expect(rowsOf([['DETRAN/R]),', 100, 100, 10]])).toEqual(['DETRAN/RJ,']);
  expect(rowsOf([['Niterói/R)', 100, 100, 10, 100]])).toEqual(['Niterói/R)']);
});

it('the label of a state register whose first letter is read as another is that label, a French article is none', () => {
  expect(rowsOf([['LE.', 100, 100, 10]])).toEqual(['I.E.']);
  expect(rowsOf([['1.E.:', 100, 100, 10]])).toEqual(['I.E.:']);
  expect(rowsOf([['LE', 100, 100, 10, 60]])).toEqual(['I.E.']);
  expect(rowsOf([['LE', 100, 100, 10, 96]])).toEqual(['LE']);
  expect(rowsOf([['LE.', 100, 100, 10, 100]])).toEqual(['LE.']);
});

it('labels of an identity card, a town register and an amount that were misread are these labels', () => {
  const identity = (label: string, conf: number): string[] =>
    rowsOf([
      [label, 100, 100, 10, conf],
      ['12.345.678', 125, 100, 10, 90, 60],
    ]);
  for (const label of ['Cl.', 'C.l.', 'C', 'C..', 'C.1.:'])
    expect(identity(label, 50)).toEqual(['C.I. 12.345.678']);
  expect(identity('Cl.', 100)).toEqual(['Cl. 12.345.678']);
  expect(rowsOf([['Cl.', 100, 100, 10, 50]])).toEqual(['Cl.']);
  expect(rowsOf([['LM.:', 100, 100, 10]])).toEqual(['I.M.:']);
  expect(rowsOf([['LM', 100, 100, 10]])).toEqual(['LM']);
  expect(rowsOf([['Vir.', 100, 100, 10]])).toEqual(['Vlr.']);
  expect(rowsOf([['Vir.', 100, 100, 10, 100]])).toEqual(['Vir.']);
});

it('large figures in groups of one length stay groups', () => {
  const key: Drawn[] = [
    ['3325', 20, 50, 19, 97, 40],
    ['0812', 64, 50, 19, 97, 40],
    ['1277', 108, 50, 19, 97, 40],
  ];
  const small = ['Série', 'Fone', 'Fax', 'Nome'].map((word, at): Drawn => [word, 20 + 80 * at, 100, 9]);
  expect(rowsOf([...key, ...small])[0]).toBe('3325 0812 1277');
});

it('large figures that stand close together are one number, those of the page are not', () => {
  const small: Drawn[] = [
    ['Série', 20, 100, 9],
    ['12', 60, 100, 9],
    ['345', 75, 100, 9],
    ['Fone', 200, 100, 9],
    ['Fax', 300, 100, 9],
  ];
  expect(rowsOf([['4201', 20, 50, 19, 97, 53], ['57', 78, 50, 19, 97, 27], ...small])).toEqual([
    '420157',
    'Série 12 345 Fone Fax',
  ]);
});

it('large figures of one length that stand closer than any space are one number', () => {
  const small = ['Série', 'Fone', 'Fax', 'Nome'].map((word, at): Drawn => [word, 20 + 80 * at, 100, 9]);
  expect(rowsOf([['703', 20, 50, 16, 97, 33], ['518', 57, 50, 16, 97, 33], ...small])[0]).toBe('703518');
  expect(rowsOf([['703', 20, 50, 16, 97, 33], ['518', 57, 50, 16, 40, 33], ...small])[0]).toBe('703 518');
});

it('words of a large name between those with tails and accents stay among them beside smaller print', () => {
  expect(
    rowsOf([
      ['Viação', 56, 63, 20, 97, 92],
      ['Vale', 156, 62, 16, 97, 45],
      ['do', 208, 62, 16, 97, 25],
      ['Jaguari', 241, 63, 20, 97, 78],
      ['Cargas', 326, 63, 20, 97, 70],
      ['Ltda', 404, 62, 16, 97, 44],
      ['MINUTA', 570, 62, 8, 97, 40],
      ['EMBARQUE', 630, 62, 9, 97, 57],
      ['DATA', 790, 62, 8, 97, 30],
      ['rua', 60, 95, 9, 97, 30],
      ['dos', 100, 95, 9, 97, 30],
      ['Pinhais', 140, 95, 9, 97, 60],
      ['fone', 240, 95, 9, 97, 30],
      ['ramal', 300, 95, 9, 97, 30],
    ])[1],
  ).toBe('Viação Vale do Jaguari Cargas Ltda');
});

it('the last word of a large name, made taller by its accent, is not of the smaller print beside it', () => {
  expect(
    rowsOf([
      ['COOPERATIVA', 100, 45, 13, 100, 140],
      ['VALE', 245, 45, 13, 100, 50],
      ['DO', 300, 45, 13, 100, 28],
      ['IVAÍ', 335, 37, 15, 100, 40],
      ['TICKET', 700, 38, 8],
      ['Número', 100, 80, 8],
      ['do', 150, 80, 8],
      ['contrato', 170, 80, 8],
      ['anterior', 240, 80, 8],
    ]),
  ).toEqual(['TICKET', 'COOPERATIVA VALE DO IVAÍ', 'Número do contrato anterior']);
});

it('a letter between the abbreviations of a label is the stroke that parts them', () => {
  const words: Drawn[] = [
    ['NCMISH', 20, 50, 9],
    ['CNPJICPF', 100, 50, 9],
    ['CPFlCNPJ:', 200, 50, 9],
    ['CPFICODIGO', 300, 50, 9],
  ];
  expect(rowsOf(words)).toEqual(['NCM/SH CNPJ/CPF CPF/CNPJ: CPFICODIGO']);
  expect(rowsOf([['NCMISH', 20, 50, 9, 100]])).toEqual(['NCMISH']);
});
