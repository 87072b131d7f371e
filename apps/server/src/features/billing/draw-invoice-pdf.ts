import { PassThrough, type Readable } from 'node:stream';

import type { Locale } from '@lavra/contract/errors';
import { type InvoiceBody, readInvoiceKey } from '@lavra/contract/model/invoice';
import { isService, services } from '@lavra/contract/services/all';
import PdfDocument from 'pdfkit';

interface InvoicePdf {
  readonly client: { readonly name: string; readonly email: string };
  /** As it shall stand in the title: a month, or any text. */
  readonly date: string;
  readonly services: InvoiceBody['services'];
  readonly locale: Locale;
}

type Line = readonly [name: string, total: string, errors: string];

const words = {
  pt: {
    invoice: 'Fatura',
    requests: 'Requisições',
    errors: 'Com erro',
    service: 'Serviço',
    day: 'Dia',
    total: 'Total',
  },
  en: {
    invoice: 'Invoice',
    requests: 'Requests',
    errors: 'In error',
    service: 'Service',
    day: 'Day',
    total: 'Total',
  },
} as const;

/** Points: A4 is 595 wide. */
const margin = 56;
const widths = ['*', 110, 110] as const;

/** The counts of an invoice on A4: by service, then by day. It names no prices: an invoice holds counts. */
export function drawInvoicePdf({ client, date, services: counts, locale }: InvoicePdf): Readable {
  const w = words[locale];
  const title = `${w.invoice} ${printable(date)}`;
  const document = new PdfDocument({
    size: 'A4',
    margin,
    lang: locale,
    info: { Title: title, Author: 'Lavra' },
  });
  const stream = document.pipe(new PassThrough());
  document.font('Helvetica-Bold').fontSize(20).fillColor('#123f54').text(title);
  document.font('Helvetica').fontSize(11).fillColor('#000').moveDown(0.5);
  document.text(printable(client.name)).text(printable(client.email)).moveDown(1.5);
  const { byService, byDay } = linesOf(counts, locale);
  drawTable(document, [[w.service, w.requests, w.errors], ...byService, totalOf(counts, locale)]);
  document.moveDown(2);
  if (byDay.length > 0) drawTable(document, [[w.day, w.requests, w.errors], ...byDay]);
  document.end();
  return stream;
}

function drawTable(document: PDFKit.PDFDocument, lines: readonly Line[]): void {
  document.table({
    columnStyles: [...widths],
    defaultStyle: { border: [0, 0, 0.5, 0], borderColor: '#bbbbbb', padding: 4 },
    data: lines.map(([name, total, errors]) => [name, rightAligned(total), rightAligned(errors)]),
  });
}

function rightAligned(text: string): PDFKit.Mixins.CellOptions {
  return { text, align: { x: 'right', y: 'center' } };
}

function linesOf(counts: InvoiceBody['services'], locale: Locale): { byService: Line[]; byDay: Line[] } {
  const byService: Line[] = [];
  const byDay: Line[] = [];
  for (const [key, count] of Object.entries(counts)) {
    const { service, day } = readInvoiceKey(key);
    const numbers = [written(count.total, locale), written(count.error, locale)] as const;
    if (service !== undefined && day === undefined) byService.push([nameOf(service, locale), ...numbers]);
    if (service === undefined && day !== undefined) byDay.push([String(day), ...numbers]);
  }
  return {
    byService: byService.toSorted(([a], [b]) => a.localeCompare(b, locale)),
    byDay: byDay.toSorted(([a], [b]) => Number(a) - Number(b)),
  };
}

/** Of the services alone: days count the same requests again. */
function totalOf(counts: InvoiceBody['services'], locale: Locale): Line {
  const ofServices = Object.entries(counts).filter(([key]) => readInvoiceKey(key).day === undefined);
  const sum = (part: 'total' | 'error') => ofServices.reduce((all, [, count]) => all + count[part], 0);
  return [words[locale].total, written(sum('total'), locale), written(sum('error'), locale)];
}

function nameOf(service: string, locale: Locale): string {
  return isService(service) ? services[service][locale] : printable(service);
}

function written(count: number, locale: Locale): string {
  return count.toLocaleString(locale === 'pt' ? 'pt-BR' : 'en-US');
}

/** The faces that every PDF reader has know the letters of Western Europe alone. */
function printable(text: string): string {
  return text.normalize('NFC').replace(/[^\n\u0020-\u007e\u00a0-\u00ff]/gu, '?');
}
