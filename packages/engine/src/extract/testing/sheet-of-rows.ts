import type { Box } from '@lavra/contract/model/result';
import type { Page } from '../../pages/page.ts';
import type { Rule } from '../../pages/rule.ts';
import type { Sheet } from '../reading/sheet/sheet.ts';
import { sheetOf } from '../reading/sheet/sheet-of-page.ts';

/** Words of one row, each `[left in thousandths, text]`. */
export type Row = readonly (readonly [left: number, text: string])[];

/** A page of rows of words; `conf` is the confidence of every word. */
export function pageOfRows(rows: readonly Row[], source: Page['source'], conf: number): Page {
  const words = rows.flatMap((row, line) =>
    row.flatMap(([left, text]) => {
      let x = left;
      return text.split(' ').map((word) => {
        const box: Box = [x / 1000, 0.05 + 0.016 * line, word.length * 0.006, 0.009];
        x += word.length * 6 + 4;
        return { text: word, conf, box };
      });
    }),
  );
  const looks = { source, orientation: 0, quality: 'ok', width: 1000, height: 1000 } as const;
  return { number: 1, words, lines: [], codes: [], ...looks };
}

/** The sheet of such a page of exact text. */
export const sheetOfRows = (rows: readonly Row[]): Sheet => sheetOf(pageOfRows(rows, 'text-layer', 100));

/** A box drawn around words, from and up to a place across the page in thousandths and from and up to a row. */
export interface DrawnBox {
  readonly left: number;
  readonly right: number;
  readonly rows: readonly [first: number, last: number];
}

/** A page of exact text with boxes drawn around words. */
export function pageOfBoxes(rows: readonly Row[], boxes: readonly DrawnBox[]): Page {
  const rules = boxes.flatMap((box): Rule[] => {
    const [left, right] = [box.left / 1000, box.right / 1000];
    const [top, bottom] = [0.0465 + 0.016 * box.rows[0], 0.0625 + 0.016 * box.rows[1]];
    return [
      { left, right, top, bottom: top },
      { left, right, top: bottom, bottom },
      { left, right: left, top, bottom },
      { left: right, right, top, bottom },
    ];
  });
  return { ...pageOfRows(rows, 'text-layer', 100), rules };
}

/** The sheet of such a page. */
export const sheetOfBoxes = (rows: readonly Row[], boxes: readonly DrawnBox[]): Sheet =>
  sheetOf(pageOfBoxes(rows, boxes));
