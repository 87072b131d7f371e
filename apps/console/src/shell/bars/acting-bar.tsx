import { useEffect, useRef } from 'react';

import { m } from '../../i18n/messages.ts';
import type { ActingCompany } from '../../lib/acting-company.ts';
import { formatDocument } from '../../lib/document.ts';
import { useActFor } from '../../ui/client-select/use-act-for.ts';
import classes from './acting-bar.module.css';

/** Milliseconds within which two presses count as one double press. */
const twiceMs = 600;

/** Shown while an administrator acts for a client; one click, or Escape pressed twice, ends that. */
export function ActingBar({ acting }: { readonly acting: ActingCompany }) {
  const actForCompany = useActFor();
  const lastAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Something open handles the key itself.
      const isTaken =
        event.defaultPrevented || document.querySelector('[role=dialog], header [aria-expanded=true]');
      if (event.key !== 'Escape' || isTaken) lastAt.current = Number.NEGATIVE_INFINITY;
      else if (event.timeStamp - lastAt.current < twiceMs) actForCompany(undefined);
      else lastAt.current = event.timeStamp;
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    const before = icon?.href;
    if (icon) icon.href = '/web/favicon-acting.png';
    return () => {
      if (icon && before !== undefined) icon.href = before;
    };
  }, []);
  return (
    <section className={classes.bar} aria-label={m.acting_now()}>
      <p className={classes.text}>
        {m.acting_for()} <strong>{acting.name}</strong>
        <span className={classes.document}> · {formatDocument(acting.document)}</span>
      </p>
      <button type="button" className={classes.end} onClick={() => actForCompany(undefined)}>
        {m.acting_end()}
        <span className={classes.keys} aria-hidden="true">
          <kbd>Esc</kbd> <kbd>Esc</kbd>
        </span>
      </button>
    </section>
  );
}
