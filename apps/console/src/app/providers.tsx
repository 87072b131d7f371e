import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { sharedSchemeManager } from '../theme/mantine-scheme.ts';
import { mantineTheme, mantineVariables } from '../theme/mantine-theme.ts';

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
        <Notifications limit={3} position="bottom-right" pauseResetOnHover="all" autoClose={5_000} />
      </QueryClientProvider>
    </MantineProvider>
  );
}
