import type { ServiceData } from '@lavra/contract/services/fields';
import { anyPrint, likeName } from '../reading/phrases/any-print.ts';
import { inWordsAlone } from '../reading/phrases/in-words.ts';
import type { RunningText } from '../reading/phrases/phrases.ts';
import { fieldIn, type Stretch } from '../reading/phrases/stretch.ts';

type Partner = NonNullable<ServiceData<'socialcontract'>['Partners']>[number];
/** What a partner has of the company's capital. */
export type Shares = Pick<Partner, 'SharesHeld' | 'SharesAmount' | 'SharePercent'>;

interface Printed {
  readonly held?: string | undefined;
  readonly amount?: string | undefined;
  readonly percent?: string | undefined;
}

const units = anyPrint('quotas|quota|cotas|cota|ações');
const inWords = String.raw`(?: ?\([^)]*\))?`;
const amount = /(?<!\d)(\d[\d.]*,\d{2})(?!\d| ?%)/g;
const percent = /(?<![\d.,])(\d{1,3}(?:,\d+)?) ?%/;
const held = new RegExp(
  String.raw`(?<![\d.,/])(\d[\d.]*)(?:,0+)?${inWords} (?:\p{L}{4,12} )?(?:${units})(?!\p{L})|(?:${units})(?:\(s\))?:? (\d[\d.]*)(?![\d,]| ?%)`,
  'u',
);
/** The same in words alone. */
const told = {
  held: new RegExp(`(${inWordsAlone.number}) (?:${units})(?!\\p{L})`, 'u'),
  amount: new RegExp(`(${inWordsAlone.money})`, 'u'),
  percent: new RegExp(`(${inWordsAlone.percent})`, 'u'),
} as const;
/** Before a partner's name, its number leads to it ("120 quotas pertencem a …"). */
const heldBefore = new RegExp(
  String.raw`^.*(?<![\d.,/])(\d[\d.]*)${inWords} (?:${units})(?!\p{L})[^.;]{0,90}?(?: (?:[aà]o?s?|por|pel[oa]|para|d[eoa])| ${anyPrint('sóci')}[oOaA]| Sra?\.?|,)+ $`,
  'u',
);
/** What belongs to one quota, not to all that a partner has. */
const ofOne = /(?:nominal|unit[aá]ri[oa])[^\d]{0,30}$/i;
const each = /^[^\d;]{0,50}?\bcada/i;
/** Number, percentage and amount right behind the name; a picture may have read the sign of the percentage as a letter. */
const inOneRow =
  /^[:,]? ?(?:com )?([\d.]+)(?: (?:quotas|cotas))?,? (?:\(?(\d+(?:,\d+)?)[A-Z]? ?%?\)? )?(?:(?:no valor(?: total)?|no total|totalizando|perfazendo)(?: de)? )?(?:R\$ ?)?([\d.]+,\d{2})(?! ?[\d.]+,\d)(?:,? (?:(?:o que )?(?:correspond|equival|represent|perfaz)\p{L}+ ?(?:a|de|com)?|ou(?: seja,?)?) ?(\d{1,3}(?:,\d+)?) ?%)?/iu;
const mostOfShares = 330;
const nextClause =
  /CL[ÁA]USULA|Cl[áa]usula|PAR[ÁA]GRAFO|Par[áa]grafo|§|(?<!\p{L})Art(?:igo)?\.? \d|TOTAL|(?<!valor |no )Total(?!\p{L})/u;

function printedIn(text: string): Printed {
  const [, before, behind] = held.exec(text) ?? [];
  const whole = [...text.matchAll(amount)].find(
    ({ index, 0: print }) =>
      !ofOne.test(text.slice(Math.max(0, index - 60), index)) && !each.test(text.slice(index + print.length)),
  );
  return {
    held: before ?? behind ?? told.held.exec(text)?.[1],
    amount: whole?.[1] ?? told.amount.exec(text)?.[1],
    percent: percent.exec(text)?.[1] ?? told.percent.exec(text)?.[1],
  };
}

const countOf = (printed: Printed): number =>
  Object.values(printed).filter((print) => print !== undefined).length;

/** A percentage of a whole. */
const isShare = /^(?:100|\d{1,2})(?:,\d+)?$|^\p{L}[\p{L} ]+ por cento$/u;

/** The fields of printed shares within a range. */
export function sharesIn(running: RunningText, stretch: Stretch, printed: Printed): Shares {
  const [number, money, part] = [
    fieldIn(running, stretch, printed.held, 'integer'),
    fieldIn(running, stretch, printed.amount, 'money'),
    fieldIn(running, stretch, isShare.test(printed.percent ?? '') ? printed.percent : undefined, 'measure'),
  ];
  return {
    ...(number ? { SharesHeld: number } : {}),
    ...(money ? { SharesAmount: money } : {}),
    ...(part ? { SharePercent: part } : {}),
  };
}

/** What may stand between a partner and the figures of a list, and between these. */
const between = String.raw`(?:[\s,:;()–|-]|R\$|\([^)\d]{0,60}\)|(?:${units})(?!\p{L}))*`;
const figures = String.raw`(?<![\d.,])(\d[\d.]*(?:,\d+)?(?: ?%)?)(?!\d|[.,-]\d)`;

/** The shares of a list: number, amount and percentage in any order, told by their print. */
export function listedIn(printed: readonly string[]): Printed {
  const parts = printed.filter((print) => print.includes(','));
  const isPart = (print: string): boolean =>
    (print.endsWith('%') && /^(?:100|\d{1,2})(?:,\d+)? ?%$/.test(print)) ||
    (parts.length > 1 && /^(?:100|\d{1,2}),\d+$/.test(print));
  return {
    held: printed.find((print) => !print.includes(',') && !isPart(print)),
    amount: parts.find((print) => /,\d{2}$/.test(print) && !isPart(print)),
    percent: printed.find(isPart)?.replace(/ ?%/, ''),
  };
}

/** The shares that sentences or a list give to a partner: where most is said of them, and last, as after a cession. */
export function sharesOf(
  running: RunningText,
  inRows: RunningText,
  name: string,
  others: readonly string[],
): Shares {
  const own = new RegExp(`(?<![\\p{L}])${likeName(name)}(?!\\p{L})`, 'gu');
  const other = others.map((each) => new RegExp(`(?<![\\p{L}])${likeName(each)}(?!\\p{L})`, 'gu'));
  const sentences = [...running.text.matchAll(own)].map(({ index, 0: print }) => {
    const from = index + print.length;
    const rest = running.text.slice(from, from + mostOfShares);
    const ends = [...other, own, nextClause].flatMap((pattern) => {
      const at = rest.search(pattern);
      return at < 0 ? [] : [at];
    });
    const to = from + Math.min(rest.length, ...ends);
    const [row, number, part, money, told] =
      inOneRow.exec(running.text.slice(from, from + mostOfShares)) ?? [];
    if (row !== undefined)
      return {
        running,
        printed: { held: number, percent: part ?? told, amount: money } as Printed,
        stretch: { from, to: from + row.length },
      };
    const lead = running.text.slice(Math.max(0, index - 170), index);
    const before = heldBefore.exec(lead);
    if (before !== null)
      return {
        running,
        printed: { held: before[1], percent: percent.exec(before[0])?.[1] } as Printed,
        stretch: { from: index - lead.length, to: index },
      };
    return { running, printed: printedIn(running.text.slice(from, to)), stretch: { from, to } };
  });
  const lists = [
    ...inRows.text.matchAll(
      new RegExp(`${likeName(name)}${between}${figures}${between}${figures}(?:${between}${figures})?`, 'gu'),
    ),
  ].map(({ index, 0: print, 1: first, 2: second, 3: third }) => ({
    running: inRows,
    printed: listedIn([first, second, third].filter((figure) => figure !== undefined)),
    stretch: { from: index, to: index + print.length },
  }));
  const [best] = [...sentences, ...lists]
    .toReversed()
    .toSorted((a, b) => countOf(b.printed) - countOf(a.printed));
  return best === undefined ? {} : sharesIn(best.running, best.stretch, best.printed);
}

/** The only partner of a company has its whole capital. */
export function wholeOf(running: RunningText): Shares {
  const capital =
    /capital(?: social)?(?!\p{L})[^]{0,80}?R\$ ?([\d.]+,\d{2})[^]{0,80}?(?:(?:dividid|representad|constitu[ií]d|compost|repartid|distribu[ií]d|fracionad|formad)[oa]s? (?:em|por|de)|correspond(?:ente|endo|e)s? a) ([\d.]+)[^]{0,200}?(?:\((\d{1,3})(?:,0+)?%\)[^]{0,60}?)?(?:[uú]nic[oa]|(?:na|em) sua totalidade|integralmente [aà]|totalmente [aà]|subscritas pel[oa] |todas (?:elas )?(?:\((100)(?:,0+)? ?%\) )?(?:subscritas|d[eoa]|pertencentes))/iu.exec(
      running.text,
    );
  if (capital === null) return {};
  const stretch = { from: capital.index, to: capital.index + capital[0].length };
  return sharesIn(running, stretch, {
    amount: capital[1],
    held: capital[2],
    percent: capital[3] ?? capital[4],
  });
}
