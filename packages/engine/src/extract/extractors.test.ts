import { drawDanfe } from '@lavra/specimens/danfe';
import { drawServicePage, specimenServices } from '@lavra/specimens/service-page';
import { drawTextPage } from '@lavra/specimens/text-page';
import { type Service, serviceDefinition, services } from '@lavra/contract/services/all';
import { expect, it } from 'vitest';
import type { Box, Field } from '@lavra/contract/model/result';
import type { Page } from '../pages/page.ts';
import { extractDocuments } from './extract.ts';
import { extractorCases } from './extractor.cases.ts';
import { extractors } from './extractors.ts';

const drawings: Readonly<Record<string, () => Promise<{ readonly pdf: Uint8Array }>>> = {
  nfe: () => drawDanfe({ seed: 3, items: 3 }),
  danfe: () => drawDanfe({ seed: 4, items: 2 }),
  ocr: () => drawTextPage({ seed: 5, paragraphs: 2 }),
  idtypification: () => drawServicePage({ service: 'cnpjcard', seed: 1 }),
};

async function draw(service: Service): Promise<Uint8Array> {
  const own = drawings[service];
  if (own !== undefined) return (await own()).pdf;
  const specimen = specimenServices.find((each) => each === service);
  return (await drawServicePage({ service: specimen ?? 'cnpjcard', seed: 1 })).pdf;
}

const read = extractors.flatMap((extractor) => extractor.services);

it('every service has a reader', () => {
  // Faces are read by the pipeline: there is no text to extract.
  const readers = new Set<string>([...read, 'facematch']);
  expect(Object.keys(services).filter((name) => !readers.has(name))).toEqual([]);
});

/** A page of words in rows. */
function pageOf(rows: readonly (readonly string[])[]): Page {
  const lines = rows.map((row, line) => ({
    text: row.join(' '),
    words: row.map((text, index) => ({
      text,
      conf: 95,
      box: [0.1 + 0.12 * index, 0.1 + 0.02 * line, 0.1, 0.012] satisfies Box,
    })),
    box: [0.1, 0.1 + 0.02 * line, 0.8, 0.012] satisfies Box,
  }));
  const words = lines.flatMap((line) => line.words);
  const looks = { source: 'text-layer', orientation: 0, quality: 'good', width: 1000, height: 1400 } as const;
  return { number: 1, words, lines, codes: [], ...looks };
}

it('a page of which few fields are found keeps its text beside them', () => {
  const page = pageOf([
    ['DATA', 'DE', 'NASCIMENTO:', '12/03/1981'],
    ['O', 'MAIS', 'EM', 'PROSA'],
  ]);
  for (const service of ['passport', 'rg'] as const) {
    const [document] = extractDocuments(service, { pages: [page] });
    expect(document?.Data['BirthDate']).toMatchObject({ value: '1981-03-12' });
    expect(document?.Data['Text']).toMatchObject({ value: expect.stringContaining('EM PROSA') as string });
  }
});

it.each([
  ['09/02/2028', '2028-02-09'],
  ['INDETERMINADO', 'INDETERMINADO'],
])('a foreigner may stay until %s', (printed, value) => {
  const page = pageOf([
    ['RNM:', 'V271059-8'],
    ['PRAZO', 'DE', 'RESIDÊNCIA:', printed],
  ]);
  const [document] = extractDocuments('rnm', { pages: [page] });
  expect(document?.Data['ResidenceTerm']).toMatchObject({ value });
});

it('the total of a receipt is held against its rows and against what was paid and came back', () => {
  const receipt = (total: string) =>
    extractDocuments('refund', {
      pages: [
        pageOf([
          ['7891', 'TOMATE', '2', 'UN', '4,00', '8,00'],
          ['7892', 'FEIJAO', '3', 'UN', '2,50', '7,50'],
          ['TOTAL R$', total],
          ['DINHEIRO', '20,00'],
          ['TROCO R$', '4,50'],
        ]),
      ],
    })[0]?.Data['TotalAmount'] as Field;
  const [right, wrong] = [receipt('15,50'), receipt('15,58')];
  expect(right.checks?.map(({ check, ok }) => [check, ok])).toEqual([
    ['totals_sum', true],
    ['items_sum', true],
  ]);
  expect(wrong.value).toBe('15.58');
  expect(wrong.conf).toBeLessThan(90);
});

for (const service of read)
  extractorCases({
    service,
    draw: () => draw(service),
    metadata: service === 'mock' ? { mock: {} } : serviceDefinition(service).metadata?.example,
  });
