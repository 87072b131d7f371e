import type { TaskOptions } from '@lavra/contract/model/backoffice';
import { draftBefore } from '@lavra/contract/task-filter/parse-task-filter';
import { quoteKey, quoteValue } from '@lavra/contract/task-filter/quote';

import { type FilterName, filterNames, isFilterName, operatorWord } from './filter-words.ts';

export interface Suggestion {
  /** Start of the text it replaces, which ends at the caret. */
  readonly from: number;
  readonly text: string;
  readonly note: string;
}

const mostSuggestions = 12;
const durations = ['30s', '1m', '5m', '15m', '1h', '4h', '1d'];
const percents = ['50', '70', '80', '90', '95', '99'];

/** What can stand at the caret: a name, then an operator, then an attribute, then a value. */
export function suggestionsAt(text: string, caret: number, options: TaskOptions | undefined): Suggestion[] {
  return allAt(text, caret, options).slice(0, mostSuggestions);
}

function allAt(text: string, caret: number, options: TaskOptions | undefined): Suggestion[] {
  const draft = draftBefore(text, caret);
  if (draft === undefined) return [];
  const { typed, from } = draft;
  if (draft.stage === 'name')
    return isFilterName(typed) ? operatorsOf(typed, '', caret, []) : namesLike(typed, from);
  if (!isFilterName(draft.name)) return [];
  const { name, path } = draft;
  switch (draft.stage) {
    case 'attribute': {
      const before = path.map((key) => `${quoteKey(key)}.`).join('');
      const known = attributesOf(name, options).filter((one) => one.startsWith(before));
      const rest = known.map((one) => one.slice(before.length));
      const isWhole = typed !== '' && rest.includes(quoteKey(typed));
      const like = rest
        .filter((one) => isLike(one, typed) && one !== quoteKey(typed))
        .map((one) => ({ from, text: one, note: '' }));
      if (typed === '') return like;
      const next = operatorsOf(name, '', caret, [...path, typed]);
      return isWhole || like.length === 0 ? [...next, ...like] : like;
    }
    case 'operator':
      return isOperatorOf(name, typed)
        ? valuesOf(name, [], '', caret, options)
        : operatorsOf(name, typed, from, path);
    case 'value':
      return valuesOf(name, draft.given, typed, from, options);
  }
}

function namesLike(typed: string, from: number): Suggestion[] {
  return Object.entries(filterNames)
    .map(([name, { label }]) => ({ from, text: name, note: label() }))
    .filter(({ text, note }) => isLike(text, typed) || isLike(note, typed));
}

function isOperatorOf(name: FilterName, typed: string): boolean {
  return filterNames[name].operators.some((one) => one === typed);
}

function operatorsOf(name: FilterName, typed: string, from: number, path: readonly string[]): Suggestion[] {
  const { operators, hasAttribute } = filterNames[name];
  const possible: readonly string[] = hasAttribute && path.length === 0 ? ['.'] : operators;
  return possible
    .filter((operator) => operator.startsWith(typed))
    .map((operator) => ({ from, text: operator, note: operatorWord(name, operator) }));
}

function attributesOf(name: FilterName, options: TaskOptions | undefined): readonly string[] {
  return (name === 'metadata' ? options?.metadata_fields : options?.result_fields) ?? [];
}

/** Known values, except those already in the condition; other values can still be typed. */
function valuesOf(
  name: FilterName,
  given: readonly string[],
  typed: string,
  from: number,
  options: TaskOptions | undefined,
): Suggestion[] {
  const known: Readonly<Partial<Record<FilterName, readonly string[]>>> = {
    project: options?.projects.map((one) => quoteValue(one.name)) ?? [],
    operator: options?.operators.map(({ email }) => quoteValue(email)) ?? [],
    work_time: durations,
    queue_time: durations,
    error_fields: options?.result_fields ?? [],
    conf: percents,
  };
  return (known[name] ?? [])
    .filter((text) => isLike(text, typed) && text !== typed && !given.includes(text.replaceAll('"', '')))
    .map((text) => ({ from, text, note: '' }));
}

/** The language ignores spaces outside quotes. */
function isLike(text: string, typed: string): boolean {
  const bare = (one: string) => one.toLowerCase().replaceAll(/[\s"]/g, '');
  return bare(text).includes(bare(typed));
}
