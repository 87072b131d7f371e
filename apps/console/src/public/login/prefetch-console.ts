import { useEffect } from 'react';

interface Connection {
  readonly saveData?: boolean;
}

/** Prefetches the signed-in program while the visitor types, unless they asked to save data. */
export function usePrefetchedConsole() {
  useEffect(() => {
    const { connection } = navigator as { connection?: Connection };
    if (connection?.saveData === true) return undefined;
    const timer = setTimeout(() => void import('../../app/program.tsx').catch(() => undefined), 1500);
    return () => clearTimeout(timer);
  }, []);
}
