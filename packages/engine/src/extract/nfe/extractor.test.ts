import { readFile } from 'node:fs/promises';
import type { DocumentData } from '@lavra/contract/model/result';
import { drawDanfe, type DanfeOptions } from '@lavra/specimens/danfe';
import { degradations, degrade } from '@lavra/specimens/degrade';
import { itemFieldsOf, keyFieldsOf } from '@lavra/specimens/invoice-fields';
import { drawServicePage } from '@lavra/specimens/service-page';
import { rasterise } from '@lavra/specimens/rasterise';
import { recallOf, type Recall } from '@lavra/specimens/recall';
import { afterAll, describe, expect, it } from 'vitest';
import { createFileReader } from '../testing/read-file.ts';
import { sampleFields } from '../testing/sample-fields.ts';
import { listSamples } from '../testing/samples.ts';
import type { Token } from '../reading/sheet/sheet.ts';
import { withoutNeighbours } from './danfe.ts';
import { invoiceExtractor } from './extractor.ts';
import { withZeros } from './products/items.ts';

const reader = createFileReader();
const invoices = invoiceExtractor();
afterAll(() => reader.close());

function dataOf(input: { pages?: Awaited<ReturnType<typeof reader.pagesOf>>; xml?: string }): DocumentData {
  const { pages = [], xml } = input;
  const read = invoices.extract({ pages, ...(xml === undefined ? {} : { xml }) });
  return (read.kind === 'extracted' ? read.documents[0]?.Data : undefined) ?? {};
}

const share = ({ right, of }: Recall) => right / of;

const layouts: readonly DanfeOptions[] = [
  { seed: 1, items: 5 },
  { seed: 2, items: 30, layout: 'stub-bottom' },
  { seed: 3, items: 2, isAlphanumeric: true },
];

describe('invoices drawn with their truth', () => {
  it.each(layouts)('%o: every field and cell comes out of the XML', async (options) => {
    const { xml, truth } = await drawDanfe(options);
    const expected = { ...keyFieldsOf(truth), ...itemFieldsOf(truth, 'xml') };
    expect(recallOf(dataOf({ xml }), expected).wrong).toEqual([]);
  });

  it.each(layouts)('%o: every field and cell comes out of the pages of the PDF', async (options) => {
    const { pdf, truth } = await drawDanfe(options);
    const pages = await reader.pagesOfBytes(pdf);
    const expected = { ...keyFieldsOf(truth), ...itemFieldsOf(truth) };
    expect(recallOf(dataOf({ pages }), expected).wrong).toEqual([]);
  });

  // Measured with bench/engine-accuracy.ts; a little less here, for one page is not the mean of many.
  it.each([
    ['clean', 0.9, 0.9],
    ['skewed', 0.9, 0.9],
    ['telephone', 0.85, 0.8],
  ] as const)('%s scan: at least %d of the fields and %d of the cells', async (spoil, fields, cells) => {
    const { pdf, truth } = await drawDanfe({ seed: 5, items: 4 });
    const picture = await degrade(await rasterise(pdf), { seed: 1, ...degradations[spoil] });
    const data = dataOf({ pages: await reader.pagesOfBytes(picture) });
    expect(share(recallOf(data, keyFieldsOf(truth)))).toBeGreaterThanOrEqual(fields);
    expect(share(recallOf(data, itemFieldsOf(truth)))).toBeGreaterThanOrEqual(cells);
  });

  it('of two keys in one file are two documents', async () => {
    const [first, second] = [await drawDanfe({ seed: 8 }), await drawDanfe({ seed: 9 })];
    const pages = [...(await reader.pagesOfBytes(first.pdf)), ...(await reader.pagesOfBytes(second.pdf))];
    const read = invoices.extract({ pages });
    const keys = read.kind === 'extracted' ? read.documents.map(({ Data }) => Data['AccessKey']) : [];
    expect(keys).toMatchObject([{ value: first.truth.accessKey }, { value: second.truth.accessKey }]);
  });

  it('a page that is no invoice is told as none', async () => {
    const { pdf } = await drawServicePage({ service: 'cnpjcard', seed: 1 });
    const pages = await reader.pagesOfBytes(pdf);
    expect(invoices.extract({ pages })).toEqual({ kind: 'not-mine' });
    expect(invoices.extract({ pages: [], xml: '<order/>' })).toEqual({
      kind: 'not-mine',
    });
  });
});

describe('samples of invoices', () => {
  const samples = listSamples().filter(({ service }) => service === 'nfe' || service === 'danfe');

  // A suite without a case would count as failed.
  if (samples.length === 0) it.skip('no samples lie beside the project', () => undefined);
  it.each(samples)('$name gives all that is known of it', async ({ path, truth }) => {
    const isXml = path.endsWith('.xml');
    const data = dataOf(
      isXml ? { xml: await readFile(path, 'utf8') } : { pages: await reader.pagesOf(path) },
    );
    expect(recallOf(data, sampleFields(truth, !isXml)).wrong).toEqual([]);
  });
});

describe('cells of items', () => {
  it('zeros of a code taken for letters are zeros again, and letters stay letters', () => {
    expect(withZeros('PoOO1')).toBe('P0001');
    expect(withZeros('COPO')).toBe('COPO');
    expect(withZeros('A1O')).toBe('A10');
  });
});

describe('a box that holds the words of its neighbour, whose label was lost', () => {
  const glyph = 8;
  const word = (left: number, text: string): Token => {
    const edges = { left, right: left + 5 * text.length, top: 100, bottom: 100 + glyph };
    return { text, folded: text, conf: 95, page: 1, box: [left / 1000, 0.1, 0.02, 0.008], ...edges };
  };
  const uf = [{ id: 'CarrierUF', kind: 'uf' }] as const;

  it('is parted where a gap comes before them', () => {
    const tokens = [word(100, 'PONTA'), word(130, 'GROSSA'), word(400, 'PR')];
    const { own, neighbours } = withoutNeighbours({ id: 'CarrierCity', tokens }, uf, glyph);
    expect(own.map(({ text }) => text)).toEqual(['PONTA', 'GROSSA']);
    expect(neighbours.map(([id, { value }]) => [id, value])).toEqual([['CarrierUF', 'PR']]);
  });

  it('is left whole where the words are its own', () => {
    const tokens = [word(100, 'SERRA'), word(129, 'ES')];
    const { own, neighbours } = withoutNeighbours({ id: 'CarrierCity', tokens }, uf, glyph);
    expect([own, neighbours]).toEqual([tokens, []]);
  });
});
