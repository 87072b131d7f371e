import { expect, it } from 'vitest';
import type { Box } from '@lavra/contract/model/result';
import { printedOf, sheetOf } from './sheet.ts';
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
