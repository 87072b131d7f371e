import { SPECIMEN_SERVICES, drawServicePage } from '@lavra/specimens/service-page';
import { afterAll, describe, expect, it } from 'vitest';
import type { Row } from '@lavra/contract/model/result';
import { checkNames } from '../testing/check-names.ts';
import { createFileReader } from '../testing/read-file.ts';
import { extractDocument } from '../extract.ts';

const reader = createFileReader();
afterAll(() => reader.close());

/** Values of the truth long enough to be numbers of a known kind: CPF, CNPJ, keys, slips, registry numbers. */
const NUMBER = /^(?:\d{11}|\d{14}|[A-Z0-9]{12}\d{2}|\d{32}|\d{44}|\d{47,48}|\d{50})$/;
/** No public rule checks these; a bar code stands in its bars alone, which are read from pictures. */
const UNCHECKED = new Set(['OurNumber', 'NIRE', 'SecurityCode', 'Barcode']);

describe('any document', () => {
  it.each(SPECIMEN_SERVICES)(
    '%s gives its text, and each verified number that stands on it',
    async (service) => {
      const { pdf, truth } = await drawServicePage({ service, seed: 41 });
      const pages = await reader.pagesOfBytes(pdf);
      const [document] = extractDocument({ service: 'mock', pages });
      const data = document?.Data ?? {};
      expect(data['Text']).toMatchObject({ conf: 100 });
      const numbers = (data['Numbers'] ?? []) as Row[];
      const listed = new Set(numbers.map((row) => row['Number']?.value));
      const wanted = Object.entries(truth).filter(
        ([name, value]) => NUMBER.test(value) && !UNCHECKED.has(name),
      );
      expect(wanted.filter(([, value]) => !listed.has(value))).toEqual([]);
      for (const row of numbers) {
        expect(row['Number']).toMatchObject({ page: 1, conf: expect.any(Number) });
        expect(row['Number']?.box).toHaveLength(4);
        for (const { check } of row['Number']?.checks ?? []) expect(checkNames).toContain(check);
      }
    },
  );

  it('without a word gives no field that was not read', () => {
    expect(extractDocument({ service: 'mock', pages: [] })).toEqual([{ Page: 1, Data: {} }]);
  });

  it('with a second file says which numbers come from which', async () => {
    const [first, second] = [
      await drawServicePage({ service: 'cnpjcard', seed: 1 }),
      await drawServicePage({ service: 'rg', seed: 1 }),
    ];
    const [pages, extra] = [await reader.pagesOfBytes(first.pdf), await reader.pagesOfBytes(second.pdf)];
    const documents = extractDocument({ service: 'infovalidation', pages, extra });
    expect(documents).toHaveLength(2);
    expect(documents[1]?.Data).toMatchObject({
      File: { value: 'extra' },
      CPF: { value: second.truth['CPF'] },
    });
  });
});
