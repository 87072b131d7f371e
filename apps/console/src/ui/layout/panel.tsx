import type { ReactNode } from 'react';

import classes from './panel.module.css';

interface PanelProps {
  readonly title?: string;
  readonly text?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A section with a heading of its own: a form, a list among others, a part of a screen. */
export function Panel({ title, text, actions, children }: PanelProps) {
  return (
    <section className={classes.root} aria-label={title} data-panel>
      {(title !== undefined || actions !== undefined) && (
        <header className={classes.header}>
          <div>
            {title !== undefined && <h2 className={classes.title}>{title}</h2>}
            {text !== undefined && <p className={classes.text}>{text}</p>}
          </div>
          {actions !== undefined && <div className={classes.actions}>{actions}</div>}
        </header>
      )}
      {children}
    </section>
  );
}
