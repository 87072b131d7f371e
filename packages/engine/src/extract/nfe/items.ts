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

function recordsOf(table: Table<Column>): TableLine<Column>[][] {
  const records: TableLine<Column>[][] = [];
  let orphans: TableLine<Column>[] = [];
  for (const line of table.lines) {
    if (beginsItem(line)) {
      records.push([...orphans, line]);
      orphans = [];
    } else if (records.length > 0) records.at(-1)?.push(line);
    else orphans.push(line);
  }
  return records;
}

/**
 * Splits two amounts that a narrow column printed one under the other without a mark ("1.000,0" "00000" "1,00000" "0"):
 * both have the same number of decimals, which leaves one place to cut.
 */
export function firstOfPair(text: string): string {
  const commas = text.split(',').length - 1;
  if (commas !== 2) return text;
  const comma = text.indexOf(',');
  for (let cut = comma + 3; cut < text.length; cut++) {
    const [first, second] = [text.slice(0, cut), text.slice(cut)];
    const sameDecimals = first.length - comma === second.length - second.indexOf(',');
    if (sameDecimals && /^(?:0|[1-9]\d{0,2}(?:\.\d{3})*|[1-9]\d*),\d+$/.test(second)) return first;
  }
  return text;
}

function unitOf(lines: readonly (readonly Token[])[], quantity: string): readonly Token[] {
  const hasTwoUnits = quantity.split(',').length - 1 === 2;
  return hasTwoUnits ? (lines.find((line) => line.length > 0) ?? []) : lines.flat();
}

function cellField(
  id: Column,
  lines: readonly TableLine<Column>[],
  glyph: number,
  fit: number,
): Field | undefined {
  const rows = lines.map((line) => cellOf(line, id));
  const quantity = lines.map((line) => joined(cellOf(line, 'Quantity'))).join('');
  const inColumn = id === 'Unit' ? unitOf(rows, quantity) : rows.flat();
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
  const value = parseMoney(firstOfPair(printed.replace(/^[^\d-]+|[^\d]+$/g, '')));
  const checks: MadeCheck[] = value === undefined ? [{ check: 'amount_format', ok: false }] : [];
  return fieldOf({ value: value ?? printed, printed, tokens, anchorFit: fit, checks });
}

function normalised(id: Column, printed: string, tokens: readonly Token[]): string {
  if (id === 'NCM') return printed.replace(/\./g, '');
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
    return table ? recordsOf(table).map((record) => itemOf(record, table, sheet.glyph)) : [];
  });
}
