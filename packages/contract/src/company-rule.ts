import type { CompanyRuleChoice, RuleLimit } from './model/company-rule.ts';
import { everyService, isOpenToAll } from './scopes.ts';

export const everyServiceName = { pt: 'Todos os serviços', en: 'All services' };

interface RuleFault {
  /** Dotted path within the rule. */
  readonly path: string;
  /** The service or background validation at fault. */
  readonly name: string;
  readonly reason: 'repeated' | 'not_allowed';
}

/** The contradictions in a rule: a name in more than one limit, or in a limit but not among the allowed names. */
export function ruleFaults(rule: CompanyRuleChoice): RuleFault[] {
  const services = isOpenToAll(rule.scopes) ? undefined : rule.scopes;
  return [
    ...faultsOf(rule.front_data, 'front_data', services && [...services, everyService]),
    ...faultsOf(rule.validations_front_data, 'validations_front_data', rule.validations),
  ];
}

function faultsOf(
  limits: readonly RuleLimit[],
  place: string,
  allowed: readonly string[] | undefined,
): RuleFault[] {
  const seen = new Set<string>();
  return limits.flatMap(({ services }, index) =>
    services.flatMap((name) => {
      const isRepeated = seen.has(name);
      seen.add(name);
      if (!isRepeated && (allowed === undefined || allowed.includes(name))) return [];
      const reason = isRepeated ? 'repeated' : 'not_allowed';
      return [{ path: `${place}.${index}.services`, name, reason }];
    }),
  );
}

/** The limits of a rule that have an effect: at least one name, and a limit above 0. */
export function effectiveLimits(limits: readonly RuleLimit[]): RuleLimit[] {
  return limits.filter(({ services, limit }) => services.length > 0 && limit > 0);
}

/**
 * The rule as one expression that a sending must fulfil. A service is a comparison, with a count where it has a limit;
 * `all` becomes a count over everything; sending without a background validation is always allowed.
 */
export function ruleExpression(rule: CompanyRuleChoice): string {
  const limits = effectiveLimits(rule.front_data);
  const overAll = limits.filter(({ services }) => services.includes(everyService));
  const limited = limits.filter(({ services }) => !services.includes(everyService));
  const named = new Set(limited.flatMap(({ services }) => services));
  const free = rule.scopes.filter((scope) => scope !== everyService && !named.has(scope));
  const isOpen = isOpenToAll(rule.scopes);
  const others = [...named].map((name) => `service != "${name}"`);
  const services = [
    ...limited.map(({ services, limit }) => limitedClause('service', services, limit)),
    ...free.map((name) => `service == "${name}"`),
    ...(isOpen && others.length > 0 ? [grouped(others, '&&')] : []),
  ];
  const validationLimits = effectiveLimits(rule.validations_front_data);
  const counted = new Set(validationLimits.flatMap(({ services }) => services));
  const validations = [
    'validation == ""',
    ...validationLimits.map(({ services, limit }) => limitedClause('validation', services, limit)),
    ...rule.validations.filter((id) => !counted.has(id)).map((id) => `validation == "${id}"`),
  ];
  return [
    ...overAll.map(({ limit }) => `count() < ${limit}`),
    ...(services.length > 0 ? [grouped(services, '||')] : []),
    grouped(validations, '||'),
  ].join(' && ');
}

function limitedClause(subject: string, names: readonly string[], limit: number): string {
  const either = names.map((name) => `${subject} == "${name}"`);
  return `(${grouped(either, '||')} && count(${names.map((name) => `"${name}"`).join(', ')}) < ${limit})`;
}

function grouped(clauses: readonly string[], operator: string): string {
  return clauses.length === 1 ? (clauses[0] ?? '') : `(${clauses.join(` ${operator} `)})`;
}
