import type { Page } from '../../pages/page.ts';
import { describe, expect, it } from 'vitest';
import { validationExtractor } from './extractor.ts';

const page: Page = {
  number: 1,
  width: 1000,
  height: 1400,
  source: 'text-layer',
  orientation: 0,
  quality: 'ok',
  lines: [],
  codes: [],
  words: ['Nome:', 'MARIA', 'DA', 'SILVA', 'nascida', 'em', '03/05/1990'].map((text, index) => ({
    text,
    conf: 100,
    box: [0.1 * index, 0.1, 0.08, 0.01],
  })),
};

const answer = (values: readonly { Value: string; Type: 'string' | 'date' }[], threshold?: number) => {
  const metadata = { values, ...(threshold === undefined ? {} : { similarity_threshold: threshold }) };
  const read = validationExtractor.extract({ pages: [page], metadata });
  const [document] = read.kind === 'extracted' ? read.documents : [];
  return document?.Data.Values?.map((row) => [row.Found?.value, row.Similarity?.value, row.Text?.value]);
};

describe('values to be found in a document', () => {
  it('are found as they stand, nearly so, or not', () => {
    expect(
      answer([
        { Value: 'Maria da Silva', Type: 'string' },
        { Value: 'Maria de Silva', Type: 'string' },
        { Value: 'Rui Barbosa', Type: 'string' },
      ]),
    ).toEqual([
      ['true', '100', 'MARIA DA SILVA'],
      ['true', '92.9', 'MARIA DA SILVA'],
      ['false', expect.any(String), undefined],
    ]);
  });

  it('need the likeness that is asked for', () => {
    expect(answer([{ Value: 'Maria de Silva', Type: 'string' }], 95)).toEqual([['false', '92.9', undefined]]);
  });

  it('that are dates are the same day, however written', () => {
    expect(answer([{ Value: '1990-05-03', Type: 'date' }])).toEqual([['true', '100', '03/05/1990']]);
  });

  it('that nobody gave are no validation: any document is read then', () => {
    expect(validationExtractor.extract({ pages: [page] })).toEqual({ kind: 'not-mine' });
  });
});
