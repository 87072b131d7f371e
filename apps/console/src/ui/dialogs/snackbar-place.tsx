import { useEffect, useRef } from 'react';

import { addSnackbarPlace } from '../../lib/snackbar.tsx';
import classes from './dialog-head.module.css';

/** In the head of a dialog: the messages that come while it is the last one open. */
export function SnackbarPlace() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current === null ? undefined : addSnackbarPlace(place.current)), []);
  return <div ref={place} className={classes.place} />;
}
