import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';

import { Notifications } from '@mantine/notifications';

import { snackbarLimit } from '../lib/snackbar.tsx';
import classes from './snackbars.module.css';

/** The place of the snackbars: at most three, waiting while the pointer is on them. */
export function Snackbars() {
  return (
    <Notifications
      className={classes.place}
      limit={snackbarLimit}
      position="bottom-right"
      pauseResetOnHover="all"
      autoClose={5_000}
    />
  );
}
