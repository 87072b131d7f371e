import { expect, it } from 'vitest';
import type { Box } from '@lavra/contract/model/result';
import type { Line, Page, Word } from '../../../pages/page.ts';
import { sheetOf } from './sheet-of-page.ts';

/** Twelve rows of four words each; `rise` is how far a row at a height climbs over the page's width. */
function pageOf(rise: (height: number) => number, source: Page['source'] = 'ocr'): Page {
  const lines = Array.from({ length: 12 }, (_, row): Line => {
    const words = [0.1, 0.3, 0.6, 0.85].map((x, column): Word => {
      const height = 0.1 + 0.018 * row;
      const box: Box = [x, height + rise(height) * (x + 0.05 - 0.5), 0.1, 0.01];
      return { text: `Row${row}${'abcd'[column]}`, conf: source === 'ocr' ? 95 : 100, box };
    });
    return { text: '', words, box: [0, 0, 1, 1] };
  });
  const looks = { number: 1, width: 1000, height: 1000, orientation: 0, quality: 'ok', codes: [] } as const;
  return { ...looks, source, lines, words: lines.flatMap(({ words }) => words) };
}

const rowsIn = (page: Page): string[] =>
  sheetOf(page).rows.map((row) => row.map(({ text }) => text).join(' '));
const whole = Array.from({ length: 12 }, (_, row) =>
  ['a', 'b', 'c', 'd'].map((c) => `Row${row}${c}`).join(' '),
);

it('rows that rise more from one to the next are rows', () => {
  expect(rowsIn(pageOf((height) => 0.2 * (height - 0.1)))).toEqual(whole);
  expect(rowsIn(pageOf(() => 0.025))).toEqual(whole);
});

it('a word keeps its place on the page', () => {
  const page = pageOf((height) => 0.2 * (height - 0.1));
  expect(sheetOf(page).tokens.map(({ box }) => box)).toEqual(page.words.map(({ box }) => box));
});

it('exact text, few lines, and lines that do not agree, are left', () => {
  const heightsOf = (page: Page): number[] => sheetOf(page).tokens.map(({ top }) => Math.round(top));
  const asSet = (page: Page): number[] => page.words.map(({ box }) => Math.round(1000 * box[1]));
  const steep = (height: number): number => 0.2 * (height - 0.1);
  const few = (page: Page): Page => ({ ...page, lines: page.lines.slice(0, 5) });
  const torn = pageOf((height) => (Math.round((height - 0.1) / 0.018) % 2 === 0 ? 0.01 : -0.01));
  for (const page of [pageOf(steep, 'text-layer'), few(pageOf(steep)), torn])
    expect(heightsOf(page)).toEqual(asSet(page));
});
