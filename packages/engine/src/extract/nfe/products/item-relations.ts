import type { Field } from '@lavra/contract/model/result';
import { amountOf } from '../../reading/tables/counts.ts';
import { centsRounded, isProductOf, ofRounded } from '../../reading/values/products.ts';
import type { MadeCheck } from '../../../evidence/confidence.ts';
import type { ItemColumn } from './item-columns.ts';
import type { InvoiceItem } from '../invoice.ts';
import { misreadBetween, mostMisread } from './misread-figures.ts';

/** Two columns whose product stands in a third; a rate is a percentage. */
interface Relation {
  readonly factors: readonly [ItemColumn, ItemColumn];
  readonly product: ItemColumn;
  readonly share: number;
  readonly check: 'item_product' | 'item_tax' | undefined;
}

export const relations: readonly Relation[] = [
  { factors: ['Quantity', 'UnitAmount'], product: 'TotalAmount', share: 1, check: 'item_product' },
  { factors: ['ICMSBase', 'ICMSRate'], product: 'ICMSAmount', share: 0.01, check: 'item_tax' },
  // The base of the other tax is not printed, but is the total when nothing was added.
  { factors: ['TotalAmount', 'IPIRate'], product: 'IPIAmount', share: 0.01, check: undefined },
];

const numberIn = (item: InvoiceItem, id: ItemColumn): number => amountOf(item[id]) ?? NaN;
const decimalsIn = (value: string): number => value.split('.')[1]?.length ?? 0;

function holds(
  item: InvoiceItem,
  { factors: [one, other], product, share }: Relation,
  isExact = false,
): boolean {
  const [a, b] = [numberIn(item, one), numberIn(item, other) * share];
  const decimals = decimalsIn(item[other]?.value ?? '') - Math.round(Math.log10(share));
  const isWhole = share < 1 && Number.isInteger(b / share);
  const tolerance = isExact || isWhole ? centsRounded : ofRounded(a, decimals);
  return isProductOf(numberIn(item, product), a, b, tolerance);
}

const isKnown = (item: InvoiceItem, ...ids: readonly ItemColumn[]): boolean =>
  ids.every((id) => numberIn(item, id) > 0);

/** The usual one of some values; undefined of none. */
function usualOf<T>(values: readonly T[]): T | undefined {
  const times = (value: T): number => values.filter((other) => other === value).length;
  return values.toSorted((a, b) => times(b) - times(a))[0];
}

/** Share of the rows in which a relation must hold before another row's cell is doubted because of it, and least number of them. */
const [mostlyHolds, leastRows] = [0.6, 2] as const;

/** Whether a relation holds in most rows that have all its cells. */
function isUsual(items: readonly InvoiceItem[], relation: Relation, isExact = false): boolean {
  const whole = items.filter((item) => isKnown(item, ...relation.factors, relation.product));
  const proven = whole.filter((item) => holds(item, relation, isExact)).length;
  return proven >= leastRows && proven >= mostlyHolds * whole.length;
}

/**
 * The rate that tax and base of most rows have, as a value of its column: cells of a whole column may have lost the same figures. Undefined
 * for too few rows, or of one base, which a single misread figure would do for all.
 */
function rateOf(
  items: readonly InvoiceItem[],
  { factors: [base], product, share }: Relation,
): string | undefined {
  const taxed = items.filter((item) => isKnown(item, base, product));
  const rate = usualOf(
    taxed.map((item) => (numberIn(item, product) / numberIn(item, base) / share).toFixed(2)),
  );
  const fitting = taxed.filter((item) =>
    isProductOf(numberIn(item, product), numberIn(item, base), Number(rate) * share, centsRounded),
  );
  const isEnough = fitting.length > leastRows && fitting.length >= mostlyHolds * taxed.length;
  return isEnough && new Set(fitting.map((item) => item[base]?.value)).size > 1 ? rate : undefined;
}

/** Printed amounts between two bounds, with so many decimals; none where they are too many to tell apart. */
function amountsBetween(low: number, high: number, decimals: number): readonly string[] {
  const unit = 10 ** -decimals;
  const [first, last] = [Math.ceil(low / unit - 1e-6), Math.floor(high / unit + 1e-6)];
  if (!(last >= first) || last - first > mostBetween) return [];
  return Array.from({ length: last - first + 1 }, (_, at) => ((first + at) * unit).toFixed(decimals));
}
const mostBetween = 200;

/** A relation that holds in most rows, with the rate that most have. */
interface Usual {
  readonly relation: Relation;
  /** Whether it does so to the cent: the printed factors were not rounded. */
  readonly isExact: boolean;
  readonly rate: string | undefined;
}

const valuesOf = (items: readonly InvoiceItem[], id: ItemColumn): readonly string[] =>
  items.flatMap((each) => (numberIn(each, id) > 0 ? (each[id]?.value ?? []) : []));

const decimalsOf = (items: readonly InvoiceItem[], id: ItemColumn): number =>
  usualOf(valuesOf(items, id).map(decimalsIn)) ?? 2;

const printedOf = (field: Field | undefined): string => field?.printed ?? field?.value ?? '';

/** Whether fewer figures were read than the decimals that the column shows, and one before them. */
function isShort(items: readonly InvoiceItem[], item: InvoiceItem, id: ItemColumn): boolean {
  const shown = items.flatMap((each) => (numberIn(each, id) > 0 ? printedOf(each[id]) : []));
  const decimals = usualOf(shown.map((text) => /[.,](\d+)\D*$/.exec(text)?.[1]?.length ?? 0)) ?? 0;
  return printedOf(item[id]).replace(/\D/g, '').length <= decimals;
}

/** Values with which a cell would make the relation hold. */
function wantedOf(
  item: InvoiceItem,
  {
    relation: {
      factors: [one, other],
      product,
      share,
    },
    rate,
  }: Usual,
  id: ItemColumn,
  items: readonly InvoiceItem[],
): readonly string[] {
  const shown = valuesOf(items, id);
  const decimals = decimalsOf(items, id);
  const [a, b, c] = [numberIn(item, one), numberIn(item, other) * share, numberIn(item, product)];
  if (id === product) return amountsBetween(a * b - centsRounded, a * b + centsRounded, decimals);
  const known = id === one ? b : a * share;
  const found = amountsBetween((c - halfCent) / known, (c + halfCent) / known, decimals);
  if (share === 1 || id !== other) return found;
  // Rates are few: only one that others have, or a whole one.
  const isRate = (value: string): boolean => shown.includes(value) || Number.isInteger(Number(value));
  const isUsualOne = rate !== undefined && isProductOf(c, a, Number(rate) * share, centsRounded);
  return [...new Set([...(isUsualOne ? [rate] : []), ...found.filter(isRate)])];
}

/** Half a cent, and the error of binary fractions. */
const halfCent = 0.0051;

/** A reading of a cell that makes a relation hold. */
interface Mend {
  readonly id: ItemColumn;
  readonly value: string;
  readonly misread: number;
  /** Whether it is the rate that most rows have. */
  readonly isLikely?: boolean;
}

/** Of products a cent apart the rounded one is printed more often than the truncated. */
const ofTruncated = 0.25;
/** The rate that most rows have may have been misread by one figure more. */
const likelyRate = 1;

/** The least misread of the readings of each cell that would make the relation hold. */
function mendsOf(
  item: InvoiceItem,
  usual: Usual,
  items: readonly InvoiceItem[],
  proven: ReadonlySet<ItemColumn>,
): readonly Mend[] {
  const { relation, rate } = usual;
  const ids = [...relation.factors, relation.product];
  return ids.flatMap((id): Mend[] => {
    const field = item[id];
    if (proven.has(id) || !isKnown(item, ...ids.filter((each) => each !== id))) return [];
    // What lost figures itself tells nothing of others.
    if (ids.some((each) => each !== id && isShort(items, item, each))) return [];
    const wanted = wantedOf(item, usual, id, items);
    if (field === undefined) {
      const [only, ...more] = wanted.length > 1 ? nearest(item, relation, wanted) : wanted;
      return only === undefined || more.length > 0 ? [] : [{ id, value: only, misread: mostMisread }];
    }
    const [best, second] = wanted
      .map((value) => {
        const misread = misreadBetween(printedOf(field), value);
        const isLikely = relation.share < 1 && id === relation.factors[1] && value === rate;
        if (isLikely) return { id, value, misread: Math.max(0, misread - likelyRate), isLikely };
        const isExact = id !== relation.product || nearest(item, relation, [value]).length > 0;
        return { id, value, misread: isExact ? misread : misread + ofTruncated };
      })
      .filter(({ misread }) => misread <= mostMisread)
      .toSorted((x, y) => x.misread - y.misread);
    return best === undefined || second?.misread === best.misread ? [] : [best];
  });
}

/** The only mend, or the one that takes a whole figure less than any other, or less if it is the usual rate. */
function onlyOf(mends: readonly Mend[]): Mend | undefined {
  const [best, second] = mends.toSorted((a, b) => a.misread - b.misread);
  if (best === undefined || second === undefined) return best;
  const isClear = best.isLikely === true ? best.misread < second.misread : best.misread + 1 <= second.misread;
  return isClear ? best : undefined;
}

/** Of amounts a cent apart the one to which the product is rounded. */
function nearest(
  item: InvoiceItem,
  { factors: [one, other], share }: Relation,
  wanted: readonly string[],
): readonly string[] {
  const due = numberIn(item, one) * numberIn(item, other) * share;
  return wanted.filter((value) => Math.abs(Number(value) - due) < 0.0049);
}

/** Confidence of a mended cell, and of one computed for a cell that was not read, of the less sure of those it was computed from. */
const [ofMended, ofTold] = [0.85, 0.8] as const;

function withMend(item: InvoiceItem, { id, value }: Mend, relation: Relation): InvoiceItem {
  const others = [...relation.factors, relation.product]
    .filter((each) => each !== id)
    .flatMap((each) => item[each] ?? []);
  const sure = Math.min(...others.map(({ conf }) => conf ?? 0));
  const own = item[id];
  const conf = Math.round((own === undefined ? ofTold : ofMended) * sure * 10) / 10;
  // What was read fails the check, which stays on the cell.
  const checks: MadeCheck[] =
    relation.check === undefined ? [] : [{ check: relation.check, ok: own === undefined }];
  // What was not read stands nowhere; its page is the row's.
  const { page, box } = own ?? { page: others[0]?.page, box: undefined };
  const field: Field = {
    value,
    conf,
    ...(page === undefined ? {} : { page }),
    ...(box === undefined ? {} : { box }),
    ...(checks.length > 0 ? { checks } : {}),
    ...(own === undefined ? {} : { printed: own.printed ?? own.value }),
  };
  return { ...item, [id]: field };
}

/** Whether most goods are taxed on their whole total, which is then printed twice. */
function areTaxedWhole(items: readonly InvoiceItem[]): boolean {
  const taxed = items.filter((item) => isKnown(item, 'ICMSBase', 'TotalAmount'));
  const same = taxed.filter(isTaxedWhole).length;
  return same >= leastRows && same >= mostlyHolds * taxed.length;
}

const isTaxedWhole = (item: InvoiceItem): boolean =>
  isKnown(item, 'ICMSBase') && numberIn(item, 'ICMSBase') === numberIn(item, 'TotalAmount');

/** Whether this cell is of a column that most rows have. */
function isColumn(items: readonly InvoiceItem[], id: ItemColumn): boolean {
  return items.filter((item) => item[id] !== undefined).length >= items.length / 2;
}

/** Cells that another relation proves, or that are printed twice. */
function provenIn(item: InvoiceItem, others: readonly Usual[], isWhole: boolean): ReadonlySet<ItemColumn> {
  const held = others.filter(
    ({ relation: each, isExact }) =>
      isKnown(item, ...each.factors, each.product) && holds(item, each, isExact),
  );
  return new Set<ItemColumn>([
    ...held.flatMap(({ relation: each }) => [...each.factors, each.product]),
    ...(isWhole && isTaxedWhole(item) ? (['ICMSBase', 'TotalAmount'] as const) : []),
  ]);
}

/** Whether a row may be mended by a relation: it fails, or one cell of it was not read. */
function isOpen(item: InvoiceItem, { relation, isExact }: Usual, items: readonly InvoiceItem[]): boolean {
  const ids = [...relation.factors, relation.product];
  const absent = ids.filter((id) => item[id] === undefined);
  if (absent.length > 0) return absent.length === 1 && absent.every((id) => isColumn(items, id));
  // Without a base there is no tax.
  return (
    ids.every((id) => amountOf(item[id]) !== 0) && !(isKnown(item, ...ids) && holds(item, relation, isExact))
  );
}

/**
 * The products of a picture with what its own relations tell: where quantity times price is not the total, or base times rate not the tax,
 * and one cell read otherwise in one way only would make it so, that cell is read so.
 */
export function withRelations(items: readonly InvoiceItem[]): readonly InvoiceItem[] {
  const usual = relations.flatMap((relation): Usual[] => {
    const rate = relation.share < 1 ? rateOf(items, relation) : undefined;
    const isExact = isUsual(items, relation, true);
    return rate !== undefined || isUsual(items, relation) ? [{ relation, rate, isExact }] : [];
  });
  const isWhole = areTaxedWhole(items);
  return items.map((item) =>
    usual.reduce((row, each): InvoiceItem => {
      if (!isOpen(row, each, items)) return row;
      const others = usual.filter((other) => other !== each);
      const mend = onlyOf(mendsOf(row, each, items, provenIn(row, others, isWhole)));
      return mend === undefined ? row : withMend(row, mend, each.relation);
    }, item),
  );
}
