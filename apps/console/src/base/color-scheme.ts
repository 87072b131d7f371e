import { useSyncExternalStore } from 'react';

export type SchemeChoice = 'light' | 'dark' | 'auto';

/** Read by the page's inline script too, before anything is painted. */
export const schemeStorageKey = 'lavra-color-scheme';

const listeners = new Set<() => void>();
const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');

export function schemeChoice(): SchemeChoice {
  const stored = localStorage.getItem(schemeStorageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

function resolvedScheme(choice: SchemeChoice): 'light' | 'dark' {
  if (choice !== 'auto') return choice;
  return systemDark().matches ? 'dark' : 'light';
}

function apply() {
  document.documentElement.dataset.mantineColorScheme = resolvedScheme(schemeChoice());
  for (const listener of listeners) listener();
}

/** Choosing the current scheme again notifies nobody: the component library echoes each change it is notified of. */
export function chooseScheme(choice: SchemeChoice) {
  if (choice === schemeChoice()) return;
  localStorage.setItem(schemeStorageKey, choice);
  apply();
}

/** Follows the system and the other tabs for the life of the page. */
export function followSystemScheme() {
  systemDark().addEventListener('change', apply);
  window.addEventListener('storage', (event) => {
    if (event.key === schemeStorageKey) apply();
  });
}

export function onSchemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSchemeChoice(): SchemeChoice {
  return useSyncExternalStore(onSchemeChange, schemeChoice, () => 'auto');
}
