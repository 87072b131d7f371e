import { expect, it } from 'vitest';
import type { Box } from '@lavra/contract/model/result';
import { printedOf, type Sheet } from './sheet.ts';
import { sheetOf } from './sheet-of-page.ts';
import { onPrintedLines } from './typed-lines.ts';

/** A form of some rows, in each a label and a value that stands higher than it by a share of the page's height. */
function rowsOfForm(count: number, higher: number): string[] {
  const words = Array.from({ length: count }, (_, row) => row).flatMap((row) => {
    const top = 0.1 + 0.03 * row;
    const [label, value]: [Box, Box] = [
      [0.1, top, 0.08, 0.01],
      [0.19, top - higher, 0.05, 0.01],
    ];
    return [
      { text: 'NOME', conf: 100, box: label },
      { text: 'Ana', conf: 100, box: value },
    ];
  });
  const looks = { source: 'text-layer', orientation: 0, quality: 'ok', width: 1000, height: 1000 } as const;
  return onPrintedLines(sheetOf({ number: 1, words, lines: [], codes: [], ...looks })).rows.map(printedOf);
}

it('what was typed above the printed lines of a form is of the rows of its labels', () => {
  expect(rowsOfForm(6, 0.007)).toEqual(Array<string>(6).fill('NOME Ana'));
});

it('a few words that stand higher are no typed form', () => {
  expect(rowsOfForm(3, 0.007)).toHaveLength(6);
});

it('a stroke narrower than a thousandth of the page behind a typed word ends its blank', () => {
  const looks = { source: 'ocr', orientation: 0, quality: 'ok', width: 1000, height: 1000 } as const;
  const boxes: readonly (readonly [text: string, box: Box])[] = [
    ['NOME', [0.1, 0.1, 0.08, 0.01]],
    ['Ana', [0.19, 0.104, 0.05, 0.01]],
    ['|', [0.245, 0.104, 0.0005, 0.01]],
  ];
  const words = boxes.map(([text, box]) => ({ text, conf: 90, box }));
  const sheet = { ...sheetOf({ number: 1, words: [], lines: [], codes: [], ...looks }), glyph: 10 };
  const tokens = words.map((word) => ({
    ...word,
    folded: word.text,
    left: 1000 * word.box[0],
    right: 1000 * (word.box[0] + word.box[2]),
    top: 1000 * word.box[1],
    bottom: 1000 * (word.box[1] + word.box[3]),
    page: 1,
  }));
  expect(onPrintedLines({ ...sheet, tokens, rows: [] } as Sheet).tokens).toHaveLength(3);
});
