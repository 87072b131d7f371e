import { expect, it } from 'vitest';
import { centreOf } from '../sheet/sheet.ts';
import { sheetOf } from '../sheet/sheet-of-page.ts';
import type { Box } from '@lavra/contract/model/result';
import { withCentredCells } from './centred-cells.ts';

/** Words, each at its left edge and height in thousandths. */
const rowsAt = (words: readonly (readonly [left: number, top: number, text: string])[]) =>
  sheetOf({
    number: 1,
    words: words.map(([left, top, text]) => {
      const box: Box = [left / 1000, top / 1000, text.length * 0.006, 0.01];
      return { text, conf: 100, box };
    }),
    lines: [],
    codes: [],
    source: 'text-layer',
    orientation: 0,
    quality: 'ok',
    width: 1000,
    height: 1000,
  });
const printed = (words: Parameters<typeof rowsAt>[0]): string[] => {
  const { rows, glyph } = rowsAt(words);
  return withCentredCells(rows, (token) => centreOf(token) < 400, glyph).map((row) =>
    row.map(({ text }) => text).join(' '),
  );
};

it('figures at the middle of two lines of text are of one record with both', () => {
  expect(
    printed([
      [50, 100, 'CONSUMO'],
      [600, 100, '10,00'],
      [50, 130, 'ILUMINACAO'],
      [600, 136.5, '23,67'],
      [50, 143, 'MUNICIPAL'],
      [50, 173, 'MULTA'],
      [600, 173, '3,12'],
    ]),
  ).toEqual(['CONSUMO 10,00', 'ILUMINACAO 23,67 MUNICIPAL', 'MULTA 3,12']);
});

it('figures alone between two lines far from each other are of one record with both where the records around are farther', () => {
  const words = [
    [50, 100, 'CONSUMO'],
    [600, 100, '10,00'],
    [50, 124, 'ILUMINACAO'],
    [600, 134.2, '23,67'],
    [50, 144.4, 'MUNICIPAL'],
    [50, 168, 'MULTA'],
    [600, 168, '3,12'],
  ] as const;
  expect(printed(words)).toEqual(['CONSUMO 10,00', 'ILUMINACAO 23,67 MUNICIPAL', 'MULTA 3,12']);
  const nearer = words.map(
    ([left, top, text]) => [left, text === 'CONSUMO' || text === '10,00' ? 106 : top, text] as const,
  );
  expect(printed(nearer)).toHaveLength(5);
});

it('figures beside the second of three lines are of one record with all, apart from the records around it', () => {
  expect(
    printed([
      [50, 100, 'CONSULTA'],
      [600, 100, '10,00'],
      [50, 130, 'TOMOGRAFIA'],
      [50, 144, 'DO'],
      [600, 144, '23,67'],
      [50, 158, 'CRANIO'],
      [50, 188, 'SUTURA'],
      [600, 188, '3,12'],
    ]),
  ).toEqual(['CONSULTA 10,00', 'TOMOGRAFIA DO 23,67 CRANIO', 'SUTURA 3,12']);
});

it('a text that goes on below each record joins no two of them', () => {
  const words = [
    [50, 100, 'CONSULTA'],
    [600, 100, '10,00'],
    [50, 114, 'ELETIVA'],
    [50, 128, 'SUTURA'],
    [600, 128, '3,12'],
    [50, 142, 'SIMPLES'],
  ] as const;
  expect(printed(words)).toEqual(['CONSULTA 10,00', 'ELETIVA', 'SUTURA 3,12', 'SIMPLES']);
});
