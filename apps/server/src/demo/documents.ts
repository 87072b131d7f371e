import type { Service } from '@lavra/contract/services/all';
import { drawDanfe } from '@lavra/specimens/danfe';
import { type Degradation, degrade } from '@lavra/specimens/degrade';
import { encryptedPdf, truncatedPdf } from '@lavra/specimens/garbage';
import { rasterise } from '@lavra/specimens/rasterise';
import { type SpecimenService, drawServicePage } from '@lavra/specimens/service-page';
import { drawTextPage } from '@lavra/specimens/text-page';

import { drawEnergyMeter } from './draw-energy-meter.ts';

export interface DemoDocument {
  /** `nfe-1.pdf`. */
  readonly name: string;
  readonly service: Service;
  readonly bytes: Uint8Array;
}

type Drawn = Promise<Uint8Array>;

/** Dots per inch of a scanned or photographed page. */
const dpi = 200;

/** What each company sends: a document listed more often is sent more often. */
export const documentsOfCompany: readonly (readonly string[])[] = [
  [
    'nfe-1.pdf nfe-2.pdf nfe-3.pdf nfe-1.pdf nfe-2.pdf nfe-4.xml nfe-5.xml nfe-6.jpg',
    'cte-1.pdf cte-2.pdf nfse-1.pdf nfse-2.pdf transportdraft-1.pdf cnpjcard-1.pdf ocr-1.pdf',
    'weighingticket-1.pdf weighingticket-2.jpg weighingticket-3.jpg',
    'energymeter-1.pdf energymeter-2.pdf energymeter-3.jpg energymeter-4.jpg',
  ],
  [
    'rg-1.pdf rg-2.jpg cnh-1.pdf cnh-2.jpg cnh-3.pdf rne-1.pdf rnm-1.pdf idtypification-1.pdf',
    'proofofaddress-1.pdf proofofaddress-2.jpg proofofaddress-3.pdf irpf-1.pdf irpf-2.pdf',
    'birthcertificate-1.pdf contract-1.pdf cnpjcard-1.pdf',
  ],
].map((lines) => lines.flatMap((line) => line.split(' ')));

/** A picture takes seconds to read, a text layer only milliseconds. */
export function isPhotograph(name: string): boolean {
  return name.endsWith('.jpg');
}

/** Poor photographs, by service: most of it is read, some of it in doubt. */
export const hastyDocuments: Readonly<Record<string, string>> = { nfse: 'nfse-3.jpg', cte: 'cte-3.jpg' };

/** Unreadable files, sent now and then. */
export const brokenDocuments = ['broken-1.pdf', 'broken-2.pdf'] as const;

/** Draws a document by its name; the same name gives the same bytes. */
export async function drawDocument(name: string): Promise<DemoDocument> {
  const [, kind = '', number = ''] = /^(\w+)-(\d+)\./.exec(name) ?? [];
  const seed = Number(number);
  if (kind === 'broken') return { name, service: 'ocr', bytes: await drawBroken(seed) };
  // Names come from this file.
  const service = kind as Service;
  const bytes = isPhotograph(name)
    ? await photograph(drawPdf(service, seed), hastyDocuments[kind] === name ? hasty(seed) : steady(seed))
    : name.endsWith('.xml')
      ? new TextEncoder().encode((await drawDanfe({ seed })).xml)
      : await drawPdf(service, seed);
  return { name, service, bytes };
}

async function drawPdf(service: Service, seed: number): Drawn {
  if (service === 'nfe') return (await drawDanfe({ seed })).pdf;
  if (service === 'ocr') return (await drawTextPage({ seed, dpi })).pdf;
  if (service === 'energymeter') return drawEnergyMeter(seed);
  // The service is asked what kind of document it is.
  const page = service === 'idtypification' ? 'crlv' : (service as SpecimenService);
  return (await drawServicePage({ service: page, seed })).pdf;
}

async function photograph(pdf: Drawn, how: Degradation): Drawn {
  return degrade(await rasterise(await pdf, { dpi }), how);
}

function steady(seed: number): Degradation {
  return { seed, rotate: (seed % 3) - 1, shadow: 0.2, noise: 4, jpegQuality: 75 };
}

function hasty(seed: number): Degradation {
  return { seed, rotate: 1, shadow: 0.3, scale: 0.7, blur: 0.6, noise: 8, jpegQuality: 60 };
}

async function drawBroken(seed: number): Drawn {
  return (seed === 1 ? await truncatedPdf() : encryptedPdf()).bytes;
}
