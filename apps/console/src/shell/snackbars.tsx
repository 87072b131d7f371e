import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { m } from '../i18n/messages.ts';
import {
  clearComplaints,
  hideSnackbar,
  onSnackbars,
  type Shown,
  shownSnackbars,
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
    // A message in the place of another with its id stays as long again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- see above
  }, [one, id, stayMs, isPaused]);
  return (
    <div
      className={classes.one}
      data-kind={kind}
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

/** The place of the snackbars, away from the buttons of screens and dialogs; they wait while the pointer is on them. */
export function Snackbars() {
  const shown = useSyncExternalStore(onSnackbars, shownSnackbars);
  const [isPaused, setPaused] = useState(false);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  useEffect(clearComplaints, [path]);
  return (
    <section
      className={classes.place}
      aria-label={m.snackbars()}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
    >
      {shown.map((one) => (
        <Snackbar key={one.id} one={one} isPaused={isPaused} />
      ))}
    </section>
  );
}
