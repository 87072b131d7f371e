import { edgesOf, printedOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { units } from './product-of-row.ts';
import { aligned, between, comesTo, withText, type Row, type Spread } from './spread.ts';

const amount = '(?:R\\$ ?)?(\\d[\\d.]*,\\d{2})';
const count = '(\\d{1,4}(?:,\\d{1,3})?)';
const times = '(?:[xX×]|un(?:id(?:ades?)?)?\\.?|vez(?:es)?|p[çc]s?\\.?)';
/** What was sold beside its name, in one row with it or between its lines: how many, and what they come to. */
const counted = new RegExp(`^(?:${count} ?${times}? )?${amount}$`, 'iu');
/** A unit with the sign behind it, before a name. */
const ofUnit = `(?:${units})\\.? ?[xX×]`;
const countedWithName = new RegExp(
  `^${count} ?(?:${ofUnit}|${times})? (?=\\p{L}{2}|\\d+ ?\\p{L})(.*?) ${amount}$`,
  'iu',
);
/** How many there are of what is named behind it. */
const countBefore = new RegExp(`^${count} ?(?:${ofUnit}|${times})? (?=\\p{L}{2}|\\d+ ?\\p{L})`, 'iu');
const sign = new RegExp(`^${times}$`, 'iu');
/** The unit between such a count and its sign. */
const unitIn = (row: Row): Token | undefined =>
  new RegExp(`^\\S+ ${ofUnit}(?= )`, 'iu').test(printedOf(row)) && /^[xX×]$/.test(row[2]?.text ?? '')
    ? row[1]
    : undefined;
/** The words behind such a count, which may have a unit or a sign of its own. */
const nameIn = (row: Row): Row => row.slice(unitIn(row) ? 3 : sign.test(row[1]?.text ?? '') ? 2 : 1);
/** The code before the price of one ("cód. 114 · R$ 8,50 cada"). */
const codeBefore = /^(?:c[óo]d(?:igo)?|ref)\.?:? ?(\d{2,14})(?: ?[·•|,;–—-])? (?=R?\$?\d|R\$ )/iu;
/** The price of one, in a line of its own. */
const each = new RegExp(
  `^(?:${count} ?(?:${times} ?){1,2})?(?:(?:a|por|cada|unit(?:[áa]rio|\\.)?|(?:valor|pre[çc]o|vl\\.?|v\\.) ?unit(?:[áa]rio|\\.)):? ?)?${amount}(?: ?(?:cada|(?:a|por|\\/|p\\/)(?: ?\\p{L}{1,10}\\.?)|unit(?:[áa]rio|\\.)?)(?: (?:um|uma|unidade))?)?$`,
  'iu',
);

const isName = (row: Row): boolean => {
  const text = printedOf(row);
  return /\p{L}{2}/u.test(text) && !/:$|\d,\d\d(?![\d\p{L}])/u.test(text);
};

/** Whether one line of a text stands right below another. */
function isUnder(upper: Row, lower: Row, glyph: number): boolean {
  const [over, under] = [edgesOf(upper), edgesOf(lower)];
  return under.top - over.bottom < between * glyph && Math.abs(under.left - over.left) < aligned * glyph;
}

/** The line with the price of one, apart from the code that it may begin with. */
function withoutCode(row: Row): { readonly code?: Token; readonly priced: Row } {
  const [lead, digits = ''] = codeBefore.exec(printedOf(row)) ?? [];
  const word = row.find(({ text }) => lead !== undefined && text.includes(digits));
  if (lead === undefined || word === undefined) return { priced: row };
  return { code: withText(word, digits), priced: row.slice(lead.trim().split(' ').length) };
}

/** The row that most registers print of a sale: count, sign, price and amount; undefined where count times price is not the amount. */
function saleOf(times: string | undefined, countedBy: Row, priced: Row, sum: Token): Row | undefined {
  const [, own, price = ''] = each.exec(printedOf(priced)) ?? [];
  // Where both have a figure, the one before the name may be its place.
  if (own !== undefined && times !== undefined) return undefined;
  const many = own ?? times;
  const word = (own === undefined ? countedBy : priced).find(
    ({ text }) => many !== undefined && text.startsWith(many),
  );
  const one = priced.find(({ text }) => text.endsWith(price));
  if (many === undefined || word === undefined || one === undefined) return undefined;
  return comesTo(sum.text, many, price) ? [withText(word, many), withText(word, 'x'), one, sum] : undefined;
}

/** The product that begins in this row whose count and amount stand at the middle of its lines, a name and the price of one, or beside the first of them. */
export function amountInMiddle({ rows, glyph }: Sheet, at: number): Spread[] {
  const [first = [], second = [], third = []] = rows.slice(at, at + 3);
  const [sum, last] = [second.at(-1), first.at(-1)];
  const middle = counted.exec(printedOf(second));
  const [, before] = countBefore.exec(printedOf(first)) ?? [];
  const [counts, name] = before === undefined ? [second, first] : [first, nameIn(first)];
  if (middle && sum && isName(name) && third.length > 0 && isUnder(name, third, glyph)) {
    const sale = saleOf(before ?? middle[1], counts, third, sum);
    if (sale) return [{ words: [...first, ...second, ...third], rows: [name, sale] }];
  }
  const beside = countedWithName.exec(printedOf(first));
  if (!beside || last === undefined) return [];
  const whole = nameIn(first).slice(0, first.at(-2)?.text === 'R$' ? -2 : -1);
  const { code, priced } = withoutCode(second);
  const sale = isUnder(whole, second, glyph) ? saleOf(beside[1], first, priced, last) : undefined;
  if (sale === undefined) return [];
  const unit = unitIn(first);
  return [
    {
      words: [...first, ...second],
      rows: [code ? [code, ...whole] : whole, unit ? sale.toSpliced(1, 0, unit) : sale],
    },
  ];
}
