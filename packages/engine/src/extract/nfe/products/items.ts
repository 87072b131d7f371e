import type { MadeCheck } from '../../../evidence/confidence.ts';
import { parseMoney } from '@lavra/brazil/money';
import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../../evidence/field.ts';
import { figuresOf } from '../../reading/values/keys.ts';
import { isProductOf, ofColumns } from '../../reading/values/products.ts';
import type { Band } from '../../reading/labels/labels.ts';
import { rowsOf, type Sheet, type Token } from '../../reading/sheet/sheet.ts';
import { readTable, type Table, type TableLine } from '../../reading/tables/table.ts';
import type { InvoiceItem } from '../invoice.ts';
import { shapes, tableByContent, type ItemColumn } from './item-columns.ts';
import { withoutColumnRules } from './item-words.ts';
import { commonUnits, doubtsOfCell } from './item-doubts.ts';
import { contradicted, isUnlike, withPointsInPlace } from './item-proofs.ts';
import {
  amounts,
  beginsItem,
  cellOf,
  isShaped,
  joined,
  recordsOf,
  shaped,
  type Shaped,
} from './item-records.ts';
import { isCellOf, isNoProduct } from './item-kinds.ts';
import { withRelations } from './item-relations.ts';
import { amountColumns, headedColumns, leavesAmount, ofItems } from './item-headings.ts';
import { withoutRowNumbers } from './row-numbers.ts';
import { withAmountsInPlace, withTaxesInPlace } from './shifted-amounts.ts';
import { tableInCells } from './table-in-cells.ts';
import { withTextsBelow } from './texts-below.ts';
import { withUnnamedColumns } from './unnamed-columns.ts';
import { withUsualCodes } from './usual-codes.ts';
import { wordsPast } from './words-past.ts';

type Column = ItemColumn;

/** Highest possible rates; the highest of IPI is that of tobacco. */
const highest = new Map<Column, number>([
  ['ICMSRate', 100],
  ['IPIRate', 300],
]);
/** Columns whose text breaks at the column's width, so that the next line continues it without a space. */
const wrapped = new Set<Column>(['Code', 'NCM', 'CST', 'CFOP', ...amounts]);

/**
 * An amount broken by a narrow column continues in the next row ("1.000,0" above "00"); a row with a comma of its own is another amount
 * (the taxable quantity below the sold one) and is ignored.
 */
function firstAmount(rows: readonly (readonly Token[])[]): string {
  let text = '';
  for (const row of rows) {
    const piece = joined(row);
    if (text.includes(',') && (piece.includes(',') || !/^\d+$/.test(piece))) break;
    text += piece;
  }
  return text;
}

const isRecognised = (tokens: readonly Token[]): boolean => tokens.some(({ conf }) => conf < 100);

/** Share of a column's amounts that must have the same number of decimals before it is applied to one without a comma. */
const sameDecimals = 0.7;

/** Columns whose amounts have two decimals on any invoice (NF-e, layout 4.00: 13v2). */
const inCents: readonly Column[] = ['TotalAmount', 'DiscountAmount', 'ICMSBase', 'ICMSAmount', 'IPIAmount'];

/** Columns whose amounts are printed with the same decimals. */
const alike: readonly (readonly Column[])[] = [['ICMSRate', 'IPIRate'], inCents];

/** Number of decimals of a column's amounts; undefined when they differ, or too few show them. */
function decimalsOf({ lines }: Table<Column>, id: Column): number | undefined {
  const ids = alike.find((each) => each.includes(id)) ?? [id];
  // A point before three digits may also separate thousands.
  const cells = lines.flatMap((line) => ids.map((each) => joined(cellOf(line, each))));
  const shown = cells.flatMap((text) => {
    const [, decimals] = /(?:,|\.(?=(?:\d\d|\d{4,})\D*$))(\d{2,})\D*$/.exec(text) ?? [];
    return decimals === undefined ? [] : [decimals.length];
  });
  const usual = shown.find(
    (each) => shown.filter((other) => other === each).length >= sameDecimals * shown.length,
  );
  if (shown.length < 2) return inCents.includes(id) ? 2 : undefined;
  return usual;
}

/** An amount whose comma was lost or read as a point gets as many decimals as the others of its column. */
export function amountWithDecimals(text: string, decimals: number): string | undefined {
  const digits = text.replace(/\D/g, '');
  const tail = /[.,](\d+)$/.exec(text)?.[1];
  // Between two of its separators an amount has three digits: any others are two amounts.
  if (
    text
      .split(/[.,]/)
      .slice(1, -1)
      .some(({ length }) => length !== 3)
  )
    return undefined;
  // After the thousands' point a lost comma leaves three digits and the decimals together.
  const isLost =
    tail === undefined
      ? digits.length > decimals
      : tail.length === decimals || (tail.length === decimals + 3 && decimals === 2);
  return isLost && /^[\d.,]+$/.test(text)
    ? `${digits.slice(0, -decimals).replace(/^0+(?=\d)/, '') || '0'}.${digits.slice(-decimals)}`
    : undefined;
}

/** A unit, without the rule before it, read as a letter, when the rest is the unit of another product or a common one. */
function unitOf(lines: readonly (readonly Token[])[], table: Table<Column>): readonly Token[] {
  const own = lines.find((line) => line.length > 0) ?? [];
  const units = new Set(table.lines.map((line) => joined(cellOf(line, 'Unit'))));
  return own.map((token) => {
    const text = token.text.replace(/^[IJL|[\]](?=\p{Lu}{2})/u, '');
    const isUnit = units.has(text) || (commonUnits.has(text) && !commonUnits.has(token.text));
    return token.conf < 100 && text !== token.text && isUnit ? { ...token, text } : token;
  });
}

function cellField(
  id: Column,
  lines: readonly TableLine<Column>[],
  table: Table<Column>,
  glyph: number,
  isDoubted: boolean,
): Field | undefined {
  const fit = isDoubted ? 0 : (table.columns.find((column) => column.id === id)?.fit ?? 0.6);
  const rows = lines.map((line) => cellOf(line, id));
  const inColumn = id === 'Unit' ? unitOf(rows, table) : rows.flat();
  // Notes below an item extend through its code columns.
  const tokens = ['NCM', 'CFOP'].includes(id) ? inColumn.filter(({ text }) => /\d/.test(text)) : inColumn;
  if (tokens.length === 0) return undefined;
  const separator = wrapped.has(id) || id === 'Unit' ? '' : ' ';
  const printed = rowsOf(tokens, glyph)
    .map((row) => row.map((token) => token.text).join(separator))
    .join(separator);
  // A unit has letters: digits alone belong to a neighbour.
  if (!(id === 'Unit' ? /\p{L}/u : /[\p{L}\p{N}]/u).test(printed)) return undefined;
  if (!amounts.has(id)) {
    const value = normalised(id, printed, tokens);
    const isJoinedCode = id === 'CFOP' && !shapes.CFOP.test(value);
    const isOdd =
      isJoinedCode ||
      (isRecognised(tokens) && (isCode(id) ? !shapes[id].test(value) : isOddCode(id, value, table)));
    const column = table.lines.filter(beginsItem).map((line) => cellOf(line, id));
    const doubts = doubtsOfCell({ id, tokens, value, column }, glyph);
    return fieldOf({
      value,
      printed,
      tokens,
      anchorFit: fit,
      doubts: isOdd ? [...doubts, 'odd'] : doubts,
      ...(isOdd ? { shapeFit: oddLength } : {}),
    });
  }
  // Remnants of the rule before a cell are not part of its amount; an invoice's amounts are not negative.
  const edges = isRecognised(tokens) ? /^\D+|\D+$/g : /^[^\d-]+|\D+$/g;
  const own = firstAmount(rowsOf(tokens, glyph)).replace(edges, '');
  const text = own === '' && isLoneZero(id, tokens, table) ? '0' : own;
  const decimals = isRecognised(tokens) ? decimalsOf(table, id) : undefined;
  const value = (decimals === undefined ? undefined : amountWithDecimals(text, decimals)) ?? parseMoney(text);
  // Digits of a neighbour give an amount more decimals than its column has.
  const isJoined = decimals !== undefined && (value?.split('.')[1] ?? '').length > decimals;
  const isNone = value === undefined || isJoined || Number(value) > (highest.get(id) ?? Infinity);
  const checks: MadeCheck[] = isNone ? [{ check: 'amount_format', ok: false }] : [];
  const isOdd = decimals !== undefined && value !== undefined && value.split('.')[1]?.length !== decimals;
  const shapeFit =
    isDoubted || isOdd ? oddLength : decimals === undefined || /[.,]/.test(text) ? 1 : lostComma;
  // Where the other prices do not show how many decimals they have, a comma may be lost, or be the point before three figures.
  const isEither = id === 'UnitAmount' && isRecognised(tokens) && /^\d{1,3}\.?\d{3}$|^\d{3}$/.test(text);
  const doubts = isEither && decimals === undefined ? (['rival'] as const) : [];
  return fieldOf({ value: value ?? printed, printed, tokens, anchorFit: fit, checks, shapeFit, doubts });
}

/** Rates without decimals: a lone round letter among them, or in all of them, is a zero. */
function isLoneZero(id: Column, tokens: readonly Token[], { lines }: Table<Column>): boolean {
  if ((id !== 'ICMSRate' && id !== 'IPIRate') || !isRecognised(tokens)) return false;
  const rates = lines.map((line) => joined(cellOf(line, id)));
  return roundLetter.test(joined(tokens)) && !rates.some((rate) => /\d[.,]\d/.test(rate));
}

const roundLetter = /^\W*[oOQq]\W*$/;

function isOddCode(id: Column, value: string, { lines }: Table<Column>): boolean {
  if (id !== 'Code') return false;
  const codes = lines.filter(beginsItem).map((line) => joined(cellOf(line, 'Code')));
  return isUnlike(value, codes.filter((code) => code !== '').map(withZeros));
}

const isCode = (id: Column): id is 'NCM' | 'CST' | 'CFOP' => id === 'NCM' || id === 'CST' || id === 'CFOP';

/** How well an amount without its comma is read by its column; how well a code or an amount of another length than all such is. */
const [lostComma, oddLength] = [0.6, 0];

function normalised(id: Column, printed: string, tokens: readonly Token[]): string {
  if (id === 'NCM') {
    const code = printed.replace(/\./g, '');
    const figures = figuresOf(code);
    return isRecognised(tokens) && shapes.NCM.test(figures) ? figures : code;
  }
  if (id === 'CST' || id === 'CFOP') {
    const figures = isRecognised(tokens) ? figuresOf(printed).replace(/\D/g, '') : '';
    return shapes[id].test(figures) ? figures : printed.replace(/\D/g, '') || printed;
  }
  return id === 'Code' && isRecognised(tokens) ? withZeros(printed) : printed;
}

/** Zeros of a code may be read as the letter O: beside digits it is a zero. */
export function withZeros(code: string): string {
  return code.replace(/[oO]+(?=[oO]*\d)/g, (run) => '0'.repeat(run.length)).replace(/(?<=\d)[oO]/g, '0');
}

/** Words of columns whose heading was not found, which ended up in neighbouring cells. */
function strayCells(line: TableLine<Column>, table: Table<Column>): Map<Shaped, Token[]> {
  const found = new Map<Shaped, Token[]>();
  const missing = shaped.filter((id) => !table.columns.some((column) => column.id === id));
  if (missing.length === 0) return found;
  const beside = shaped
    .flatMap((id) => cellOf(line, id).filter((token) => !shapes[id].test(token.text)))
    .toSorted((a, b) => a.left - b.left);
  for (const token of beside) {
    const id = missing.find((each) => shapes[each].test(token.text) && !found.has(each));
    if (id) found.set(id, [token]);
  }
  return found;
}

/** Keeps only the words of a code's cell that have its shape, if any has: the others are a neighbour's. */
function ownWords(line: TableLine<Column>, table: Table<Column>, glyph: number): TableLine<Column> {
  const cells = new Map(line.cells);
  const past = shaped.flatMap((id) => wordsPast(line, id, glyph));
  if (past.length > 0) cells.set('Description', [...cellOf(line, 'Description'), ...past]);
  for (const id of shaped) {
    const tokens = cellOf(line, id);
    const fitting = tokens.filter((token) => shapes[id].test(token.text));
    if (fitting.length > 0 && fitting.length < tokens.length) cells.set(id, fitting);
  }
  for (const [id, tokens] of strayCells(line, table)) cells.set(id, tokens);
  return { ...line, cells };
}

function itemOf(record: readonly TableLine<Column>[], table: Table<Column>, glyph: number): InvoiceItem {
  const lines = record.map((line) => ownWords(line, table, glyph));
  const known = new Set<Column>(table.columns.map(({ id }) => id));
  const read = (doubted: ReadonlySet<Column>): InvoiceItem => {
    const row: InvoiceItem = {};
    for (const id of [...known, ...shaped.filter((each) => !known.has(each))]) {
      const field = cellField(id, lines, table, glyph, doubted.has(id));
      if (field && (!isShaped(id) || known.has(id) || shapes[id].test(field.printed ?? field.value)))
        row[id] = field;
    }
    return row;
  };
  const item = read(new Set());
  if (!record.some((line) => [...line.cells.values()].some(isRecognised))) return item;
  const inPlace = withPointsInPlace(item);
  const doubted = contradicted(inPlace);
  return doubted.size === 0 ? inPlace : withPointsInPlace(read(doubted));
}

/** Splits the product's code from the description before which it is printed, when the heading of its column was not read. */
function withCodes(table: Table<Column>, glyph: number): Table<Column> {
  const description = table.columns.find(({ id }) => id === 'Description');
  if (description === undefined || table.columns.some(({ id }) => id === 'Code')) return table;
  const begins = table.lines.filter(beginsItem).flatMap((line) => cellOf(line, 'Description').slice(0, 1));
  const left = Math.min(...begins.map((token) => token.left));
  const codes = begins.filter((token) => token.left - left < 2 * glyph && /\d/.test(token.text));
  if (begins.length === 0 || codes.length < 0.7 * begins.length) return table;
  const edge = Math.max(...codes.map((token) => token.right)) + 0.3 * glyph;
  const isCode = (token: Token): boolean => (token.left + token.right) / 2 < edge;
  const lines = table.lines.map((line) => {
    const tokens = cellOf(line, 'Description');
    const cells = new Map(line.cells);
    cells.set('Code', tokens.filter(isCode));
    cells.set(
      'Description',
      tokens.filter((token) => !isCode(token)),
    );
    return { ...line, cells };
  });
  const { left: from } = description;
  const code = { id: 'Code' as const, fit: 0.6, left: from, right: edge, centre: (from + edge) / 2 };
  const others = table.columns.map((column) => (column === description ? { ...column, left: edge } : column));
  return { ...table, columns: [code, ...others], lines };
}

/** How many times better a table read by content must be to replace one read by headings. */
const clearlyMore = 1.05;

/** Whether a total is a product: confused columns give no such totals. */
function isProven({ Quantity: quantity, UnitAmount: unit, TotalAmount: total }: InvoiceItem): boolean {
  const [count, price] = [Number(quantity?.value), Number(unit?.value)];
  return isProductOf(Number(total?.value), count, price, ofColumns(count * price));
}

/** Number of cells with a valid value, plus two for each total that is a product. */
function worthOf(items: readonly InvoiceItem[]): number {
  return items.reduce((sum, item) => {
    const cells = (Object.keys(item) as Column[]).filter((id) => isOfKind(id, item[id]));
    return sum + cells.length + (isProven(item) ? 2 : 0);
  }, 0);
}

/**
 * Whether the products read by content replace those read by headings. In exact text never where all of these prove themselves and there are no
 * more of the others that do: names of columns are surer than their number, but a picture loses names.
 */
function isBetter(content: readonly InvoiceItem[], headed: readonly InvoiceItem[], isRead: boolean): boolean {
  const isWhole = !isRead && headed.length > 0 && headed.every(isProven);
  if (isWhole && content.filter(isProven).length <= headed.length) return false;
  return worthOf(content) > clearlyMore * worthOf(headed);
}

function isOfKind(id: Column, field: Field | undefined): boolean {
  if (field === undefined) return false;
  return isShaped(id)
    ? shapes[id].test(field.value)
    : !amounts.has(id) || /^-?\d+(?:\.\d+)?$/.test(field.value);
}

/** The table with these headings at least. Of a tax's name over its amount and over its rate the reading in which both have a column is the right one. */
function headedTable(sheet: Sheet, band: Band, least: number): Table<Column> | undefined {
  const byRates = ofItems(readTable(sheet, headedColumns, band, least, isCellOf));
  if (byRates !== undefined && !leavesAmount(byRates)) return byRates;
  const byAmounts = ofItems(readTable(sheet, amountColumns, band, least, isCellOf));
  return (byAmounts?.columns.length ?? 0) > (byRates?.columns.length ?? 0) ? byAmounts : byRates;
}

/** The products in the bands of one page. */
export function readItems(page: Sheet, bands: readonly Band[]): readonly InvoiceItem[] {
  const sheet = withoutColumnRules(page);
  const isRead = isRecognised(sheet.tokens);
  const itemsOf = (found: Table<Column> | undefined, isHeaded: boolean): InvoiceItem[] => {
    if (found === undefined) return [];
    const table = withTaxesInPlace(withAmountsInPlace(withoutRowNumbers(found, sheet.glyph)));
    return recordsOf(table, sheet.glyph, isHeaded).map((record) => itemOf(record, table, sheet.glyph));
  };
  const own = bands.length > 0 ? bands : [tableInCells(sheet) ?? []].flat();
  const headed = own.flatMap((band) => {
    const found = headedTable(sheet, band, isRead ? 3 : 5);
    const parted = found && withUnnamedColumns(withCodes(found, sheet.glyph), sheet.glyph);
    return itemsOf(parted && withTextsBelow(parted, sheet.glyph), true);
  });
  // Headings are the smallest print of the page; when they are lost, rows whose products hold identify the columns.
  const whole = bands.length > 0 ? bands : [{ top: 0, bottom: sheet.height }];
  const content = whole.flatMap((band) => {
    const found = tableByContent(sheet, band, bands.length > 0);
    const asFound = itemsOf(found, false);
    const table = found && withUnnamedColumns(found, sheet.glyph);
    // All columns have their names: in exact text always.
    if (table === found) return asFound;
    const parted = itemsOf(table, false);
    return worthOf(parted) > worthOf(asFound) ? parted : asFound;
  });
  const items = isBetter(content, headed, isRead) ? content : headed;
  return isRead ? withUsualCodes(withRelations(items)) : items.filter((item) => !isNoProduct(item));
}
