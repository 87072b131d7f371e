import type { Session as SessionAnswer, User } from '@lavra/contract/model/user';
import { useSyncExternalStore } from 'react';

import { ApiError, isServerFailing } from '@lavra/contract/api-error';
import { identityApi } from './identity.ts';
import { pause } from './pause.ts';
import { forgetPassword } from './typed-password.ts';

export interface SignedIn {
  readonly user: User;
  /** Lives in memory only. */
  readonly idToken: string;
  /** Milliseconds of the epoch. */
  readonly expiresAt: number;
}

/** Says that a refresh is worth asking for; holds the user's id and no secret. */
const markKey = 'lavra-session';
/** The token is renewed this long before it ends. */
const marginMs = 30_000;
/** Seconds before each further try at the start, and what the server may ask for in their place. */
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
    // A failed renewal is met again by the next request, which says so to the person.
    renewal = setTimeout(() => void refreshSession().catch(() => undefined), waitMs);
  }
  for (const listener of listeners) listener();
}

/** The session, while its token lives. */
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

/** Forgets tokens, user and stored session values of this page. */
export function endSession() {
  localStorage.removeItem(markKey);
  sessionStorage.clear();
  forgetPassword();
  change(undefined);
}

/** After the profile was changed. */
export function updateSessionUser(user: User) {
  if (current !== undefined) change({ ...current, user });
}

/** The refresh token rotates and a replay ends the family: two tabs must not send the same one at once. */
async function oneTabAtATime<T>(run: () => Promise<T>): Promise<T> {
  // Absent where the page came over plain HTTP.
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

/** Exchanges the cookie for a new token; callers at the same time share one request. */
export function refreshSession(): Promise<SignedIn | undefined> {
  refreshing ??= requestRefresh().finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

/**
 * At start: asks for a session only where the mark says that there may be one, again where the server fails. The
 * server gives a repeated refresh the same successor.
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

/** Another tab signed out, or signed in as somebody else: this page must not go on as it was. */
export function followOtherTabs() {
  window.addEventListener('storage', (event) => {
    if (event.key !== markKey || current === undefined) return;
    if (event.newValue === null) endSession();
    else if (event.newValue !== current.user.id) window.location.reload();
  });
}

/** The person, also while a token that has just ended is being renewed. */
export function useUser(): User | undefined {
  return useSyncExternalStore(subscribeSession, () => current?.user);
}
