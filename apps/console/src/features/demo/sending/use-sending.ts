import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { snackbar } from '../../../lib/snackbar.tsx';
import { TokenFailure } from './client-token.ts';
import { sendDocument, type Sending, type SendingState } from './send-document.ts';

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Sends one document at a time; it can be called off, and leaving the page asks first. */
export function useSending(onSent: (jobId: string) => void) {
  const [state, setState] = useState<SendingState>({ stage: 'token' });
  const leaving = useRef<AbortController>(undefined);
  const mutation = useMutation({
    mutationFn: (sending: Sending) => {
      leaving.current = new AbortController();
      return sendDocument(sending, { signal: leaving.current.signal, onState: setState });
    },
    onSuccess: onSent,
    onError: (error) => {
      if (error instanceof TokenFailure) snackbar.warning(error.message);
    },
    // Shown in its place: beside the form, or as the specified warning of a token.
    meta: { quiet: true },
  });
  const { isPending } = mutation;

  useEffect(() => () => leaving.current?.abort(), []);
  useEffect(() => {
    if (!isPending) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isPending]);

  return {
    send: mutation.mutate,
    cancel: () => leaving.current?.abort(),
    forget: mutation.reset,
    isSending: isPending,
    state,
    failure: isAbort(mutation.error) ? null : mutation.error,
  };
}
