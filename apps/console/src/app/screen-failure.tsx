import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

import { ChunkError } from '../base/in-time.ts';
import { isServedVersion, reloadIfOutdated } from '../base/served-version.ts';
import { snackbar } from '../lib/snackbar.tsx';
import { FailureState } from '../ui/feedback/failure-state.tsx';

/** Reloads the page, unless the server does not answer: then the browser would show its own failure instead of the console. */
async function reload(error: ChunkError): Promise<void> {
  if ((await isServedVersion()) === undefined) snackbar.failure(error);
  else window.location.reload();
}

/** Shown when a screen could not be drawn or its data could not be loaded. */
export function ScreenFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const [isAsking, setAsking] = useState(error instanceof ChunkError);
  useEffect(() => {
    if (error instanceof ChunkError) void reloadIfOutdated().then(setAsking);
  }, [error]);
  if (isAsking) return null;
  return (
    <FailureState
      error={error}
      isScreen
      onRetry={() => {
        if (error instanceof ChunkError) {
          void reload(error);
          return;
        }
        reset();
        void router.invalidate();
      }}
    />
  );
}
