import { useIsFetching, useIsMutating } from '@tanstack/react-query';

import classes from './pending-bar.module.css';

/** Shown while a request is pending; the style delays it by 150 ms, so that quick answers do not flash. */
export function PendingBar() {
  const pending = useIsFetching() + useIsMutating();
  return <div className={classes.bar} data-pending={pending > 0 || undefined} aria-hidden="true" />;
}
