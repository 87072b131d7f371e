import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

import { m } from '../i18n/messages.ts';
import {
  clearComplaints,
  clearFaults,
  hideSnackbar,
  onSnackbars,
  type Shown,
  shownSnackbars,
  snackbarPlace,
  type SnackbarKind,
} from '../lib/snackbar.tsx';
import { Icon, type IconName } from '../ui/controls/icon.tsx';
import classes from './snackbars.module.css';

const icons: Record<SnackbarKind, IconName> = {
  success: 'check',
  info: 'help',
  warning: 'alert',
  error: 'alert',
};

function Snackbar({ one, isPaused }: { readonly one: Shown; readonly isPaused: boolean }) {
  const { id, kind, message, stayMs, undo } = one;
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(() => hideSnackbar(id), stayMs);
    return () => clearTimeout(timer);
    // A message that replaces another with the same id stays for its full time.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- see above
  }, [one, id, stayMs, isPaused]);
  return (
    <div
      className={classes.one}
      data-kind={kind}
      data-brief={id === 'copied' || undefined}
      role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}
    >
      <Icon name={icons[kind]} size={18} />
      <div className={classes.words}>{message}</div>
      {undo !== undefined && (
        <button
          type="button"
          className={classes.undo}
          onClick={() => {
            hideSnackbar(id);
            undo();
          }}
        >
          {m.action_undo()}
        </button>
      )}
      <button
        type="button"
        className={classes.close}
        aria-label={m.action_close()}
        onClick={() => hideSnackbar(id)}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}

/**
 * Container of the snackbars, away from a screen's buttons, or in the header of a dialog. Their timers pause while the
 * pointer is on them.
 */
export function Snackbars() {
  const shown = useSyncExternalStore(onSnackbars, shownSnackbars);
  const place = useSyncExternalStore(onSnackbars, snackbarPlace);
  const [isPaused, setPaused] = useState(false);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  useEffect(clearComplaints, [path]);
  useEffect(() => {
    document.addEventListener('input', clearFaults);
    return () => document.removeEventListener('input', clearFaults);
  }, []);
  const messages = (
    <section
      className={place === undefined ? classes.place : classes.inDialog}
      hidden={place !== undefined && shown.length === 0}
      aria-label={m.snackbars()}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
    >
      {shown.map((one) => (
        <Snackbar key={one.id} one={one} isPaused={isPaused} />
      ))}
    </section>
  );
  return place === undefined ? messages : createPortal(messages, place);
}
