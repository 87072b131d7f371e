import { readFile } from 'node:fs/promises';
import type { Field } from '@lavra/contract/model/result';
import { drawDanfe } from '@lavra/specimens/danfe';
import { specimenServices, drawServicePage } from '@lavra/specimens/service-page';
import { drawTextPage } from '@lavra/specimens/text-page';
import { afterAll, describe, expect, it } from 'vitest';
import type { Page } from '../../pages/page.ts';
import { createFileReader } from '../testing/read-file.ts';
import { listSamples } from '../testing/samples.ts';
import { typificationExtractor } from './extractor.ts';

const reader = createFileReader();
afterAll(() => reader.close());

function typesOf(input: { pages?: readonly Page[]; xml?: string }): Field[] {
  const { pages = [], xml } = input;
  const read = typificationExtractor.extract({
    pages,
    ...(xml === undefined ? {} : { xml }),
  });
  const documents = read.kind === 'extracted' ? read.documents : [];
  return documents.map(({ Data }) => Data['DocumentType'] as Field);
}

describe('the kind of a document', () => {
  it.each(specimenServices.flatMap((service) => [51, 52, 53].map((seed) => ({ service, seed }))))(
    'of $service drawn from $seed is told, surely',
    async ({ service, seed }) => {
      const { pdf } = await drawServicePage({ service, seed });
      const [type] = typesOf({ pages: await reader.pagesOfBytes(pdf) });
      expect(type?.value).toBe(service);
      expect(type?.conf).toBeGreaterThanOrEqual(60);
    },
  );

  it.each([
    { language: 'pt', told: 'contract' },
    { language: 'en', told: 'unknown' },
  ] as const)('of a contract of services in $language is $told', async ({ language, told }) => {
    const { pdf } = await drawTextPage({ seed: 3, language });
    expect(typesOf({ pages: await reader.pagesOfBytes(pdf) })).toMatchObject([{ value: told }]);
  });

  it('of no page at all is not guessed', () => {
    const blank: Page = {
      number: 1,
      width: 100,
      height: 100,
      source: 'ocr',
      orientation: 0,
      quality: 'empty',
      words: [],
      lines: [],
      codes: [],
    };
    const [type] = typesOf({ pages: [blank] });
    expect(type).toEqual({ value: 'unknown', page: 1 });
  });

  it('changes from page to page: each run of pages of one kind is a document', async () => {
    const drawn = [
      await drawServicePage({ service: 'cnpjcard', seed: 1 }),
      await drawServicePage({ service: 'boleto', seed: 1 }),
      await drawDanfe({ seed: 1 }),
    ];
    const pages = await Promise.all(drawn.map(({ pdf }) => reader.pagesOfBytes(pdf)));
    expect(typesOf({ pages: pages.flat() }).map(({ value }) => value)).toEqual([
      'cnpjcard',
      'boleto',
      'danfe',
    ]);
  });

  it('of fiscal XML stands in its root', async () => {
    const { xml } = await drawDanfe({ seed: 1 });
    expect(typesOf({ xml })).toMatchObject([{ value: 'nfe' }]);
    expect(typesOf({ xml: '<order/>' })).toMatchObject([{ value: 'unknown' }]);
  });
});

describe('samples with text or XML', () => {
  const samples = listSamples().filter(
    ({ name, service }) => /\.(pdf|xml)$/.test(name) && !name.includes('encrypted') && service !== 'ocr',
  );

  // A suite without a case would count as failed.
  if (samples.length === 0) it.skip('no samples lie beside the project', () => undefined);
  it.each(samples)('$name is told', async ({ path, service }) => {
    const [type] = path.endsWith('.xml')
      ? typesOf({ xml: await readFile(path, 'utf8') })
      : typesOf({ pages: await reader.pagesOf(path) });
    expect(type?.value).toBe(service);
    expect(type?.conf).toBeGreaterThanOrEqual(80);
  });
});
