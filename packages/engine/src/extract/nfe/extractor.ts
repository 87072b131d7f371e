import type { Field } from '@lavra/contract/model/result';
import type { ServiceData } from '@lavra/contract/services/fields';
import { withDoubt } from '../../evidence/field.ts';
import type { Page } from '../../pages/page.ts';
import type { Extraction, Extractor } from '../extractor.ts';
import { isSamePlace } from '../found.ts';
import { findLabels } from '../reading/labels/labels.ts';
import { withNamedPercents } from './products/bare-percents.ts';
import type { Sheet } from '../reading/sheet/sheet.ts';
import { sheetOf } from '../reading/sheet/sheet-of-page.ts';
import { keyOfSheet } from '../reading/values/keys.ts';
import { isProductOf, ofColumns } from '../reading/values/products.ts';
import { parseXml } from '../reading/xml.ts';
import { completing, withoutBoxesOfOthers, withKindsOfStreets, withoutBorrowed } from './borrowed.ts';
import { checkInvoice } from './checks.ts';
import { danfePageOf, readDanfe, type DanfePage } from './danfe.ts';
import { readCoupon } from './coupon.ts';
import { readByLabels } from './arranged/as-form.ts';
import { inOrderOfDays } from './installments/installments.ts';
import type { InvoiceData, InvoiceItem } from './invoice.ts';
import { isRefuted, withRefuted } from './products/item-kinds.ts';
import { withoutSmallLines } from './products/small-lines.ts';
import { withPicturedWords } from './pictured-words.ts';
import { withProvenTotals } from './totals/proven-totals.ts';
import { isSimplified, simplifiedInvoices } from './arranged/simplified.ts';
import { withoutReceipt } from './head/receipt-line.ts';
import { withVolumes } from './volumes.ts';
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

/** The blocks that the model has in its order (MOC, annex II); a page without them is arranged by its maker. */
const ofModel = ['header', 'recipient', 'totals', 'items'] as const;

const isOfModel = ({ blocks }: DanfePage): boolean =>
  blocks.title !== undefined && ofModel.every((name) => blocks.bands.has(name));

const isExactSheet = ({ tokens }: Sheet): boolean => tokens.every(({ conf }) => conf === 100);
const isExact = ({ sheet }: DanfePage): boolean => isExactSheet(sheet);

/** Whether a product's amount is its quantity times its price, less its discount. */
function isProven({ Quantity, UnitAmount, TotalAmount, DiscountAmount }: InvoiceItem): boolean {
  const [count, price, total, discount] = [Quantity, UnitAmount, TotalAmount, DiscountAmount].map((field) =>
    Number(field?.value ?? 0),
  ) as [number, number, number, number];
  const product = count * price;
  return (
    total > 0 && [total, total + discount].some((each) => isProductOf(each, count, price, ofColumns(product)))
  );
}

/** Whether a product's operation is no code of one: figures of another column are in its cell, as where two columns share a heading's place. */
const isConfused = ({ CFOP: operation }: InvoiceItem): boolean =>
  operation !== undefined && !/^\d{4}$/.test(operation.value);

/** Whether a row sells nothing: sums of a block that was taken for more of the table are cut into such rows. */
const isNothing = ({ Quantity: count, TotalAmount: total }: InvoiceItem): boolean =>
  [count, total].every((field) => field !== undefined && Number(field.value) === 0);

/** Whether a page without the model's blocks says what it is: by its name, or by the model in its key. */
const isNamed = (sheet: Sheet): boolean =>
  keyOfSheet(sheet)?.key.slice(20, 22) === ofInvoices ||
  findLabels(sheet, [{ id: 'title', spellings: ['DANFE', 'DOCUMENTOAUXILIARDANOTAFISCALELETRONICA'] }])
    .length > 0;

/** The model of an invoice between companies in its key (MOC 7.0, 5.4). */
const ofInvoices = '55';

/** How much of a reading is sound: each value, and more for products that prove themselves; text where a number belongs counts against it. */
function worthOf(data: InvoiceData): number {
  const fields = Object.values(data).flatMap((value) =>
    Array.isArray(value) ? value.flatMap((row) => Object.values(row) as Field[]) : [value as Field],
  );
  const failed = fields.filter(({ checks = [] }) =>
    checks.some(({ check, ok }) => check === 'amount_format' && !ok),
  );
  const proven = (data.Items ?? []).filter(isProven);
  const confused = (data.Items ?? []).flatMap((row) =>
    Object.entries(row).filter(([id, field]) => isRefuted(id, field)),
  );
  const ofNothing = (data.Items ?? []).filter(isNothing).flatMap((row) => Object.keys(row));
  const sound = fields.length - ofNothing.length;
  return sound - 2 * (failed.length + confused.length) + leastOfProven * proven.length;
}

/** A product that proves itself is worth this many values. */
const leastOfProven = 5;

/** Whether the reading by blocks is whole: the parties, the day, the total, and products of which most prove themselves. */
function isWhole({ RecipientName, IssueDate, TotalAmount, Items = [] }: InvoiceData): boolean {
  const proven = Items.filter(isProven);
  return (
    [RecipientName, IssueDate, TotalAmount].every((field) => field !== undefined) &&
    proven.length > Items.length / 2 &&
    !Items.every(isConfused)
  );
}

/** One invoice: by the model's blocks; where these do not hold, the sounder of two readings, completed by the other. */
function readGroup(
  group: readonly DanfePage[],
  pages: readonly Page[],
  sheets: readonly Sheet[],
): InvoiceData {
  const byBlocks = readDanfe(group);
  const isModel = group.some(isOfModel);
  const isPictured = isModel && !group.every(isExact);
  const own = new Set(group.map(({ sheet }) => sheet.page));
  const byLabels = readByLabels(
    pages.filter(({ number }) => own.has(number)),
    sheets.find(({ page }) => own.has(page)),
  );
  // Makers of the model's blocks set some boxes otherwise, as the issuer's numbers above the operation's nature.
  if (isModel && isWhole(byBlocks)) {
    const labelled = asArranged(byLabels);
    return { ...completing(labelled, byBlocks), ...withKindsOfStreets(byBlocks, labelled) };
  }
  const isSounder = worthOf(byLabels) > worthOf(byBlocks);
  // Of a picture the model's blocks are lost in part as well, where labels alone would not tell whose a value is.
  if (isPictured && !isSounder) {
    const labelled = asArranged(byLabels);
    const completed = { ...completing(labelled, byBlocks), ...byBlocks };
    return withProvenTotals(completed, labelled, sounderItems(byLabels, byBlocks));
  }
  // The issuer's box of the model's head holds nothing but the issuer, whose labels may be those of other parties.
  const issuer = isModel && byBlocks.IssuerName ? issuerOf(byBlocks) : {};
  // A picture’s blocks are told by what was read of their titles.
  const labelled = isModel && !isPictured ? withoutBoxesOfOthers(byLabels, byBlocks) : byLabels;
  // Nor do rows across the page tell the legend of the head's middle box from its figure.
  const kind = byBlocks.OperationType ? { OperationType: byBlocks.OperationType } : {};
  const whole = isSounder ? { ...byBlocks, ...labelled, ...issuer, ...kind } : { ...byLabels, ...byBlocks };
  const Items = sounderItems(byLabels, byBlocks);
  const proven = withProvenTotals(whole, isSounder ? byBlocks : byLabels, Items);
  return asArranged({ ...proven, ...(Items.length > 0 ? { Items } : {}) });
}

/** The products of the reading in which they are sounder, whichever is sounder in the rest: a page's table may be the model's and its boxes not. */
export function sounderItems(...readings: readonly InvoiceData[]): InvoiceItem[] {
  const tables = readings.map(({ Items = [] }) => [...Items]);
  const worth = (Items: InvoiceItem[]): number => worthOf({ Items });
  return tables.toSorted((a, b) => worth(b) - worth(a))[0] ?? [];
}

/** The issuer's name and address. */
const issuerOf = (data: InvoiceData): InvoiceData =>
  Object.fromEntries(
    Object.entries(data).filter(([id]) => /^Issuer(?:Name|Address|District|City|UF|CEP|Phone)$/.test(id)),
  ) as InvoiceData;

/** The values of a page that its maker arranged, each with that doubt; the key proves itself. */
function asArranged({ AccessKey: key, ...data }: InvoiceData): InvoiceData {
  const own = (field: Field): Field => withDoubt(field, 'arranged');
  const rest = Object.entries(data).map(([id, value]) => [
    id,
    Array.isArray(value)
      ? value.map((row) =>
          Object.fromEntries(Object.entries(row).map(([column, field]) => [column, own(field as Field)])),
        )
      : own(value as Field),
  ]);
  return { ...(key ? { AccessKey: key } : {}), ...(Object.fromEntries(rest) as InvoiceData) };
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
  extract({ pages: all, xml }) {
    if (xml !== undefined) return fromXml(xml);
    const pages = all.map((page) => withoutSmallLines(withNamedPercents(page)));
    const sheets = pages.map(sheetOf);
    const isPictured = !sheets.every(isExactSheet);
    const checked = (data: InvoiceData): InvoiceData => checkedInvoice(data, isPictured);
    if (sheets.some(isSimplified)) {
      const Page = pages[0]?.number ?? 1;
      return {
        kind: 'extracted',
        documents: [{ Page, Data: checked(readSimplified(pages, sheets[0])) }],
      };
    }
    const danfePages = sheets.flatMap((sheet) => danfePageOf(sheet) ?? []);
    const documents = groupPages(danfePages).map((group) => ({
      Page: group[0]?.sheet.page ?? 1,
      Data: checked(withVolumes(withoutBorrowed(readGroup(group, pages, sheets)))),
    }));
    if (documents.length > 0) return { kind: 'extracted', documents };
    const coupon = readCoupon(sheets, () => dataOf(receipts?.extract({ pages })));
    const invoice =
      coupon ??
      (sheets.some(isNamed) ? withoutBorrowed(asArranged(readByLabels(pages, sheets[0]))) : undefined);
    if (invoice === undefined) return { kind: 'not-mine' };
    const Page = pages[0]?.number ?? 1;
    return { kind: 'extracted', documents: [{ Page, Data: checked(invoice) }] };
  },
});

function checkedInvoice(data: InvoiceData, isPictured: boolean): InvoiceData {
  const ordered = inOrderOfDays(withoutReceipt(withoutRefuted(data)));
  return checkInvoice(isPictured ? withPicturedWords(ordered) : ordered);
}

const withoutRefuted = ({ Items, ...data }: InvoiceData): InvoiceData => ({
  ...data,
  ...(Items ? { Items: withRefuted(Items) } : {}),
});

/** A simplified DANFE: what the model keeps, and the boxes of the whole DANFE that its maker adds. */
function readSimplified(pages: readonly Page[], first: Sheet | undefined): InvoiceData {
  const arranged = asArranged(readByLabels(pages, first));
  const { TotalAmount: total, ...own } = dataOf(simplifiedInvoices.extract({ pages }));
  // Products that a maker adds have a total each, whose heading may be that of the whole one in short words ("Vl. total").
  const isOfProduct = (arranged.Items ?? []).some(({ TotalAmount: each }) => isSamePlace(each, total));
  return { ...arranged, ...own, ...(total && !isOfProduct ? { TotalAmount: total } : {}) };
}

function dataOf<S extends 'nfe' | 'refund'>(read: Extraction<S> | undefined): ServiceData<S> {
  if (read?.kind === 'partial') return read.document.Data;
  return read?.kind === 'extracted' ? (read.documents[0]?.Data ?? {}) : {};
}
