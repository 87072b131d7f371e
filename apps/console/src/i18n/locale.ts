import { useSyncExternalStore } from 'react';

import { getLocale, locales, setLocale, type Locale } from './paraglide/runtime.js';

export type { Locale };
export { getLocale, locales };

const listeners = new Set<() => void>();

/** Changes the language in place: whoever called `useLocale` renders again. */
export async function chooseLocale(locale: Locale) {
  await setLocale(locale, { reload: false });
  document.documentElement.lang = locale === 'pt' ? 'pt-BR' : 'en';
  for (const listener of listeners) listener();
}

export function useLocale(): Locale {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, getLocale);
}
