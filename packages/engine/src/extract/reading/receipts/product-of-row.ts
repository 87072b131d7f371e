import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../../evidence/field.ts';
import type { MadeCheck } from '../../../evidence/confidence.ts';
import { readPhrases, runningTextOf, type Phrase } from '../phrases/phrases.ts';
import type { Token } from '../sheet/sheet.ts';
import { centsRounded, isProductOf } from '../values/products.ts';

/** Columns of the products of a receipt. */
export type Column =
  | 'Code'
  | 'Description'
  | 'Quantity'
  | 'Unit'
  | 'UnitAmount'
  | 'DiscountAmount'
  | 'TotalAmount';

/** The letter G of "KG" may be read as a six, or as both ("KG6"). */
const weight = 'K[G6]{1,2}';
/** Units as registers print them. */
export const units = `UND|UNID|U[NM]|uN|${weight}|PCT|PC|PÇ|CX|LT|L|G|MT|M|FD|DZ|KIT|SC|BD|GF|LA|PAR|RL|VD|LTS|LITROS?|GL|FR|PT|BL|TB|PCS|DIA|DI[ÁA]RIA|DIAR|HRS?|PE?S|PESS|PORC|POR|SV|M[23²³]|CJ|JG|ML|GR|EMB|AMP|CP|CAP|ENV|SH|TON|PARES|PE[ÇC]AS?|BJ|BDJ|BANDEJ?|BND|BAND|BIS|BISNAG|BARRA|BR|DUZIA|DUZ|LATA|LTA|POTE|PTE|TUBO|TB|SACO|SCO|SACOLA|FARDO|FRD|FOLHA|FL|RESMA|ROLO|RLO|GALAO|GAL|FRASCO|FRA|VIDRO|VDR|GARRAF?|GRF|PACOTE|PAC|CAIXA|CXA|KITS|KT|CENTO|CT|MILHEI|MC|MÇ|MACO|MAÇO|PÇS|JOGO|COPO|BALDE|BOMB|UNI|PESOS?|QUILO|GRAMAS|METRO|CARTELA|CART|UNIDADE`;
/** Letters of UN are taken for others in pale print. */
const asPiece = /^U[NM]$/i;
const asWeight = new RegExp(`(?<=^|\\s(?:\\d{1,2}(?:,\\d)?)?)${weight}$`);
const withoutComma = /^\d{1,3} \d{2,3}$/;

/** A product's values in the order in which a register prints them. */
export const gives: Phrase<Column>['gives'] = [
  ['Code', 'number'],
  ['Description', 'text'],
  ['Quantity', 'decimal'],
  ['Unit', 'code'],
  ['UnitAmount', 'money'],
  ['TotalAmount', 'money'],
];

const isUnit = new RegExp(`^(?:${units})$`);

/** Counted on others' receipts: the words between code and quantity were the description in all rows that prove themselves. */
const placed = 0.95;

/** A count told by the amounts beside it is less sure than they are. */
const ofAmounts = 0.9;

/** A product of a receipt. */
export interface Product {
  readonly row: Partial<Record<Column, Field>>;
  /** Whether its amount is quantity times price; undefined when the amount was not read. */
  readonly isProven: boolean | undefined;
}

const mayLack = new Set<Column>(['Code', 'Unit']);

/** A unit with the sign behind it is no name. */
const isSign = /^\S{1,6} [xX*×]$/;
/** A single 1 right before its unit may be read as a stroke ("IUN"); a set ("JG") is a unit itself. */
const oneOf = new RegExp(`^(?!JG$)[IlJ|](?=(?:${units})$)`);

function withUnit(id: Column, value: string): string {
  if (id === 'Unit' && asPiece.test(value)) return 'UN';
  return id === 'Unit' || id === 'Description' ? value.replace(asWeight, 'KG') : value;
}

/** The product that a row's text is by a shape; undefined where it is not of that shape. */
export function productOf(row: readonly Token[], phrase: Phrase<Column>): Product | undefined {
  const tokens = row.map((token) => ({ ...token, text: token.text.replace(oneOf, '1') }));
  const read = readPhrases(runningTextOf([{ tokens }]), [phrase]).map((value) =>
    value.kind === 'money' && withoutComma.test(value.reading.printed)
      ? { ...value, reading: { ...value.reading, value: value.reading.printed.replace(' ', '.') } }
      : value,
  );
  const values = Object.fromEntries(read.map(({ id, reading }) => [id, reading])) as Partial<
    Record<Column, (typeof read)[number]['reading']>
  >;
  if (phrase.gives.some(([id]) => values[id] === undefined && !mayLack.has(id))) return undefined;
  if (isSign.test(values.Description?.value ?? '')) return undefined;
  const { Quantity, UnitAmount, DiscountAmount, TotalAmount } = values;
  const [count = 0, price = 0, less = 0] = [Quantity, UnitAmount, DiscountAmount].map((each) =>
    Number(each?.value ?? 0),
  );
  const sum = Number(TotalAmount?.value);
  // Two equal amounts alone may be those of a total.
  const isUncounted = phrase.gives.every(([id]) => id !== 'Quantity') && values.Unit !== undefined;
  // The amount may be what was left of it, or what it was before.
  const isProven =
    TotalAmount &&
    [sum + less, sum].some((each) => isProductOf(each, isUncounted ? 1 : count, price, centsRounded));
  if (
    isProven === false &&
    read.some(({ kind, reading }) => kind === 'money' && withoutComma.test(reading.printed))
  )
    return undefined;
  const checks: MadeCheck[] = isProven === undefined ? [] : [{ check: 'item_product', ok: isProven }];
  const summed = new Set<Column>(['Quantity', 'UnitAmount', 'TotalAmount']);
  const cells = Object.fromEntries(
    read.map(({ id, reading }) => [
      id,
      fieldOf({
        ...reading,
        value: withUnit(id, reading.value),
        anchorFit: 1,
        placed,
        doubts: id === 'Description' ? ['inRow'] : [],
        checks: summed.has(id) ? checks : reading.checks,
      }),
    ]),
  );
  // A picture's count of one whose decimals are misread ("1,200"): the amount is the price itself.
  const isMisread =
    isProven === false && row.some(({ conf }) => conf < 100) && price === sum && Math.trunc(count) === 1;
  if (isMisread) return { row: withOne(cells), isProven };
  return { row: isUncounted && isProven === true ? withOne(cells) : cells, isProven };
}

/** A count that was not read is one where the amount is the price. */
function withOne(row: Product['row']): Product['row'] {
  const { UnitAmount } = row;
  if (UnitAmount === undefined) return row;
  const conf = Math.round(ofAmounts * (UnitAmount.conf ?? 0) * 10) / 10;
  return { ...row, Quantity: { ...UnitAmount, value: '1.00', conf } };
}

/** The product with its unit in capitals; without it if no such unit is known. */
export function withKnownUnit({ row: { Unit: unit, ...row }, isProven }: Product): Product {
  const value = unit?.value.toUpperCase() ?? '';
  return { row: unit && isUnit.test(value) ? { ...row, Unit: { ...unit, value } } : row, isProven };
}
