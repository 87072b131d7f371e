import { useSyncExternalStore } from 'react';

const key = 'lavra-viewer-letters';
const listeners = new Set<() => void>();

/** Whether single letters act as keys of the viewer: users of speech input may need them off (WCAG 2.1.4). */
export function areLettersOn(): boolean {
  return localStorage.getItem(key) !== 'off';
}

export function switchLetters(isOn: boolean) {
  if (isOn) localStorage.removeItem(key);
  else localStorage.setItem(key, 'off');
  for (const listener of listeners) listener();
}

export function useLetters(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, areLettersOn);
}
