import { useState } from 'react';

import { m } from '../i18n/messages.ts';
import classes from './cookie-consent.module.css';

const key = 'lavra-cookies-accepted';

/** Once for a browser; nothing but what the console needs is stored either way. */
export function CookieConsent() {
  const [isAccepted, setAccepted] = useState(() => localStorage.getItem(key) === '1');
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
