import type { Field } from '@lavra/contract/model/result';
import { parseMoney, toCents } from '@lavra/brazil/money';
import { fieldOf } from '../../../evidence/field.ts';
import type { Band } from '../../reading/labels/labels.ts';
import { middleOf, type Sheet, type Token } from '../../reading/sheet/sheet.ts';
import { distance } from '../../reading/sheet/text.ts';
import { boxGap, orderFit, within } from '../blocks/by-order.ts';
import { addedToTotal } from '../checks.ts';
import type { InvoiceData, InvoiceField } from '../invoice.ts';

/** Boxes of the totals that every layout has, from the left; a layout's additions come before the last. */
const totals = [
  { first: ['ICMSBase', 'ICMSAmount', 'ICMSSTBase', 'ICMSSTAmount'], last: 'ProductsAmount' },
  {
    first: ['FreightAmount', 'InsuranceAmount', 'DiscountAmount', 'OtherExpensesAmount', 'IPIAmount'],
    last: 'TotalAmount',
  },
] as const;
type RowOfTotals = (typeof totals)[number];

/** All of them in one row, as forms set broadside have them, with the sums last. */
const inOneRow = {
  first: [...totals[0].first, ...totals[1].first, totals[0].last],
  last: totals[1].last,
} as const;
type Row = RowOfTotals | typeof inOneRow;

/** Amounts that are not spread over a row: so many are a row of the totals anywhere, and fewer within their block. */
const [leastTotals, leastInBlock] = [5, 3] as const;
/** A row has at most this many boxes. */
const mostBoxes = 9;
/** Boxes of a row are about equally wide: an amount is at most this share of a box further left in its own than another in its own. */
const mostUneven = 0.4;
/** Share of a box by which an amount may reach over its right edge. */
const overEdge = 0.12;
/** Shape fit of an amount whose comma or point was mended. */
const mendedFit = 0.6;

/** What is read in one box; without a value it was misread, but keeps its place. */
interface Cell {
  readonly tokens: readonly Token[];
  readonly left: number;
  readonly right: number;
  readonly value?: string;
  readonly isMended?: true;
}

const isAmount = (text: string): boolean => /\d[,.]\d{2}$/.test(text) && parseMoney(text) !== undefined;

function valueOf(text: string): Pick<Cell, 'value' | 'isMended'> {
  if (isAmount(text)) return { value: parseMoney(text) ?? '' };
  // A point read as a comma or a comma read as a point, with the rest of a rule behind it; amounts of this block have two decimals.
  const [, whole, cents] =
    /^(\d{1,3}(?:[.,]\d{3})*)[.,](\d{2})[)\]}]?$/.exec(text) ?? /^(\d{1,9})(\d{2})[)\]}]?$/.exec(text) ?? [];
  const plain = whole?.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return plain === undefined ? {} : { value: `${plain}.${cents}`, isMended: true };
}

/** Numbers of a row: amounts, and other numbers that stand apart, which are misread amounts. */
function cellsOf(row: readonly Token[], glyph: number): Cell[] {
  const cells: Cell[] = [];
  row.forEach((token, index) => {
    const [before, after] = [row[index - 1], row[index + 1]];
    const isNear = before !== undefined && token.left - before.right < boxGap * glyph;
    const isApart = !isNear && (after === undefined || after.left - token.right >= boxGap * glyph);
    // "6." and "164,85" are one amount.
    if (isNear && /^\d{3}[.,]\d{2}$/.test(token.text) && /^\d{1,3}[.,]?$/.test(before.text)) {
      if (cells.at(-1)?.tokens.at(-1) === before) cells.pop();
      const read = valueOf(`${before.text.replace(/\D/g, '')}.${token.text}`);
      cells.push({ tokens: [before, token], left: before.left, right: token.right, ...read });
      return;
    }
    const { left, right } = token;
    const isLone = isApart && /\d.*\d/.test(token.text);
    if (isAmount(token.text)) cells.push({ tokens: [token], left, right, ...valueOf(token.text) });
    else if (isLone) cells.push({ tokens: [token], left, right, ...valueOf(token.text) });
  });
  return cells;
}

const valued = (cells: readonly Cell[]): number => cells.filter(({ value }) => value !== undefined).length;

/** The boxes of a row with what was read in each: as many as explain where all the amounts stand, or undefined. */
function inBoxes(
  cells: readonly Cell[],
  [from, to]: readonly [number, number],
  least: number,
): (Cell | undefined)[] | undefined {
  for (let count = Math.max(least, cells.length); count <= mostBoxes; count += 1) {
    const width = (to - from) / count;
    const placed = cells.map((cell) => {
      const share = (cell.right - from) / width;
      const at = Math.ceil(share - overEdge) - 1;
      return { cell, at, offset: share - at };
    });
    const offsets = placed.map(({ offset }) => offset);
    const isApart = new Set(placed.map(({ at }) => at)).size === cells.length;
    const isWithin = placed.every(({ at }) => at >= 0 && at < count);
    if (isApart && isWithin && Math.max(...offsets) - Math.min(...offsets) <= mostUneven)
      return Array.from({ length: count }, (_, index) => placed.find(({ at }) => at === index)?.cell);
  }
  return undefined;
}

/** Leaves a place for one amount of a row that was not read: at the widest distance between two that were. */
function withLostPlace(row: readonly Cell[]): (Cell | undefined)[] {
  const widths = row.slice(1).map((cell, index) => cell.right - (row[index]?.right ?? 0));
  const at = widths.indexOf(Math.max(...widths)) + 1;
  return [...row.slice(0, at), undefined, ...row.slice(at)];
}

type Totals = ReadonlyMap<InvoiceField, Cell>;

function named({ first, last }: Row, row: readonly (Cell | undefined)[]): [InvoiceField, Cell][] {
  const names: [InvoiceField, Cell | undefined][] = [
    ...first.map((id, at): [InvoiceField, Cell | undefined] => [id, row[at]]),
    [last, row.at(-1)],
  ];
  return names.flatMap(([id, cell]): [InvoiceField, Cell][] => (cell?.value ? [[id, cell]] : []));
}

function isProven(found: Totals): boolean {
  const cents = (id: InvoiceField): bigint => toCents(found.get(id)?.value ?? '') ?? 0n;
  const added = addedToTotal(cents);
  return added > 0n && added - cents('DiscountAmount') === cents('TotalAmount');
}

/** The ways in which a row may be a row of the totals, the likeliest first. */
function readingsOf(row: readonly Cell[], { first }: RowOfTotals, frame: readonly [number, number]) {
  const count = first.length + 1;
  const boxes = inBoxes(row, frame, count);
  return [
    ...(row.length >= count ? [row] : []),
    ...(row.length === leastTotals && count > leastTotals ? [withLostPlace(row)] : []),
    ...(boxes === undefined ? [] : [boxes]),
  ];
}

/** Rows of a known block that do not sum up, but for a single one of both: what stands in its box by the width of the boxes, or else by order when none is missing. */
function likely(
  rows: readonly (readonly Cell[])[],
  ofRow: (at: number) => RowOfTotals,
  frame: readonly [number, number],
): Totals {
  return new Map(
    rows.flatMap((row, at) => {
      if (row.length > mostBoxes) return [];
      const spec = ofRow(at);
      const boxes = inBoxes(row, frame, spec.first.length + 1);
      return named(spec, boxes ?? (row.length > spec.first.length ? row : []));
    }),
  );
}

/** The approximate taxes stand in a box of their own before the last of the upper row, under a label that ends with them. */
function taxesIn(band: readonly (readonly Token[])[], upper: readonly Cell[]): [InvoiceField, Cell][] {
  const [before, cell] = upper.slice(-3, -1);
  const label = band.flat().find(({ folded, conf }) => conf < 100 && distance(folded, 'TRIBUTOS', 1) <= 1);
  const isUnder =
    label !== undefined &&
    cell !== undefined &&
    label.right > (before?.right ?? 0) &&
    label.left < cell.right &&
    label.bottom <= Math.min(...cell.tokens.map(middleOf));
  return isUnder ? [['ApproximateTaxesAmount', cell]] : [];
}

/**
 * The two rows of the totals by their order; when they sum up, they override what the labels gave. In a band that is not a known block of
 * totals, only rows that sum up are accepted.
 */
export function fillTotalsByOrder(sheet: Sheet, band: Band, data: InvoiceData, isBlock = true): void {
  const inBand = within(sheet, band);
  const frame = [
    Math.min(...inBand.flat().map(({ left }) => left)),
    Math.max(...inBand.flat().map(({ right }) => right)),
  ] as const;
  const least = isBlock ? leastInBlock : leastTotals;
  const rows = inBand
    .map((row) => cellsOf(row, sheet.glyph))
    .filter((row) => valued(row) >= least && row.some(({ isMended }) => isMended !== true));
  const [upperSpec, lowerSpec] = totals;
  const pairs = rows
    .slice(1)
    .flatMap((lower, index): Totals[] =>
      readingsOf(rows[index] ?? [], upperSpec, frame).flatMap((first) =>
        readingsOf(lower, lowerSpec, frame).map(
          (second) => new Map([...named(upperSpec, first), ...named(lowerSpec, second)]),
        ),
      ),
    );
  const single = rows.filter(({ length }) => length === inOneRow.first.length + 1);
  const proven = [...pairs, ...single.map((row) => new Map(named(inOneRow, row)))].find(isProven);
  const middle =
    (band.top + Math.min(band.bottom, Math.max(...inBand.flat().map(middleOf)) + sheet.glyph)) / 2;
  const isLower = rows.length === 1 && middleOf(rows[0]?.[0]?.tokens[0] ?? { top: 0, bottom: 0 }) > middle;
  const isKnown = isBlock && rows.length <= 2;
  const found =
    proven ?? (isKnown ? likely(rows, (at) => (isLower || at === 1 ? lowerSpec : upperSpec), frame) : []);
  for (const [id, { value, tokens, isMended }] of [
    ...found,
    ...taxesIn(inBand, rows[isLower ? 1 : 0] ?? []),
  ]) {
    if (value === undefined || (data[id] !== undefined && proven === undefined)) continue;
    if (data[id]?.value === value) continue;
    const printed = tokens.map(({ text }) => text).join(' ');
    const shapeFit = isMended ? mendedFit : 1;
    data[id] = fieldOf({ value, printed, tokens, anchorFit: orderFit, shapeFit });
    if (id === 'IPIAmount' && isSame(data.PISAmount, data.IPIAmount)) delete data.PISAmount;
  }
}

/** Whether two fields have the same words: the label of the IPI that lost a letter is as like that of the PIS. */
const isSame = (one: Field | undefined, other: Field | undefined): boolean =>
  one?.box !== undefined && one.box.every((edge, at) => edge === other?.box?.[at]);
