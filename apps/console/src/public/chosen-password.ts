let chosen: { readonly email: string; readonly password: string } | undefined;

/** Keeps what was chosen at sign-up until its code is confirmed: in memory only, gone with the page. */
export function keepPassword(email: string, password: string) {
  chosen = { email, password };
}

/** The password of this address, where it is known. */
export function chosenPassword(email: string): string | undefined {
  return chosen?.email === email ? chosen.password : undefined;
}

export function forgetPassword() {
  chosen = undefined;
}
