import type { MadeCheck } from '../../evidence/confidence.ts';
import { parseMoney } from '@lavra/brazil/money';
import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../evidence/field.ts';
import type { Band } from '../reading/labels.ts';
import { rowsOf, type Sheet, type Token } from '../reading/sheet.ts';
import { readTable, type Table, type TableLine } from '../reading/table.ts';
import type { InvoiceItem } from './invoice.ts';
import { itemColumns } from './labels.ts';

type Column = keyof InvoiceItem;

const amounts = new Set<Column>([
  'Quantity',
  'UnitAmount',
  'DiscountAmount',
  'TotalAmount',
  'ICMSBase',
  'ICMSAmount',
  'IPIAmount',
  'ICMSRate',
  'IPIRate',
]);
/** Columns whose text is cut by the column's width, so that a next line goes on without a space. */
const wrapped = new Set<Column>(['Code', 'NCM', 'CST', 'CFOP', ...amounts]);

const cellOf = (line: TableLine<Column>, id: Column): readonly Token[] => line.cells.get(id) ?? [];
const joined = (tokens: readonly Token[]): string => tokens.map((token) => token.text).join('');

/** A record begins where the total column holds an amount, and the unit, the quantity or the CFOP says that it is no stray figure. */
function beginsItem(line: TableLine<Column>): boolean {
  const total = joined(cellOf(line, 'TotalAmount'));
  if (!/\d[,.]\d{2,}$/.test(total)) return false;
  return (
    (['Quantity', 'CFOP', 'Unit', 'UnitAmount'] as const).filter((id) => cellOf(line, id).length > 0)
      .length >= 2
  );
}

/** Lines of print are this many glyphs apart at most within an item; what stands further below the last is no part of the table. */
const mostGap = 2.6;

function recordsOf(table: Table<Column>, glyph: number): TableLine<Column>[][] {
  const records: TableLine<Column>[][] = [];
  let orphans: TableLine<Column>[] = [];
  for (const line of table.lines) {
    const last = records.at(-1)?.at(-1) ?? orphans.at(-1);
    if (beginsItem(line)) {
      records.push([...orphans, line]);
      orphans = [];
    } else if (records.length === 0) orphans.push(line);
    else if (last && line.top - last.top <= mostGap * glyph) records.at(-1)?.push(line);
  }
  return records;
}

/**
 * An amount that a narrow column breaks goes on in the next row ("1.000,0" over "00"); a row with a comma of its own is another amount
 * (the taxable quantity under the sold one), which this column does not ask for.
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

function unitOf(lines: readonly (readonly Token[])[]): readonly Token[] {
  return lines.find((line) => line.length > 0) ?? [];
}

function cellField(
  id: Column,
  lines: readonly TableLine<Column>[],
  glyph: number,
  fit: number,
): Field | undefined {
  const rows = lines.map((line) => cellOf(line, id));
  const inColumn = id === 'Unit' ? unitOf(rows) : rows.flat();
  // Notes below an item run through its code columns.
  const tokens = ['NCM', 'CFOP'].includes(id) ? inColumn.filter(({ text }) => /\d/.test(text)) : inColumn;
  if (tokens.length === 0) return undefined;
  const separator = wrapped.has(id) || id === 'Unit' ? '' : ' ';
  const printed = rowsOf(tokens, glyph)
    .map((row) => row.map((token) => token.text).join(separator))
    .join(separator);
  if (!/[\p{L}\p{N}]/u.test(printed)) return undefined;
  if (!amounts.has(id))
    return fieldOf({
      value: normalised(id, printed, tokens),
      printed,
      tokens,
      anchorFit: fit,
    });
  // What a scan has left of the rule before a cell is no part of its amount.
  const value = parseMoney(firstAmount(rowsOf(tokens, glyph)).replace(/^[^\d-]+|[^\d]+$/g, ''));
  const checks: MadeCheck[] = value === undefined ? [{ check: 'amount_format', ok: false }] : [];
  return fieldOf({ value: value ?? printed, printed, tokens, anchorFit: fit, checks });
}

function normalised(id: Column, printed: string, tokens: readonly Token[]): string {
  if (id === 'NCM') return printed.replace(/\./g, '');
  if (id === 'CST') return printed.replace(/\D/g, '') || printed;
  if (id === 'CFOP') return printed.replace(/\D/g, '') || printed;
  const isRecognised = tokens.some((token) => token.conf < 100);
  return id === 'Code' && isRecognised ? withZeros(printed) : printed;
}

/** A recogniser takes the zeros of a code for the letter: between or before figures it is the figure. */
export function withZeros(code: string): string {
  return code.replace(/[oO]+(?=[oO]*\d)/g, (run) => '0'.repeat(run.length)).replace(/(?<=\d)[oO]/g, '0');
}

/** What the words of a column look like; a column whose heading was not read lies in its neighbour, and is known by them. */
const shapes = {
  NCM: /^\d{4}\.?\d{2}\.?\d{2}$/,
  CST: /^(?:\d{3,4}|\d\/\d{2,3})$/,
  CFOP: /^[1-7]\.?\d{3}$/,
  Unit: /^\p{L}[\p{L}.²³]{0,5}\d{0,2}$/u,
} as const;
type Shaped = keyof typeof shapes;
const shaped = Object.keys(shapes) as readonly Shaped[];
const isShaped = (id: Column): id is Shaped => Object.hasOwn(shapes, id);

/** Words of columns without a heading, which stand in the cells beside theirs. */
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

/** Words of a coded cell that can stand in it, where some cannot: a neighbour's are none of its own. */
function ownWords(line: TableLine<Column>, table: Table<Column>): TableLine<Column> {
  const cells = new Map(line.cells);
  for (const id of shaped) {
    const tokens = cellOf(line, id);
    const fitting = tokens.filter((token) => shapes[id].test(token.text));
    if (fitting.length > 0 && fitting.length < tokens.length) cells.set(id, fitting);
  }
  for (const [id, tokens] of strayCells(line, table)) cells.set(id, tokens);
  return { ...line, cells };
}

function itemOf(record: readonly TableLine<Column>[], table: Table<Column>, glyph: number): InvoiceItem {
  const row: InvoiceItem = {};
  const lines = record.map((line) => ownWords(line, table));
  const known = new Set<Column>(table.columns.map(({ id }) => id));
  for (const id of [...known, ...shaped.filter((each) => !known.has(each))]) {
    const fit = table.columns.find((column) => column.id === id)?.fit ?? 0.6;
    const field = cellField(id, lines, glyph, fit);
    if (field && (!isShaped(id) || known.has(id) || shapes[id].test(field.printed ?? field.value)))
      row[id] = field;
  }
  return row;
}

/** The code of a product stands before its description where the heading of its column was not read. */
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
  const code = { id: 'Code' as const, fit: 0.6, left: description.left, right: edge };
  return { columns: [code, ...table.columns], lines };
}

const isAmount = (token: Token): boolean => /^-?\d[\d.]*,\d{2,}$|^-?\d+[.,]\d{2,4}$/.test(token.text);

/** Amounts behind quantity, unit amount and total, by how many there are: the form's own order (MOC, DANFE). */
const furtherAmounts: readonly (readonly Column[])[] = [
  [],
  [],
  ['ICMSBase', 'ICMSAmount'],
  ['ICMSBase', 'ICMSAmount', 'ICMSRate'],
  ['ICMSBase', 'ICMSAmount', 'ICMSRate', 'IPIRate'],
  ['ICMSBase', 'ICMSAmount', 'IPIAmount', 'ICMSRate', 'IPIRate'],
  ['DiscountAmount', 'ICMSBase', 'ICMSAmount', 'IPIAmount', 'ICMSRate', 'IPIRate'],
];

/** How well the order of the columns fits where no heading says so. */
const orderFit = 0.7;

/** A row of a product table by what its words look like: NCM, CST, CFOP and unit stand between the description and the amounts. */
function itemByContent(row: readonly Token[]): { item: InvoiceItem; isProven: boolean } | undefined {
  const ncm = row.findIndex(({ text }) => shapes.NCM.test(text));
  const cfop = row.findIndex(({ text }, index) => index > ncm && shapes.CFOP.test(text) && index - ncm < 4);
  const amountTokens = row.slice(cfop + 1).filter(isAmount);
  if (ncm < 2 || cfop < 0 || amountTokens.length < 3) return undefined;
  const item: InvoiceItem = {};
  const put = (id: Column, tokens: readonly Token[]): void => {
    const printed = tokens.map(({ text }) => text).join(' ');
    const value = amounts.has(id) ? parseMoney(printed.replace('-', '')) : normalised(id, printed, tokens);
    if (printed !== '' && value !== undefined)
      item[id] = fieldOf({ value, printed, tokens, anchorFit: orderFit });
  };
  put('Code', row.slice(0, 1));
  put('Description', row.slice(1, ncm));
  put('NCM', row.slice(ncm, ncm + 1));
  put(
    'CST',
    row.slice(ncm + 1, cfop).filter(({ text }) => shapes.CST.test(text)),
  );
  put('CFOP', row.slice(cfop, cfop + 1));
  put(
    'Unit',
    row.slice(cfop + 1, cfop + 2).filter(({ text }) => shapes.Unit.test(text)),
  );
  const names: readonly Column[] = [
    'Quantity',
    'UnitAmount',
    'TotalAmount',
    ...(furtherAmounts[amountTokens.length - 3] ?? []),
  ];
  names.forEach((id, index) => put(id, amountTokens.slice(index, index + 1)));
  const product = Number(item.Quantity?.value) * Number(item.UnitAmount?.value);
  return { item, isProven: Math.abs(product - Number(item.TotalAmount?.value)) <= 0.02 + product * 0.001 };
}

/** The products of a table whose headings were not read; believed when quantity times unit amount is the total in most rows. */
function itemsByContent(sheet: Sheet): InvoiceItem[] {
  const found = sheet.rows.flatMap((row) => itemByContent(row) ?? []);
  const proven = found.filter(({ isProven }) => isProven);
  return proven.length >= 0.5 * found.length ? found.map(({ item }) => item) : [];
}

/** The products that stand in the bands of one page. */
export function readItems(sheet: Sheet, bands: readonly Band[]): InvoiceItem[] {
  const headed = bands.flatMap((band) => {
    const found = readTable(sheet, itemColumns, band, 5);
    if (found === undefined) return [];
    const table = withCodes(found, sheet.glyph);
    return recordsOf(table, sheet.glyph).map((record) => itemOf(record, table, sheet.glyph));
  });
  // Headings are the smallest print of the page; where they are lost, rows that prove themselves are read by their content.
  const content = itemsByContent(sheet);
  const cellsOf = (items: readonly InvoiceItem[]): number =>
    items.reduce((sum, item) => sum + Object.keys(item).length, 0);
  return cellsOf(content) > 1.15 * cellsOf(headed) ? content : headed;
}
