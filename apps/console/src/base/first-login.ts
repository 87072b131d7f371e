const key = 'lavra-first-login';

/** Set when an account is confirmed: the next sign-in shows a greeting. */
export function markFirstLogin() {
  localStorage.setItem(key, '1');
}

export function takeFirstLogin(): boolean {
  const isFirst = localStorage.getItem(key) === '1';
  localStorage.removeItem(key);
  return isFirst;
}
