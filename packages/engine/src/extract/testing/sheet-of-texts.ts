import type { Box } from '@lavra/contract/model/result';
import type { Page } from '../../pages/page.ts';
import type { Sheet } from '../reading/sheet/sheet.ts';
import { sheetOf } from '../reading/sheet/sheet-of-page.ts';

/** A text with its left edge, its top and the height of its capitals in thousandths of the page. */
export type Text = readonly [left: number, top: number, height: number, text: string];

/** A page of exact texts in type of several sizes; tails make a word taller by a third. */
export function pageOfTexts(texts: readonly Text[]): Page {
  const words = texts.flatMap(([left, top, height, text]) => {
    let x = left;
    return text.split(' ').map((word) => {
      const width = 0.65 * height * word.length;
      const tails = /[gjpqyç]/.test(word) ? height / 3 : 0;
      const box: Box = [x / 1000, top / 1000, width / 1000, (height + tails) / 1000];
      x += width + 0.4 * height;
      return { text: word, conf: 100, box };
    });
  });
  const looks = { source: 'text-layer', orientation: 0, quality: 'ok', width: 1000, height: 1000 } as const;
  return { number: 1, words, lines: [], codes: [], ...looks };
}

/** The sheet of such a page. */
export const sheetOfTexts = (texts: readonly Text[]): Sheet => sheetOf(pageOfTexts(texts));
