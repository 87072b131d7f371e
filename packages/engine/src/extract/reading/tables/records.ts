import { besideOf, inRow, runAt } from '../labels/around-label.ts';
import { endsWithColon, findLabels, type Label } from '../labels/labels.ts';
import { rowsOf, type Sheet, type Token } from '../sheet/sheet.ts';
import type { ReadTable } from './form-table.ts';
import { fieldsOfCells } from './fields-of-cells.ts';
import { withoutEntryNumber } from './numbered-heads.ts';
import { headingSpecs, type TableSpec, textKinds } from './table-spec.ts';

/** Least labels of one record: fewer are boxes of the form. */
const leastLabels = 4;
/** Fit of a record's cells: their labels are beside them. */
const besideItsLabel = 1;
/** Greatest distance between a record's text and its labels below, in glyphs. */
const mostAbove = 1.6;

interface Record<C extends string> {
  readonly cells: Map<C, Token[]>;
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly labels: readonly Label<C>[];
}

/** Signs between a value and the label of the next one. */
const isSeparator = ({ text }: Token): boolean => /^[|·•;,–-]$/.test(text);

/** The value behind a label's colon. */
function valueOf(label: Label, sheet: Sheet, labels: readonly Label[], named: ReadonlySet<Token>): Token[] {
  const beside = besideOf(label, sheet.tokens, labels, sheet.glyph).filter((token) => !named.has(token));
  const run = runAt(beside, label.right, sheet.glyph);
  const end = run.findIndex((token) => isSeparator(token) || token.text.endsWith(':'));
  return end < 0 ? run : run.slice(0, end);
}

/**
 * Reads rows that are printed as cards, each value behind its own label ("Qtd: 2  Vl. unit.: 5,00  Total: 10,00") and the text above them;
 * undefined when no card has enough labels. A label that comes again begins the next card.
 */
export function readRecords<Id extends string, C extends string>(
  sheet: Sheet,
  spec: TableSpec<Id, C>,
): ReadTable<C> | undefined {
  const labels = findLabels<C>(sheet, headingSpecs(spec.columns)).filter(endsWithColon);
  const named = new Set(labels.flatMap(({ tokens }) => tokens));
  const records: Record<C>[] = [];
  for (const label of labels) {
    const value = valueOf(label, sheet, labels, named);
    const { top, bottom, left } = label;
    const last = records.at(-1);
    const isSameRow = last !== undefined && top < last.bottom - 0.5 * sheet.glyph;
    const isNear = last !== undefined && top - last.bottom < mostAbove * sheet.glyph;
    if (last === undefined || (!isSameRow && (!isNear || last.cells.has(label.id))))
      records.push({ cells: new Map([[label.id, value]]), top, bottom, left, labels: [label] });
    else {
      if (!last.cells.has(label.id)) last.cells.set(label.id, value);
      records[records.length - 1] = {
        ...last,
        bottom: Math.max(last.bottom, bottom),
        left: Math.min(last.left, left),
        labels: [...last.labels, label],
      };
    }
  }
  const whole = ofSales(
    records.filter(({ cells }) => cells.size >= leastLabels),
    spec,
  );
  const [first] = whole;
  if (first === undefined) return undefined;
  const text = spec.columns.find(
    ({ id, kind }) => textKinds.has(kind) && !first.cells.has(id) && id === spec.key,
  );
  const used = new Set(whole.flatMap((record) => record.labels.flatMap(({ tokens }) => [...tokens])));
  for (const record of whole) {
    if (text !== undefined) record.cells.set(text.id, textAbove(record, sheet, used));
    for (const tokens of record.cells.values()) for (const token of tokens) used.add(token);
  }
  const rows = whole.map(({ cells }) => fieldsOfCells(spec, cells, sheet.glyph, besideItsLabel));
  return { rows, totals: {}, used };
}

/** Least columns of quantity, price and amount that a record of a sale has. */
const leastOfSale = 2;

/** The records of sales, where any is one: a block of totals has some of their labels, but sells nothing. */
function ofSales<C extends string>(
  records: readonly Record<C>[],
  { product }: TableSpec<string, C>,
): readonly Record<C>[] {
  const sales = records.filter(
    ({ cells }) => (product ?? []).filter((id) => cells.has(id)).length >= leastOfSale,
  );
  return sales.length > 0 ? sales : records;
}

/** The text right above a record's labels, in as many rows as follow each other, without the number of the record. */
function textAbove(
  record: Pick<Record<string>, 'top' | 'left'>,
  { tokens, glyph }: Sheet,
  used: ReadonlySet<Token>,
): Token[] {
  const above = rowsOf(
    tokens.filter(({ bottom, left }) => bottom <= record.top + 0.3 * glyph && left > record.left - 6 * glyph),
    glyph,
  );
  const found: (readonly Token[])[] = [];
  let edge = record.top;
  for (const row of above.toReversed()) {
    const run = withoutEntryNumber(runAt(row, record.left, glyph));
    const [start] = run;
    if (start === undefined || used.has(start) || row.some((token) => used.has(token))) break;
    if (edge - Math.max(...run.map(({ bottom }) => bottom)) > mostAbove * glyph) break;
    if (found[0]?.[0] !== undefined && !isSamePrint(start, found[0][0])) break;
    found.unshift(run);
    edge = Math.min(...run.map(({ top }) => top));
  }
  return found.flat();
}

/** Whether two words begin rows of one text. */
const isSamePrint = (one: Token, other: Token): boolean =>
  Math.abs(one.left - other.left) < other.bottom - other.top && !inRow(one, other, other.bottom - other.top);
