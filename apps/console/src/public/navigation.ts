import { useSyncExternalStore } from 'react';

const base = '/web';

function path(): string {
  const { pathname } = window.location;
  return pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
}

const listeners = new Set<() => void>();

function notify() {
  for (const listener of listeners) listener();
}

export function navigate(to: string, options: { replace?: boolean; state?: unknown } = {}) {
  const address = `${base}${to}`;
  if (options.replace === true) window.history.replaceState(options.state ?? null, '', address);
  else window.history.pushState(options.state ?? null, '', address);
  window.scrollTo(0, 0);
  notify();
}

export function addressOf(to: string): string {
  return `${base}${to}`;
}

/** State handed over by the previous screen; it never appears in the URL. */
export function handedOn(): Readonly<Record<string, unknown>> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
}

export function usePath(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      window.addEventListener('popstate', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('popstate', listener);
      };
    },
    path,
    () => '/login',
  );
}
