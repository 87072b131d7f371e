import { specimenServices, drawServicePage } from '@lavra/specimens/service-page';
import { afterAll, describe, expect, it } from 'vitest';
import { completeBoletoBarcode, lineOfBoletoBarcode } from '@lavra/brazil/boleto';
import { completeCollectionBarcode, lineOfCollectionBarcode } from '@lavra/brazil/collection-slip';
import type { Box, Row } from '@lavra/contract/model/result';
import type { Page } from '../../pages/page.ts';
import { checkNames } from '../testing/check-names.ts';
import { createFileReader } from '../testing/read-file.ts';
import { extractDocuments } from '../extract.ts';

const reader = createFileReader();
afterAll(() => reader.close());

/** Values of the truth long enough to be numbers of a known kind: CPF, CNPJ, keys, slips, registry numbers. */
const number = /^(?:\d{11}|\d{14}|[A-Z0-9]{12}\d{2}|\d{32}|\d{44}|\d{47,48}|\d{50})$/;
/** No public rule checks these; a bar code stands in its bars alone, which are read from pictures. */
const unchecked = new Set(['OurNumber', 'NIRE', 'SecurityCode', 'Barcode']);

describe('any document', () => {
  it.each(specimenServices)(
    '%s gives its text, and each verified number that stands on it',
    async (service) => {
      const { pdf, truth } = await drawServicePage({ service, seed: 41 });
      const pages = await reader.pagesOfBytes(pdf);
      const [document] = extractDocuments('energymeter', { pages });
      const data = document?.Data ?? {};
      expect(data['Text']).toMatchObject({ conf: 100 });
      const numbers = (data['Numbers'] ?? []) as Row[];
      const listed = new Set(numbers.map((row) => row['Number']?.value));
      const wanted = Object.entries(truth).filter(
        ([name, value]) => number.test(value) && !unchecked.has(name),
      );
      expect(wanted.filter(([, value]) => !listed.has(value))).toEqual([]);
      for (const row of numbers) {
        expect(row['Number']).toMatchObject({ page: 1, conf: expect.any(Number) });
        expect(row['Number']?.box).toHaveLength(4);
        for (const { check } of row['Number']?.checks ?? []) expect(checkNames).toContain(check);
      }
    },
  );

  it('says whether it was read as what it was sent as', async () => {
    const { pdf } = await drawServicePage({ service: 'cnpjcard', seed: 41 });
    const pages = await reader.pagesOfBytes(pdf);
    const readAs = (service: string) => extractDocuments(service, { pages }).map(({ Reading }) => Reading);
    expect(readAs('cnpjcard')).toEqual(['fields']);
    expect(readAs('energymeter')).toEqual(['partial']);
    expect(readAs('infovalidation')).toEqual(['generic']);
  });

  it.each([
    ['BoletoLine', 'boleto-line', completeBoletoBarcode(`0019${'0'.repeat(39)}`), lineOfBoletoBarcode],
    [
      'CollectionLine',
      'collection-line',
      completeCollectionBarcode(`836${'1'.repeat(40)}`),
      lineOfCollectionBarcode,
    ],
  ] as const)('with the bars of a slip gives its %s as people write it', (field, kind, barcode, lineOf) => {
    const code = { format: 'ITF', text: barcode, box: [0.1, 0.8, 0.6, 0.05] as Box };
    const page: Page = {
      number: 1,
      width: 1000,
      height: 1400,
      source: 'code',
      orientation: 0,
      quality: 'ok',
      words: [],
      lines: [],
      codes: [code],
    };
    const [document] = extractDocuments('energymeter', { pages: [page] });
    const line = {
      value: lineOf(barcode),
      conf: 100,
      box: code.box,
      checks: [{ check: 'slip_digits', ok: true }],
    };
    expect(document?.Data).toMatchObject({
      [field]: line,
      Numbers: [{ Kind: { value: kind }, Number: line }],
    });
  });

  it('without a word gives no field that was not read', () => {
    expect(extractDocuments('energymeter', { pages: [] })).toEqual([
      { Page: 1, Reading: 'generic', Data: {} },
    ]);
  });
});
