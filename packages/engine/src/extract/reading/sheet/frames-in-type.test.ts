import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';

const wordsOf = (rows: readonly Row[]): string[] => sheetOfRows(rows).tokens.map(({ text }) => text);

const framed = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => [
    [100, '|NOME'],
    [400, '|'],
    [450, `CASA${at}`],
    [700, '|'],
  ]);

it('rules and bars in type are no words of a form', () => {
  const rows = [[[100, '+==========+----------+']] as Row, ...framed(4)];
  expect(wordsOf(rows)).toEqual(['NOME', 'CASA0', 'NOME', 'CASA1', 'NOME', 'CASA2', 'NOME', 'CASA3']);
});

it('a line to be cut along is none either, and dashes between words are', () => {
  const cut: Row = Array.from({ length: 9 }, (_, at) => [100 + 40 * at, '-']);
  const town: Row = [
    [100, 'CENTRO'],
    [200, '-'],
    [240, 'JAU'],
  ];
  expect(wordsOf([cut, town])).toEqual(['CENTRO', '-', 'JAU']);
});

it('bars between the words of a line are kept, as are blanks to be filled in', () => {
  const line: Row = [
    [100, 'RUA'],
    [200, '|'],
    [250, 'CEP'],
    [400, '____________'],
  ];
  expect(wordsOf([line])).toEqual(['RUA', '|', 'CEP', '____________']);
});
