import type { ServiceData } from '@lavra/contract/services/fields';
import type { Extraction, Extractor } from '../extractor.ts';
import { sheetOf } from '../reading/sheet/sheet.ts';
import { parseXml } from '../reading/xml.ts';
import { checkInvoice } from './checks.ts';
import { danfePageOf, readDanfe, type DanfePage } from './danfe.ts';
import { readCoupon } from './coupon.ts';
import { isSimplified, simplifiedInvoices } from './simplified.ts';
import { readInvoiceXml } from './xml.ts';

function beginsDocument(page: DanfePage, current: readonly DanfePage[]): boolean {
  const last = current.at(-1);
  if (!last) return true;
  if (page.key !== undefined && last.key !== undefined) return page.key !== last.key;
  if (page.number !== undefined && last.number !== undefined && page.number !== last.number) return true;
  return page.sheetNumber === 1;
}

/** Groups the pages of one invoice; another key, another number or a first sheet begins the next. */
function groupPages(pages: readonly DanfePage[]): DanfePage[][] {
  const groups: DanfePage[][] = [];
  for (const page of pages) {
    const current = groups.at(-1);
    if (!current || beginsDocument(page, current)) groups.push([page]);
    else current.push(page);
  }
  return groups;
}

function fromXml(xml: string): Extraction<'nfe'> {
  const data = readInvoiceXml(parseXml(xml));
  return data
    ? { kind: 'extracted', documents: [{ Page: 1, Data: checkInvoice(data) }] }
    : { kind: 'not-mine' };
}

/** Invoices (NF-e, NFC-e): from their XML, or from the pages of a DANFE or a consumer's coupon, which is a receipt as well. */
export const invoiceExtractor = (receipts?: Extractor<'refund'>): Extractor<'nfe' | 'danfe'> => ({
  services: ['nfe', 'danfe'],
  isForm: true,
  extract({ pages, xml }) {
    if (xml !== undefined) return fromXml(xml);
    const sheets = pages.map(sheetOf);
    if (sheets.some(isSimplified)) {
      const Page = pages[0]?.number ?? 1;
      return {
        kind: 'extracted',
        documents: [{ Page, Data: checkInvoice(dataOf(simplifiedInvoices.extract({ pages }))) }],
      };
    }
    const danfePages = sheets.flatMap((sheet) => danfePageOf(sheet) ?? []);
    const documents = groupPages(danfePages).map((group) => ({
      Page: group[0]?.sheet.page ?? 1,
      Data: checkInvoice(readDanfe(group)),
    }));
    if (documents.length > 0) return { kind: 'extracted', documents };
    const coupon = readCoupon(sheets, () => dataOf(receipts?.extract({ pages })));
    if (coupon === undefined) return { kind: 'not-mine' };
    const Page = pages[0]?.number ?? 1;
    return { kind: 'extracted', documents: [{ Page, Data: checkInvoice(coupon) }] };
  },
});

function dataOf<S extends 'nfe' | 'refund'>(read: Extraction<S> | undefined): ServiceData<S> {
  if (read?.kind === 'partial') return read.document.Data;
  return read?.kind === 'extracted' ? (read.documents[0]?.Data ?? {}) : {};
}
