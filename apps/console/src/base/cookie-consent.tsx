import { useState, useSyncExternalStore } from 'react';

import { m } from '../i18n/messages.ts';
import classes from './cookie-consent.module.css';

const key = 'lavra-cookies-accepted';
const nothing = () => () => undefined;

/** Shown once per browser; nothing but what the console needs is stored either way. */
export function CookieConsent() {
  // The page is drawn before local storage can be read: the page's own styles hide a banner that was accepted.
  const wasAccepted = useSyncExternalStore(
    nothing,
    () => localStorage.getItem(key) === '1',
    () => false,
  );
  const [isAcceptedNow, setAccepted] = useState(false);
  const isAccepted = wasAccepted || isAcceptedNow;
  if (isAccepted) return null;
  return (
    <section className={classes.banner} data-cookie-consent aria-label={m.cookies_label()}>
      <p>{m.cookies_text()}</p>
      <button
        type="button"
        className={classes.accept}
        onClick={() => {
          localStorage.setItem(key, '1');
          setAccepted(true);
        }}
      >
        {m.cookies_accept()}
      </button>
    </section>
  );
}
