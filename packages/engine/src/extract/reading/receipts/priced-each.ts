import type { Sheet, Token } from '../sheet/sheet.ts';
import { fold } from '../sheet/text.ts';
import { units } from './product-of-row.ts';
import { comesTo, withText, type Row, type Spread } from './spread.ts';

/** Units in whole words behind a price, and how registers print them. */
const ofWord: Readonly<Record<string, string>> = {
  UNIDADE: 'UN',
  UN: 'UN',
  UND: 'UN',
  UNID: 'UN',
  QUILO: 'KG',
  QUILOGRAMA: 'KG',
  KG: 'KG',
  LITRO: 'L',
  L: 'L',
  LT: 'L',
  METRO: 'M',
  M: 'M',
  CAIXA: 'CX',
  CX: 'CX',
  PACOTE: 'PCT',
  PCT: 'PCT',
  PECA: 'PC',
  PC: 'PC',
  DUZIA: 'DZ',
};
const ofEach = /^(?:por|cada|a|à|o|\/|p\/)$/i;
const price = /^(?:R\$)?\d[\d.]*,\d{2,4}$/;
const sum = /^(?:R\$)?\d[\d.]*,\d{2}$/;
const count = /^\d{1,4}(?:[.,]\d{1,4})?$/;
const isUnit = new RegExp(`^(?:${units})\\.?$`, 'i');
const ofCode = /^(?:c[óo]d(?:igo)?|ref|sku|ean|gtin)\.?:?$/i;
const isName = ({ text }: Token): boolean => /\p{L}{3}/u.test(text);
/** Most rows of a product above and below the one with its price. */
const mostBeside = 2;

/** A price that the words behind it say is that of one unit ("R$ 9,44 por unidade"). */
interface Each {
  readonly price: Token;
  readonly words: readonly Token[];
  readonly unit: Token;
}

function eachIn(row: Row): Each | undefined {
  for (const [at, token] of row.entries()) {
    const [by, called] = row.slice(at + 1, at + 3);
    if (!price.test(token.text) || by === undefined) continue;
    const isWhole = ofEach.test(by.text);
    const last = isWhole ? called : by;
    const said = isWhole ? (called?.text ?? '') : (/^\/(.+)$/.exec(by.text)?.[1] ?? '');
    const text = ofWord[fold(said)];
    if (last === undefined || text === undefined) continue;
    const sign = row[at - 1]?.text === 'R$' ? row.slice(at - 1, at) : [];
    const words = [...sign, token, by, last];
    return { price: token, words, unit: withText(last, text) };
  }
  return undefined;
}

/** What was sold at a price, in the order in which registers print it in one row; undefined where count times price is no amount of these words. */
function soldIn(words: Row, each: Each): Row | undefined {
  const own = new Set(each.words);
  const rest = words.filter((token) => !own.has(token) && /[\p{L}\d]/u.test(token.text));
  const isCode = (token: Token): boolean =>
    /^\d{2,14}$/.test(token.text) && ofCode.test(rest[rest.indexOf(token) - 1]?.text ?? '');
  const code = rest.find(isCode);
  const others = rest.filter((token) => token !== code && !ofCode.test(token.text) && token.text !== 'R$');
  for (const amount of others.filter(({ text }) => sum.test(text)).toReversed())
    for (const times of others.filter((token) => token !== amount && count.test(token.text))) {
      if (!comesTo(amount.text, times.text, each.price.text)) continue;
      const unit = others.find(({ text }) => isUnit.test(text)) ?? each.unit;
      const name = others.filter((token) => token !== amount && token !== times && token !== unit);
      if (!name.some(isName)) continue;
      return [...(code === undefined ? [] : [code]), ...name, times, unit, each.price, amount];
    }
  return undefined;
}

/**
 * The product of which this row says the price of one ("3 | UN" beside "SABÃO EM PÓ" over "cód. 20886 · R$ 9,44 por unidade" with "R$ 28,32" at
 * their right): the fewest rows around the price that hold all of it, the name above rather than below.
 */
export function pricedEach({ rows }: Sheet, at: number): Spread[] {
  const each = eachIn(rows[at] ?? []);
  if (each === undefined) return [];
  for (let size = 1; size <= 2 * mostBeside; size += 1)
    for (let from = Math.max(0, at - mostBeside, at - size + 1); from <= at; from += 1) {
      const to = from + size;
      const block = rows.slice(from, to);
      if (to > Math.min(rows.length, at + mostBeside + 1)) continue;
      if (block.some((other, index) => from + index !== at && eachIn(other) !== undefined)) continue;
      const row = soldIn(block.flat(), each);
      if (row !== undefined) return [{ words: block.flat(), rows: [row] }];
    }
  return [];
}
