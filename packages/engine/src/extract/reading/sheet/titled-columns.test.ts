import { expect, it } from 'vitest';
import { sheetOfTexts, type Text } from '../../testing/sheet-of-texts.ts';
import { printedOf } from './sheet.ts';
import { withTitledColumnsBelow } from './titled-columns.ts';

const titles: readonly Text[] = [
  [52, 100, 10, 'Sobre a empresa'],
  [412, 100, 10, 'Onde fica'],
  [712, 100, 10, 'O que faz'],
];
const pairs = (left: number, right: number, rows: readonly (readonly [string, string])[]): Text[] =>
  rows.flatMap(([label, value], at): Text[] => [
    [left, 130 + 24 * at, 10, label],
    [right - 8 * value.length, 130 + 24 * at, 10, value],
  ]);
const texts: readonly Text[] = [
  [40, 40, 14, 'Consulta de empresas'],
  ...titles,
  ...pairs(40, 360, [
    ['Aberta em', '13/12/2010'],
    ['Porte', 'EPP'],
    ['Capital', '10,00'],
  ]),
  ...pairs(400, 660, [
    ['CEP', '79892-203'],
    ['UF', 'MS'],
    ['Cidade', 'Dourados'],
  ]),
  [700, 130, 10, 'Comércio varejista de'],
  [700, 146, 10, 'tintas (47.41-5-00)'],
  [700, 170, 10, 'Também faz:'],
  [40, 300, 10, 'Página emitida em 10/04/2025 com os dados públicos do cadastro de todas as pessoas'],
];

it('columns of labels with their values behind them, each below its title, stand below each other', () => {
  expect(withTitledColumnsBelow(sheetOfTexts(texts)).rows.map(printedOf)).toEqual([
    'Consulta de empresas',
    'Sobre a empresa',
    'Aberta em 13/12/2010',
    'Porte EPP',
    'Capital 10,00',
    'Onde fica',
    'CEP 79892-203',
    'UF MS',
    'Cidade Dourados',
    'O que faz',
    'Comércio varejista de',
    'tintas (47.41-5-00)',
    'Também faz:',
    'Página emitida em 10/04/2025 com os dados públicos do cadastro de todas as pessoas',
  ]);
});

it('a grid whose values are below its labels stays as it is', () => {
  const grid: readonly Text[] = [0, 1, 2].flatMap((row): Text[] => [
    [40, 100 + 60 * row, 8, 'Nome'],
    [412, 100 + 60 * row, 8, 'Bairro'],
    [712, 100 + 60 * row, 8, 'Cidade'],
    [40, 116 + 60 * row, 10, 'Rui Lima'],
    [412, 116 + 60 * row, 10, 'Centro'],
    [712, 116 + 60 * row, 10, 'Lages'],
  ]);
  const sheet = sheetOfTexts(grid);
  expect(withTitledColumnsBelow(sheet)).toBe(sheet);
});

it('a grid with two boxes of words in each column stays as it is, by its small captions', () => {
  const gridOf = (size: number): Text[] =>
    [
      [100, size, 'Médico', 'Cor', 'Idade', 'Hora'],
      [116, 10, 'Rui', 'parda', 'setenta', 'nove'],
      [160, size, 'Sexo', 'Raça', 'Voto', 'Bens'],
      [176, 10, 'masculino', 'branca', 'sim', 'deixou'],
      [220, size, 'Nome', 'Gênero', 'Filhos', 'Pensão'],
      [236, 10, 'Ivo', 'homem', 'dois', 'nenhuma'],
    ].flatMap(([top, height, ...words]): Text[] =>
      words.map((word, at) => [[40, 220, 500, 720][at] ?? 0, Number(top), Number(height), String(word)]),
    );
  const title: Text[] = [
    [40, 60, 7, 'Pessoa'],
    [500, 60, 7, 'Registro'],
    [40, 76, 10, 'Ana'],
    [500, 76, 10, 'nenhum'],
  ];
  const sheet = sheetOfTexts([...title, ...gridOf(7)]);
  expect(withTitledColumnsBelow(sheet)).toBe(sheet);
});

it('a label with its value over boxes whose labels begin elsewhere is no row of titles', () => {
  const box = (left: number, top: number, label: string, value: string): Text[] => [
    [left, top, 10, label],
    [left + 160, top, 10, value],
  ];
  const sheet = sheetOfTexts([
    [60, 100, 10, 'Logradouro'],
    [300, 100, 10, 'Rua Chile'],
    ...['Bairro', 'Cidade', 'Fone'].flatMap((label, at) => box(60, 130 + 30 * at, label, 'Lages')),
    ...['Lote', 'UF', 'CEP'].flatMap((label, at) => box(520, 130 + 30 * at, label, '12')),
  ]);
  expect(withTitledColumnsBelow(sheet)).toBe(sheet);
});
