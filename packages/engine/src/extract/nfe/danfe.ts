import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../evidence/field.ts';
import { readGrid, type Cell } from '../reading/grid.ts';
import type { Sheet } from '../reading/sheet.ts';
import { readValue, type Reading } from '../reading/values.ts';
import { blocksOf, type Blocks } from './blocks.ts';
import { readHead, sheetNumberOf } from './head.ts';
import type { Installment, InvoiceData, InvoiceField, InvoiceItem } from './invoice.ts';
import { readInstallments } from './installments.ts';
import { readItems } from './items.ts';
import {
  additionalBoxes,
  carrierBoxes,
  headerBoxes,
  invoiceBoxes,
  isParty,
  recipientBoxes,
  serviceTaxBoxes,
  totalBoxes,
  type BlockName,
  type BoxSpec,
} from './labels.ts';

const boxesOf: readonly (readonly [BlockName, readonly BoxSpec[]])[] = [
  ['header', headerBoxes],
  ['recipient', recipientBoxes],
  ['invoice', invoiceBoxes],
  ['totals', totalBoxes],
  ['carrier', carrierBoxes],
  ['service-tax', serviceTaxBoxes],
  ['additional', additionalBoxes],
];

/** A page of a DANFE with its blocks found. */
export interface DanfePage {
  readonly sheet: Sheet;
  readonly blocks: Blocks;
  readonly key?: string;
  readonly number?: string;
  readonly sheetNumber?: number;
}

type BoxCell = Cell<BoxSpec['id']>;

function fieldNameOf(cell: BoxCell, reading: Reading, cells: readonly BoxCell[]): InvoiceField {
  if (isParty(cell.id)) return `${cell.id}${reading.value.length === 11 ? 'CPF' : 'CNPJ'}`;
  // The carrier's block has two boxes UF: the vehicle's in the row of the plate, the carrier's in the row of the address.
  const address = cells.find((other) => other.id === 'CarrierAddress' || other.id === 'CarrierCity');
  if (cell.id === 'VehicleUF' && address && cell.label.top > address.label.top - 5) return 'CarrierUF';
  return cell.id;
}

function readBlock(sheet: Sheet, blocks: Blocks, name: BlockName, specs: readonly BoxSpec[]): InvoiceData {
  const data: InvoiceData = {};
  for (const band of blocks.bands.get(name) ?? []) {
    // Below the invoice's boxes stand the instalments, which have no labels of their own to end the boxes.
    const cells = readGrid(sheet, specs, band, name === 'invoice' ? 2.6 * sheet.glyph : Infinity);
    for (const cell of cells) {
      const spec = specs.find((each) => each.id === cell.id);
      const reading = spec && readValue(cell.tokens, spec.kind, sheet.glyph);
      if (!reading) continue;
      data[fieldNameOf(cell, reading, cells)] ??= fieldOf({ ...reading, anchorFit: cell.fit });
    }
  }
  return data;
}

/** "315230052780138 - 06/12/2023 22:57:07" is the protocol and when it was given. */
function splitProtocol(field: Field): InvoiceData {
  const parts = /(\d{15,16})(?:\D+(\d{2}\/\d{2}\/\d{4})(?:\s+(\d{2}:\d{2}:\d{2}))?)?/.exec(
    field.value.replace(/(?<=\d)\s(?=\d+\b(?!\/))/g, ''),
  );
  if (!parts?.[1]) return {};
  const [, protocol, date] = parts;
  const [day, month, year] = (date ?? '').split('/');
  return {
    Protocol: { ...field, value: protocol, printed: field.value },
    ...(date ? { ProtocolDate: { ...field, value: `${year}-${month}-${day}`, printed: date } } : {}),
  };
}

/** Reads one DANFE page; undefined when the page carries neither the head nor the product table of a DANFE. */
export function danfePageOf(sheet: Sheet): DanfePage | undefined {
  const blocks = blocksOf(sheet);
  // Further sheets may have the product table alone.
  const hasHead = blocks.title !== undefined && (blocks.nature !== undefined || blocks.bands.has('items'));
  if (!hasHead && blocks.bands.size < 3) return undefined;
  const head = readHead(sheet, blocks);
  const { AccessKey: key, Number: number } = head;
  const sheetNumber = sheetNumberOf(sheet, blocks);
  return {
    sheet,
    blocks,
    ...(key ? { key: key.value } : {}),
    ...(number ? { number: number.value } : {}),
    ...(sheetNumber === undefined ? {} : { sheetNumber }),
  };
}

function readContinuation({ sheet, blocks }: DanfePage): string[] {
  return (blocks.bands.get('continuation') ?? []).flatMap((band) => {
    const tokens = sheet.tokens.filter((token) => token.top >= band.top && token.top < band.bottom);
    const reading = readValue(tokens, 'text', sheet.glyph);
    return reading ? [reading.value] : [];
  });
}

/** Reads the pages of one DANFE: blocks from the first page that has them, products from all. */
export function readDanfe(pages: readonly DanfePage[]): InvoiceData {
  const data: InvoiceData = {};
  const items: InvoiceItem[] = [];
  const installments: Installment[] = [];
  for (const { sheet, blocks } of pages) {
    const found: InvoiceData = readHead(sheet, blocks);
    for (const [name, specs] of boxesOf)
      Object.assign(found, { ...readBlock(sheet, blocks, name, specs), ...found });
    Object.assign(data, { ...found, ...data });
    items.push(...readItems(sheet, blocks.bands.get('items') ?? []));
    installments.push(...readInstallments(sheet, blocks.bands.get('invoice') ?? []));
  }
  const protocol = data.Protocol;
  if (protocol) {
    delete data.Protocol;
    Object.assign(data, splitProtocol(protocol));
  }
  const additional = data.AdditionalInformation;
  const continued = pages.flatMap(readContinuation);
  if (additional && continued.length > 0) {
    data.AdditionalInformation = { ...additional, value: [additional.value, ...continued].join(' ') };
  }
  if (installments.length > 0) data.Installments = installments;
  if (items.length > 0) data.Items = items;
  return data;
}
