import type { Field } from '@lavra/contract/model/result';
import { withDoubt } from '../../../evidence/field.ts';
import { centsRounded, isProductOf } from '../../reading/values/products.ts';
import type { InvoiceItem } from '../invoice.ts';

/** The taxes of a product in the order of the form (MOC, DANFE). */
const taxes = ['ICMSAmount', 'IPIAmount', 'ICMSRate', 'IPIRate'] as const;
type Tax = (typeof taxes)[number];

/** Each column of taxes with the name that it shall have. */
type Naming = ReadonlyMap<Tax, Tax>;

const numberOf = (field: Field | undefined): number => (field === undefined ? NaN : Number(field.value));

/** Least rows that prove a naming, and least share of the taxed ones: two products of three random amounts are no chance. */
const [leastProven, mostProven] = [2, 0.6] as const;

/** All ways to give the columns names, no two the same. */
const namingsOf = ([column, ...rest]: readonly Tax[], left: readonly Tax[] = taxes): Naming[] =>
  column === undefined
    ? [new Map()]
    : left.flatMap((name) =>
        namingsOf(
          rest,
          left.filter((each) => each !== name),
        ).map((others) => new Map([[column, name], ...others])),
      );

/** Whether a row proves one of its taxes: a rate of its base, which is more than nothing and no power of ten, is the amount. */
function proves(item: InvoiceItem, naming: Naming): boolean {
  const of = (name: Tax): number =>
    numberOf(item[[...naming].find(([, given]) => given === name)?.[0] ?? name]);
  const named = new Set(naming.values());
  const isTaxed = (base: number, rate: Tax, amount: Tax): boolean =>
    named.has(rate) &&
    named.has(amount) &&
    of(amount) > 0 &&
    of(rate) <= mostRate &&
    !Number.isInteger(Math.log10(of(rate))) &&
    isProductOf(of(amount), base, of(rate) / 100, centsRounded);
  return (
    isTaxed(numberOf(item.ICMSBase), 'ICMSRate', 'ICMSAmount') ||
    isTaxed(numberOf(item.TotalAmount), 'IPIRate', 'IPIAmount')
  );
}
/** Whether the ICMS of a product without a base of its own is a rate of its total, less its discount: tables without that column leave it to be told. */
const isOfTotal = ({ ICMSBase, ICMSRate, ICMSAmount, TotalAmount, DiscountAmount }: InvoiceItem): boolean => {
  const [rate, amount, total] = [ICMSRate, ICMSAmount, TotalAmount].map(numberOf) as [number, number, number];
  const bases = [total, total - Number(DiscountAmount?.value ?? 0)];
  return (
    ICMSBase === undefined &&
    amount > 0 &&
    rate <= mostRate &&
    bases.some((base) => isProductOf(amount, base, rate / 100, centsRounded))
  );
};

/** The highest rate of either tax, that of tobacco. */
const mostRate = 300;

/** How many columns keep their names, and how many stand in the form's order, from left to right. */
function likeliness(
  naming: Naming,
  lefts: ReadonlyMap<Tax, number>,
): readonly [kept: number, ordered: number] {
  const inOrder = [...naming.keys()].toSorted((a, b) => (lefts.get(a) ?? 0) - (lefts.get(b) ?? 0));
  const places = inOrder.map((column) => taxes.indexOf(naming.get(column) ?? column));
  return [
    [...naming].filter(([column, name]) => column === name).length,
    places.filter((place, at) => at > 0 && place > (places[at - 1] ?? 0)).length,
  ];
}

function renamed(item: InvoiceItem, naming: Naming): InvoiceItem {
  const row = { ...item };
  for (const column of naming.keys()) delete row[column];
  for (const [column, name] of naming) {
    const field = item[column];
    // What is not multiplied is named by what is left.
    const isProven = name.startsWith('ICMS');
    if (field !== undefined) row[name] = column === name || isProven ? field : withDoubt(field, 'rival');
  }
  return row;
}

/**
 * The products of a table the headings of whose taxes name others' columns, as "IPI" alone, which is printed over the amount or over the
 * rate: where in no row a rate of the base is the amount, and it is in most under other names, the columns have those.
 */
export function withProvenTaxes(items: readonly InvoiceItem[]): readonly InvoiceItem[] {
  const columns = taxes.filter((tax) => items.some((item) => item[tax] !== undefined));
  const own: Naming = new Map(columns.map((column) => [column, column]));
  const taxed = items.filter((item) => columns.some((column) => numberOf(item[column]) > 0));
  if (columns.length < 2 || taxed.length < leastProven || taxed.some((item) => proves(item, own)))
    return items;
  if (taxed.filter(isOfTotal).length >= leastProven) return items;
  const lefts = new Map(
    columns.map((column) => [column, items.find((item) => item[column]?.box)?.[column]?.box?.[0] ?? 0]),
  );
  const found = namingsOf(columns)
    .map((naming) => ({
      naming,
      proofs: taxed.filter((item) => proves(item, naming)).length,
      like: likeliness(naming, lefts),
    }))
    .filter(({ proofs }) => proofs >= Math.max(leastProven, mostProven * taxed.length))
    .toSorted((a, b) => b.proofs - a.proofs || b.like[0] - a.like[0] || b.like[1] - a.like[1]);
  const [best, second] = found;
  if (best === undefined) return items;
  const isEither =
    second !== undefined &&
    second.proofs === best.proofs &&
    second.like.every((each, at) => each === best.like[at]);
  return isEither ? items : items.map((item) => renamed(item, best.naming));
}
