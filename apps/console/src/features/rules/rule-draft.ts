import { everyService } from '@lavra/contract/scopes';
import type { CompanyRuleChoice, RuleLimit } from '@lavra/contract/model/company-rule';

export const emptyRule: CompanyRuleChoice = {
  scopes: [],
  validations: [],
  reset_day: 0,
  front_data: [],
  validations_front_data: [],
};

/** The two lists of limits: on services and on validations. */
export type LimitList = 'front_data' | 'validations_front_data';

/** The part of a company's rule that can be edited, without what the server adds. */
export function choiceOf(rule: CompanyRuleChoice): CompanyRuleChoice {
  const { scopes, validations, reset_day, front_data, validations_front_data } = rule;
  return { scopes, validations, reset_day, front_data, validations_front_data };
}

/** Removes services that the company may no longer use from its limits. */
export function withScopes(rule: CompanyRuleChoice, scopes: string[]): CompanyRuleChoice {
  const isKept = (name: string) => scopes.length === 0 || name === everyService || scopes.includes(name);
  return { ...rule, scopes, front_data: keeping(rule.front_data, isKept) };
}

/** Removes validations that the company may no longer use from its limits. */
export function withValidations(rule: CompanyRuleChoice, validations: string[]): CompanyRuleChoice {
  const isKept = (id: string) => validations.includes(id);
  return { ...rule, validations, validations_front_data: keeping(rule.validations_front_data, isKept) };
}

/** A service chosen in one limit is removed from all others. */
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

/** Adds a limit that counts nothing yet. */
export function withNewLimit(rule: CompanyRuleChoice, list: LimitList): CompanyRuleChoice {
  return { ...rule, [list]: [...rule[list], { services: [], limit: 0 }] };
}

export function withoutLimit(rule: CompanyRuleChoice, list: LimitList, index: number): CompanyRuleChoice {
  return { ...rule, [list]: rule[list].toSpliced(index, 1) };
}

function keeping(limits: readonly RuleLimit[], isKept: (name: string) => boolean): RuleLimit[] {
  return limits.map((limit) => ({ ...limit, services: limit.services.filter(isKept) }));
}
