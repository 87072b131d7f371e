import { isService, serviceNames, type Service } from './services/all.ts';

/** Prefix of a scope as stored and sent: `lavra/send` for every service, `lavra/send.{service}` for one. */
const resource = 'lavra/';

/** Stands for all services together: in a scope, in a rule and its limits, in a price list, in a flow. */
export const everyService = 'all';

/** What a person chooses: `all` or a service. */
export type ScopeName = typeof everyService | Service;

export function isScopeName(name: string): name is ScopeName {
  return name === everyService || isService(name);
}

/** `all` → `lavra/send`, `nfe` → `lavra/send.nfe`. */
export function toScope(name: ScopeName): string {
  return name === everyService ? `${resource}send` : `${resource}send.${name}`;
}

/** The name of a scope as shown, without its prefix; undefined when it is not a scope for sending. */
export function scopeName(scope: string): ScopeName | undefined {
  const name = /^(?:lavra\/)?send(?:\.(\w+))?$/.exec(scope);
  if (name === null) return isScopeName(scope) ? scope : undefined;
  const [, service = everyService] = name;
  return isScopeName(service) ? service : undefined;
}

/**
 * Services that a client may send: all of the company's when the client has no scopes or the scope for all, else the
 * company's services that its own scopes name.
 */
export function sendableServices(
  clientScopes: readonly string[],
  companyServices: readonly Service[],
): Service[] {
  if (clientScopes.length === 0 || clientScopes.some((scope) => scopeName(scope) === everyService))
    return [...companyServices];
  const own = new Set(clientScopes.map(scopeName));
  return companyServices.filter((service) => own.has(service));
}

/** Whether a company's rule with these scopes allows every service. */
export function isOpenToAll(ruleScopes: readonly string[]): boolean {
  return ruleScopes.length === 0 || ruleScopes.includes(everyService);
}

/** Services that a company's rule allows. */
export function companyServices(ruleScopes: readonly string[]): Service[] {
  if (isOpenToAll(ruleScopes)) return [...serviceNames];
  return serviceNames.filter((service) => ruleScopes.includes(service));
}
