import type { Box } from '@lavra/contract/model/result';
import type { Service } from '@lavra/contract/services/all';
import type { Page } from '../../pages/page.ts';
import { runningTextOf, type RunningText } from '../reading/phrases/phrases.ts';
import { sheetOf } from '../reading/sheet/sheet-of-page.ts';
import { valuesOn } from './values-on.ts';

/** A page of running text, eight words a row. */
export function pageOfText(text: string): Page {
  const words = text.split(/\s+/).map((word, index) => {
    const box: Box = [0.1 + 0.1 * (index % 8), 0.1 + 0.02 * Math.floor(index / 8), 0.09, 0.012];
    return { text: word, conf: 100, box };
  });
  const looks = { source: 'text-layer', orientation: 0, quality: 'ok', width: 1000, height: 1400 } as const;
  return { number: 1, words, lines: [], codes: [], ...looks };
}

/** The running text of such a page. */
export const runningTextOfPage = (text: string): RunningText => runningTextOf([sheetOf(pageOfText(text))]);

/** The values that a service reads on such a page. */
export const valuesOfText = (service: Service, text: string): Record<string, unknown> =>
  valuesOn(service, pageOfText(text));
