import type { ReactNode } from 'react';

import { Icon, type IconName } from '../controls/icon.tsx';
import classes from './state.module.css';

interface EmptyStateProps {
  readonly icon?: IconName;
  /** Why there is nothing. */
  readonly title: string;
  readonly text?: ReactNode;
  /** The next step: a button or a link. */
  readonly action?: ReactNode;
}

export function EmptyState({ icon = 'inbox', title, text, action }: EmptyStateProps) {
  return (
    <div className={classes.root}>
      <span className={classes.icon}>
        <Icon name={icon} size={24} />
      </span>
      <p className={classes.title}>{title}</p>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {action}
    </div>
  );
}
