const key = 'lavra-first-login';

/** Set when an account was confirmed: the next sign-in is greeted. */
export function markFirstLogin() {
  localStorage.setItem(key, '1');
}

export function takeFirstLogin(): boolean {
  const isFirst = localStorage.getItem(key) === '1';
  localStorage.removeItem(key);
  return isFirst;
}
