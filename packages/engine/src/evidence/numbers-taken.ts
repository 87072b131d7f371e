import type { Service } from '@lavra/contract/services/all';
import type { Box, Field } from '@lavra/contract/model/result';
import type { Page } from '../pages/page.ts';

/**
 * Least share of a document's numbers that become values where the layout is known, by service: on 98 text layers and 74 scans and
 * photographs of the models. Where a service's own models differ too much to tell (receipts, bills, guides, leases), it has none.
 */
const usualShares: Partial<Record<Service, number>> = {
  danfe: 0.8,
  nfe: 0.8,
  cte: 0.88,
  nfse: 0.76,
  irpf: 0.6,
  cnpjcard: 0.7,
  birthcertificate: 0.8,
  deathcertificate: 0.8,
  crlv: 0.8,
  crv: 0.8,
  weighingticket: 0.88,
  socialcontract: 0.47,
};
/** A share lower by less than this share of the usual one tells nothing. */
const slack = 0.05;
/** Fewer numbers than this tell nothing. */
const fewestNumbers = 8;
const isNumber = (text: string): boolean => !/\p{L}/u.test(text) && text.replace(/\D/g, '').length >= 2;

/**
 * Whether clearly less of a document's numbers became values than of a known layout: tables or boxes were not understood, and what was
 * taken from among them may be another's.
 */
export function hasNumbersLeft(service: string, pages: readonly Page[], fields: readonly Field[]): boolean {
  const usual = usualShares[service as Service];
  if (usual === undefined) return false;
  let [numbers, taken] = [0, 0];
  for (const page of pages) {
    const boxes = byBands(
      fields.flatMap((field) => (field.page === page.number && field.box !== undefined ? [field.box] : [])),
    );
    for (const { text, box } of page.words) {
      if (!isNumber(text)) continue;
      numbers += 1;
      const [x, y] = [box[0] + box[2] / 2, box[1] + box[3] / 2];
      if (boxes(y).some(([left, top, width, height]) => isIn(x - left, width) && isIn(y - top, height)))
        taken += 1;
    }
  }
  return numbers >= fewestNumbers && taken / numbers < (1 - slack) * usual;
}

const isIn = (offset: number, length: number): boolean => offset >= 0 && offset <= length;

/** A page is looked at in so many bands: a dense table has nine hundred values. */
const bands = 64;
const bandAt = (y: number): number => Math.min(bands - 1, Math.max(0, Math.floor(bands * y)));

/** Gives the boxes of the band in which a height of the page lies. */
function byBands(boxes: readonly Box[]): (y: number) => readonly Box[] {
  const within = Array.from({ length: bands }, (): Box[] => []);
  for (const box of boxes)
    for (let band = bandAt(box[1]); band <= bandAt(box[1] + box[3]); band += 1) within[band]?.push(box);
  return (y) => within[bandAt(y)] ?? [];
}
