import { useEffect, useSyncExternalStore } from 'react';

/** The number of mounted components that want the full width of the window. */
let wanting = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1) {
  wanting += by;
  for (const listener of listeners) listener();
}

/** While the component is mounted, the menu makes room for it. */
export function useWholeWindow() {
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

export function useIsWholeWindow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => wanting > 0,
  );
}
