import type { TaskClause } from '@lavra/contract/task-filter/clauses';

import { m } from '../../../i18n/messages.ts';
import { formatNumber } from '../../../lib/formats.ts';

/** What may follow each name: first an attribute, if it has one, then one of these operators. */
export const filterNames = {
  project: { label: m.backoffice_name_project, operators: ['|', '!|'], hasAttribute: false },
  operator: { label: m.backoffice_name_operator, operators: ['|', '!|'], hasAttribute: false },
  work_time: { label: m.backoffice_name_work_time, operators: ['>=', '<='], hasAttribute: false },
  queue_time: { label: m.backoffice_name_queue_time, operators: ['>=', '<='], hasAttribute: false },
  error_fields: {
    label: m.backoffice_name_error_fields,
    operators: ['&', '!&', '|', '!|'],
    hasAttribute: false,
  },
  metadata: {
    label: m.backoffice_name_metadata,
    operators: ['=', '!=', ':', '!:', '|', '!|', '>=', '<='],
    hasAttribute: true,
  },
  result: {
    label: m.backoffice_name_result,
    operators: ['=', '!=', ':', '!:', '|', '!|'],
    hasAttribute: true,
  },
  ai_result: {
    label: m.backoffice_name_ai_result,
    operators: ['=', '!=', ':', '!:', '|', '!|'],
    hasAttribute: true,
  },
  operator_result: {
    label: m.backoffice_name_operator_result,
    operators: ['=', '!=', ':', '!:', '|', '!|'],
    hasAttribute: true,
  },
  conf: { label: m.backoffice_name_conf, operators: ['>=', '<='], hasAttribute: true },
} as const;

export type FilterName = keyof typeof filterNames;

export function isFilterName(name: string): name is FilterName {
  return Object.hasOwn(filterNames, name);
}

const operatorWords: Readonly<Record<string, () => string>> = {
  '=': m.backoffice_is,
  '!=': m.backoffice_is_not,
  ':': m.backoffice_contains,
  '!:': m.backoffice_contains_not,
  '|': m.backoffice_one_of,
  '!|': m.backoffice_none_of,
  '>=': m.backoffice_at_least,
  '<=': m.backoffice_at_most,
};

const fieldsWords: Readonly<Record<string, () => string>> = {
  '&': m.backoffice_name_error_fields,
  '!&': m.backoffice_correct_fields,
  '|': m.backoffice_error_fields_or,
  '!|': m.backoffice_correct_fields_or,
};

/** What an operator means after a name. */
export function operatorWord(name: string, operator: string): string {
  if (operator === '.') return m.backoffice_attribute();
  return (name === 'error_fields' ? fieldsWords : operatorWords)[operator]?.() ?? operator;
}

/** A condition in words, as its token shows it. */
export function clauseWords(clause: TaskClause): string {
  const said = (name: string, word: string, values: readonly string[]) =>
    `${name} ${word} ${values.map((value) => (value === '' ? '""' : value)).join(', ')}`;
  const label = clause.kind === 'fields' ? '' : filterNames[clause.name].label();
  const inside = 'path' in clause ? `${label} · ${clause.path.join('.')}` : label;
  switch (clause.kind) {
    case 'list':
      return said(inside, operatorWord(clause.name, clause.isNot ? '!|' : '|'), clause.values);
    case 'time':
      return said(inside, clause.operator === '>=' ? '≥' : '≤', [durationWords(clause.seconds)]);
    case 'fields':
      return `${operatorWord('error_fields', clause.operator)}: ${clause.fields.join(', ')}`;
    case 'text':
      return said(inside, operatorWord(clause.name, clause.operator), clause.values);
    case 'bound':
      return said(inside, clause.operator === '>=' ? '≥' : '≤', [String(clause.value)]);
    case 'confidence':
      return said(inside, clause.operator === '>=' ? '≥' : '≤', [String(clause.percent)]);
  }
}

const units = [
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
] as const;

/**
 * `1 h 30 min`: the largest unit and, unless it is zero, the next smaller one; below a minute seconds, with one decimal
 * unless whole.
 */
export function durationWords(seconds: number): string {
  if (seconds < 60) return `${formatNumber(seconds, Number.isInteger(seconds) ? 0 : 1)} s`;
  const first = units.findIndex(([, length]) => seconds >= length);
  const all = [...units, ['s', 1] as const];
  let left = Math.round(seconds);
  return all
    .slice(first, first + 2)
    .map(([unit, length], at) => {
      const count = Math.floor(left / length);
      left -= count * length;
      return count === 0 && at > 0 ? '' : `${count} ${unit}`;
    })
    .join(' ')
    .trim();
}
