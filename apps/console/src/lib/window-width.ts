import { useCallback, useSyncExternalStore } from 'react';

const narrow = window.matchMedia('(max-width: 699px)');
const tight = window.matchMedia('(max-width: 1199px)');

/** Whether the window matches the query, now and after each change. */
function useIsLike(query: MediaQueryList): boolean {
  const follow = useCallback(
    (listener: () => void) => {
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(follow, () => query.matches);
}

/** Too narrow for a table. */
export function useIsNarrow(): boolean {
  return useIsLike(narrow);
}

/** Wide enough for a table, but not for a wide one beside a wide menu. */
export function useIsTight(): boolean {
  return useIsLike(tight);
}
