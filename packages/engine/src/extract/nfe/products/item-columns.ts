import { median } from '../../../pages/median.ts';
import { centreOf, middleOf, type Sheet, type Token } from '../../reading/sheet/sheet.ts';
import { gutter, linesOf, tableRowsOf, type Column, type Table } from '../../reading/tables/table.ts';
import type { Band } from '../../reading/labels/labels.ts';
import type { InvoiceItem } from '../invoice.ts';

export type ItemColumn = keyof InvoiceItem;

/** The shape of a column's words, whatever its heading. */
export const shapes = {
  NCM: /^\d{4}\.?\d{2}\.?\d{2}$/,
  CST: /^(?:\d{3,4}|\d\/\d{2,3})$/,
  CFOP: /^[1-7]\.?\d{3}$/,
  Unit: /^\p{L}[\p{L}.²³]{0,5}\d{0,2}$/u,
} as const;

/** Codes whose last figure a narrow column sets in the next row. */
export const cut = { NCM: /^\d{4}\.?\d{2}\.?\d$/, CFOP: /^[1-7]\.?\d{2}$/ } as const;

/** A number, with or without its comma (photographs lose many), and perhaps a remnant of a rule after it. */
export const isNumeric = ({ text }: Pick<Token, 'text'>): boolean => /^-?\d[\d.,]*[.,'"|”]?$/.test(text);

/** Names of the amounts after the total, by their number: the form's own order (MOC, DANFE) and other orders in use. */
export const furtherAmounts: readonly (readonly (readonly ItemColumn[])[])[] = [
  [[]],
  [[]],
  [['ICMSBase', 'ICMSAmount']],
  [['ICMSBase', 'ICMSAmount', 'ICMSRate']],
  [
    ['ICMSBase', 'ICMSAmount', 'ICMSRate', 'IPIRate'],
    ['DiscountAmount', 'ICMSBase', 'ICMSAmount', 'ICMSRate'],
  ],
  [
    ['ICMSBase', 'ICMSAmount', 'IPIAmount', 'ICMSRate', 'IPIRate'],
    ['ICMSBase', 'ICMSAmount', 'ICMSRate', 'IPIAmount', 'IPIRate'],
    ['ICMSBase', 'ICMSRate', 'ICMSAmount', 'IPIRate', 'IPIAmount'],
    ['DiscountAmount', 'ICMSBase', 'ICMSAmount', 'ICMSRate', 'IPIRate'],
  ],
  [
    ['DiscountAmount', 'ICMSBase', 'ICMSAmount', 'IPIAmount', 'ICMSRate', 'IPIRate'],
    ['DiscountAmount', 'ICMSBase', 'ICMSAmount', 'ICMSRate', 'IPIAmount', 'IPIRate'],
  ],
];

/** Fit of a column known by its order alone, without a heading. */
export const orderFit = 0.7;

/** A row in which the kind of every word is known. */
interface TypicalRow {
  readonly head: readonly Token[];
  readonly codes: Readonly<Partial<Record<'NCM' | 'CST' | 'CFOP' | 'Unit', Token>>>;
  /** Undefined for a column that has no amount in this row. */
  readonly amounts: readonly (Token | undefined)[];
}

/** NCM, CST, CFOP and unit are between the description and the amounts. */
function typicalRow(row: readonly Token[]): TypicalRow | undefined {
  // The goods' own code comes first and may look like it.
  const whole = row.findIndex(({ text }, index) => index > 1 && shapes.NCM.test(text));
  const ncm = whole < 0 ? row.findIndex(({ text }, index) => index > 1 && cut.NCM.test(text)) : whole;
  const isNarrow = whole < 0 && ncm > 0;
  // The tax code before it has three figures as well.
  const found = row.findIndex(
    ({ text }, index) =>
      index > ncm &&
      index - ncm < 4 &&
      (shapes.CFOP.test(text) || (isNarrow && index - ncm > 1 && cut.CFOP.test(text))),
  );
  const [goods, operation] = [row[ncm], row[found]];
  // Without it the codes end before the first amount with decimals, and more amounts show that it is a product.
  const first = row.findIndex(({ text }, index) => index > ncm && /\d[.,]\d/.test(text));
  const cfop = operation === undefined ? first - 1 : found;
  const amounts = row.slice(cfop + 1).filter(isNumeric);
  const least = operation === undefined ? 5 : 3;
  if (ncm < 0 || cfop < ncm || amounts.length < least || goods === undefined) return undefined;
  const cst = row.slice(ncm + 1, cfop).find(({ text }) => shapes.CST.test(text));
  const unit = row.slice(cfop + 1, cfop + 2).find(({ text }) => shapes.Unit.test(text));
  return {
    head: row.slice(0, ncm),
    codes: {
      NCM: goods,
      ...(operation ? { CFOP: operation } : {}),
      ...(cst ? { CST: cst } : {}),
      ...(unit ? { Unit: unit } : {}),
    },
    amounts,
  };
}

export const figuresIn = (token: Token | undefined): number => Number(token?.text.replace(/\D/g, '') || NaN);

/** Whether the digits of two amounts multiply to those of a third, whatever their commas, because some are lost. */
export function isProduct(
  factor: Token | undefined,
  other: Token | undefined,
  product: Token | undefined,
  most: number = mostApart,
): boolean {
  const power = Math.log10((figuresIn(factor) * figuresIn(other)) / figuresIn(product));
  return Math.abs(power - Math.round(power)) < most;
}

/** Whether they do so to the last of many digits, which cannot be chance. */
function isExactly(factor: Token | undefined, other: Token | undefined, product: Token | undefined): boolean {
  const [figures, wanted] = [figuresIn(factor) * figuresIn(other), figuresIn(product)];
  const power = Math.round(Math.log10(figures / wanted));
  return wanted >= manyFigures && Math.abs(figures / 10 ** power - wanted) <= 1;
}

const manyFigures = 100_000;

/** Printed amounts are rounded: this difference of decimal logarithms is a thousandth of an amount. */
const mostApart = 0.0005;

/** Most goods are taxed on their whole total, which is then printed twice; untaxed goods have zeros. */
const isSame = (total: Token | undefined, base: Token | undefined): boolean =>
  figuresIn(total) === figuresIn(base) && figuresIn(total) > 0;

/** Least proofs of the amounts' order: three random amounts multiply this closely once in a thousand times. */
const enoughProven = 2;

/** Names of the amounts, proven by the rows' products; undefined when too few rows have quantity times unit amount as total. */
function namesOf(rows: readonly TypicalRow[], count: number): readonly ItemColumn[] | undefined {
  const rowsWhere = (holds: (amounts: TypicalRow['amounts']) => boolean): number =>
    rows.filter(({ amounts }) => holds(amounts)).length;
  const sums = rowsWhere(([quantity, unit, total]) => isProduct(quantity, unit, total));
  const equals = rowsWhere(
    ([quantity, unit, total, base]) => !isProduct(quantity, unit, total) && isSame(total, base),
  );
  const exact = rowsWhere(([quantity, unit, total]) => isExactly(quantity, unit, total));
  const proven = sums === 0 ? 0 : sums + exact + equals;
  if (proven < Math.min(enoughProven, Math.max(1, rows.length / 2))) return undefined;
  const orders = furtherAmounts[count - 3] ?? [[]];
  const proofOf = (order: readonly ItemColumn[]): number => {
    const [base, rate, amount] = (['ICMSBase', 'ICMSRate', 'ICMSAmount'] as const).map(
      (id) => 3 + order.indexOf(id),
    );
    return rowsWhere((row) => isProduct(row[base ?? 0], row[rate ?? 0], row[amount ?? 0]));
  };
  const further = orders.toSorted((a, b) => proofOf(b) - proofOf(a))[0] ?? [];
  return ['Quantity', 'UnitAmount', 'TotalAmount', ...further];
}

/** Greatest distance between neighbouring right edges of one column's amounts, in glyphs. */
const sameEdge = 0.3;

/** The rows with their amounts assigned to columns by right edge: amounts are right-aligned, also when one was read as several words. */
function alignedRows(rows: readonly TypicalRow[], glyph: number): TypicalRow[] {
  const all = rows.flatMap(({ amounts }) => amounts.flatMap((token) => token ?? []));
  const edges: number[][] = [];
  for (const right of all.map((token) => token.right).toSorted((a, b) => a - b)) {
    const last = edges.at(-1);
    if (last && right - (last.at(-1) ?? 0) <= sameEdge * glyph) last.push(right);
    else edges.push([right]);
  }
  const columns = edges.filter((column) => column.length >= Math.max(2, rows.length / 2));
  return rows.map((row) => ({
    ...row,
    amounts: columns.map((column) => row.amounts.find((token) => token && column.includes(token.right))),
  }));
}

/** Rows with the usual number of amounts, or else all rows aligned by column edges, and the names of the amounts. */
function namedRows(
  found: readonly TypicalRow[],
  glyph: number,
): [rows: readonly TypicalRow[], names: readonly ItemColumn[]] | undefined {
  const counts = found.map(({ amounts }) => amounts.length);
  const timesOf = (count: number): number => counts.filter((each) => each === count).length;
  const usual = counts.toSorted((a, b) => timesOf(b) - timesOf(a) || b - a)[0];
  const alike = found.filter(({ amounts }) => amounts.length === usual);
  // Where words of most rows are lost, the usual number of amounts is that of some of the columns.
  const [best] = [alike, alignedRows(found, glyph)]
    .flatMap((rows): [readonly TypicalRow[], readonly ItemColumn[]][] => {
      const names = namesOf(rows, rows[0]?.amounts.length ?? 0);
      return names === undefined ? [] : [[rows, names]];
    })
    .toSorted(([, a], [, b]) => b.length - a.length);
  return best;
}

/** Where the rows of a table without its title begin: other blocks stand further above its first row than a row that was misread. */
function topOf(tops: readonly number[]): number {
  const [first = 0] = tops;
  return first - 1.3 * median(tops.slice(1).map((top, index) => top - (tops[index] ?? 0)));
}

/**
 * The columns of a product table whose headings were not read, from the rows in which the kind of every word is known; other rows, in
 * which a word or two were misread, have the same columns. Accepted only when quantity times unit amount is the total.
 */
export function tableByContent(sheet: Sheet, band: Band, isTitled = true): Table<ItemColumn> | undefined {
  const all = sheet.tokens.filter((token) => middleOf(token) >= band.top && middleOf(token) < band.bottom);
  const rows = tableRowsOf(all, sheet.glyph).flatMap((row) => {
    const typical = typicalRow(row);
    return typical === undefined ? [] : [{ typical, top: Math.min(...row.map((token) => token.top)) }];
  });
  const found = rows.map(({ typical }) => typical);
  const top = isTitled ? band.top : topOf(rows.map((row) => row.top));
  const body = all.filter((token) => middleOf(token) >= top);
  const [typical, names] = namedRows(found, sheet.glyph) ?? [];
  if (typical === undefined || names === undefined) return undefined;
  const centres: { id: ItemColumn; centre: number }[] = [
    { id: 'Code', centre: median(typical.map(({ head }) => centreOf(head[0] ?? { left: 0, right: 0 }))) },
    { id: 'Description', centre: median(typical.map(({ head }) => (head[1]?.left ?? 0) + sheet.glyph / 2)) },
    ...(['NCM', 'CST', 'CFOP', 'Unit'] as const).flatMap((id) => {
      const tokens = typical.flatMap(({ codes }) => codes[id] ?? []);
      return tokens.length === 0 ? [] : [{ id, centre: median(tokens.map(centreOf)) }];
    }),
    ...names.map((id, index) => ({
      id,
      centre: median(typical.flatMap(({ amounts }) => amounts[index] ?? []).map(centreOf)),
    })),
  ];
  const own = typical.flatMap(({ head, codes, amounts }) => [
    ...head,
    ...Object.values(codes),
    ...amounts.slice(0, names.length).flatMap((token) => token ?? []),
  ]);
  // Only typical rows show the gutter between two columns: a misread row may bridge it.
  const edges = centres.slice(1).map(({ centre }, index) => gutter(own, centres[index]?.centre ?? 0, centre));
  const last = Math.max(...typical.map(({ amounts }) => amounts[names.length - 1]?.right ?? 0));
  const columns = centres.map(({ id, centre }, index): Column<ItemColumn> => ({
    id,
    fit: orderFit,
    left: edges[index - 1] ?? 0,
    right: edges[index] ?? last + sheet.glyph,
    centre,
  }));
  return { columns, lines: linesOf(body, columns, sheet.glyph) };
}
