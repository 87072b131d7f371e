import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import type { Line, Page, Word } from '../../pages/page.ts';
import type { Extractor } from '../extractor.ts';
import { codeRows } from '../generic/codes.ts';
import { tokensOf } from '../reading/sheet/words-as-tokens.ts';

/** A line as it is printed, with its blanks to be filled in. */
const printed = ({ text, words }: Line): string =>
  words.some(({ blanks }) => blanks !== undefined)
    ? words
        .flatMap((word) => [word.blanks?.before ?? [], word.text, word.blanks?.behind ?? []].flat())
        .join(' ')
    : text;

function dataOf(page: Page): ServiceData<'ocr'> {
  const turned = page.turned ?? [];
  const text = [...page.lines.map(printed), ...turned.map((each) => each.text)].join('\n');
  const words = [...page.words, ...turned];
  const row = (value: string, of: readonly Word[]) => ({
    Text: fieldOf({ value, tokens: tokensOf(of, page) }),
  });
  return {
    ...(text.trim() === '' ? {} : { Text: fieldOf({ value: text, tokens: tokensOf(words, page) }) }),
    Blocks: (page.blocks ?? []).map(({ lines }) =>
      row(
        lines.map(printed).join('\n'),
        lines.flatMap((line) => line.words),
      ),
    ),
    Lines: page.lines.map((line) => row(printed(line), line.words)),
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
