import type { ReactNode } from 'react';

import classes from './page-header.module.css';

interface PageHeaderProps {
  readonly title: string;
  /** One line of explanation. */
  readonly text?: ReactNode;
  /** The main action and the ones beside it. */
  readonly actions?: ReactNode;
}

/** Title of the screen and of the browser tab. */
export function PageHeader({ title, text, actions }: PageHeaderProps) {
  return (
    <header className={classes.root}>
      <title>{`${title} · Lavra`}</title>
      <div className={classes.words}>
        <h1 className={classes.title}>{title}</h1>
        {text !== undefined && <p className={classes.text}>{text}</p>}
      </div>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
