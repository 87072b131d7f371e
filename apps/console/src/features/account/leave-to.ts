import { signOut } from '../../base/session.ts';

/** Signs out and goes to a screen of the public program, such as `/reset-password`. */
export async function leaveTo(path: string, handedOn: unknown = null) {
  const address = `${import.meta.env.BASE_URL.replace(/\/$/, '')}${path}`;
  // Calls the prototype's method: the router patches this window's own, and would send a user who is still signed in
  // back.
  History.prototype.replaceState.call(window.history, handedOn, '', address);
  await signOut();
}
