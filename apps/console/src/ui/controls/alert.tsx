import type { HTMLAttributes, ReactNode, Ref } from 'react';

import classes from './alert.module.css';

interface AlertProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  readonly ref?: Ref<HTMLDivElement>;
  readonly color: 'secondary' | 'warning' | 'error';
  readonly icon: ReactNode;
  readonly title?: string;
}

/** A message beside what it is about. */
export function Alert({ color, icon, title, children, ...rest }: AlertProps) {
  return (
    <div role="alert" {...rest} className={classes.root} data-color={color}>
      {icon}
      <div className={classes.words}>
        {title !== undefined && <strong>{title}</strong>}
        {children}
      </div>
    </div>
  );
}
