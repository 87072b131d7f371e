import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../../evidence/field.ts';
import type { MadeCheck } from '../../../evidence/confidence.ts';
import { readPhrases, runningTextOf, type Phrase } from '../phrases/phrases.ts';
import type { Sheet, Token } from '../sheet/sheet.ts';

type Column = 'Code' | 'Description' | 'Quantity' | 'Unit' | 'UnitAmount' | 'TotalAmount';

const units = 'UND|UNID|UN|KG|K6|PCT|PC|PÇ|CX|LT|L|G|MT|M|FD|DZ|KIT|SC|BD|GF|LA|PAR|RL|VD';
const count = '\\d{1,4}(?:[.,]\\d{1,4})?';
/** Of pale print the comma may be lost, which count times price then proves. */
const amount = '(?:\\d[\\d.]*, ?\\d{2,4}|\\d{1,3} \\d{2})';
const sum = '(?:\\d[\\d.]*, ?\\d{2}|\\d{1,3} \\d{2})';
const withoutComma = /^\d{1,3} \d{2}$/;

const gives: Phrase<Column>['gives'] = [
  ['Code', 'number'],
  ['Description', 'text'],
  ['Quantity', 'decimal'],
  ['Unit', 'code'],
  ['UnitAmount', 'money'],
  ['TotalAmount', 'money'],
];

/** How rolls print a product: all in a row, its count first, or its name over its sum. `rows` are taken together. */
const shapes: readonly { readonly rows: number; readonly phrase: Phrase<Column> }[] = [
  {
    rows: 1,
    phrase: {
      pattern: new RegExp(
        `^(?:\\d{3} )?(?:(\\d{3,14}) )?(\\S.*?) (${count}) ?(${units}) ?[Xx]? ?(${amount}) (?:\\(\\S+\\) |[TFIN]\\S* )?(${sum})\\D{0,2}$`,
      ),
      gives,
    },
  },
  {
    rows: 1,
    phrase: {
      pattern: /^(\d{1,3}(?:,\d{1,3})?) (\p{L}.*?) (\d[\d.]*,\d{2}) (\d[\d.]*,\d{2})$/u,
      gives: [
        ['Quantity', 'decimal'],
        ['Description', 'text'],
        ['UnitAmount', 'money'],
        ['TotalAmount', 'money'],
      ],
    },
  },
  // The rate of an exempt product ("I1") is read as figures, the letter behind a sum as a sign.
  {
    rows: 2,
    phrase: {
      pattern: new RegExp(
        `^(?:\\d{3} )?(\\d{3,14}) (\\S.*?) (${count}) ?(${units}) ?[Xx] ?(${amount}) (?:\\(\\S+\\) |[TFIN]\\S* |11 )?(\\d[\\d.]*,\\d{2})\\S?$`,
      ),
      gives,
    },
  },
];

/** Counted on receipts of others: the words between code and count were the description in all rows that prove themselves. */
const placed = 0.95;

/** Sums are rounded or cut to cents. */
const rounding = 0.011;

interface Product {
  readonly row: Partial<Record<Column, Field>>;
  readonly isProven: boolean;
}

/** A lone figure right before its unit is read as a stroke ("IUN"). */
const oneOf = new RegExp(`^[IlJ|](?=(?:${units})$)`);

function productOf(row: readonly Token[], sheet: Sheet, phrase: Phrase<Column>): Product | undefined {
  const tokens = row.map((token) => ({ ...token, text: token.text.replace(oneOf, '1') }));
  const read = readPhrases(runningTextOf([{ ...sheet, tokens, rows: [tokens] }]), [phrase]).map((value) =>
    value.kind === 'money' && withoutComma.test(value.reading.printed)
      ? { ...value, reading: { ...value.reading, value: value.reading.printed.replace(' ', '.') } }
      : value,
  );
  const values = Object.fromEntries(read.map(({ id, reading }) => [id, reading])) as Partial<
    Record<Column, (typeof read)[number]['reading']>
  >;
  if (!values.Description || !values.Quantity || !values.UnitAmount || !values.TotalAmount) return undefined;
  const product = Number(values.Quantity.value) * Number(values.UnitAmount.value);
  const isProven = Math.abs(product - Number(values.TotalAmount.value)) < rounding;
  if (!isProven && read.some(({ kind, reading }) => kind === 'money' && withoutComma.test(reading.printed)))
    return undefined;
  const checks: MadeCheck[] = [{ check: 'item_product', ok: isProven }];
  const summed = new Set<Column>(['Quantity', 'UnitAmount', 'TotalAmount']);
  const cells = Object.fromEntries(
    read.map(({ id, reading }) => [
      id,
      fieldOf({
        ...reading,
        value: id === 'Unit' && reading.value === 'K6' ? 'KG' : reading.value,
        anchorFit: 1,
        placed,
        checks: summed.has(id) ? checks : reading.checks,
      }),
    ]),
  );
  return { row: cells, isProven };
}

/** Products of a roll by the form of their rows; undefined where not one of them proves itself by count times price. */
export function readReceiptRows(sheet: Sheet): Partial<Record<Column, Field>>[] | undefined {
  const products: Product[] = [];
  for (let at = 0; at < sheet.rows.length; at += 1) {
    for (const { rows, phrase } of shapes) {
      const tokens = sheet.rows.slice(at, at + rows).flat();
      const product = productOf(tokens, sheet, phrase);
      if (product === undefined) continue;
      products.push(product);
      at += rows - 1;
      break;
    }
  }
  const proven = products.filter(({ isProven }) => isProven).length;
  return proven > 0 && 2 * proven >= products.length ? products.map(({ row }) => row) : undefined;
}
