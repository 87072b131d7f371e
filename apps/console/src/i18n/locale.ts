import { useSyncExternalStore } from 'react';

import { getLocale, locales, setLocale } from './paraglide/runtime.js';

export type Locale = (typeof locales)[number];
export { getLocale, locales };

const listeners = new Set<() => void>();

/** Changes the language in place: every component that uses `useLocale` renders again. */
export function chooseLocale(locale: Locale) {
  setLocale(locale);
  document.documentElement.lang = locale === 'pt' ? 'pt-BR' : 'en';
  for (const listener of listeners) listener();
}

export function useLocale(): Locale {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getLocale,
    getLocale,
  );
}
