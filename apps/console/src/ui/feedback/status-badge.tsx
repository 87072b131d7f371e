import type { ReactNode } from 'react';

import classes from './status-badge.module.css';

export type StatusTone = 'success' | 'warning' | 'error' | 'info' | 'neutral';

/** A state in a word; the colour only repeats the word. */
export function StatusBadge({ tone, children }: { readonly tone: StatusTone; readonly children: ReactNode }) {
  return (
    <span className={classes.root} data-tone={tone}>
      {children}
    </span>
  );
}
