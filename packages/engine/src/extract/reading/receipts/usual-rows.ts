import { printedOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { countOfHeadings } from './free-rows.ts';
import { units } from './product-of-row.ts';
import { withText, type Row } from './spread.ts';
import { centsRounded, isProductOf, printedNumber } from '../values/products.ts';

const count = '\\d{1,5}(?:[.,]\\d{1,4})?';
const unit = '(?![xX] ?\\d)\\p{L}[\\p{L}\\d²³]{0,5}\\.?';
const price = '(?:R\\$ ?)?(\\d[\\d.]*,\\d{2,4})(?: ?\\/ ?\\p{L}{1,4})?';
/**
 * What was sold, in a row of its own: count, unit and price, with a sign or a unit that says what they are. The row's place and the
 * product's code may stand before it.
 */
const sold = new RegExp(
  `^(?:(\\d{1,3}[.)-]?) )?(?:(\\d{3,14}) )?(${count}) ?(?:(${unit}) ?)?(?:([xX*×]) ?)?${price}(?: (.*))?$`,
  'u',
);
/** The same with the unit before the count. */
const unitFirst = new RegExp(`^(?:${units})\\.? ${count} ?[xX*×] ?${price}`, 'u');
/** The amount at the end of a row, with what registers print behind it. */
const sumAtEnd = /(?:^| |=)(?:R\$ ?)?(\d[\d.]*,\d{2})\D{0,3}$/;
/** Rows between a product's name and what was sold of it, or below it, that tell its taxes, its lot or its days. */
const ofProduct =
  /^(?:NCM|CFOP|CST|CSOSN|CEST|LOTE|VAL|VALIDADE|VENC|FAB|FABRICACAO|FCI|ANVISA|IMEI|SERIE|N SERIE)\b/;
/** A code in a row of its own, with its name or without it. */
const codeAlone =
  /^(?:(?:c[oó]d(?:igo)?\.?(?: (?:do |de )?(?:produto|barras?|item))?|ean|gtin|ref(?:er[eê]ncia)?|sku)\.?[:º°#-]? ?(\d{2,14})|(\d{5,14}))$/i;
/** The same behind a name. */
const codeBehind =
  /^(.*\p{L}{2}.*?) (?:-? ?(?:\(?(?:c[oó]d(?:igo)?|ean|gtin|ref|sku)\.?[:º°#-]? ?)(\d{2,14})\)?|\((\d{3,14})\))$/iu;
const isRule = (row: Row): boolean => row.every(({ text }) => !/[\p{L}\d]/u.test(text));

interface Sold {
  readonly place: number;
  readonly code: number;
  /** Count times price, in the ways in which the count may be meant. */
  readonly sums: readonly number[];
  readonly hasSum: boolean;
  readonly isThousandths: boolean;
  /** The word with the count. */
  readonly counted: number;
}

/** A count with a point is one in thousandths, or of thousands. */
const countsOf = (text: string): number[] =>
  /^\d{1,4}\.\d{3}$/.test(text) ? [Number(text), printedNumber(text)] : [printedNumber(text)];

const isProven = (sum: number, sums: readonly number[]): boolean =>
  sums.some((product) => isProductOf(sum, product, 1, centsRounded));

/** Where words of a row begin that stand before what was sold: the count is behind them. */
function soldIn(row: Row): Sold | undefined {
  const text = printedOf(row);
  if (!/\d,\d\d/.test(text)) return undefined;
  const [, place, code, times = '', ofUnit, sign, each = '', rest = ''] = sold.exec(text) ?? [];
  if (each === '' || (ofUnit === undefined && sign === undefined)) return undefined;
  const counts = countsOf(times);
  const sums = counts.map((one) => one * printedNumber(each));
  const [, sum] = sumAtEnd.exec(rest) ?? [];
  // An amount between them may be a discount.
  const lesses = (rest.match(/\d[\d.]*,\d{2}(?!\d)/g) ?? []).slice(0, -1).map(printedNumber);
  const isHeld =
    sum !== undefined && [0, ...lesses].some((less) => isProven(printedNumber(sum) + less, sums));
  const isThousandths = counts.length > 1 && isHeld && isProven(printedNumber(sum), sums.slice(0, 1));
  const [ofPlace, ofCode] = [place === undefined ? 0 : 1, code === undefined ? 0 : 1];
  return { place: ofPlace, code: ofCode, sums, hasSum: isHeld, isThousandths, counted: ofPlace + ofCode };
}

/** A number in thousandths as it is written elsewhere, with a comma. */
const withComma = (row: Row, { isThousandths, counted }: Sold): Row =>
  isThousandths
    ? row.map((token, at) => (at === counted ? withText(token, token.text.replace('.', ',')) : token))
    : row;

const place = /^[#[(]?(\d{1,4})[\].):-]?$/;
const isPlace = (token: Token | undefined): boolean => place.test(token?.text ?? '');

/** Whether a row is a product's name without its code: the number before it, if any, is that of its place. */
function isNameAlone(row: Row): boolean {
  const text = printedOf(row);
  if (!/\p{L}{2}/u.test(text) || /:$|\d,\d\d(?![\d\p{L}])/u.test(text)) return false;
  return !/^\d{4,14}$/.test(row[isPlace(row[0]) ? 1 : 0]?.text ?? '');
}

/** A name with its code before it, behind the number of its place. */
function withCode(name: Row, code: Token): Row {
  const own = withText(code, code.text.replace(/\D/g, ''));
  return isPlace(name[0]) ? [...name.slice(0, 1), own, ...name.slice(1)] : [own, ...name];
}

/** A name without marks around and behind its number or code, and with its code before it where it stands behind. */
function namedRow(row: Row): Row {
  // A place that was not read stands before a code all the same ("DO 7896036098943").
  const isUnread =
    !isPlace(row[0]) && (row[0]?.text.length ?? 0) < 5 && /^\d{7,14}$/.test(row[1]?.text ?? '');
  const words = row
    .slice(isUnread ? 1 : 0)
    .filter(({ text }, at) => at > 3 || !/^[-–|]$/.test(text))
    .map((token, at) =>
      at === 0 && isPlace(token) ? withText(token, token.text.replace(/\D/g, '')) : token,
    );
  const [, , behind, inBrackets] = codeBehind.exec(printedOf(words)) ?? [];
  const found = behind ?? inBrackets;
  if (found === undefined || !isNameAlone(words)) return words;
  const at = words.findLastIndex(({ text }) => text.includes(found));
  const code = words[at];
  const from = words.findLastIndex(
    ({ text }, index) => index < at && /^\(?(?:c[oó]d(?:igo)?|ean|gtin|ref|sku)\.?[:º°#-]?$/i.test(text),
  );
  const end = from < 0 ? at : from;
  return code === undefined
    ? words
    : withCode(words.slice(0, words[end - 1]?.text === '-' ? end - 1 : end), code);
}

const codeIn = (row: Row | undefined): Token | undefined =>
  row !== undefined && codeAlone.test(printedOf(row)) ? row.at(-1) : undefined;

/** The rows of a product whose amount stands behind its name, as most registers print them; undefined where it is not its amount. */
function withSumMoved(name: Row, rest: Row, { sums }: Sold): readonly Row[] | undefined {
  const [, sum] = sumAtEnd.exec(printedOf(name)) ?? [];
  const last = name.at(-1);
  if (sum === undefined || last === undefined || !isProven(printedNumber(sum), sums)) return undefined;
  return [namedRow(name.slice(0, name.at(-2)?.text === 'R$' ? -2 : -1)), [...rest, last]];
}

/** Puts a row with what was sold below the row that names it, with the code and the amount where most registers have them; tells whether the code was in the row below. */
function putSold(rows: Row[], row: Row, own: Sold, below: Row | undefined): boolean {
  const rest = row.slice(own.place + own.code);
  const between = codeIn(rows.at(-1));
  const name = rows.at(between === undefined ? -1 : -2);
  const moved = own.hasSum || name === undefined ? undefined : withSumMoved(name, rest, own);
  if (moved !== undefined) rows.splice(-1, 1, ...moved);
  else if (name === undefined || !own.hasSum) rows.push(row);
  else if (!isNameAlone(name))
    rows.splice(between === undefined ? -1 : rows.length, 1, namedRow(name), withComma(row, own));
  else {
    const above = between === undefined && own.code === 0 ? codeIn(rows.at(-2)) : undefined;
    const isBelow =
      between === undefined && own.code === 0 && above === undefined && codeIn(below) !== undefined;
    const code = own.code > 0 ? row[own.place] : (between ?? above ?? (isBelow ? codeIn(below) : undefined));
    const named = code === undefined ? namedRow(name) : withCode(namedRow(name), code);
    const isTaken = between !== undefined || above !== undefined;
    rows.splice(isTaken ? -2 : -1, isTaken ? 2 : 1, named, withComma(code === undefined ? row : rest, own));
    return isBelow;
  }
  return false;
}

/** Whether a row holds nothing but the amount of what was sold. */
function isSumOf(row: Row, { sums }: Sold): boolean {
  const [, sum] = /^(?:R\$ ?)?(\d[\d.]*,\d{2})$/.exec(printedOf(row)) ?? [];
  return sum !== undefined && isProven(printedNumber(sum), sums);
}

function withCountFirst(row: Row): Row {
  const [ofUnit, times] = row;
  if (ofUnit === undefined || times === undefined || !unitFirst.test(printedOf(row))) return row;
  return [times, ofUnit, ...row.slice(2)];
}

const ends = /^(?:QTDE?|QUANT|TOTAL|SUB|VALOR|VL|DESC|ACR|FORMA|PAG)/;

/** The rows of a roll that prints what was sold above the name, in the other order: nothing but headings is above the first sale. */
function withNamesFirst(rows: readonly Row[]): readonly Row[] {
  const first = rows.findIndex((row) => soldIn(row)?.hasSum === true);
  const above = rows[first - 1];
  const isNameless =
    above !== undefined && countOfHeadings(above) > 1 && soldIn(rows[first] ?? [])?.code === 0;
  if (!isNameless) return rows;
  const ordered = [...rows];
  for (let at = first; at < ordered.length - 1; at += 1) {
    const [row = [], next = []] = ordered.slice(at, at + 2);
    const text = printedOf(next);
    const isName =
      /\p{L}{2}/u.test(text) && !/\d,\d\d(?![\d\p{L}])/u.test(text) && !ends.test(next[0]?.folded ?? '');
    if (!isName || soldIn(row)?.hasSum !== true) continue;
    ordered.splice(at, 2, next, row);
    at += 1;
  }
  return ordered;
}

/** The rows of a list whose products have both a place and a code, without a place whose code was not read: it would be taken for the code. */
function withoutLonePlaces(rows: readonly Row[]): readonly Row[] {
  const names = rows.filter((_row, at) => soldIn(rows[at + 1] ?? [])?.hasSum === true);
  const isCoded = ([first, second]: Row): boolean => isPlace(first) && /^\d{7,14}$/.test(second?.text ?? '');
  if (2 * names.filter(isCoded).length <= names.length) return rows;
  const lone = new Set(names.filter(([first, second]) => isPlace(first) && !/^\d/.test(second?.text ?? '')));
  return lone.size === 0 ? rows : rows.map((row) => (lone.has(row) ? row.slice(1) : row));
}

/**
 * The sheet with the products of a roll in the rows of most registers, whose first has place, code and name, the second count, unit, price
 * and amount: others print the code between them, behind the name or before the count, the amount behind the name, or rows of taxes and
 * lots between. Only rows in which count times price is the amount, wherever it stands, are touched.
 */
export function inUsualRows(sheet: Sheet): Sheet {
  if (!sheet.rows.some((row) => soldIn(withCountFirst(row)) !== undefined)) return sheet;
  const ordered = withoutLonePlaces(withNamesFirst(sheet.rows.map(withCountFirst)));
  const sales = ordered.map(soldIn);
  const rows: Row[] = [];
  for (let at = 0; at < ordered.length; at += 1) {
    const row = ordered[at] ?? [];
    const next = ordered[at + 1] ?? [];
    const sale = sales[at];
    const isBeside = ofProduct.test(row[0]?.folded ?? '') || isRule(row);
    const isNearSale = sales[at - 1] !== undefined || sales[at + 1] !== undefined;
    if (sale === undefined) {
      if (!(isBeside && isNearSale)) rows.push(row);
      continue;
    }
    const isBroken = !sale.hasSum && isSumOf(next, sale);
    const whole = isBroken ? [...row, ...next] : row;
    const isCoded = putSold(rows, whole, { ...sale, hasSum: sale.hasSum || isBroken }, ordered[at + 1]);
    if (isBroken || isCoded) at += 1;
  }
  return { ...sheet, rows, tokens: rows.flat() };
}
