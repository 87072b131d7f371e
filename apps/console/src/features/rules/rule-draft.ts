import { everyService } from '@lavra/contract/company-rule';
import type { CompanyRuleChoice, RuleLimit } from '@lavra/contract/model/company-rule';

export const emptyRule: CompanyRuleChoice = {
  scopes: [],
  validations: [],
  reset_day: 0,
  front_data: [],
  validations_front_data: [],
};

/** The two lists of limits, each with the list of what it may count. */
export type LimitList = 'front_data' | 'validations_front_data';

/** What a company's rule says, without what the server says of it. */
export function choiceOf(rule: CompanyRuleChoice): CompanyRuleChoice {
  const { scopes, validations, reset_day, front_data, validations_front_data } = rule;
  return { scopes, validations, reset_day, front_data, validations_front_data };
}

/** A service that the company may no longer use is in no limit. */
export function withScopes(rule: CompanyRuleChoice, scopes: string[]): CompanyRuleChoice {
  const isKept = (name: string) => scopes.length === 0 || name === everyService || scopes.includes(name);
  return { ...rule, scopes, front_data: keeping(rule.front_data, isKept) };
}

/** A validation that the company may no longer use is in no limit. */
export function withValidations(rule: CompanyRuleChoice, validations: string[]): CompanyRuleChoice {
  const isKept = (id: string) => validations.includes(id);
  return { ...rule, validations, validations_front_data: keeping(rule.validations_front_data, isKept) };
}

/** What is chosen in one limit leaves every other. */
export function withServices(
  rule: CompanyRuleChoice,
  list: LimitList,
  at: { readonly index: number; readonly services: string[] },
): CompanyRuleChoice {
  const limits = rule[list].map((limit, index) => ({
    ...limit,
    services: index === at.index ? at.services : limit.services.filter((name) => !at.services.includes(name)),
  }));
  return { ...rule, [list]: limits };
}

export function withLimit(
  rule: CompanyRuleChoice,
  list: LimitList,
  at: { readonly index: number; readonly limit: number },
): CompanyRuleChoice {
  const limits = rule[list].map((one, index) => (index === at.index ? { ...one, limit: at.limit } : one));
  return { ...rule, [list]: limits };
}

/** A new limit counts nothing yet, and is none. */
export function withNewLimit(rule: CompanyRuleChoice, list: LimitList): CompanyRuleChoice {
  return { ...rule, [list]: [...rule[list], { services: [], limit: 0 }] };
}

export function withoutLimit(rule: CompanyRuleChoice, list: LimitList, index: number): CompanyRuleChoice {
  return { ...rule, [list]: rule[list].toSpliced(index, 1) };
}

function keeping(limits: readonly RuleLimit[], isKept: (name: string) => boolean): RuleLimit[] {
  return limits.map((limit) => ({ ...limit, services: limit.services.filter(isKept) }));
}
