import { everyService, isScopeName, scopeName, toScope } from '@lavra/contract/scopes';
import { isService } from '@lavra/contract/services/all';

import { getLocale } from '../../i18n/locale.ts';
import { m } from '../../i18n/messages.ts';
import { serviceName } from '../../lib/service-name.ts';
import type { Choice } from '../../ui/inputs/chips-box.tsx';

/** Label of a scope: the service's name, or "every service". */
export function scopeLabel(scope: string): string {
  const name = scopeName(scope) ?? scope;
  if (name === everyService) return m.app_clients_scope_all();
  return serviceName(name);
}

/** `all` first, then the company's services by name. */
export function scopeChoices(allowed: readonly string[]): Choice[] {
  const ofServices = allowed
    .filter(isService)
    .map((value) => ({ value, label: scopeLabel(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, getLocale()));
  return [{ value: everyService, label: scopeLabel(everyService) }, ...ofServices];
}

/** The choices that correspond to a client's scopes. */
export function chosenNames(scopes: readonly string[]): string[] {
  return scopes.flatMap((scope) => scopeName(scope) ?? []);
}

/** The scopes as they are sent: with their prefix. */
export function toScopes(names: readonly string[]): string[] {
  return names.filter(isScopeName).map(toScope);
}
