import type { Field } from '@lavra/contract/model/result';
import type { ServiceData } from '@lavra/contract/services/fields';
import type { RunningText } from '../reading/phrases/phrases.ts';
import { fieldIn } from '../reading/phrases/stretch.ts';

const amount = String.raw`(?:R\$ ?)?(\d{1,3}(?:\.\d{3})*,\d{2})`;
/** A payer above the headings of its own amounts, as programs on the web print each payer in a card. */
const payer = new RegExp(
  String.raw`((?:(?!CNPJ)[\p{Lu}\d&.'/-]+ ){1,9}?(?:(?!CNPJ)[\p{Lu}\d&.'/-]+))[ –—-]*\(?(?:CNPJ|CPF)(?:\/CPF|\/CNPJ)?:? ?(\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}|\d{3}\.\d{3}\.\d{3}-\d{2})\)? (Rendimentos?(?: \p{L}+)*? (?:Contribuição |Contrib\. )?Previd[êe]nci\p{L}+ oficial (?:Imposto retido(?: na fonte)?|IRRF) 13º sal[áa]rio) ${amount} ${amount} ${amount} ${amount}`,
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
  const rows = [...inRows.text.matchAll(payer)].map((match) => {
    const row: Partial<Record<Column, Field>> = {};
    columns.forEach((id, index) => {
      const [from, to] = match.indices?.[index + 1] ?? [0, 0];
      const field = id === undefined ? undefined : fieldIn(inRows, { from, to }, match[index + 1], kinds[id]);
      if (id !== undefined && field !== undefined) row[id] = field;
    });
    return row;
  });
  return rows.length === 0
    ? {}
    : { IncomeSources: rows as NonNullable<ServiceData<'irpf'>['IncomeSources']> };
}
