import type { ReactNode } from 'react';

import { m } from '../../i18n/messages.ts';
import { Button } from '../controls/button.tsx';
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

interface EmptyListProps extends Pick<EmptyStateProps, 'icon' | 'title' | 'text'> {
  /** Set while filters may hide everything: the text to show then, and how to clear them. */
  readonly filtered: false | { readonly text: string; readonly onClear: () => void };
}

/** An empty list, perhaps because of its filters. */
export function EmptyList({ filtered, ...whole }: EmptyListProps) {
  if (filtered === false) return <EmptyState {...whole} />;
  return (
    <EmptyState
      icon="search"
      title={whole.title}
      text={filtered.text}
      action={
        <Button variant="default" onClick={filtered.onClear}>
          {m.action_clear_filters()}
        </Button>
      }
    />
  );
}
