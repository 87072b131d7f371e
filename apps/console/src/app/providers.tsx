import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';

import { inTime } from '../base/in-time.ts';
import { sharedSchemeManager } from '../theme/mantine-scheme.ts';
import { mantineTheme, mantineVariables } from '../theme/mantine-theme.ts';

/** Messages wait in their store until their place is there. */
const Snackbars = lazy(
  inTime(() => import('./snackbars.tsx').then((module) => ({ default: module.Snackbars }))),
);

const schemeManager = sharedSchemeManager();

interface ProvidersProps {
  readonly queryClient: QueryClient;
  readonly env?: 'default' | 'test';
  readonly children: ReactNode;
}

export function Providers({ queryClient, env = 'default', children }: ProvidersProps) {
  return (
    <MantineProvider
      theme={mantineTheme}
      cssVariablesResolver={mantineVariables}
      colorSchemeManager={schemeManager}
      defaultColorScheme="auto"
      withStaticClasses={false}
      withGlobalClasses={false}
      env={env}
    >
      <QueryClientProvider client={queryClient}>
        {children}
        <Suspense>
          <Snackbars />
        </Suspense>
      </QueryClientProvider>
    </MantineProvider>
  );
}
