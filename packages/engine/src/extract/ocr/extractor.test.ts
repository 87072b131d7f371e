import { drawTextPage } from '@lavra/specimens/text-page';
import { afterAll, describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import type { Row } from '@lavra/contract/model/result';
import { createFileReader } from '../testing/read-file.ts';
import { listSamples } from '../testing/samples.ts';
import { ocrExtractor } from './extractor.ts';

const reader = createFileReader();
afterAll(() => reader.close());

describe('text as it stands', () => {
  it('comes line by line, its words in their boxes', async () => {
    const { pdf, truth } = await drawTextPage({ seed: 61, paragraphs: 3 });
    const read = ocrExtractor.extract({ pages: await reader.pagesOfBytes(pdf) });
    if (read.kind !== 'extracted') throw new Error('not read');
    const data = read.documents[0]?.Data ?? {};
    expect(data['Text']).toMatchObject({ value: truth.text });
    const lines = data['Lines'] as Row[];
    expect(lines.map((line) => line['Text']?.value)).toEqual(truth.text.split('\n'));
    const words = data['Words'] as Row[];
    expect(words.map((word) => word['Text']?.value)).toEqual(truth.text.split(/\s+/));
    expect(words.every((word) => word['Text']?.box?.length === 4)).toBe(true);
  });

  it('of XML is the concern of others', () => {
    expect(ocrExtractor.extract({ pages: [], xml: '<a/>' })).toEqual({ kind: 'not-mine' });
  });
});

describe('samples of print', () => {
  const samples = listSamples().filter(({ name }) => name.includes('phototest'));

  // A suite without a case would count as failed.
  if (samples.length === 0) it.skip('no samples lie beside the project', () => undefined);
  it.each(samples)('$name is read word for word', async ({ path }) => {
    const [page] = await reader.pagesOf(path);
    const truth = readFileSync(`${path}.gt.txt`, 'utf8').split(/\s+/).filter(Boolean);
    expect(page?.words.map(({ text }) => text)).toEqual(truth);
  });
});
