import { edgesOf, printedOf, type Sheet, type Token } from '../sheet/sheet.ts';
import type { Phrase } from '../phrases/phrases.ts';
import { gives, productOf, units, type Column, type Product } from './product-of-row.ts';

const count = '\\d{1,5}(?:[.,]\\d{1,4})?';
const unit = '\\p{L}{1,6}[.)]?';
const price = '(?:R\\$ ?)?(\\d[\\d.]*,\\d{2,4})(?: ?\\/ ?\\p{L}{1,4})?';
const sum = '(?:R\\$ ?)?(\\d[\\d.]*,\\d{2})\\D{0,3}';
/** Between price and amount: a sign, or a tax with its rate or as an amount. */
const between =
  '(?: ?=|(?: \\(\\S{1,8}\\)| (?:\\d\\d)?\\p{Lu}{1,2}\\d{0,2}(?:,\\d\\d)?%?| \\d\\d?(?:,\\d\\d)?%| \\d[\\d.]*,\\d\\d)?) ?';

const [code, description, quantity, ofUnit, each, total] = gives as Required<typeof gives>;
type Give = (typeof gives)[number];
const less: Give = ['DiscountAmount', 'money'];
const order = (...ids: (Give | undefined)[]): Give[] => ids.filter((id) => id !== undefined);

/** What was sold: the price before the count, which a unit tells, or count, unit, price and amount. */
const sales: readonly Phrase<Column>[] = [
  {
    pattern: new RegExp(`${price} ?[xX*×] ?(${count}) ?(${units})${between}${sum}`, 'u'),
    gives: order(each, quantity, ofUnit, total),
  },
  {
    pattern: new RegExp(`(${count}) ?(?:(${unit}) ?)?(?:[xX*×] ?)?${price}${between}${sum}`, 'u'),
    gives: order(quantity, ofUnit, each, total),
  },
  // What is taken off may have a column of its own, or stand there with its name.
  {
    pattern: new RegExp(
      `(${count}) ?(?:(${unit}) ?)?(?:[xX*×] ?)?${price} (?:[dD](?:esc|ESC)\\p{L}*\\.?:? )?-? ?(?:R\\$ ?)?(\\d[\\d.]*,\\d{2})(?: =)? ${sum}`,
      'u',
    ),
    gives: order(quantity, ofUnit, each, less, total),
  },
];
const named = '^(?:(\\d{1,14})[.)-]? )?(\\S*\\p{L}{2}.*?)[ :]+';

/** A code that begins with letters, in a list whose headings begin with the codes; its zeros may be read as letters. */
const letteredCode = '(?=\\S*\\d)[A-Z]{1,4}-?[\\dO]{2,9}';
const lettered = `^(${letteredCode})[.)-]? (\\S*\\p{L}{2}.*?)[ :]+`;
const isLettered = new RegExp(`^${letteredCode}[.)-]?$`);
/** Whether a row begins with such a code. */
export const beginsLettered = ([first]: readonly Token[]): boolean => isLettered.test(first?.text ?? '');
const behindCode = (begin: string, first: Give | undefined, { pattern, gives: values }: Phrase<Column>) => ({
  pattern: new RegExp(`${begin}${pattern.source}$`, 'u'),
  gives: order(first, description, ...values),
});
const letters: Give = ['Code', 'code'];
const behindLetters = sales.map((sale) => behindCode(lettered, letters, sale));
const behindName = sales.map((sale) => behindCode(named, code, sale));
/** What was sold, without its count where that was not read. */
const uncounted: Phrase<Column> = {
  pattern: new RegExp(`(${units}) ?(?:[xX*×] ?)?${price}${between}${sum}`, 'u'),
  gives: order(ofUnit, each, total),
};
const uncountedBehindName = behindCode(named, code, uncounted);
const uncountedBehindLetters = behindCode(lettered, letters, uncounted);
const countFirst: Phrase<Column> = {
  pattern: new RegExp(
    `^(${count})(?: ?[xX*×]|(?: (\\p{Lu}{2,3})(?= \\d{3,14} | [xX] ))?) (?:(\\d{3,14}) )?(\\S*\\p{L}{2}.*?) ${price}${between}${sum}$`,
    'u',
  ),
  gives: order(quantity, ofUnit, code, description, each, total),
};
const alone = [...sales, uncounted].map(({ pattern }) => new RegExp(`^${pattern.source}$`, 'u'));

const countAtEnd = new RegExp(` ${count}(?: ?${unit})?(?: ?[xX*×])?$`, 'u');
const restOfSale = new RegExp(`^(?:${unit} ?)?(?:[xX*×] ?)?${price}${between}${sum}$`, 'u');

/** Words of headings, of which a product's name has at most one. */
const heading =
  /^(?:QTDE?|QUANT\p{L}*|UN|UNID|VL|VLR|VALOR|TOTAL|UNIT|DESC\p{L}*|PRE[CÇ]O|COD|C[OÓ]DIGO|ITEM|SUBTOTAL)[.:]?$/iu;
export const countOfHeadings = (row: readonly Token[]): number =>
  row.filter((token) => heading.test(token.text)).length;
/** A size in a name ("1,50L") is no amount. */
const isTitle = (row: readonly Token[]): boolean => {
  const text = printedOf(row);
  return /\p{L}/u.test(text) && !/\d,\d\d(?![\d\p{L}])/u.test(text) && countOfHeadings(row) < 2;
};

/** Confidence of figures that were read as letters. */
const ofLetters = 80;
/** Widest space between the rows of one product, in glyphs, and most rows that its name takes. */
const [mostBetween, mostTitles] = [1.6, 2] as const;

/** Whether the headings of a list begin with that of the products' codes, so that the number before a name is its code and not its place. */
export const beginWithCode = ({ rows }: Pick<Sheet, 'rows'>): boolean =>
  rows.some(
    ([first, second]) =>
      first !== undefined &&
      second !== undefined &&
      /^(?:COD(?:IGO)?|REF(?:ERENCIA)?)$/.test(first.folded) &&
      /^(?:DESC|DISC|ESPECIF|PROD|ITE|PECA|SERVICO|MERCADORIA|MATERIA|ARTIGO)/.test(second.folded),
  );

/** The row without the number of its place in the list. */
export function withoutPlace(row: readonly Token[], place: number, isCoded = false): readonly Token[] {
  const [first, second] = row;
  // Where a product was not read the numbers go on all the same; a code of so many figures is never a place.
  if (first !== undefined && /^\d{3}$/.test(first.text) && /^\d{7,14}$/.test(second?.text ?? ''))
    return row.slice(1);
  const isPlace =
    first !== undefined &&
    second !== undefined &&
    /^\d{1,3}[.)-]?$/.test(first.text) &&
    Number.parseInt(first.text, 10) === place &&
    (first.text.length === 3 || (isCoded ? /^\d{2,14}$/ : /^\d{2,14}$|^\p{L}/u).test(second.text));
  return isPlace ? row.slice(1) : row;
}

/** Beside the figures of a code a picture's letters O are zeros, or as good as that. */
function withZeros({ row, isProven }: Product, [first]: readonly Token[]): Product {
  const { Code } = row;
  if (Code === undefined || first === undefined || first.conf === 100) return { row, isProven };
  const value = Code.value.replace(/O+(?=\d)|(?<=\d)O+/g, (zeros) => '0'.repeat(zeros.length));
  const conf = Math.min(Code.conf ?? 0, ofLetters);
  return { row: value === Code.value ? row : { ...row, Code: { ...Code, value, conf } }, isProven };
}

/**
 * The product at a row whose amount is count times price, whichever order and units its register prints: in one row, or its name in the
 * rows above what was sold.
 */
export function freeAt(
  { rows, glyph }: Sheet,
  at: number,
  place: number,
  isCoded: boolean,
): { product: Product; rows: number } | undefined {
  const own = withoutPlace(rows[at] ?? [], place, isCoded);
  const read = (tokens: readonly Token[], shapes: readonly Phrase<Column>[]): Product | undefined => {
    for (const shape of shapes) {
      const product = productOf(tokens, shape);
      if (product?.isProven === true) return withZeros(product, tokens);
    }
    return undefined;
  };
  const shapes = [...(isCoded ? behindLetters : []), ...behindName];
  const one = read(rows[at] ?? [], [countFirst]) ?? read(own, shapes);
  if (one) return { product: one, rows: 1 };
  for (let titles = 1; titles <= mostTitles; titles += 1) {
    const above = rows.slice(at, at + titles);
    const sale = rows[at + titles];
    if (sale === undefined || !above.every(isTitle)) return undefined;
    if (edgesOf(sale).top - edgesOf(above.flat()).bottom > mostBetween * glyph) return undefined;
    // A name of two rows begins with a number; what is above another product is none of it.
    if (titles > 1 && !/^\d/.test(rows[at]?.[0]?.text ?? '')) return undefined;
    const text = printedOf(sale);
    // The roll's width may part what was sold behind its count or its unit.
    const isBroken = titles === 1 && restOfSale.test(text) && countAtEnd.test(printedOf(own));
    if (!isBroken && !alone.some((shape) => shape.test(text))) continue;
    const product = read(
      [...own, ...above.slice(1).flat(), ...sale],
      [...shapes, ...(isCoded ? [uncountedBehindLetters] : []), uncountedBehindName],
    );
    if (product) return { product, rows: titles + 1 };
  }
  return undefined;
}
