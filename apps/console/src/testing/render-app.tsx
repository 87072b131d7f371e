import type { User } from '@lavra/contract/model/user';
import { createMemoryHistory, RouterContextProvider, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import userEvent from '@testing-library/user-event';

import { Snackbars } from '../shell/snackbars.tsx';
import { Library } from '../theme/library.tsx';
import { Providers } from '../app/providers.tsx';
import { createConsoleRouter } from '../app/router.tsx';
import { createQueryClient } from '../app/query-client.ts';
import { beginSession } from '../base/session.ts';
import { makeUser } from './factories.ts';

/** The signed-in program at a path (`/terms?x=1`), against the `fakeApi()` created before. */
export function renderApp(path: string, user: User = makeUser()) {
  beginSession({ idToken: 'token-1', expiresIn: 3600, user });
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const router = createConsoleRouter(queryClient, createMemoryHistory({ initialEntries: [`/web${path}`] }));
  // A test that ends while a screen loads must leave no timer that renders after its window is gone.
  router.options.defaultPendingMs = Infinity;
  const view = render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...view, router, queryClient, user: userEvent.setup() };
}

/** One component inside the providers, without the frame. */
export function renderPart(part: ReactElement) {
  const queryClient = createQueryClient();
  const router = createConsoleRouter(queryClient, createMemoryHistory());
  return {
    ...render(
      <Providers queryClient={queryClient}>
        <RouterContextProvider router={router}>
          <Library>{part}</Library>
          <Snackbars />
        </RouterContextProvider>
      </Providers>,
    ),
    user: userEvent.setup(),
  };
}
