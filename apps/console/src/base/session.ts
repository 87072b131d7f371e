import type { Session as SessionAnswer, User } from '@lavra/contract/model/user';
import { useSyncExternalStore } from 'react';

import { ApiError, isServerFailing } from '@lavra/contract/api-error';
import { identityApi } from './identity.ts';
import { pause } from './pause.ts';
import { forgetPassword } from './typed-password.ts';

export interface SignedIn {
  readonly user: User;
  /** Kept in memory only. */
  readonly idToken: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** Marks that a refresh is worth trying; holds the user's id and no secret. */
const markKey = 'lavra-session';
/** The token is renewed this long before it expires. */
const marginMs = 30_000;
/** Seconds before each further try at the start, and the longest Retry-After of the server that replaces them. */
const pausesS = [1, 2, 4];
const longestPauseS = 5;

let current: SignedIn | undefined;
let refreshing: Promise<SignedIn | undefined> | undefined;
let renewal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(next: SignedIn | undefined) {
  current = next;
  clearTimeout(renewal);
  if (next !== undefined) {
    const waitMs = Math.max(next.expiresAt - Date.now() - marginMs, 1000);
    // The next request meets the failure again and reports it to the user.
    renewal = setTimeout(() => void refreshSession().catch(() => undefined), waitMs);
  }
  for (const listener of listeners) listener();
}

/** The session, while its token is valid. */
export function session(): SignedIn | undefined {
  return current !== undefined && Date.now() < current.expiresAt ? current : undefined;
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function beginSession(answer: SessionAnswer): SignedIn {
  const next = {
    user: answer.user,
    idToken: answer.idToken,
    expiresAt: Date.now() + answer.expiresIn * 1000,
  };
  localStorage.setItem(markKey, answer.user.id);
  change(next);
  return next;
}

/** Forgets the token, the user and the session storage of this page. */
export function endSession() {
  localStorage.removeItem(markKey);
  sessionStorage.clear();
  forgetPassword();
  change(undefined);
}

/** Called after the profile was changed. */
export function updateSessionUser(user: User) {
  if (current !== undefined) change({ ...current, user });
}

/** The refresh token rotates and a replay revokes its family: two tabs must not send the same one at once. */
async function oneTabAtATime<T>(run: () => Promise<T>): Promise<T> {
  // Absent on a page served over plain HTTP.
  const { locks } = navigator as { locks?: LockManager | null };
  return locks ? locks.request('lavra-refresh', run) : run();
}

async function requestRefresh(): Promise<SignedIn | undefined> {
  try {
    return beginSession(await oneTabAtATime(() => identityApi.refresh()));
  } catch (error) {
    const refused = error instanceof ApiError && (error.status === 401 || error.status === 403);
    if (!refused) throw error;
    endSession();
    return undefined;
  }
}

/** Exchanges the cookie for a new token; concurrent callers share one request. */
export function refreshSession(): Promise<SignedIn | undefined> {
  refreshing ??= requestRefresh().finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

/**
 * At start: requests a session only where the mark says that there may be one, and retries while the server fails. The
 * server answers a repeated refresh with the same successor.
 */
export async function restoreSession([pauseS, ...pauses] = pausesS): Promise<SignedIn | undefined> {
  if (localStorage.getItem(markKey) === null) return undefined;
  try {
    return await refreshSession();
  } catch (error) {
    if (pauseS === undefined || !isServerFailing(error)) throw error;
    const seconds = Math.min(error.retryAfterS ?? pauseS, longestPauseS);
    await pause(seconds * 1000);
    return restoreSession(pauses);
  }
}

export async function signOut() {
  try {
    await identityApi.signOut();
  } finally {
    endSession();
  }
}

/** When another tab signs out, or signs in as somebody else, this page must not go on as it was. */
export function followOtherTabs() {
  window.addEventListener('storage', (event) => {
    if (event.key !== markKey || current === undefined) return;
    if (event.newValue === null) endSession();
    else if (event.newValue !== current.user.id) window.location.reload();
  });
}

/** The user, even while an expired token is being renewed. */
export function useUser(): User | undefined {
  return useSyncExternalStore(subscribeSession, () => current?.user);
}
