import type { Field } from '@lavra/contract/model/result';
import type { ServiceData } from '@lavra/contract/services/fields';
import type { RunningText } from '../reading/phrases/phrases.ts';
import { fieldIn } from '../reading/phrases/stretch.ts';

const amount = String.raw`(?:R\$ ?)?(\d{1,3}(?:\.\d{3})*,\d{2})`;
/** A payer above the headings of its own amounts, as programs on the web print each payer in a card; a picture bends the last letter of its label, and the headings. */
const payer = new RegExp(
  String.raw`(?<![^\s])((?:(?!CNP|\d+,\d)[\p{Lu}\d&.'/-]+ ){1,9}?(?:(?!CNP)[\p{Lu}\d&.'/-]+))[ –—-]*\(?(?:CNP\S?|CPF)(?:\/CPF|\/CNPJ)?:? ?(\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}|\d{3}\.\d{3}\.\d{3}-\d{2})\)? (Rendimentos? [^\d]{20,90}? 13.{0,3}al.rio) ${amount} ${amount} ${amount} ${amount}`,
  'dgu',
);
const kinds = {
  Name: 'name',
  CNPJ: 'taxpayer',
  Income: 'money',
  SocialSecurity: 'money',
  WithheldTax: 'money',
  ThirteenthSalary: 'money',
} as const;
type Column = keyof typeof kinds;
/** The groups of the pattern in order; the third are the headings. */
const columns = [
  'Name',
  'CNPJ',
  undefined,
  'Income',
  'SocialSecurity',
  'WithheldTax',
  'ThirteenthSalary',
] as const;

/** A payer in one line, and its amounts in the next, each behind what it is ("Rendimento R$ 82.963,59 · Imposto retido R$ 15.008,26"). */
const inLines = new RegExp(
  String.raw`(?<![^\s])((?:(?!CNP|\d+,\d)[\p{Lu}\d&.'/-]+ ){1,9}?(?:(?!CNP)[\p{Lu}\d&.'/-]+))[ –—-]*\(?(?:CNP\S?|CPF)(?:\/CPF|\/CNPJ)?:? ?(\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}|\d{3}\.\d{3}\.\d{3}-\d{2})\)?((?: ?[·|,;–-]? ?(?:13[ºo°]? ?)?\p{L}[\p{L} .]{3,40}:? ${amount}){1,4})`,
  'dgu',
);
const inLine = new RegExp(String.raw`((?:13[ºo°]? ?)?\p{L}[\p{L} .]{3,40}):? ${amount}`, 'dgu');
const called: readonly (readonly [Column, RegExp])[] = [
  ['ThirteenthSalary', /^13|d[ée]cimo/i],
  ['SocialSecurity', /previd|inss/i],
  ['WithheldTax', /imposto|irrf|retid/i],
  ['Income', /rend|sal[áa]rio|recebid/i],
];

function payersInLines(inRows: RunningText): Partial<Record<Column, Field>>[] {
  return [...inRows.text.matchAll(inLines)].map((match) => {
    const row: Partial<Record<Column, Field>> = {};
    const put = (
      id: Column | undefined,
      printed: string | undefined,
      [from, to]: readonly [number, number],
    ): void => {
      const field = id === undefined ? undefined : fieldIn(inRows, { from, to }, printed, kinds[id]);
      if (id !== undefined && field !== undefined) row[id] ??= field;
    };
    put('Name', match[1], match.indices?.[1] ?? [0, 0]);
    put('CNPJ', match[2], match.indices?.[2] ?? [0, 0]);
    const start = match.indices?.[3]?.[0] ?? 0;
    for (const each of (match[3] ?? '').matchAll(inLine)) {
      const id = called.find(([, words]) => words.test(each[1] ?? ''))?.[0];
      const [from, to] = each.indices?.[2] ?? [0, 0];
      put(id, each[2], [start + from, start + to]);
    }
    return row;
  });
}

/** Payers of which each is a card of its own, with headings over its amounts or words before them. */
export function payersIn(_running: RunningText, inRows: RunningText): ServiceData<'irpf'> {
  const matches = [...inRows.text.matchAll(payer)];
  const lined = matches.length > 0 ? [] : payersInLines(inRows);
  const cards = matches.map((match) => {
    const row: Partial<Record<Column, Field>> = {};
    columns.forEach((id, index) => {
      const [from, to] = match.indices?.[index + 1] ?? [0, 0];
      const field = id === undefined ? undefined : fieldIn(inRows, { from, to }, match[index + 1], kinds[id]);
      if (id !== undefined && field !== undefined) row[id] = field;
    });
    return row;
  });
  const rows = cards.length > 0 ? cards : lined;
  // Cards that do not add up to a total of the page are not all of them.
  const sum = rows.reduce((all, { Income }) => all + Number(Income?.value ?? 0), 0);
  const isWhole = inRows.text.includes(
    sum.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  );
  return rows.length === 0 || !isWhole
    ? {}
    : { IncomeSources: rows as NonNullable<ServiceData<'irpf'>['IncomeSources']> };
}
