import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { TooltipLayer } from '../ui/controls/tooltip.tsx';

interface ProvidersProps {
  readonly queryClient: QueryClient;
  readonly children: ReactNode;
}

export function Providers({ queryClient, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <TooltipLayer />
    </QueryClientProvider>
  );
}
