import { useEffect, useRef } from 'react';

import { TermsText } from '../../../features/terms/components/terms-text.tsx';
import { m } from '../../../i18n/messages.ts';
import { BaseIcon } from '../../../base/base-icon.tsx';
import classes from './terms-dialog.module.css';

/** Uses the browser's own dialog, which traps the focus and returns it on close. */
export function TermsDialog({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={classes.dialog} aria-labelledby="terms-title" onClose={onClose}>
      <header className={classes.header}>
        <h2 id="terms-title">{m.terms_title()}</h2>
        <button type="button" className={classes.close} aria-label={m.action_close()} onClick={close}>
          <BaseIcon name="close" />
        </button>
      </header>
      {/* A scrollable box must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={classes.body} aria-labelledby="terms-title" tabIndex={0}>
        <TermsText />
      </section>
    </dialog>
  );
}
