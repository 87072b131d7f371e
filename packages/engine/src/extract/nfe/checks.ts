import { parseAccessKey } from '@lavra/brazil/access-key';
import { isCep } from '@lavra/brazil/cep';
import { isCnpj } from '@lavra/brazil/cnpj';
import { fromCents, toCents } from '@lavra/brazil/money';
import { isUf } from '@lavra/brazil/states';
import type { CheckKey } from '@lavra/contract/fields/checks';
import type { Field } from '@lavra/contract/model/result';
import { provesItself, type MadeCheck } from '../../evidence/confidence.ts';
import { withChecks, withDoubt } from '../../evidence/field.ts';
import { centsRounded, isProductOf, ofRounded } from '../reading/values/products.ts';
import type { InvoiceData, InvoiceField, InvoiceItem } from './invoice.ts';
import { withSumsDoubted } from './products/column-sums.ts';
import { withProvenTaxes } from './products/proven-taxes.ts';
import { withTaxTotalsDoubted } from './totals/tax-totals.ts';

function add(data: InvoiceData, name: InvoiceField, checks: readonly MadeCheck[]): void {
  const field = data[name];
  if (field) data[name] = withChecks(field, checks);
}

const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');

/** Compares the parts of the access key with the printed fields; both fields carry the outcome. */
function compareKey(data: InvoiceData): void {
  const key = data.AccessKey;
  const parts = key && parseAccessKey(key.value);
  if (!key || !parts) return;
  // The number of another party, where the issuer's own was not read.
  const isOthers = [data.RecipientCNPJ, data.CarrierCNPJ].some(
    (other) => other !== undefined && other.value === data.IssuerCNPJ?.value,
  );
  if (isOthers && data.IssuerCNPJ?.value !== parts.issuer && provesItself(key.checks ?? []))
    delete data.IssuerCNPJ;
  const issuerName = data.IssuerCPF ? 'IssuerCPF' : 'IssuerCNPJ';
  const inKey = issuerName === 'IssuerCPF' ? parts.issuer.slice(3) : parts.issuer;
  const comparisons: readonly (readonly [
    check: CheckKey,
    name: InvoiceField,
    inKey: string,
    printed: string | undefined,
  ])[] = [
    ['key_cnpj_matches_issuer', issuerName, inKey, data[issuerName]?.value],
    ['key_number_matches', 'Number', parts.number, withoutZerosOf(data.Number)],
    ['key_series_matches', 'Series', parts.series, withoutZerosOf(data.Series)],
    ['key_month_matches', 'IssueDate', parts.yearMonth, data.IssueDate?.value.slice(0, 7)],
    ['key_uf_matches', 'IssuerUF', parts.uf, data.IssuerUF?.value],
  ];
  const made = comparisons.flatMap(([check, name, expected, printed]) =>
    printed === undefined ? [] : [{ check, name, ok: expected === printed, inKey: expected, printed }],
  );
  for (const { check, name, ok, inKey: against } of made) add(data, name, [{ check, ok, against }]);
  add(
    data,
    'AccessKey',
    made.map(({ check, ok, printed }) => ({ check, ok, against: printed })),
  );
  // The key is itself a reading of number and series: it contains them digit by digit.
  const doubted = made.filter(({ ok, name }) => !ok && ['Number', 'Series'].includes(name));
  if (provesItself(key.checks ?? []))
    for (const { name, inKey } of doubted) preferKey(data, { name, inKey, key });
  if (!data.IssuerCNPJ && !data.IssuerCPF && isCnpj(parts.issuer) && provesItself(key.checks ?? []))
    data.IssuerCNPJ = { ...key, value: parts.issuer, printed: key.value };
  data.Model ??= { ...key, value: parts.model, printed: key.value };
  data.Number ??= { ...key, value: parts.number, printed: key.value };
  data.Series ??= { ...key, value: parts.series, printed: key.value };
}

/** A key whose check digit holds is a better reading than recognised digits; the failed comparison stays on the field. */
function preferKey(
  data: InvoiceData,
  { name, inKey, key }: { name: InvoiceField; inKey: string; key: Field },
): void {
  const field = data[name];
  if (field === undefined || field.conf === 100 || field.conf === undefined) return;
  const printed = field.printed ?? field.value;
  data[name] = { ...field, value: inKey, printed, ...(key.conf === undefined ? {} : { conf: key.conf }) };
}

function withoutZerosOf(field: Field | undefined): string | undefined {
  return field && withoutZeros(field.value);
}

function comparePlaces(data: InvoiceData): void {
  for (const party of ['Issuer', 'Recipient'] as const) {
    const cep = data[`${party}CEP`];
    const uf = data[`${party}UF`];
    if (!cep || !uf || !isUf(uf.value)) continue;
    add(data, `${party}CEP`, [
      { check: 'cep_matches_uf', ok: isCep(cep.value, uf.value), against: uf.value },
    ]);
  }
}

function compareDates(data: InvoiceData): void {
  const [issue, departure] = [data.IssueDate, data.DepartureDate];
  if (!issue || !departure) return;
  add(data, 'DepartureDate', [
    { check: 'departure_after_issue', ok: departure.value >= issue.value, against: issue.value },
  ]);
}

const centsOf = (field: Field | undefined): bigint | undefined => (field ? toCents(field.value) : undefined);

const wasMade = (field: Field | undefined, check: CheckKey): boolean =>
  field?.checks?.some((made) => made.check === check) ?? false;

function compareItems(data: InvoiceData): void {
  const items = data.Items ?? [];
  if (items.length === 0) return;
  data.Items = withRefutedTaxes(withProvenTaxes(items).map(withTax)).map((item) => {
    const { Quantity: quantity, UnitAmount: unit, TotalAmount: total } = item;
    // A cell that was read by this relation tells nothing more of it.
    const isTold = [quantity, unit, total].some((field) => wasMade(field, 'item_product'));
    if (!quantity || !unit || !total || isTold) return item;
    const [count, price] = [Number(quantity.value), Number(unit.value)];
    const product = count * price;
    if (!Number.isFinite(product)) return item;
    const decimals = unit.value.split('.')[1]?.length ?? 0;
    const isNear = isProductOf(Number(total.value), count, price, ofRounded(count, decimals));
    const ok = isProductOf(Number(total.value), count, price, centsRounded);
    const isRead = [quantity, unit, total].some(({ conf = 100 }) => conf < 100);
    // A misread last figure of a total is as near as a rounded price leaves it, and two lost commas are none of a product.
    const isScaled = [unit, total].every(({ printed, value }) => !/[.,]/.test(printed ?? value));
    if (isRead && ((isNear && !ok) || isScaled)) return item;
    return {
      ...item,
      TotalAmount: withChecks(total, [{ check: 'item_product', ok: isNear, against: product.toFixed(2) }]),
    };
  });
  const amounts = items.map((item) => centsOf(item.TotalAmount));
  const products = centsOf(data.ProductsAmount);
  if (products === undefined || amounts.some((amount) => amount === undefined)) return;
  const sum = amounts.reduce<bigint>((total, amount) => total + (amount ?? 0n), 0n);
  // Totals of rows may be less the discounts of their own.
  const less = items.reduce<bigint>((total, item) => total + (centsOf(item.DiscountAmount) ?? 0n), 0n);
  const ok = sum === products || sum + less === products;
  add(data, 'ProductsAmount', [{ check: 'items_sum', ok, against: fromCents(sum) }]);
  // A failed sum means that some item is wrong, not which: all that do not prove themselves are doubted.
  data.Items = data.Items?.map((item) => {
    const total = item.TotalAmount;
    const isProven = total?.checks?.some((made) => made.check === 'item_product' && made.ok) ?? false;
    if (ok || total === undefined || isProven) return item;
    return {
      ...item,
      TotalAmount: withChecks(total, [{ check: 'items_sum', ok, against: fromCents(products) }]),
    };
  });
}

/** Decimals of a rate that is printed as a percentage with two. */
const rateDecimals = 4;

/**
 * Checks that base times rate is the tax (MOC NF-e 7.0, N17), within a cent of rounding and the error of a rate with two decimals; a whole
 * rate is exact.
 */
function withTax(item: InvoiceItem): InvoiceItem {
  const { ICMSBase: base, ICMSRate: rate, ICMSAmount: tax } = item;
  if ([base, rate, tax].some((field) => wasMade(field, 'item_tax'))) return item;
  if (!base || !rate || !tax) return item;
  const [taxed, share] = [Number(base.value), Number(rate.value) / 100];
  // Nothing is due on nothing, nor of anything at no rate: any other amount would hold as well.
  if (!(taxed * share > 0 || Number(tax.value) > 0)) return item;
  if (!Number.isFinite(taxed * share)) return item;
  const tolerance = Number.isInteger(Number(rate.value)) ? centsRounded : ofRounded(taxed, rateDecimals);
  const ok = isProductOf(Number(tax.value), taxed, share, tolerance);
  const made: MadeCheck[] = [{ check: 'item_tax', ok }];
  return {
    ...item,
    ICMSBase: withChecks(base, made),
    ICMSRate: withChecks(rate, made),
    ICMSAmount: withChecks(tax, made),
  };
}

/** Where base times rate is the tax in no row of several, rate or tax is another's column. */
function withRefutedTaxes(items: readonly InvoiceItem[]): readonly InvoiceItem[] {
  const made = items.flatMap(
    ({ ICMSAmount: tax }) => tax?.checks?.filter(({ check }) => check === 'item_tax') ?? [],
  );
  if (made.length < 2 || made.some(({ ok }) => ok)) return items;
  return items.map((item) => {
    const { ICMSRate: rate, ICMSAmount: tax } = item;
    return rate === undefined || tax === undefined || !wasMade(tax, 'item_tax')
      ? item
      : { ...item, ICMSRate: withDoubt(rate, 'either'), ICMSAmount: withDoubt(tax, 'either') };
  });
}

const added: readonly InvoiceField[] = [
  'ProductsAmount',
  'ICMSSTAmount',
  'FreightAmount',
  'InsuranceAmount',
  'OtherExpensesAmount',
  'IPIAmount',
  'ImportTaxAmount',
  'ServicesAmount',
];

/** What vNF is before the discount: products + ST + freight + insurance + other + IPI + import duty + services (MOC NF-e 7.0, W16). */
export const addedToTotal = (cents: (name: InvoiceField) => bigint): bigint =>
  added.reduce((sum, name) => sum + cents(name), 0n);

function compareTotals(data: InvoiceData): void {
  const total = centsOf(data.TotalAmount);
  if (total === undefined || centsOf(data.ProductsAmount) === undefined) return;
  const cents = (name: InvoiceField): bigint => centsOf(data[name]) ?? 0n;
  const expected = addedToTotal(cents) - cents('DiscountAmount');
  add(data, 'TotalAmount', [{ check: 'totals_sum', ok: expected === total, against: fromCents(expected) }]);
}

/** Makes every comparison that an invoice allows and adds the outcome to the compared fields. */
export function checkInvoice(data: InvoiceData): InvoiceData {
  const checked = withTaxTotalsDoubted(data);
  compareKey(checked);
  comparePlaces(checked);
  compareDates(checked);
  compareItems(checked);
  compareTotals(checked);
  return withSumsDoubted(checked);
}
