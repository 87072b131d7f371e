import type { ReactNode } from 'react';

import { m } from '../i18n/messages.ts';
import { errorSentence, requestIdOf } from '../base/error-sentence.ts';

/** Milliseconds that a message stays, by kind; from the specification. */
const stayMs = { success: 5_000, info: 5_000, warning: 10_000, error: 20_000 } as const;

/** The most messages shown at once; older ones are dropped, because a queued message would be out of date. */
const snackbarLimit = 3;

export type SnackbarKind = keyof typeof stayMs;

export interface Shown {
  readonly id: string;
  readonly kind: SnackbarKind;
  readonly message: ReactNode;
  readonly stayMs: number;
  /** Concerns what was typed or chosen, so the next change of it removes the message. */
  readonly isFault: boolean;
  /** Undoes what the message reports. */
  readonly undo?: (() => void) | undefined;
}

interface More {
  /** Replaces a shown message with the same id. */
  readonly id?: string;
  readonly stayMs?: number;
  readonly undo?: () => void;
}

/** Milliseconds in which an action can be undone. */
const undoMs = 6_000;

let shown: readonly Shown[] = [];
let places: readonly HTMLElement[] = [];
let count = 0;
const listeners = new Set<() => void>();

function change(next: readonly Shown[]) {
  shown = next;
  for (const listener of listeners) listener();
}

export function shownSnackbars(): readonly Shown[] {
  return shown;
}

export function onSnackbars(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function hideSnackbar(id: string) {
  change(shown.filter((one) => one.id !== id));
}

/** Removes warnings and errors: when something succeeds, or another screen or dialog is shown. */
export function clearComplaints() {
  change(shown.filter(({ kind }) => kind === 'success' || kind === 'info'));
}

/** Removes the messages about input, because the user is correcting it. */
export function clearFaults() {
  if (shown.some(({ isFault }) => isFault)) change(shown.filter(({ isFault }) => !isFault));
}

/** Messages appear in the dialog that was opened last, where they cover none of its controls. */
export function addSnackbarPlace(place: HTMLElement): () => void {
  places = [...places, place];
  clearComplaints();
  return () => {
    places = places.filter((one) => one !== place);
    change(shown);
  };
}

/** The dialog where messages appear; undefined on a screen without one. */
export function snackbarPlace(): HTMLElement | undefined {
  return places.at(-1);
}

export function clearSnackbars() {
  change([]);
}

function show(kind: SnackbarKind, message: ReactNode, more: More & { readonly isFault?: boolean } = {}) {
  count += 1;
  const id = more.id ?? (typeof message === 'string' ? `${kind}-${message}` : String(count));
  if (kind === 'success' && id !== 'copied') clearComplaints();
  const others = shown.filter((one) => one.id !== id).slice(1 - snackbarLimit);
  const { isFault = false, undo } = more;
  change([...others, { id, kind, message, isFault, stayMs: more.stayMs ?? stayMs[kind], undo }]);
}

export const snackbar = {
  success: (message: ReactNode, more?: More) => show('success', message, more),
  /** Reports an action that can be undone for a while. */
  done: (message: ReactNode, undo: () => void) => show('success', message, { stayMs: undoMs, undo }),
  info: (message: ReactNode, more?: More) => show('info', message, more),
  warning: (message: ReactNode, more?: More) => show('warning', message, { ...more, isFault: true }),
  error: (message: ReactNode, more?: More) => show('error', message, { ...more, isFault: true }),
  /** The sentence of a failed call and, in small, the request id to quote to support. */
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
  /** Something was copied to the clipboard: 1 s. */
  copied() {
    show('success', m.copied(), { id: 'copied', stayMs: 1_000 });
  },
};
