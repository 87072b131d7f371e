import type { Box } from '@lavra/contract/model/result';
import type { Page } from '../../pages/page.ts';
import { sheetOf, type Sheet } from '../reading/sheet.ts';

/** A sheet of rows of words, each `[left in thousandths, text]`; rows stand two glyphs apart. */
export function sheetOfRows(rows: readonly (readonly (readonly [left: number, text: string])[])[]): Sheet {
  const words = rows.flatMap((row, line) =>
    row.flatMap(([left, text]) => {
      let x = left;
      return text.split(' ').map((word) => {
        const box: Box = [x / 1000, 0.05 + 0.016 * line, word.length * 0.006, 0.009];
        x += word.length * 6 + 4;
        return { text: word, conf: 100, box };
      });
    }),
  );
  const looks = { source: 'text-layer', orientation: 0, quality: 'ok', width: 1000, height: 1000 } as const;
  const page: Page = { number: 1, words, lines: [], codes: [], ...looks };
  return sheetOf(page);
}
