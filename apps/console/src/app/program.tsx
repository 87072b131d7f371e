import './typeface.css';

import { RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';

import { m } from '../i18n/messages.ts';
import { loadConfig } from '../base/config.ts';
import { takeFirstLogin } from '../base/first-login.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { snackbar } from '../lib/snackbar.tsx';
import { Providers } from './providers.tsx';
import { createConsoleRouter } from './router.tsx';

/** Draws the signed-in program; the answer takes it away again. */
export async function mount(element: HTMLElement, onFailure: (error: unknown) => void): Promise<() => void> {
  await loadConfig();
  const queryClient = createQueryClient();
  const router = createConsoleRouter(queryClient);
  const root = createRoot(element, { onUncaughtError: onFailure });
  // In slices, so that the thread of a slow phone stays free between them.
  startTransition(() =>
    root.render(
      <Providers queryClient={queryClient}>
        <RouterProvider router={router} />
      </Providers>,
    ),
  );
  if (takeFirstLogin()) snackbar.success(m.first_login());
  return () => {
    root.unmount();
    queryClient.clear();
  };
}
