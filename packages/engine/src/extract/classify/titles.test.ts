import { expect, it } from 'vitest';
import { sheetOfRows } from '../testing/sheet-of-rows.ts';
import { pageText } from './page-text.ts';
import { titledKinds, titlePattern } from './titles.ts';

const kinds = [
  { type: 'lease', patterns: [titlePattern(['CONTRATO|INSTRUMENTO', 'LOCACAO'])] },
  { type: 'services', patterns: [titlePattern(['NOTA FISCAL', 'SERVICOS?'])] },
  { type: 'telephone', patterns: [titlePattern(['NOTA FISCAL', 'COMUNICACAO'])] },
];
const below = Array.from({ length: 8 }, () => 'Item');
const kindsOf = (...lines: string[]): string[] => {
  const sheet = sheetOfRows([...lines, ...below].map((line) => [[50, line]]));
  return [...titledKinds(pageText(sheet, false, []), kinds).keys()];
};

it('a title is known by two of its words, with others between them and over two rows', () => {
  expect(kindsOf('INSTRUMENTO PARTICULAR DE LOCAÇÃO RESIDENCIAL')).toEqual(['lease']);
  expect(kindsOf('Instrumento particular de', 'locação residencial')).toEqual(['lease']);
  expect(kindsOf('2ª VIA DO CONTRATO DE LOCAÇÃO')).toEqual(['lease']);
});

it('the title that says more hides the shorter one within it', () => {
  expect(kindsOf('NOTA FISCAL DE SERVIÇOS')).toEqual(['services']);
  expect(kindsOf('NOTA FISCAL DE SERVIÇOS DE COMUNICAÇÃO')).toEqual(['telephone']);
});

it('what stands further down, in a sentence or before a comma is no title', () => {
  expect(kindsOf(...below, 'CONTRATO DE LOCAÇÃO')).toEqual([]);
  expect(kindsOf('O contrato que o senhor assinou para a locação vence em maio')).toEqual([]);
  expect(kindsOf('Contrato de locação, segunda via')).toEqual([]);
});
