import { useEffect } from 'react';
import { importAhead } from '../../base/import-ahead.ts';

interface Connection {
  readonly saveData?: boolean;
}

/** Prefetches the signed-in program while the visitor types, unless they asked to save data. */
export function usePrefetchedConsole() {
  useEffect(() => {
    const { connection } = navigator as { connection?: Connection };
    if (connection?.saveData === true) return undefined;
    const timer = setTimeout(() => importAhead(() => import('../../app/program.tsx')), 1500);
    return () => clearTimeout(timer);
  }, []);
}
