import { isService, serviceNames, type Service } from './services/all.ts';

/** A scope as stored and sent: `lavra/send` for every service, `lavra/send.{service}` for one. */
const resource = 'lavra/';

/** What a person chooses: `all` or a service. */
export type ScopeName = 'all' | Service;

export function isScopeName(name: string): name is ScopeName {
  return name === 'all' || isService(name);
}

/** `all` → `lavra/send`, `nfe` → `lavra/send.nfe`. */
export function toScope(name: ScopeName): string {
  return name === 'all' ? `${resource}send` : `${resource}send.${name}`;
}

/** The name of a scope as shown, its prefix stripped; undefined when it is no send scope. */
export function scopeName(scope: string): ScopeName | undefined {
  const name = /^(?:lavra\/)?send(?:\.(\w+))?$/.exec(scope);
  if (name === null) return isScopeName(scope) ? scope : undefined;
  const [, service = 'all'] = name;
  return isScopeName(service) ? service : undefined;
}

/**
 * Services that a client may send: all of the company's when it has no scopes or one that ends in `send`,
 * else its own among the company's.
 */
export function sendableServices(
  clientScopes: readonly string[],
  companyServices: readonly Service[],
): Service[] {
  if (clientScopes.length === 0 || clientScopes.some((scope) => scopeName(scope) === 'all'))
    return [...companyServices];
  const own = new Set(clientScopes.map(scopeName));
  return companyServices.filter((service) => own.has(service));
}

/** Services of a company whose rule names these scopes; all when it names none or `all`. */
export function companyServices(ruleScopes: readonly string[]): Service[] {
  if (ruleScopes.length === 0 || ruleScopes.includes('all')) return [...serviceNames];
  return serviceNames.filter((service) => ruleScopes.includes(service));
}
