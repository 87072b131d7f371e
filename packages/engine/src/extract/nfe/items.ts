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

function itemOf(record: readonly TableLine<Column>[], table: Table<Column>, glyph: number): InvoiceItem {
  const row: InvoiceItem = {};
  for (const column of table.columns) {
    const field = cellField(column.id, record, glyph, column.fit);
    if (field) row[column.id] = field;
  }
  return row;
}

/** The products that stand in the bands of one page. */
export function readItems(sheet: Sheet, bands: readonly Band[]): InvoiceItem[] {
  return bands.flatMap((band) => {
    const table = readTable(sheet, itemColumns, band, 5);
    return table ? recordsOf(table, sheet.glyph).map((record) => itemOf(record, table, sheet.glyph)) : [];
  });
}
