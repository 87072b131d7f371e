import './typeface.css';

import { RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';

import { m } from '../i18n/messages.ts';
import { loadConfig } from '../base/config.ts';
import { takeFirstLogin } from '../base/first-login.ts';
import { pause } from '../base/pause.ts';
import { createQueryClient } from './query-client.ts';
import { snackbar } from '../lib/snackbar.tsx';
import { Providers } from './providers.tsx';
import { createConsoleRouter } from './router.tsx';

/** Milliseconds that the frame waits for its screen: drawn together they render once, and in slices. */
const screenWaitMs = 150;

/** Renders the signed-in program; the returned function unmounts it. */
export async function mount(element: HTMLElement, onFailure: (error: unknown) => void): Promise<() => void> {
  await loadConfig();
  const queryClient = createQueryClient();
  const router = createConsoleRouter(queryClient);
  await pause();
  const loading = router.load().catch(onFailure);
  const root = createRoot(element, { onUncaughtError: onFailure });
  await Promise.race([loading, pause(screenWaitMs)]);
  // Rendered in slices, so that the main thread of a slow phone stays free between them.
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
