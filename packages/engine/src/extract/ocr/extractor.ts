import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import type { Page, Word } from '../../pages/page.ts';
import type { Extractor } from '../extractor.ts';
import { codeRows } from '../generic/codes.ts';
import { tokensOf } from '../reading/sheet/sheet.ts';

function dataOf(page: Page): ServiceData<'ocr'> {
  const turned = page.turned ?? [];
  const text = [...page.lines, ...turned].map((each) => each.text).join('\n');
  const words = [...page.words, ...turned];
  const row = (value: string, of: readonly Word[]) => ({
    Text: fieldOf({ value, tokens: tokensOf(of, page) }),
  });
  return {
    ...(text.trim() === '' ? {} : { Text: fieldOf({ value: text, tokens: tokensOf(words, page) }) }),
    Blocks: (page.blocks ?? []).map(({ lines }) =>
      row(
        lines.map((line) => line.text).join('\n'),
        lines.flatMap((line) => line.words),
      ),
    ),
    Lines: page.lines.map((line) => row(line.text, line.words)),
    Words: words.map((word) => row(word.text, [word])),
    Codes: codeRows(page),
  };
}

/** The text page by page, with every line, word and code. */
export const ocrExtractor: Extractor<'ocr'> = {
  services: ['ocr'],
  extract({ pages, xml }) {
    if (xml !== undefined) return { kind: 'not-mine' };
    return {
      kind: 'extracted',
      documents: pages.map((page) => ({ Page: page.number, Data: dataOf(page) })),
    };
  },
};
