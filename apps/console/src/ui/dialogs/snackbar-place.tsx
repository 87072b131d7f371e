import { useEffect, useRef } from 'react';

import { addSnackbarPlace } from '../../lib/snackbar.tsx';
import classes from './dialog-head.module.css';

/** Place in a dialog's header for the messages that appear while it is the topmost one. */
export function SnackbarPlace() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current === null ? undefined : addSnackbarPlace(place.current)), []);
  return <div ref={place} className={classes.place} />;
}
