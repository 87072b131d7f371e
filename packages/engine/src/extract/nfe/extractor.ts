import type { Extraction, Extractor } from '../extractor.ts';
import { sheetOf } from '../reading/sheet.ts';
import { parseXml } from '../reading/xml.ts';
import { checkInvoice } from './checks.ts';
import { danfePageOf, readDanfe, type DanfePage } from './danfe.ts';
import { readInvoiceXml } from './xml.ts';

function beginsDocument(page: DanfePage, current: readonly DanfePage[]): boolean {
  const last = current.at(-1);
  if (!last) return true;
  if (page.key !== undefined && last.key !== undefined) return page.key !== last.key;
  if (page.number !== undefined && last.number !== undefined && page.number !== last.number) return true;
  return page.sheetNumber === 1;
}

/** Pages of one invoice go together; another key, number or first sheet begins the next. */
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

/** Invoices (NF-e): from their XML, or from the pages of a DANFE. */
export const invoiceExtractor: Extractor<'nfe' | 'danfe'> = {
  services: ['nfe', 'danfe'],
  extract({ pages, xml }) {
    if (xml !== undefined) return fromXml(xml);
    const sheets = pages.map(sheetOf);
    const danfePages = sheets.flatMap((sheet) => danfePageOf(sheet) ?? []);
    if (danfePages.length === 0) return { kind: 'not-mine' };
    const documents = groupPages(danfePages).map((group) => ({
      Page: group[0]?.sheet.page ?? 1,
      Data: checkInvoice(readDanfe(group)),
    }));
    return { kind: 'extracted', documents };
  },
};
