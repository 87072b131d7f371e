import { isCnpj } from '@lavra/brazil/cnpj';
import { parseDate } from '@lavra/brazil/dates';
import { rowsOf, type Sheet, type Token } from '../sheet/sheet.ts';

/** A text with at most this many eights is tried with each of them as a zero: a thousand versions. */
const mostEights = 10;
const mostTried = 4096;

/** All versions of a text with some of its eights as zeros, most zeros first. */
function versionsOf(text: string): string[] {
  if (eightsIn(text) > mostEights) return [text];
  const places = [...text].flatMap((letter, at) => (letter === '8' ? [at] : []));
  return Array.from({ length: 2 ** places.length }, (_, number) => {
    const kept = new Set(places.filter((_place, bit) => (number >> bit) % 2 === 1));
    return [...text].map((letter, at) => (letter === '8' && !kept.has(at) ? '0' : letter)).join('');
  }).toSorted((a, b) => zerosOf(b) - zerosOf(a));
}

const eightsIn = (...texts: readonly string[]): number => texts.join('').replace(/[^8]/g, '').length;

const zerosOf = (text: string): number => text.replace(/[^0]/g, '').length;

const isDay = (text: string): boolean => /\/(?:19|20)\d\d$/.test(text) && parseDate(text) !== undefined;

const proofs: readonly { readonly shape: RegExp; readonly holds: (text: string) => boolean }[] = [
  { shape: /\d\d\/\d\d\/\d{4}/, holds: isDay },
  { shape: /\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}/, holds: (text) => isCnpj(text.replace(/\D/g, '')) },
];

/** The text with its date or CNPJ in the only version that proves itself; undefined when there is no such version, or several. */
function provenOf(text: string): string | undefined {
  for (const { shape, holds } of proofs) {
    const [part] = shape.exec(text) ?? [];
    if (part === undefined) continue;
    const held = holds(part) ? [part] : versionsOf(part).filter(holds);
    if (held.length === 1) return text.replace(part, held[0] ?? part);
  }
  return undefined;
}

/** Words of one sale, and all versions of them in which its amounts agree. */
interface Sale {
  readonly tokens: readonly Token[];
  readonly ways: readonly { readonly texts: readonly string[]; readonly cents: number }[];
}

const amount = /^\d[\d.]*,\d{2}/;
const centsOf = (text: string): number => Number((amount.exec(text)?.[0] ?? '').replace(/\D/g, ''));
const countOf = (text: string): number =>
  Number((/^\d+(?:,\d+)?/.exec(text.replace(/^[IJ]/, '1'))?.[0] ?? '').replace(',', '.'));

/** A sale without its amount, which is then quantity times price in every version. */
function unsummedSaleOf(count: Token, price: Token): Sale[] {
  if (eightsIn(count.text, price.text) > mostEights) return [];
  const ways = versionsOf(count.text).flatMap((counted) =>
    versionsOf(price.text).map((each) => ({
      texts: [counted, each],
      cents: Math.round(countOf(counted) * centsOf(each)),
    })),
  );
  return [{ tokens: [count, price], ways }];
}

/** "3PC X 17,40 … 52,20": the versions in which quantity times price is the amount. */
function saleOf(row: readonly Token[]): Sale[] {
  const at = row.findIndex(({ text }) => /^[xX]$/.test(text));
  const [count, price, sum] = [
    row.slice(0, Math.max(0, at)).find(({ text }) => /^(?:\d|[IJ]\p{Lu})/u.test(text)),
    row[at + 1],
    row.at(-1),
  ];
  if (at < 1 || !count || !price || !sum || !amount.test(price.text)) return [];
  if (price === sum || !amount.test(sum.text)) return unsummedSaleOf(count, price);
  if (eightsIn(count.text, price.text, sum.text) > mostEights) return [];
  const ways = versionsOf(count.text).flatMap((counted) =>
    versionsOf(price.text).flatMap((each) => {
      const product = Math.round(countOf(counted) * centsOf(each));
      return versionsOf(sum.text)
        .filter((all) => Math.abs(centsOf(all) - product) <= 1)
        .map((all) => ({ texts: [counted, each, all], cents: centsOf(all) }));
    }),
  );
  return ways.length === 0 ? [] : [{ tokens: [count, price, sum], ways }];
}

/** All combinations of one version of each sale; none when there are too many. */
function choicesOf(sales: readonly Sale[]): Sale['ways'][] {
  let chosen: Sale['ways'][] = [[]];
  for (const { ways } of sales) {
    chosen = chosen.flatMap((before) => ways.map((way) => [...before, way]));
    if (chosen.length > mostTried) return [];
  }
  return chosen;
}

/** The amount at the end of the first row that begins with a word. */
function amountAfter(rows: Sheet['rows'], word: RegExp): Token | undefined {
  const row = rows.find(([first, ...rest]) => first && rest.length > 0 && word.test(first.folded));
  const last = row?.at(-1);
  return last !== undefined && amount.test(last.text) ? last : undefined;
}

/** Whether rows have consecutive numbers that do not all begin with two zeros; a digit of one may be read twice ("8803"). */
function hasStruckZeros({ rows }: Sheet): boolean {
  const numbers = rows.flatMap(([first]) =>
    /^[089]{2,3}\d$/.test(first?.text ?? '') ? [first?.text ?? ''] : [],
  );
  const follow = numbers.filter(
    (number, at) => at === 0 || Number(number.at(-1)) === (Number(numbers[at - 1]?.at(-1)) + 1) % 10,
  );
  return (
    numbers.length > 1 &&
    follow.length === numbers.length &&
    !numbers.every((number) => number.startsWith('00'))
  );
}

/** Texts of words with their zeros restored, and words with an eight that nothing proves. */
interface Findings {
  readonly texts: Map<Token, string>;
  readonly unsure: Set<Token>;
}

function settle({ texts, unsure }: Findings, token: Token, text: string | undefined, isSure: boolean): void {
  texts.set(token, text ?? token.text);
  if (isSure) unsure.delete(token);
}

/** Settles each product by quantity times price, and all of them by the total. */
function settleSales(sheet: Sheet, total: Token | undefined, findings: Findings): void {
  const sales = sheet.rows.flatMap(saleOf);
  const sums = total === undefined ? [] : versionsOf(total.text);
  const held = choicesOf(sales).flatMap((choice) => {
    const cents = choice.reduce((all, way) => all + way.cents, 0);
    return sums.filter((sum) => centsOf(sum) === cents).map((sum) => ({ choice, sum }));
  });
  const [only] = held.length === 1 ? held : [];
  sales.forEach(({ tokens, ways }, index) => {
    const way = only?.choice[index] ?? ways[0];
    tokens.forEach((token, at) =>
      settle(findings, token, way?.texts[at], only !== undefined || ways.length === 1),
    );
  });
  if (total !== undefined && only !== undefined) settle(findings, total, only.sum, true);
}

/** Settles payment and change by the amount due, in cents. */
function settlePayment({ rows }: Sheet, due: number, findings: Findings): void {
  const [paid, change] = [amountAfter(rows, /^DINHEIRO/), amountAfter(rows, /^TROCO/)];
  if (!paid || !change || eightsIn(paid.text, change.text) > mostEights) return;
  const pairs = versionsOf(paid.text).flatMap((given) =>
    versionsOf(change.text)
      .filter((back) => centsOf(given) - centsOf(back) === due)
      .map((back) => [given, back] as const),
  );
  // A payment in notes is a round sum.
  const [pair] = pairs.toSorted((a, b) => zerosOf(b[0]) - zerosOf(a[0]));
  if (pair === undefined) return;
  settle(findings, paid, pair[0], pairs.length === 1);
  settle(findings, change, pair[1], pairs.length === 1);
}

/** Greatest confidence of a word with an unproven eight, which is a zero as often. */
const doubted = 50;

/**
 * Coupon printers strike their zeros through, and recognisers read them as eights. The row numbers show it ("881", "882"): then eights
 * become zeros where a date, a check digit, quantity times price, or the total proves it.
 */
export function withStruckZeros(sheet: Sheet): Sheet {
  if (!hasStruckZeros(sheet)) return sheet;
  const findings: Findings = { texts: new Map(), unsure: new Set() };
  const { texts, unsure } = findings;
  for (const token of sheet.tokens) {
    const proven = provenOf(token.text);
    if (proven !== undefined) texts.set(token, proven);
    else if (token.text.includes('8')) unsure.add(token);
  }
  const total = amountAfter(sheet.rows, /^TOTAL/);
  settleSales(sheet, total, findings);
  if (total !== undefined) settlePayment(sheet, centsOf(texts.get(total) ?? total.text), findings);
  const tokens = sheet.tokens.map((token) => ({
    ...token,
    text: texts.get(token) ?? token.text,
    conf: unsure.has(token) ? Math.min(doubted, token.conf) : token.conf,
  }));
  return { ...sheet, tokens, rows: rowsOf(tokens, sheet.glyph) };
}
