import type { HTMLAttributes } from 'react';

import classes from './skeleton.module.css';

interface SkeletonProps extends HTMLAttributes<HTMLSpanElement> {
  readonly height: number;
  /** Any CSS length; the full width when absent. */
  readonly width?: number | string;
  readonly radius?: number;
}

/** Placeholder for what is loading. With a name it announces that. */
export function Skeleton({ height, width = '100%', radius = 5, ...rest }: SkeletonProps) {
  return (
    <span
      {...(rest['aria-label'] === undefined ? {} : { role: 'status' })}
      {...rest}
      className={classes.root}
      style={{ height, width, borderRadius: radius }}
    />
  );
}

/** Spinner for something short. */
export function Loader({ size }: { readonly size: number }) {
  return <span className={classes.loader} style={{ width: size, height: size }} aria-hidden="true" />;
}
