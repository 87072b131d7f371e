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

/** Payers of which each is a card of its own, with headings over its amounts. */
export function payersIn(_running: RunningText, inRows: RunningText): ServiceData<'irpf'> {
  const matches = [...inRows.text.matchAll(payer)];
  const rows = matches.map((match) => {
    const row: Partial<Record<Column, Field>> = {};
    columns.forEach((id, index) => {
      const [from, to] = match.indices?.[index + 1] ?? [0, 0];
      const field = id === undefined ? undefined : fieldIn(inRows, { from, to }, match[index + 1], kinds[id]);
      if (id !== undefined && field !== undefined) row[id] = field;
    });
    return row;
  });
  // Cards that do not add up to a total of the page are not all of them.
  const sum = rows.reduce((all, { Income }) => all + Number(Income?.value ?? 0), 0);
  const isWhole = inRows.text.includes(
    sum.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  );
  return rows.length === 0 || !isWhole
    ? {}
    : { IncomeSources: rows as NonNullable<ServiceData<'irpf'>['IncomeSources']> };
}
