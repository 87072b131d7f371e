import type { ReactNode } from 'react';

import { addressOf, navigate } from '../navigation.ts';
import classes from './link.module.css';

interface LinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

export function Link({ to, children }: LinkProps) {
  return (
    <a
      className={classes.link}
      href={addressOf(to)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        navigate(to);
      }}
    >
      {children}
    </a>
  );
}
