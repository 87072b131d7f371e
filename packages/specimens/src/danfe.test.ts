import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isAccessKey, parseAccessKey } from '@lavra/brazil/access-key';
import { isAlphanumericCnpj, isCnpj } from '@lavra/brazil/cnpj';
import { toCents } from '@lavra/brazil/money';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { drawDanfe } from './danfe.ts';
import { drawInvoice } from './invoice.ts';
import { rasterise } from './rasterise.ts';

const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

const cents = (decimal: string): bigint => toCents(decimal) ?? -1n;

describe('a drawn invoice', () => {
  it('has a key that verifies and names its issuer, number, series and month', () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const truth = drawInvoice({ seed, isAlphanumeric: seed % 2 === 1 });
      expect(isAccessKey(truth.accessKey, 'nfe')).toBe(true);
      expect(parseAccessKey(truth.accessKey)).toMatchObject({
        issuer: truth.issuer.cnpj,
        number: truth.number,
        series: truth.series,
        yearMonth: truth.issueDate.slice(0, 7),
        uf: truth.issuer.address.uf,
      });
    }
  });

  it('adds up to the cent', () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const { items, totals, installments } = drawInvoice({ seed });
      expect(items.reduce((sum, item) => sum + cents(item.total), 0n)).toBe(cents(totals.products));
      expect(
        cents(totals.products) + cents(totals.freight) - cents(totals.discount) + cents(totals.ipi),
      ).toBe(cents(totals.invoice));
      expect(installments.reduce((sum, part) => sum + cents(part.amount), 0n)).toBe(cents(totals.invoice));
    }
  });
});

describe('a DANFE', () => {
  it('has the same bytes for the same seed and others for another', async () => {
    const [first, again, other] = [
      await drawDanfe({ seed: 5 }),
      await drawDanfe({ seed: 5 }),
      await drawDanfe({ seed: 6 }),
    ];
    expect(Buffer.from(first.pdf).equals(Buffer.from(again.pdf))).toBe(true);
    expect(first.xml).toBe(again.xml);
    expect(Buffer.from(first.pdf).equals(Buffer.from(other.pdf))).toBe(false);
  });

  it('carries its key in a bar code that a reader finds at 200 dots an inch', async () => {
    const { pdf, truth } = await drawDanfe({ seed: 11 });
    const [code] = await readBarcodes(await rasterise(pdf, { dpi: 200 }), { formats: ['Code128'] });
    expect(code?.text).toBe(truth.accessKey);
  });

  it('carries an alphanumeric CNPJ in its bar code too', async () => {
    const { pdf, truth } = await drawDanfe({ seed: 12, isAlphanumeric: true });
    expect(isAlphanumericCnpj(truth.issuer.cnpj ?? '')).toBe(true);
    const [code] = await readBarcodes(await rasterise(pdf, { dpi: 300 }), { formats: ['Code128'] });
    expect(code?.text).toBe(truth.accessKey);
  });

  it('goes on to further pages when the goods are many', async () => {
    const pages = async (items: number): Promise<number> =>
      (await PDFDocument.load((await drawDanfe({ seed: 2, items })).pdf)).getPageCount();
    expect([await pages(20), await pages(21), await pages(72), await pages(73)]).toEqual([1, 2, 2, 3]);
  });

  it('stands with its receipt stub at the foot when asked', async () => {
    const [top, bottom] = [await drawDanfe({ seed: 3 }), await drawDanfe({ seed: 3, layout: 'stub-bottom' })];
    expect(bottom.truth).toEqual(top.truth);
    expect(Buffer.from(top.pdf).equals(Buffer.from(bottom.pdf))).toBe(false);
  });

  it('agrees with its XML', async () => {
    const { xml, truth } = await drawDanfe({ seed: 4, items: 3 });
    expect(xml).toContain(`Id="NFe${truth.accessKey}"`);
    expect(xml).toContain(`<vNF>${truth.totals.invoice}</vNF>`);
    expect(xml.match(/<det nItem=/g)).toHaveLength(3);
    expect(isCnpj(/<emit><CNPJ>(.{14})<\/CNPJ>/.exec(xml)?.[1] ?? '')).toBe(true);
  });
});
