import type { Locale } from './errors.ts';

/** What is wrong with the condition of a flow; `offset` is the number of characters before the fault. */
export interface FlowConditionProblem {
  readonly offset: number;
  readonly reason: 'syntax' | 'name' | 'type' | 'function';
}

const sentences = {
  syntax: {
    pt: 'a regra não pode ser entendida aqui',
    en: 'the rule cannot be understood here',
  },
  name: {
    pt: 'nome desconhecido; há conf, fields, lowest e service',
    en: 'unknown name; there are conf, fields, lowest and service',
  },
  type: {
    pt: 'valores deste tipo não se comparam assim; a regra é uma condição ou um número',
    en: 'values of this kind do not compare like this; the rule is a condition or a number',
  },
  function: {
    pt: 'esta função não pode ser usada aqui',
    en: 'this function cannot be used here',
  },
} as const;

/** The problem in words; the position in it counts from 1. */
export function flowConditionSentence({ offset, reason }: FlowConditionProblem, locale: Locale): string {
  const place = locale === 'pt' ? `Caractere ${offset + 1}` : `Character ${offset + 1}`;
  return `${place}: ${sentences[reason][locale]}.`;
}
