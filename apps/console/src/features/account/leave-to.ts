import { signOut } from '../../base/session.ts';

/** Signs out and arrives at a screen of the public program, such as `/reset-password`. */
export async function leaveTo(path: string, handedOn: unknown = null) {
  const address = `${import.meta.env.BASE_URL.replace(/\/$/, '')}${path}`;
  // The router watches the method of this window's history, and would send a person who is still signed in back.
  History.prototype.replaceState.call(window.history, handedOn, '', address);
  await signOut();
}
