import type { ReactNode } from 'react';

import classes from './detail-list.module.css';

export interface Detail {
  readonly name: string;
  /** Undefined, null and empty show a dash. */
  readonly value: ReactNode;
  /** Spans the whole width. */
  readonly isWide?: boolean;
}

function isAbsent(value: ReactNode): boolean {
  return value === undefined || value === null || value === '';
}

/** Names and values, in as many columns as fit. */
export function DetailList({ details }: { readonly details: readonly Detail[] }) {
  return (
    <dl className={classes.root}>
      {details.map(({ name, value, isWide }) => (
        <div key={name} className={classes.item} data-wide={isWide || undefined}>
          <dt>{name}</dt>
          <dd>{isAbsent(value) ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
