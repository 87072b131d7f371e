/** Long enough to open a first document after signing in; later the demo asks for the password again. */
const keptMs = 15 * 60_000;

let typed: { readonly email: string; readonly password: string } | undefined;
let end: ReturnType<typeof setTimeout> | undefined;

export function forgetPassword() {
  clearTimeout(end);
  typed = undefined;
}

/**
 * Keeps the password that was just typed for the next step that needs it: in memory only, for a limited time, gone with
 * the page.
 */
export function keepPassword(email: string, password: string) {
  forgetPassword();
  typed = { email, password };
  end = setTimeout(forgetPassword, keptMs);
}

/** The password of this address, while it is kept. */
export function typedPassword(email: string): string | undefined {
  return typed?.email === email ? typed.password : undefined;
}
