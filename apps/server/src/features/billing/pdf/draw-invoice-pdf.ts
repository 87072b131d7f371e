import { PassThrough, type Readable } from 'node:stream';

import type { Locale } from '@lavra/contract/errors';
import { type InvoiceBody, readInvoiceKey } from '@lavra/contract/model/invoice';
import type { Bill } from '@lavra/contract/model/price';

import { type Cells, type Pdf, drawTable, ensureRoom, ink, inner, page } from './invoice-table.ts';
import { words } from './invoice-words.ts';
import {
  languageOf,
  nameOf,
  printable,
  written,
  writtenDay,
  writtenDayOf,
  writtenPeriod,
  writtenReais,
} from './written.ts';

interface InvoicePdf {
  /** The issuer: lines of text, the name first. */
  readonly issuer: readonly string[];
  readonly client: { readonly name: string; readonly email: string; readonly document?: string };
  /** Absent for an invoice that is drawn from given data and not stored. */
  readonly number?: string;
  /** As shown in the title: a month (`YYYY-MM`), or any text. */
  readonly date: string;
  readonly issuedAt: Date;
  readonly services: InvoiceBody['services'];
  /** Null for an invoice of counts without money. */
  readonly bill: Bill | null;
  readonly locale: Locale;
}

/** An invoice on A4: issuer, client, usage by service and by day, and with a bill the amount to pay. */
export async function drawInvoicePdf(invoice: InvoicePdf): Promise<Readable> {
  const { client, date, locale } = invoice;
  // Loading it takes longer than most of a start, and few calls need it.
  const { default: PdfDocument } = await import('pdfkit');
  const w = words[locale];
  const document = new PdfDocument({
    size: 'A4',
    margins: {
      top: page.margin,
      left: page.margin,
      right: page.margin,
      bottom: page.margin + page.foot,
    },
    bufferPages: true,
    lang: languageOf[locale],
    info: {
      Title: `${w.invoice} ${printable(date)} - ${printable(client.name)}`,
      Author: printable(invoice.issuer[0] ?? ''),
    },
  });
  const stream = document.pipe(new PassThrough());
  drawHead(document, invoice);
  drawParties(document, invoice);
  if (invoice.bill !== null) drawBill(document, invoice.bill, locale);
  drawCounts(document, invoice);
  drawFeet(document, invoice);
  document.end();
  return stream;
}

/** The logo as the console draws it, then the issuer's name; the title is opposite. */
function drawHead(document: Pdf, { issuer, date, number, issuedAt, locale }: InvoicePdf): void {
  const w = words[locale];
  const { margin } = page;
  drawMark(document, margin, margin, 30);
  document.font('Helvetica-Bold').fontSize(17).fillColor(ink.primary);
  document.text(printable(issuer[0] ?? ''), margin + 40, margin + 7, {
    width: inner / 2,
    lineBreak: false,
    ellipsis: true,
  });
  document.fontSize(22).text(w.invoice, margin, margin + 2, { width: inner, align: 'right' });
  document.font('Helvetica').fontSize(9).fillColor(ink.dim);
  const lines = [
    ...(number === undefined ? [] : [`${w.number} ${number}`]),
    `${w.period}: ${printable(writtenPeriod(date, locale))}`,
    `${w.issued} ${writtenDay(issuedAt, locale)}`,
  ];
  for (const line of lines) document.text(line, margin, document.y + 1, { width: inner, align: 'right' });
  document.y = Math.max(document.y, margin + 64);
}

function drawMark(document: Pdf, x: number, y: number, size: number): void {
  const unit = size / 32;
  document.save();
  document.translate(x, y).scale(unit);
  document.roundedRect(0, 0, 32, 32, 7).fill(ink.primary);
  document.lineCap('round').lineJoin('round');
  document.path('M8 7v18h16').lineWidth(3.4).stroke('#ffffff');
  document.path('M13.5 10.2h10M13.5 15h7').lineWidth(2.6).stroke('#5fb3d6');
  document.path('M13.5 19.8h4').lineWidth(2.6).stroke('#ffb74d');
  document.restore();
}

/** Issuer at the left, client at the right, on a band. */
function drawParties(document: Pdf, { issuer, client, locale }: InvoicePdf): void {
  const w = words[locale];
  const top = document.y + 14;
  const half = inner / 2 - 16;
  const parties = [
    { title: w.from, lines: issuer },
    { title: w.to, lines: [client.name, client.document ?? '', client.email].filter(Boolean) },
  ];
  const heightOf = (lines: readonly string[]) => {
    document.font('Helvetica').fontSize(10);
    return lines.reduce(
      (sum, line) => sum + document.heightOfString(printable(line), { width: half }) + 2,
      0,
    );
  };
  const height = 40 + Math.max(...parties.map(({ lines }) => heightOf(lines)));
  document.roundedRect(page.margin, top, inner, height, 6).fill(ink.band);
  for (const [place, { title, lines }] of parties.entries()) {
    const x = page.margin + 14 + place * (inner / 2);
    document.font('Helvetica').fontSize(8).fillColor(ink.dim);
    document.text(title.toUpperCase(), x, top + 14, { width: half, characterSpacing: 0.6 });
    document.fontSize(10).fillColor(ink.text).moveDown(0.4);
    for (const [index, line] of lines.entries())
      document
        .font(index === 0 ? 'Helvetica-Bold' : 'Helvetica')
        .text(printable(line), x, document.y + 1, { width: half });
  }
  document.x = page.margin;
  document.y = top + height + 22;
}

function drawBill(document: Pdf, bill: Bill, locale: Locale): void {
  const w = words[locale];
  drawTitle(document, w.charges);
  drawTable(document, {
    widths: [inner - 330, 90, 110, 130],
    head: [w.service, w.quantity, w.unit, w.amount],
    rows: bill.lines.map((line) => [
      nameOf(line.service, locale),
      written(line.quantity, locale),
      writtenReais(line.unit_price, locale),
      writtenReais(line.amount, locale),
    ]),
  });
  const sums: Cells[] =
    bill.minimum === null
      ? []
      : [
          [w.subtotal, writtenReais(bill.subtotal, locale)],
          [w.minimum, writtenReais(bill.minimum, locale)],
        ];
  ensureRoom(document, 70);
  for (const [name = '', value = ''] of sums) drawSum(document, { name, value, isLast: false });
  drawSum(document, { name: w.toPay, value: writtenReais(bill.total, locale), isLast: true });
  document.y += 22;
}

function drawSum(
  document: Pdf,
  { name, value, isLast }: { name: string; value: string; isLast: boolean },
): void {
  const width = 260;
  const left = page.margin + inner - width;
  const top = document.y + 4;
  const height = isLast ? 28 : 18;
  if (isLast) document.roundedRect(left, top, width, height, 4).fill(ink.primary);
  document.font(isLast ? 'Helvetica-Bold' : 'Helvetica').fontSize(isLast ? 12 : 10);
  document.fillColor(isLast ? '#ffffff' : ink.text);
  const y = top + (isLast ? 9 : 4);
  document.text(name, left + 10, y, { width: 120, lineBreak: false });
  document.text(value, left + 100, y, { width: width - 108, align: 'right', lineBreak: false });
  document.y = top + height;
}

function drawCounts(document: Pdf, { services: counts, locale, date }: InvoicePdf): void {
  const w = words[locale];
  const { byService, byDay, hasAttachments } = linesOf(counts, { locale, date });
  const numbers = [w.sent, ...(hasAttachments ? [w.attachments] : []), w.errors, w.billable];
  const ofNumbers = numbers.map((name): number => (name === w.sent ? 120 : 76));
  const widths = [inner - ofNumbers.reduce((sum, width) => sum + width), ...ofNumbers];
  drawTitle(document, w.byService);
  drawTable(document, {
    widths,
    head: [w.service, ...numbers],
    rows: byService,
    total: totalOf(counts, { locale, hasAttachments }),
  });
  document.font('Helvetica').fontSize(8).fillColor(ink.dim);
  document.text(w.note, page.margin, document.y + 6, { width: inner });
  if (byDay.length === 0) return;
  document.y += 18;
  drawTitle(document, w.byDay);
  drawTable(document, { widths, head: [w.day, ...numbers], rows: byDay });
}

function drawTitle(document: Pdf, title: string): void {
  ensureRoom(document, 90);
  document.font('Helvetica-Bold').fontSize(11).fillColor(ink.primary);
  document.text(title, page.margin, document.y, { width: inner });
  document.y += 4;
}

function drawFeet(document: Pdf, { issuer, number, date, locale }: InvoicePdf): void {
  const { start, count } = document.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    document.switchToPage(index);
    // Text in the margin would start a new page.
    document.page.margins.bottom = 0;
    const y = page.height - page.margin - 12;
    document.lineWidth(0.5).strokeColor(ink.line);
    document
      .moveTo(page.margin, y - 8)
      .lineTo(page.margin + inner, y - 8)
      .stroke();
    document.font('Helvetica').fontSize(8).fillColor(ink.dim);
    const left = `${printable(issuer[0] ?? '')} · ${words[locale].invoice} ${printable(number ?? date)}`;
    document.text(left, page.margin, y, { width: inner / 2, lineBreak: false });
    const right = words[locale].page(index - start + 1, count);
    document.text(right, page.margin, y, { width: inner, align: 'right', lineBreak: false });
  }
}

interface Written {
  readonly locale: Locale;
  readonly date: string;
}

function linesOf(counts: InvoiceBody['services'], { locale, date }: Written) {
  const entries = Object.entries(counts).map(([key, count]) => ({ ...readInvoiceKey(key), count }));
  const hasAttachments = entries.some(({ count }) => (count.attachments ?? 0) > 0);
  const numbers = (count: (typeof entries)[number]['count']) => cellsOf(count, { locale, hasAttachments });
  const byService = entries
    .filter(({ day }) => day === undefined)
    .map(({ service = '', count }) => [nameOf(service, locale), ...numbers(count)])
    .toSorted(([a = ''], [b = '']) => a.localeCompare(b, locale));
  const byDay = entries
    .filter(({ service }) => service === undefined)
    .toSorted((a, b) => (a.day ?? 0) - (b.day ?? 0))
    .map(({ day = 0, count }) => [writtenDayOf(date, day, locale), ...numbers(count)]);
  return { byService, byDay, hasAttachments };
}

interface Numbers {
  readonly locale: Locale;
  readonly hasAttachments: boolean;
}

function cellsOf(
  { total, error, attachments = 0 }: InvoiceBody['services'][string],
  { locale, hasAttachments }: Numbers,
): string[] {
  const shown = [total, ...(hasAttachments ? [attachments] : []), error, total - error];
  return shown.map((count) => written(count, locale));
}

/** Sums the services only: days count the same requests again. */
function totalOf(counts: InvoiceBody['services'], numbers: Numbers): Cells {
  const sum = { total: 0, error: 0, attachments: 0 };
  for (const [key, { total, error, attachments = 0 }] of Object.entries(counts)) {
    if (readInvoiceKey(key).day !== undefined) continue;
    sum.total += total;
    sum.error += error;
    sum.attachments += attachments;
  }
  return [words[numbers.locale].total, ...cellsOf(sum, numbers)];
}
