import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../../evidence/field.ts';
import type { MadeCheck } from '../../../evidence/confidence.ts';
import { findLabels, type Label } from '../../reading/labels/labels.ts';
import { edgesOf, type Sheet, type Token } from '../../reading/sheet/sheet.ts';
import { readWhole, type Reading } from '../../reading/values/values.ts';
import type { InvoiceItem } from '../invoice.ts';
import { isNumber } from './card-sale.ts';
import { shapes } from './item-columns.ts';
import { itemColumns } from './item-headings.ts';

type Column = keyof InvoiceItem;

/** A product's card: its cells, its numbers that nothing names, and the word of its amount. */
export interface HeadedCard {
  readonly cells: Partial<Record<Column, Field>>;
  readonly left: readonly Token[];
  readonly total: Token | undefined;
}

/** A cell of a card; `placed` is the share of such that were its column's own. */
export const cellOf = (
  reading: Reading,
  checks: readonly MadeCheck[] = reading.checks,
  placed = 0.96,
): Field => fieldOf({ ...reading, checks, anchorFit: 1, placed });

/** Columns that headings above the cards may name, beside those that prove each other. */
const headed = {
  CST: 'code',
  CFOP: 'digits',
  DiscountAmount: 'money',
  ICMSBase: 'money',
  ICMSAmount: 'money',
  IPIAmount: 'money',
  ICMSRate: 'percent',
  IPIRate: 'percent',
} as const;
const isHeaded = (id: Column): id is keyof typeof headed => id in headed;
/** Whether a word may be what its heading names: codes have a shape of their own. */
const isOfHeading = (id: Column, { text }: Token): boolean =>
  (id !== 'CST' && id !== 'CFOP') || shapes[id].test(text);
/** A code of the tax's kind, which has a stroke behind the goods' origin ("0/00"). */
const withoutStroke = (id: Column, { text }: Token): string => (id === 'CST' ? text.replace('/', '') : text);

const isRate = ({ text }: Token): boolean => text.endsWith('%');
/** The column of a number below a tax's heading, where its rate stands under its amount: the one with its sign is the rate. */
function ofRateOrAmount(id: Column, token: Token, below: readonly Token[]): Column {
  const [tax] = /^(?:ICMS|IPI)(?=Rate$|Amount$)/.exec(id) ?? [];
  if (tax !== 'ICMS' && tax !== 'IPI') return id;
  const isBoth = below.some(isRate) && !below.every(isRate);
  return isBoth ? (isRate(token) ? `${tax}Rate` : `${tax}Amount`) : id;
}

/** Whether a heading may name what a word is: a number, or a code with a stroke in it. */
export const mayBeHeaded = (token: Token): boolean => isNumber(token) || shapes.CST.test(token.text);

/** Least headings above the cards, and how far an amount may be from its own, in glyphs. */
const [leastHeadings, mostAside] = [3, 3] as const;
/** Most space between the two rows of headings that take two, in glyphs. */
const betweenHeadings = 1;

/** The headings in the row above the first card, and in the one right above that: narrow columns take two ("Base" over "ICMS"). */
export function headingsAbove(
  rows: readonly (readonly Token[])[],
  first: number,
  sheet: Sheet,
): readonly Label<Column>[] {
  const [upper, lower] = [rows[first - 2] ?? [], rows[first - 1] ?? []];
  const isOne =
    upper.length > 0 && edgesOf(lower).top - edgesOf(upper).bottom < betweenHeadings * sheet.glyph;
  const own = isOne ? [upper, lower] : [lower];
  const found = findLabels({ ...sheet, tokens: own.flat(), rows: own }, itemColumns);
  return found.length < leastHeadings ? [] : found;
}

/** The heading that a number stands below; undefined where it is too far from all. */
function headingOf(
  token: Token,
  headings: readonly Label<Column>[],
  glyph: number,
): Label<Column> | undefined {
  const asideOf = (label: Label): number =>
    Math.min(Math.abs(token.right - label.right), Math.abs(token.left - label.left));
  const [near] = headings.toSorted((a, b) => asideOf(a) - asideOf(b));
  return near === undefined || asideOf(near) > mostAside * glyph ? undefined : near;
}

/** Adds the amounts of a card that stand below a heading of their own. */
export function putHeaded(
  { cells, left, total }: HeadedCard,
  headings: readonly Label<Column>[],
  glyph: number,
): void {
  // Of two words that say the amount, as it and the base of its tax do, the one below the amount's heading is the amount.
  const isTwice = left.some(
    (token) => token.text === total?.text && headingOf(token, headings, glyph)?.id === 'TotalAmount',
  );
  const placed = (isTwice && total !== undefined ? [...left, total] : left).flatMap((token) => {
    const heading = headingOf(token, headings, glyph);
    return heading === undefined ? [] : [{ token, heading }];
  });
  for (const { token, heading } of placed) {
    const below = placed.flatMap((each) => (each.heading === heading ? [each.token] : []));
    const id = ofRateOrAmount(heading.id, token, below);
    if (!isHeaded(id) || cells[id] !== undefined || !isOfHeading(id, token)) continue;
    const reading = readWhole(withoutStroke(id, token), headed[id], [token]);
    if (reading) cells[id] = cellOf(reading);
  }
}
