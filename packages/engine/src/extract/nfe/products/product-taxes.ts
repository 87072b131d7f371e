import { tokensIn, type RunningText } from '../../reading/phrases/phrases.ts';
import { isProductOf, ofColumns, printedNumber } from '../../reading/values/products.ts';
import { readWhole, type Reading } from '../../reading/values/values.ts';
import type { InvoiceItem } from '../invoice.ts';

type Column = keyof InvoiceItem;

/** A tax of a product, with the columns of its base, rate and amount. */
const taxes = [
  { name: 'ICMS', base: 'ICMSBase', rate: 'ICMSRate', amount: 'ICMSAmount' },
  { name: 'IPI', base: undefined, rate: 'IPIRate', amount: 'IPIAmount' },
] as const;

/** The names of taxes, each of which begins what is said of it; a base may be named before its tax. */
const begins =
  /(?:(?:valor d[eo] |base (?:de c[áa]lc(?:ulo|\.)? )?(?:d[eo] )?|BC ?|al[íi]q(?:uota|\.)? (?:d[eo] )?|(?<!\d ?)% ?|v\. ?)?(?:ICMS(?:[ -]?ST)?|IPI|PIS|COFINS|IBS|CBS|ISS(?:QN)?))(?![\p{L}])/giu;
/** Other labels, which end what is said of a tax. */
const ends = /(?<!\p{L})(?:NCM|CFOP|CST|CSOSN|CEST|desc|frete|c[óo]d|ref|lote|total|qtd|EAN|GTIN)/iu;
const figures = /(\d{1,3}(?:\.\d{3})+,\d{2,4}|\d+,\d{1,4}|\d+)( ?%)?/g;

interface Said {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

/** What a card says of one tax: the numbers behind its name, up to the next label. */
interface Clause {
  readonly head: string;
  readonly rates: readonly Said[];
  readonly amounts: readonly Said[];
}

function clausesOf(text: string, name: string): Clause[] {
  const heads = [...text.matchAll(begins)];
  return heads.flatMap((head, index): Clause[] => {
    const own = head[0].toUpperCase();
    if (!own.endsWith(name)) return [];
    const from = head.index + head[0].length;
    const next = heads[index + 1]?.index ?? text.length;
    const other = text.slice(from, next).search(ends);
    const said = text.slice(from, other < 0 ? next : from + other);
    const all = [...said.matchAll(figures)].map((match) => ({
      text: match[1] ?? '',
      from: from + match.index,
      to: from + match.index + (match[1] ?? '').length,
      value: printedNumber(match[1] ?? ''),
      isRate: match[2] !== undefined,
    }));
    return [
      {
        head: own,
        rates: all.filter(({ isRate }) => isRate),
        amounts: all.filter(({ isRate, text: printed }) => !isRate && /,\d{2}$/.test(printed)),
      },
    ];
  });
}

/** Base, rate and amount of each tax of a product, which a card says in one clause ("ICMS 12% sobre 385,03 = 46,20") or behind a label each. */
export function taxesOf(running: RunningText): { id: Column; reading: Reading }[] {
  const found: { id: Column; reading: Reading }[] = [];
  const put = (id: Column | undefined, said: Said | undefined, kind: 'money' | 'percent'): void => {
    const reading = said && readWhole(said.text, kind, tokensIn(running, said.from, said.to));
    if (id === undefined || reading === undefined || found.some((each) => each.id === id)) return;
    found.push({ id, reading });
  };
  for (const { name, base, rate, amount } of taxes)
    for (const { head, rates, amounts } of clausesOf(running.text, name)) {
      const [first, second] = amounts;
      if (/^(?:BASE|BC)/.test(head)) {
        put(base, first, 'money');
        // The rate and the amount may follow their base without the tax's name.
        if (second) put(amount, second, 'money');
        put(rate, rates[0], 'percent');
        continue;
      }
      if (/^(?:AL|%)/.test(head)) {
        put(rate, rates[0] ?? first, 'percent');
        continue;
      }
      put(rate, rates[0], 'percent');
      if (first === undefined) continue;
      if (second === undefined) {
        put(amount, first, 'money');
        continue;
      }
      const share = (rates[0]?.value ?? 0) / 100;
      const isBefore =
        rates.length > 0 &&
        !isProductOf(second.value, first.value, share, ofColumns(second.value)) &&
        isProductOf(first.value, second.value, share, ofColumns(first.value));
      put(base, isBefore ? second : first, 'money');
      put(amount, isBefore ? first : second, 'money');
    }
  return found;
}
