import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { withMarginTitles } from './margin-titles.ts';
import { printedOf } from './sheet.ts';

const lines = [
  'o locador entrega ao locatário o imóvel em bom estado',
  'e este o recebe para nele morar com os seus.',
];

it('titles in the margin come before the paragraphs beside them, and lead to them', () => {
  const sheet = sheetOfRows([
    [[40, 'CONTRATO DE LOCAÇÃO DE IMÓVEL URBANO PARA FINS RESIDENCIAIS']],
    ...['Objeto', 'Prazo', 'Foro'].flatMap((title) => [
      [
        [40, title],
        [300, lines[0] ?? ''],
      ] as const,
      ...(title === 'Prazo'
        ? [
            [
              [40, 'e vigência'],
              [300, lines[1] ?? ''],
            ] as const,
          ]
        : [[[300, lines[1] ?? '']] as const]),
    ]),
  ]);
  const { sheet: arranged, around } = withMarginTitles(sheet);
  expect(arranged.rows.map(printedOf)).toEqual([
    'CONTRATO DE LOCAÇÃO DE IMÓVEL URBANO PARA FINS RESIDENCIAIS',
    'Objeto:',
    ...lines,
    'Prazo e vigência:',
    ...lines,
    'Foro:',
    ...lines,
  ]);
  expect(around.rows.map(printedOf)).toEqual(['CONTRATO DE LOCAÇÃO DE IMÓVEL URBANO PARA FINS RESIDENCIAIS']);
});

it('labels beside short values are no titles of paragraphs', () => {
  const sheet = sheetOfRows(
    ['Nome', 'Local', 'Prazo', 'Valor', 'Foro', 'Data'].map((label) => [
      [40, label],
      [300, 'Rui Lima Neto'],
    ]),
  );
  expect(withMarginTitles(sheet).sheet).toBe(sheet);
});

it('many titles tell their column where cards and short answers stand between the texts, and the page has its head above', () => {
  const titled = ['Onde', 'Como', 'Quando', 'Quem', 'Quanto', 'Porte', 'Foro'];
  const sheet = sheetOfRows([
    [[40, 'Contrato']],
    [],
    ...titled.flatMap((title, at) => [
      [
        [40, title],
        [300, at < 5 ? (lines[0] ?? '') : 'Londrina'],
      ] as const,
      ...(title === 'Quem' ? ([[[300, 'Ana Lima Reis']], [[300, 'CPF 529.982.247-25']]] as const) : []),
      [],
    ]),
  ]);
  expect(withMarginTitles(sheet).sheet.rows.map(printedOf)).toEqual([
    'Contrato',
    ...titled.flatMap((title, at) => [
      `${title}:`,
      at < 5 ? lines[0] : 'Londrina',
      ...(title === 'Quem' ? ['Ana Lima Reis', 'CPF 529.982.247-25'] : []),
    ]),
  ]);
});
