import { useSyncExternalStore } from 'react';

import { session, subscribeSession } from '../base/session.ts';

export interface ActingCompany {
  readonly companyId: string;
  readonly name: string;
  readonly email: string;
  /** CPF or CNPJ, without separators. */
  readonly document: string;
}

/** Cleared with the session: `endSession` clears the session storage. */
const key = 'lavra-acting-company';
const lastKey = 'lavra-last-companies';
const lastCount = 8;
const chosenKey = 'lavra-chosen-company';
const listeners = new Set<() => void>();
let parsed: { text: string; value: ActingCompany } | undefined;

/** The company that an administrator acts for. */
export function actingCompany(): ActingCompany | undefined {
  const text = sessionStorage.getItem(key);
  if (text === null || session()?.user.isAdmin !== true) return undefined;
  if (parsed?.text !== text) parsed = { text, value: JSON.parse(text) as ActingCompany };
  return parsed.value;
}

export function actFor(company: ActingCompany | undefined) {
  if (company === undefined) sessionStorage.removeItem(key);
  else {
    sessionStorage.setItem(key, JSON.stringify(company));
    const others = lastCompanies().filter(({ companyId }) => companyId !== company.companyId);
    sessionStorage.setItem(lastKey, JSON.stringify([company, ...others].slice(0, lastCount)));
  }
  for (const listener of listeners) listener();
}

/** The companies that the administrator acted for in this tab, the latest first. */
export function lastCompanies(): ActingCompany[] {
  return JSON.parse(sessionStorage.getItem(lastKey) ?? '[]') as ActingCompany[];
}

/** The company, not their own, that a member of several companies has chosen on this page. */
export function chosenCompany(): string | undefined {
  const chosen = sessionStorage.getItem(chosenKey) ?? undefined;
  const user = session()?.user;
  return chosen !== user?.id && user?.companies.some((one) => one.companyId === chosen) ? chosen : undefined;
}

export function chooseCompany(companyId: string | undefined) {
  if (companyId === undefined) sessionStorage.removeItem(chosenKey);
  else sessionStorage.setItem(chosenKey, companyId);
  for (const listener of listeners) listener();
}

/** The company that calls are about; a user's own company has the user's id. */
export function companyId(): string {
  return actingCompany()?.companyId ?? chosenCompany() ?? session()?.user.id ?? '';
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  const leave = subscribeSession(listener);
  return () => {
    listeners.delete(listener);
    leave();
  };
}

export function useActingCompany(): ActingCompany | undefined {
  return useSyncExternalStore(subscribe, actingCompany);
}

export function useCompanyId(): string {
  return useSyncExternalStore(subscribe, companyId);
}
