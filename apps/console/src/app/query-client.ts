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
      /** Key of the queries that the mutation invalidates. */
      readonly changes?: readonly unknown[];
      /** Invalidates after a refusal too, which may mean that the data has changed. */
      readonly changesAnyway?: boolean;
    };
  }
}

const freshMs = 30_000;

/** Retries twice after a lost connection, a 502 or a 503; any other answer is final. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return failures < 2 && (error.status === 0 || error.status === 502 || error.status === 503);
}

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        // A failed first load is shown in its own place; a failed refetch keeps the old rows, so it is reported in a
        // snackbar.
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
      // Without a network a call fails with a message instead of waiting silently for a connection.
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
