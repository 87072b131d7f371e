import { ApiError } from '@lavra/contract/api-error';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

import { type Order, sendingTools } from '../../../api/sending.ts';
import { companyId } from '../../../lib/acting-company.ts';
import type { FilesToSend } from '../../../lib/sending/pieces.ts';
import { createSending, type Phase, type Sending } from '../../../lib/sending/sending.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { type Credentials, forgetToken, requestClientToken, TokenFailure } from './client-token.ts';

interface ToSend {
  readonly order: Order;
  readonly files: FilesToSend;
  /** When undefined, the user sends, without an app client's token. */
  readonly credentials: Credentials | undefined;
}

/** Includes `sent`: the form must not flash up and take a click while the address of the result loads. */
const underWay: ReadonlySet<Phase> = new Set<Phase>(['announcing', 'uploading', 'completing', 'sent']);
const unsafeToLeave: ReadonlySet<Phase> = new Set<Phase>(['announcing', 'uploading', 'completing']);
const stopped: ReadonlySet<Phase> = new Set<Phase>(['stalled', 'failed']);

const noProgress = () => undefined;
const noSubscription = () => noProgress;

/**
 * Sends one document at a time on behalf of an app client; sending can be cancelled, and leaving the page asks first.
 * Sending the same document again after it stopped resumes it.
 */
export function useSending(onSent: (jobId: string) => void) {
  const queries = useQueryClient();
  const [sending, setSending] = useState<Sending>();
  const progress = useSyncExternalStore(
    sending?.subscribe ?? noSubscription,
    sending?.progress ?? noProgress,
  );
  const isSending = progress !== undefined && underWay.has(progress.phase);
  const isUnsafeToLeave = progress !== undefined && unsafeToLeave.has(progress.phase);

  async function follow(current: Sending, step: Promise<void>, credentials: Credentials | undefined) {
    await step;
    const { phase, id, error } = current.progress();
    if (phase === 'sent' && id !== undefined) onSent(id);
    if (phase === 'failed' && error instanceof TokenFailure) snackbar.warning(error.message);
    const isRefused = error instanceof ApiError && error.status === 401;
    if (phase === 'failed' && isRefused && credentials !== undefined) forgetToken(credentials);
  }

  function send({ order, files, credentials }: ToSend) {
    // A newly typed password starts a new sending: retrying the stopped one would use the old password.
    const isTyped = credentials !== undefined && credentials.password !== '';
    if (sending !== undefined && !isTyped && stopped.has(sending.progress().phase)) {
      void follow(sending, sending.retry(), credentials);
      return;
    }
    const sender = {
      companyId: companyId(),
      queries,
      ...(credentials && { getToken: (signal: AbortSignal) => requestClientToken(credentials, signal) }),
    };
    const next = createSending(files, sendingTools(order, sender));
    setSending(next);
    void follow(next, next.start(), credentials);
  }

  // On unmount, or when another sending replaces it: withdraws what was announced and will not be completed.
  useEffect(() => () => void sending?.cancel(), [sending]);
  useEffect(() => {
    if (!isUnsafeToLeave) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsafeToLeave]);

  const forget = useCallback(() => setSending(undefined), []);

  return {
    send,
    cancel: () => void sending?.cancel(),
    /** Called when the draft changes: a stopped sending is dropped. */
    forget,
    isSending,
    progress,
    failure: progress !== undefined && stopped.has(progress.phase) ? progress.error : undefined,
  };
}
