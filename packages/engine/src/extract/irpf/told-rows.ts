import type { Field } from '@lavra/contract/model/result';
import type { ColumnName } from '@lavra/contract/services/fields';
import { runningTextOf } from '../reading/phrases/phrases.ts';
import { fieldIn } from '../reading/phrases/stretch.ts';
import type { Sheet, Token } from '../reading/sheet/sheet.ts';
import type { ValueKind } from '../reading/values/kinds.ts';
import { blockOf, type ReadCards, type Rows } from './cards.ts';
import { assets, dependents, others, payments, salaries } from './titles.ts';

/** A row that is all of one entry, told by the shape of what it holds: the groups of the pattern are the columns. */
interface ToldRow<C extends string> {
  readonly pattern: RegExp;
  readonly gives: readonly (readonly [column: C, kind: ValueKind])[];
}

const code = String.raw`(?:c[óo]d(?:igo|\.)?:? ?)?(\d{2})(?: ?[-–.:·)])? `;
const name = String.raw`(\p{L}[^\d:;]{3,80}?)`;
const between = String.raw`(?:,| [-–·|])? `;
const person = String.raw`(?:CPF(?: n[º°o.]+)?:? ?)?(\d{3}\.\d{3}\.\d{3}-\d{2})`;
const taxpayer = String.raw`(?:(?:CNPJ|CPF)(?:\/(?:CPF|CNPJ))?(?: n[º°o.]+)?:? ?)?(\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}|\d{3}\.\d{3}\.\d{3}-\d{2})`;
const born = String.raw`(?:nasc(?:id[oa]|imento|\.)?(?:\(a\))?(?: em)?:? ?|\* ?)?(\d{2}\/\d{2}\/\d{4})`;
const amount = String.raw`(?:R\$ ?)?(\d{1,3}(?:\.\d{3})*,\d{2})`;

const toldDependents: readonly ToldRow<ColumnName<'irpf', 'Dependents'>>[] = [
  {
    pattern: new RegExp(`^${code}${name}${between}${born}(?:${between}${person})?$`, 'iu'),
    gives: [
      ['Code', 'code'],
      ['Name', 'name'],
      ['BirthDate', 'date'],
      ['CPF', 'cpf'],
    ],
  },
  {
    pattern: new RegExp(`^${code}${name}${between}${person}(?:${between}${born})?$`, 'iu'),
    gives: [
      ['Code', 'code'],
      ['Name', 'name'],
      ['CPF', 'cpf'],
      ['BirthDate', 'date'],
    ],
  },
];

const toldPayments: readonly ToldRow<ColumnName<'irpf', 'Payments'>>[] = [
  {
    pattern: new RegExp(`^${code}${name}${between}${taxpayer}${between}${amount}$`, 'iu'),
    gives: [
      ['Code', 'code'],
      ['Name', 'name'],
      ['CNPJ', 'taxpayer'],
      ['Amount', 'money'],
    ],
  },
];

/** The entries below a title, of which each is a row without headings above it; none where a row is not of that shape. */
function entriesOf<C extends string>(rows: Rows, told: readonly ToldRow<C>[]): ReadCards<C> | undefined {
  const used = new Set<Token>();
  const found: Partial<Record<C, Field>>[] = [];
  for (const row of rows) {
    const running = runningTextOf([{ tokens: row }]);
    const [match] = told.flatMap(({ pattern, gives }) => {
      const groups = pattern.exec(running.text);
      return groups === null ? [] : [{ groups, gives }];
    });
    // What stands below the entries is of no entry; what stands above them are their headings.
    if (match === undefined) break;
    const entry: Partial<Record<C, Field>> = {};
    match.gives.forEach(([id, kind], index) => {
      const field = fieldIn(running, { from: 0, to: running.text.length }, match.groups[index + 1], kind);
      if (field !== undefined) entry[id] = field;
    });
    found.push(entry);
    for (const token of row) used.add(token);
  }
  return found.length === 0 ? undefined : { rows: found, totals: {}, used };
}

/** Dependants of whom each is a row that says what its parts are ("cód. 21  Ana Sá  nasc. 27/05/2011  CPF 529.982.247-25"). */
export const readToldDependents = ({
  rows,
}: Sheet): ReadCards<ColumnName<'irpf', 'Dependents'>> | undefined =>
  entriesOf(blockOf(rows, dependents, [...salaries, ...payments, ...assets, ...others]), toldDependents);

/** Those who were paid, of whom each is such a row. */
export const readToldPayments = ({ rows }: Sheet): ReadCards<ColumnName<'irpf', 'Payments'>> | undefined =>
  entriesOf(blockOf(rows, payments, [...salaries, ...assets, ...others]), toldPayments);
