import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';

import { ChunkTimeout } from '../base/in-time.ts';
import { FailureState } from '../ui/feedback/failure-state.tsx';

/** Shown when a screen could not be drawn or its data could not be loaded. */
export function ScreenFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <FailureState
      error={error}
      onRetry={() => {
        if (error instanceof ChunkTimeout) {
          window.location.reload();
          return;
        }
        reset();
        void router.invalidate();
      }}
    />
  );
}
