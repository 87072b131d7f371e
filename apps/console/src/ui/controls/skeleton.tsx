import type { HTMLAttributes } from 'react';

import classes from './skeleton.module.css';

interface SkeletonProps extends HTMLAttributes<HTMLSpanElement> {
  readonly height: number;
  /** Any CSS length; the whole width when absent. */
  readonly width?: number | string;
  readonly radius?: number;
}

/** The place of what is on its way. With a name it says so. */
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

/** Turns while something short is under way. */
export function Loader({ size }: { readonly size: number }) {
  return <span className={classes.loader} style={{ width: size, height: size }} aria-hidden="true" />;
}
