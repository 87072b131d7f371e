import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { withoutRunningTitles } from './running-titles.ts';
import { printedOf } from './sheet.ts';

const page = (head: string, text: string, foot: string): ReturnType<typeof sheetOfRows> =>
  sheetOfRows([[[100, head]], ...Array.from({ length: 56 }, () => [[100, text]] as const), [[100, foot]]]);

it('the first page keeps its head and the last its foot, and rows unlike those of other pages stay', () => {
  const pages = withoutRunningTitles([
    page('Pires Advogados', 'one', 'fl. 1'),
    page('Pires Advogados', 'two', 'fl. 2'),
    page('Anexo', 'three', 'fl. 3'),
  ]);
  const [first, second, third] = pages.map(({ rows }) => rows.map((row) => printedOf(row)));
  expect([first?.[0], first?.at(-1)]).toEqual(['Pires Advogados', 'one']);
  expect([second?.[0], second?.at(-1)]).toEqual(['two', 'two']);
  expect([third?.[0], third?.at(-1)]).toEqual(['Anexo', 'fl. 3']);
});
