import { notifications, notificationsStore } from '@mantine/notifications';
import type { ReactNode } from 'react';

import { m } from '../i18n/messages.ts';
import { errorSentence, requestIdOf } from '../base/error-sentence.ts';

/** Milliseconds a message stays, by kind; from the specification. */
const stayMs = { success: 5_000, info: 5_000, warning: 10_000, error: 20_000 } as const;

/** As many stand at once; one that waited for a place would speak of what is long past. */
export const snackbarLimit = 3;

type Kind = keyof typeof stayMs;

const colours: Record<Kind, string> = {
  success: 'success',
  info: 'secondary',
  warning: 'warning',
  error: 'error',
};

interface More {
  /** A message with the id of one that is shown takes its place. */
  readonly id?: string;
  readonly stayMs?: number;
}

function show(kind: Kind, message: ReactNode, more: More = {}) {
  const id = more.id ?? (typeof message === 'string' ? `${kind}-${message}` : undefined);
  if (id !== undefined) notifications.hide(id);
  const shown = notificationsStore.getState().notifications;
  for (const { id: oldest } of shown.slice(0, Math.max(shown.length - snackbarLimit + 1, 0)))
    if (oldest !== undefined) notifications.hide(oldest);
  notifications.show({
    ...(id === undefined ? {} : { id }),
    message,
    color: colours[kind],
    autoClose: more.stayMs ?? stayMs[kind],
    role: kind === 'error' || kind === 'warning' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': m.action_close() },
  });
}

export const snackbar = {
  success: (message: ReactNode, more?: More) => show('success', message, more),
  info: (message: ReactNode, more?: More) => show('info', message, more),
  warning: (message: ReactNode, more?: More) => show('warning', message, more),
  error: (message: ReactNode, more?: More) => show('error', message, more),
  /** The sentence of a failed call and, in small, the request id to tell the support. */
  failure(error: unknown) {
    const requestId = requestIdOf(error);
    const sentence = errorSentence(error);
    show(
      'error',
      requestId === undefined ? (
        sentence
      ) : (
        <>
          {sentence}
          <br />
          <small>{m.error_request_id({ id: requestId })}</small>
        </>
      ),
      { id: `failure-${sentence}` },
    );
  },
  /** A refused token is being renewed: 8 s. */
  renewing() {
    show('warning', m.error_unauthorized(), { id: 'renewing', stayMs: 8_000 });
  },
  /** Something is on the clipboard: 1 s. */
  copied() {
    show('success', m.copied(), { id: 'copied', stayMs: 1_000 });
  },
};
