import { signOut } from './session.ts';

/** Signs out and arrives at a screen of the public program, such as `/reset-password`. */
export async function leaveTo(path: string) {
  window.history.replaceState(null, '', `${import.meta.env.BASE_URL.replace(/\/$/, '')}${path}`);
  await signOut();
}
