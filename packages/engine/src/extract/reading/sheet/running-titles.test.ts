import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { withoutRunningTitles } from './running-titles.ts';
import { printedOf } from './sheet.ts';

const page = (head: string, text: string, foot: string): ReturnType<typeof sheetOfRows> =>
  sheetOfRows([[[100, head]], ...Array.from({ length: 56 }, () => [[100, text]] as const), [[100, foot]]]);

it('the first page keeps its head and the last its foot, and rows unlike those of other pages stay', () => {
  const pages = withoutRunningTitles([
    page('Pires Advogados', 'one', 'rubricas 1'),
    page('Pires Advogados', 'two', 'rubricas 2'),
    page('Anexo', 'three', 'rubricas 3'),
  ]);
  const [first, second, third] = pages.map(({ rows }) => rows.map((row) => printedOf(row)));
  expect([first?.[0], first?.at(-1)]).toEqual(['Pires Advogados', 'one']);
  expect([second?.[0], second?.at(-1)]).toEqual(['two', 'two']);
  expect([third?.[0], third?.at(-1)]).toEqual(['Anexo', 'rubricas 3']);
});

it('the number of a page is no word of its text, on one page alone either', () => {
  const [only] = withoutRunningTitles([page('CONTRATO', 'one', 'Página 1 de 3')]);
  expect(only?.rows.map((row) => printedOf(row)).at(-1)).toBe('one');
});

it('a stamp of many rows at the foot of all pages is no part of their text, and the last row of a clause is', () => {
  const stamp = [
    'Junta Comercial do Paraná',
    'Registro 1',
    'Protocolo 2',
    'Chave 3',
    'Ana Reis - Secretária',
  ];
  const stamped = (text: string): ReturnType<typeof sheetOfRows> =>
    sheetOfRows([
      ...Array.from({ length: 56 }, () => [[100, text]] as const),
      [[100, '15/03/2021.']],
      ...stamp.map((row) => [[100, row]] as const),
    ]);
  const [first] = withoutRunningTitles([stamped('one'), stamped('two')]);
  expect(first?.rows.slice(-2).map((row) => printedOf(row))).toEqual(['one', '15/03/2021.']);
});
