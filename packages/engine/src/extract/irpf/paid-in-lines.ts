import type { Field } from '@lavra/contract/model/result';
import type { ServiceData } from '@lavra/contract/services/fields';
import type { RunningText } from '../reading/phrases/phrases.ts';
import { fieldIn } from '../reading/phrases/stretch.ts';

/** Who was paid, in a line: the payment's code in brackets, the name, its number and the amount. */
const paid =
  /\((\d{2})\) (\p{L}[^;:()]{3,80}?),? [-–(]?(?:CNPJ|CPF):? ?(\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}|\d{3}\.\d{3}\.\d{3}-\d{2})\)?[:,]? [-–]? ?R\$ ?(\d{1,3}(?:\.\d{3})*,\d{2})(?!\d)/dgu;
const columns = [
  ['Code', 'code'],
  ['Name', 'name'],
  ['CNPJ', 'taxpayer'],
  ['Amount', 'money'],
] as const;

/** Those who were paid, where each is a line of text. */
export function paidIn(inRows: RunningText): ServiceData<'irpf'> {
  const rows = [...inRows.text.matchAll(paid)].map((match) => {
    const row: Partial<Record<(typeof columns)[number][0], Field>> = {};
    columns.forEach(([id, kind], index) => {
      const [from, to] = match.indices?.[index + 1] ?? [0, 0];
      const field = fieldIn(inRows, { from, to }, match[index + 1], kind);
      if (field !== undefined) row[id] = field;
    });
    return row;
  });
  return rows.length === 0 ? {} : { Payments: rows as NonNullable<ServiceData<'irpf'>['Payments']> };
}
