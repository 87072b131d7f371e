import type { DocumentData, Row } from '@lavra/contract/model/result';
import { fieldOf } from '../../evidence/field.ts';
import type { Page, Word } from '../../pages/page.ts';
import type { Extraction, Extractor, ExtractInput } from '../extractor.ts';
import { codeRows } from '../generic/codes.ts';
import { tokensOf } from '../reading/sheet.ts';

function readPage(page: Page): DocumentData {
  const text = page.lines.map((line) => line.text).join('\n');
  const row = (value: string, words: readonly Word[]): Row => ({
    Text: fieldOf({ value, tokens: tokensOf(words, page) }),
  });
  return {
    ...(text.trim() === '' ? {} : { Text: fieldOf({ value: text, tokens: tokensOf(page.words, page) }) }),
    Lines: page.lines.map((line) => row(line.text, line.words)),
    Words: page.words.map((word) => row(word.text, [word])),
    Codes: codeRows(page),
  };
}

/** Text as it stands, page by page, with every line, word and code. */
export const ocrExtractor: Extractor = {
  services: ['ocr'],
  extract({ pages, xml, extra }: ExtractInput): Extraction {
    if (xml !== undefined) return { kind: 'not-mine' };
    return {
      kind: 'extracted',
      documents: [...pages, ...(extra ?? [])].map((page) => ({ Page: page.number, Data: readPage(page) })),
    };
  },
};
