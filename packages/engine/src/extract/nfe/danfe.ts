import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../evidence/field.ts';
import { readGrid, type Cell } from '../reading/tables/grid.ts';
import type { Sheet, Token } from '../reading/sheet/sheet.ts';
import { readValue, type Reading } from '../reading/values/values.ts';
import type { ValueKind } from '../reading/values/kinds.ts';
import type { BlockName } from './blocks/block-titles.ts';
import { blocksOf, withoutFrame, type Blocks } from './blocks/blocks.ts';
import { fillByOrder } from './blocks/by-order.ts';
import { closingText } from './blocks/closing-text.ts';
import { modeOfFreight } from './blocks/freight-mode.ts';
import { protocolInHead, readHead, sheetNumberOf } from './head/head.ts';
import type { Installment, InvoiceData, InvoiceField, InvoiceItem } from './invoice.ts';
import { readInstallments } from './installments/installments.ts';
import { readItems } from './products/items.ts';
import { isParty, type BoxSpec } from './blocks/box.ts';
import {
  additionalBoxes,
  carrierBoxes,
  headerBoxes,
  invoiceBoxes,
  recipientBoxes,
  serviceTaxBoxes,
} from './blocks/labels.ts';
import { totalBoxes } from './totals/total-boxes.ts';
import { fillTotalsByOrder } from './totals/totals-by-order.ts';
import { taxesInNotes } from './totals/notes.ts';
import { withOddTexts } from './blocks/odd-texts.ts';
import { fillOperation } from './head/operation-type.ts';
import { withTurnedBelow } from './blocks/turned-blocks.ts';
import { withoutOtherParty } from './blocks/not-issuers.ts';
import { inOwnCell } from './blocks/own-cell.ts';
import { levelled } from './blocks/value-rows.ts';

/** Boxes of days and of the hour that makers set beside the operation's nature; an hour alone is of the protocol there. */
const daysOfHeader = recipientBoxes.flatMap((spec) =>
  spec.id === 'IssueDate' || spec.id === 'DepartureDate' || spec.id === 'DepartureTime'
    ? [{ ...spec, spellings: spec.spellings.filter((spelling) => !/^HORA(?:RIO)?$/.test(spelling)) }]
    : [],
);

const boxesOf: readonly (readonly [BlockName, readonly BoxSpec[]])[] = [
  ['header', [...headerBoxes, ...daysOfHeader]],
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

const isBeside = (a: BoxCell['label'], b: BoxCell['label']): boolean => Math.abs(a.top - b.top) < 5;

function fieldNameOf(cell: BoxCell, reading: Reading, cells: readonly BoxCell[]): InvoiceField {
  if (isParty(cell.id)) return `${cell.id}${reading.value.length === 11 ? 'CPF' : 'CNPJ'}`;
  // The carrier's block has two UF boxes: the vehicle's in the plate's row, the carrier's in the address's row.
  if (cell.id !== 'VehicleUF') return cell.id;
  const address = cells.find((other) => other.id === 'CarrierAddress' || other.id === 'CarrierCity');
  if (address === undefined || cell.label.top <= address.label.top - 5) return cell.id;
  // Where one row has both, each is behind what it is of.
  const before = cells
    .filter(({ id, label }) => id !== cell.id && label.left < cell.label.left && isBeside(label, cell.label))
    .toSorted((a, b) => b.label.left - a.label.left);
  return before[0]?.id === 'VehiclePlate' ? cell.id : 'CarrierUF';
}

/** Kinds that can be distinguished from a text beside them. */
const toldApart = new Set<ValueKind>(['cep', 'date', 'taxpayer', 'uf']);

/**
 * Glyphs that a box extends below its label; deeper text belongs to boxes whose labels were not read. Below the invoice's boxes are the
 * installments, which have no labels of their own.
 */
const depths: Readonly<Partial<Record<BlockName, number>>> = { invoice: 2.6, recipient: 5, carrier: 5 };

/** Fit of a place known only by the order of the form. */
const orderFit = 0.6;

/** The next boxes of the form after this one, of kinds that can be distinguished from text. */
function followers(id: BoxSpec['id'], specs: readonly BoxSpec[]): Pick<BoxSpec, 'id' | 'kind'>[] {
  if (id === 'CarrierCity') return [{ id: 'CarrierUF', kind: 'uf' }];
  const at = specs.findIndex((spec) => spec.id === id);
  return specs.slice(at + 1, at + 4).filter(({ kind }) => toldApart.has(kind));
}

/**
 * When the label of a box was not read, its words end up in the box before it: words of a kind after a gap in a text belong to the
 * next box of the form that was not found.
 */
export function withoutNeighbours(
  cell: Pick<BoxCell, 'id' | 'tokens'>,
  missing: readonly Pick<BoxSpec, 'id' | 'kind'>[],
  glyph: number,
): { readonly own: readonly Token[]; readonly neighbours: readonly (readonly [BoxSpec['id'], Reading])[] } {
  const neighbours: [BoxSpec['id'], Reading][] = [];
  let end = cell.tokens.length;
  for (const { id, kind } of missing) {
    const at = cell.tokens.findIndex((token, index) => {
      const before = cell.tokens[index - 1];
      if (before === undefined || token.left - before.right < (kind === 'uf' ? 1.2 : 0.5) * glyph)
        return false;
      return readValue([token], kind, glyph)?.checks.every(({ ok }) => ok) ?? false;
    });
    const reading = at > 0 ? readValue(cell.tokens.slice(at, at + 1), kind, glyph) : undefined;
    if (reading === undefined) continue;
    neighbours.push([id, reading]);
    end = Math.min(end, at);
  }
  return { own: cell.tokens.slice(0, end), neighbours };
}

function partNeighbours(
  sheet: Sheet,
  cells: readonly BoxCell[],
  specs: readonly BoxSpec[],
  data: InvoiceData,
): void {
  const isMissing = ({ id }: Pick<BoxSpec, 'id'>): boolean =>
    isParty(id) ? (data[`${id}CNPJ`] ?? data[`${id}CPF`]) === undefined : data[id] === undefined;
  for (const cell of cells) {
    if (isParty(cell.id) || specs.find(({ id }) => id === cell.id)?.kind !== 'text') continue;
    const { own, neighbours } = withoutNeighbours(
      cell,
      followers(cell.id, specs).filter(isMissing),
      sheet.glyph,
    );
    const reading = readValue(own, 'text', sheet.glyph);
    if (neighbours.length === 0 || reading === undefined) continue;
    data[cell.id] = fieldOf({ ...reading, anchorFit: cell.fit });
    for (const [id, found] of neighbours) {
      const name: InvoiceField = isParty(id) ? `${id}${found.value.length === 11 ? 'CPF' : 'CNPJ'}` : id;
      data[name] = fieldOf({ ...found, anchorFit: orderFit });
    }
  }
}

/** Words that may come before a bill's number, and after it: vOrig, vDesc and vLiq of its group (MOC NF-e 7.0, Y02). */
const isNameOfBill = ({ text }: Token): boolean =>
  /^(?:duplicata|fatura|n[uú]m(?:ero)?|n[º°o]\.?):?$/i.test(text);
const isBehindBill = ({ text }: Token): boolean =>
  /^\||^(?:v(?:alor|\.)?|orig|desc|l[ií][qg])[\p{L}.]*:?$/iu.test(text);

/** The bill's own number; numbers far to its right are those of its installments. */
function ownNumber(tokens: readonly Token[], glyph: number): readonly Token[] {
  const from = tokens.findIndex((token) => !isNameOfBill(token));
  const own = tokens.slice(Math.max(0, from));
  const end = own.findIndex((token, index) => {
    const before = own[index - 1];
    return before !== undefined && (token.left - before.right > 4 * glyph || isBehindBill(token));
  });
  return end < 0 ? own : own.slice(0, end);
}

const isPictured = ({ tokens }: Sheet): boolean => tokens.some(({ conf }) => conf < 100);

/** What a picture shows of a box: the points of a registration may be read as commas, the comma before the grams as a point. */
function asPrinted(tokens: readonly Token[], { id }: BoxSpec): readonly Token[] {
  if (!tokens.some(({ conf }) => conf < 100)) return tokens;
  if (id === 'FreightMode') return modeOfFreight(tokens);
  // A weight without its unit is printed with its grams; one with it need not be ("3.220 kg").
  const isInGrams =
    (id === 'GrossWeight' || id === 'NetWeight') && !tokens.some(({ folded }) => /^KGS?$/.test(folded));
  return tokens.map((token) => {
    const text = isInGrams
      ? token.text.replace(/^(\d{1,3}(?:\.\d{3})*)\.(\d{3})$/, '$1,$2')
      : /IE(?:ST)?$/.test(id)
        ? token.text.replace(/(?<=\d),(?=\d)/g, '.')
        : token.text;
    return token.conf === 100 || text === token.text ? token : { ...token, text };
  });
}

function readBlock(sheet: Sheet, blocks: Blocks, name: BlockName, specs: readonly BoxSpec[]): InvoiceData {
  const data: InvoiceData = {};
  const isPicture = isPictured(sheet);
  for (const band of blocks.bands.get(name) ?? []) {
    const cells = readGrid(sheet, specs, band, (depths[name] ?? Infinity) * sheet.glyph);
    for (const cell of cells) {
      const spec = specs.find((each) => each.id === cell.id);
      const readOf = (words: readonly Token[]): Reading | undefined => {
        const own = cell.id === 'InvoiceNumber' ? ownNumber(words, sheet.glyph) : words;
        return spec && readValue(levelled(asPrinted(own, spec), sheet.glyph), spec.kind, sheet.glyph);
      };
      // A row of a table has its label and its value in cells side by side.
      const reading = readOf(inOwnCell(cell.label, cell.tokens)) ?? readOf(cell.tokens);
      if (!reading || spec?.shape?.test(reading.value) === false) continue;
      data[fieldNameOf(cell, reading, cells)] ??= fieldOf({ ...reading, anchorFit: cell.fit });
    }
    partNeighbours(sheet, cells, specs, data);
    if (!isPicture) continue;
    if (name === 'totals') fillTotalsByOrder(sheet, band, data);
    else fillByOrder(sheet, band, name, data);
  }
  return data;
}

/** The totals of a picture whose title was not read are between two blocks whose titles were. */
function fillUntitledTotals(sheet: Sheet, { bands }: Blocks, data: InvoiceData): void {
  const [first] = bands.get('recipient') ?? bands.get('header') ?? [];
  const [last] = bands.get('carrier') ?? bands.get('items') ?? [];
  if (bands.has('totals') || first === undefined || last === undefined) return;
  fillTotalsByOrder(sheet, { top: first.top, bottom: last.top }, data, false);
}

/** A block of a picture whose title was not read is in the band of the block before it, where its rows are told by their values. */
function fillUntitled(sheet: Sheet, { bands }: Blocks, data: InvoiceData): void {
  const before: readonly (readonly [BlockName, readonly BlockName[]])[] = [
    ['recipient', ['header']],
    ['carrier', ['totals', 'invoice']],
  ];
  for (const [name, names] of before) {
    const [band] = names.flatMap((each) => bands.get(each)?.slice(-1) ?? []);
    if (!bands.has(name) && band !== undefined) fillByOrder(sheet, band, name, data);
  }
}

/** "315230052780138 - 06/12/2023 22:57:07" is the protocol and its date and time. */
function splitProtocol(field: Field): InvoiceData {
  const parts = /(?<!\d)(\d{14,16})(?!\d)(?:\D+(\d{2}[/.-]\d{2}[/.-]\d{4}|\d{4}-\d{2}-\d{2}))?/.exec(
    field.value.replace(/(?<=\d)\s(?=\d+\b(?![/.:-]\d))/g, ''),
  );
  if (!parts?.[1]) return {};
  const [, protocol, date] = parts;
  const named = (date ?? '').split(/\D/);
  const [year, month, day] = named[0]?.length === 4 ? named : named.toReversed();
  return {
    Protocol: { ...field, value: protocol, printed: field.value },
    ...(date ? { ProtocolDate: { ...field, value: `${year}-${month}-${day}`, printed: date } } : {}),
  };
}

/** Reads one DANFE page; undefined for a page with neither the head nor the blocks of a DANFE. */
export function danfePageOf(whole: Sheet): DanfePage | undefined {
  const sheet = withoutFrame(withTurnedBelow(whole));
  const blocks = blocksOf(sheet);
  // Further sheets may have only the product table.
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
    for (const [name, specs] of boxesOf) {
      const boxes = readBlock(sheet, blocks, name, specs);
      Object.assign(found, {
        ...(name === 'header' && !blocks.bands.has('recipient')
          ? withoutOtherParty(boxes, found.AccessKey)
          : boxes),
        ...found,
      });
    }
    if (isPictured(sheet)) {
      fillUntitledTotals(sheet, blocks, found);
      fillUntitled(sheet, blocks, found);
      const notes = found.AdditionalInformation ?? closingText(sheet, blocks);
      if (notes) found.AdditionalInformation = notes;
    }
    Object.assign(data, { ...found, ...data });
    items.push(...readItems(sheet, blocks.bands.get('items') ?? []));
    installments.push(...readInstallments(sheet, blocks.bands.get('invoice') ?? []));
  }
  const [head] = pages;
  const protocol = data.Protocol ?? (head && protocolInHead(head.sheet, head.blocks));
  if (protocol) {
    delete data.Protocol;
    Object.assign(data, splitProtocol(protocol));
  }
  const additional = data.AdditionalInformation;
  const continued = pages.flatMap(readContinuation);
  if (additional && continued.length > 0) {
    data.AdditionalInformation = { ...additional, value: [additional.value, ...continued].join(' ') };
  }
  const taxes = data.ApproximateTaxesAmount ?? taxesInNotes(data.AdditionalInformation);
  if (taxes) data.ApproximateTaxesAmount = taxes;
  if (installments.length > 0) data.Installments = installments;
  if (items.length > 0) data.Items = items;
  if (!pages.some(({ sheet }) => isPictured(sheet))) return data;
  fillOperation(data);
  return withOddTexts(data);
}
