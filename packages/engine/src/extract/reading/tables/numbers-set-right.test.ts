import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { behindNumbers } from './numbers-set-right.ts';

const edgeOf = (...rows: readonly Row[]): number => behindNumbers(sheetOfRows(rows).rows, [300, 410, 600]);

it('numbers set right before a text set left are of the column before the text', () => {
  const edge = edgeOf(
    [
      [430, '36'],
      [454, 'CAIXAS'],
    ],
    [[430, '48']],
  );
  expect(edge).toBeGreaterThan(442);
  expect(edge).toBeLessThan(454);
});

it('a text that begins with a number is one where the column before it has its own', () => {
  expect(
    edgeOf([
      [350, '7'],
      [430, '36'],
      [454, 'CAIXAS'],
    ]),
  ).toBe(410);
});

it('numbers set right are of the column before another one of numbers, too', () => {
  const edge = edgeOf(
    [
      [430, '18,4'],
      [520, '902,15'],
    ],
    [
      [420, '1.207,0'],
      [520, '88,90'],
    ],
  );
  expect(edge).toBeGreaterThan(460);
  expect(edge).toBeLessThan(520);
});
