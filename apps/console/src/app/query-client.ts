import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

import { ApiError } from '@lavra/contract/api-error';
import { snackbar } from '../lib/snackbar.tsx';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The screen shows the failure itself. */
      readonly quiet?: boolean;
    };
    mutationMeta: {
      readonly quiet?: boolean;
      /** Key of the queries whose answers are others now. */
      readonly changes?: readonly unknown[];
      /** Also after a refusal, which tells that they may be. */
      readonly changesAnyway?: boolean;
    };
  }
}

const freshMs = 30_000;

/** An answer of 4xx stays what it is; a lost connection or a busy server is asked twice more. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return failures < 2 && (error.status === 0 || error.status === 502 || error.status === 503);
}

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        // A first load shows its failure in its own place; a later one keeps the old rows, so it is said.
        if (query.meta?.quiet === true || query.state.data === undefined) return;
        snackbar.failure(error);
      },
    }),
    mutationCache: new MutationCache({
      onError(error, _input, _context, mutation) {
        if (mutation.meta?.quiet !== true) snackbar.failure(error);
      },
      onSettled(_data, error, _input, _context, mutation) {
        const { changes, changesAnyway } = mutation.meta ?? {};
        if (changes === undefined || (error !== null && changesAnyway !== true)) return undefined;
        return client.invalidateQueries({ queryKey: changes });
      },
    }),
    defaultOptions: {
      // Without a network a call fails and says so, instead of waiting in silence for one.
      queries: {
        staleTime: freshMs,
        retry: isWorthRetrying,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
